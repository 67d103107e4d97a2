"""The console: take a task, mend its instruction, run its reference, have it verified."""
