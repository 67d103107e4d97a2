"""Solvability studies: balanced suites of tasks, shown to people one at a time."""
