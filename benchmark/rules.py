"""Pure rules of the benchmark's rows."""

from __future__ import annotations

import hashlib

from igg.sources import task_hash
from igg.tasks import Task


def content_hash(record: Task, hint: Task | None) -> str:
    """One hash for a task and its hint variant."""
    parts = task_hash(record), "" if hint is None else task_hash(hint)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
