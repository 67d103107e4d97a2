"""Which processes carry a mark in their environment."""

from __future__ import annotations

from pathlib import Path

from tenacity import Retrying, retry_if_result, stop_after_delay, wait_fixed


def marked(mark: str) -> set[int]:
    """Ids of living processes (Linux) that were started with `mark` in their environment."""
    found = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            is_zombie = (entry / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
            if mark.encode() in (entry / "environ").read_bytes() and not is_zombie:
                found.add(int(entry.name))
        except OSError:
            continue
    return found


def all_gone(mark: str, seconds: float) -> set[int]:
    """Wait until none is left; the ids that remain after `seconds`."""
    retry = Retrying(
        retry=retry_if_result(bool),
        stop=stop_after_delay(seconds),
        wait=wait_fixed(0.05),
        retry_error_callback=lambda state: state.outcome.result() if state.outcome else set(),
    )
    left: set[int] = retry(marked, mark)
    return left
