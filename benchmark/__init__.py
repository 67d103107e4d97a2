"""Environments and tasks as rows, every revision of a task, and the way from and to `dataset/`."""
