"""Model evaluation: one agent over a set of tasks, and what it is worth."""
