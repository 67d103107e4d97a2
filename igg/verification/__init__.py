"""Proof that a task is what it claims to be: plan executions, then judge their traces. Pure."""

from igg.verification.evidence import Check
from igg.verification.plan import Execution, plan, plan_further
from igg.verification.verdict import Verdict, verdict

__all__ = ["Check", "Execution", "Verdict", "plan", "plan_further", "verdict"]
