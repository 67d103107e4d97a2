"""The verdict on a task: what all its executions together prove.

a check failed ─────────────────────────► fail
none failed, one could not be made ─────► errored
every check that applies passed ────────► pass
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from igg.observations import Frozen, Trace
from igg.sources import task_hash
from igg.tasks import Task
from igg.verification.checks import CHECKS
from igg.verification.evidence import Check, Evidence, NotRun

VerdictOutcome = Literal["pass", "fail", "errored"]


class Verdict(Frozen):
    """The result of verifying one task on one build."""

    task_id: str
    task_hash: str
    outcome: VerdictOutcome
    checks: dict[str, Check]
    executions: int

    @property
    def failures(self) -> dict[str, str]:
        """What is wrong, by check."""
        return {name: check.detail for name, check in self.checks.items() if check.passed is False}


def verdict(task: Task, hint: Task | None, traces: Mapping[str, Trace]) -> Verdict:
    """Judge a task by the traces of `plan` and `plan_further` (contract: verdict on a task).

    `hint` is the record of the same id that states the procedure, if there is one.
    """
    evidence = Evidence(task, hint, traces)
    checks = {name: _make(check, evidence) for name, check in CHECKS.items()}
    return Verdict(
        task_id=task.id,
        task_hash=task_hash(task),
        outcome=_outcome(checks),
        checks=checks,
        executions=len(traces),
    )


def _make(check: Callable[[Evidence], Check], evidence: Evidence) -> Check:
    try:
        return check(evidence)
    except NotRun as reason:
        return Check(passed=None, detail=str(reason))


def _outcome(checks: Mapping[str, Check]) -> VerdictOutcome:
    applying = [check.passed for check in checks.values() if check.applies]
    if False in applying:
        return "fail"
    return "errored" if None in applying else "pass"
