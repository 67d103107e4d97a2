"""Which sub-type a task is, by the step that makes its target hittable."""

from __future__ import annotations

from dataclasses import dataclass

from igg.observations import LedgerRow, Trace
from igg.taxonomy import SubTypeCode

# Why the target could not be hit → the step that changed it → the sub-types this stands for.
REVEALS: dict[str, dict[str, tuple[SubTypeCode, ...]]] = {
    "offscreen": {"SCROLL": ("1-1",)},
    "clipped": {"SCROLL": ("1-1",), "CLICK": ("2-2",), "DRAG": ("3-3",)},
    "absent": {"CLICK": ("2-2",), "WAIT": ("3-1",)},
    "transparent": {"CLICK": ("2-2",)},
    "covered": {"CLICK": ("2-3",), "DRAG": ("3-3",)},
    "inactive": {"WAIT": ("3-1",)},
    "offstage": {"WAIT": ("3-2",), "CLICK": ("3-2",)},
}


@dataclass(frozen=True)
class Reveal:
    """The last step after which the target could be hit, and could not before."""

    index: int
    action: str
    """SCROLL, MOVE, CLICK, WAIT or DRAG."""
    reasons: tuple[str, ...]
    """Why it could not be hit before: the main lost-point reason, and `inactive`."""

    @property
    def sub_types(self) -> tuple[SubTypeCode, ...]:
        """What it stands for; none for a combination outside the taxonomy."""
        if self.action == "MOVE":
            return ("2-1",)
        found = (code for reason in self.reasons for code in REVEALS[reason].get(self.action, ()))
        return tuple(dict.fromkeys(found))


def find_reveal(reference: Trace) -> Reveal | None:
    """The deciding step before the last click; None when no step makes the target hittable."""
    before = reference.screens
    for index in range(len(reference.steps) - 2, -1, -1):
        step = reference.steps[index]
        if step.after.target.is_hittable and not before[index].target.is_hittable:
            return Reveal(index, str(step.step["action"]), _reasons(before[index].target))
    return None


def _reasons(row: LedgerRow) -> tuple[str, ...]:
    main = row.main_reason if row.share == 0 else None
    found = [main] if main in REVEALS else []
    if row.count > 0 and not row.active:
        found.append("inactive")
    return tuple(reason for reason in found if reason is not None)
