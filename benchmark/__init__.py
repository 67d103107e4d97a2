"""Environments and tasks as rows, with every revision of a task; loading from and export to `dataset/`."""
