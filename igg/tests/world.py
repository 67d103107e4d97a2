"""A mockup of a few rules that runs planned executions, so that verdicts can be tested whole."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from igg.actions import Click, Move
from igg.events import parse_events
from igg.judge import judge
from igg.observations import Description, Element, LedgerRow, Observation, StepTrace, Trace
from igg.tasks import Task
from igg.tests.streams import Stream
from igg.verification import Execution, Verdict, plan, plan_further, verdict
from igg.verification.plan import PlannedStep

TARGET = "area.button.target"
AIM = (700.0, 20.0)


def element(id: str, name: str, x: float = 0, **fields: Any) -> Element:  # noqa: A002
    return Element.model_validate(
        {
            "id": id,
            "name": name,
            "role": "button",
            "label": "text",
            "box": (x, 10.0, 100.0, 20.0),
            "active": True,
            "shown": True,
            "context": "",
            **fields,
        }
    )


@dataclass
class World:
    """The target can be hit once every deed in `needs` was done, in any order.

    A deed is SCROLL, WAIT, DRAG, `CLICK <id>` or `MOVE <id>`; MOVE holds while the pointer stays.
    """

    needs: tuple[str, ...]
    reason: str
    """Why the target cannot be hit before: a ledger reason, `inactive`, or `` for visible."""
    others: tuple[Element, ...] = ()
    tooltips: dict[str, str] = field(default_factory=dict)
    name: str = "Kai"
    context: str = ""
    texts: tuple[str, ...] = ()
    count: int = 1
    ripens_after: int | None = None
    """Steps after which the target can be hit whatever was done."""
    jitter: bool = False
    """Each run paints other pixels."""
    real_clock_works: bool = True
    covered_by: str | None = None
    """What a click at the target hits although the target seems hittable."""
    break_on: str | None = None
    runs: int = 0

    def run(self, execution: Execution) -> Trace:
        self.runs += 1
        deeds: set[str] = set()
        before = self._look(execution, deeds, 0)
        steps: list[StepTrace] = []
        for index, step in enumerate(execution.steps):
            taken = self._step(execution, step, deeds, index)
            steps.append(taken)
            if taken.hit == "hit" and execution.stop_on_hit:
                break
        error = "the page hung" if self.break_on == execution.name else None
        return Trace(execution=execution.name, before=before, steps=tuple(steps), error=error)

    def _step(
        self, execution: Execution, step: PlannedStep, deeds: set[str], index: int
    ) -> StepTrace:
        name = getattr(step, "selector", None)
        is_found = name is None or name != TARGET or self._row(deeds, index).share > 0
        stream = Stream()
        is_click = step.action.upper() == "CLICK"
        if is_found:
            if step.action in ("MOVE", "CLICK", "click"):
                self._point(name or TARGET, deeds)
            if is_click:
                self._click(execution, stream, name or TARGET, deeds, index)
                deeds.add(f"CLICK {name}")
            elif step.action in ("SCROLL", "WAIT", "DRAG"):
                deeds.add(step.action)
        events = tuple(stream.raw)
        judgement = judge(TARGET, parse_events(list(events)))
        action = step.payload() if isinstance(step, Click | Move) else None
        if action is None and is_found and is_click:
            action = {"action": "click", "x": AIM[0], "y": AIM[1]}
        return StepTrace(
            index=index,
            step=step.payload() if isinstance(step, Click | Move) else step.record(),  # type: ignore[union-attr]
            action=action,
            selector_found=is_found,
            events=events,
            hit=judgement.word,
            hit_id=judgement.hit_id,
            applied={},
            after=self._look(execution, deeds, index + 1),
        )

    def _point(self, name: str, deeds: set[str]) -> None:
        """The target lies inside whatever must be hovered to see it."""
        deeds -= {deed for deed in deeds if deed.startswith("MOVE")}
        deeds.add(f"MOVE {name}")
        if name == TARGET:
            deeds |= {need for need in self.needs if need.startswith("MOVE")}

    def _click(
        self, execution: Execution, stream: Stream, name: str, deeds: set[str], index: int
    ) -> None:
        row = self._row(deeds, index)
        if name == TARGET and (row.share == 0 or self.covered_by):
            stream.click(self.covered_by or "area.other")
        elif name == TARGET and execution.clock == "real" and not self.real_clock_works:
            stream.click("area.other")
        else:
            stream.click(name, active=row.active if name == TARGET else True)

    def _is_ready(self, deeds: set[str], index: int) -> bool:
        is_ripe = self.ripens_after is not None and index >= self.ripens_after
        return is_ripe or set(self.needs) <= deeds

    def _row(self, deeds: set[str], index: int) -> LedgerRow:
        is_ready = self._is_ready(deeds, index) or not self.reason
        is_shown = is_ready or self.reason == "inactive"
        is_absent = not is_shown and self.reason == "absent"
        return LedgerRow(
            id=TARGET,
            count=0 if is_absent else self.count,
            points=0 if is_absent else 64,
            share=1.0 if is_shown else 0.0,
            active=is_ready or (self.reason != "inactive" and not is_absent),
            reasons={} if is_shown else {self.reason: 64},
            aim=AIM if is_shown else None,
            box=None if is_absent else (650.0, 10.0, 100.0, 20.0),
        )

    def _look(self, execution: Execution, deeds: set[str], index: int) -> Observation:
        row = self._row(deeds, index)
        pointed = next((deed[5:] for deed in sorted(deeds) if deed.startswith("MOVE")), "")
        description = None
        if execution.observe == "full":
            own = element(
                TARGET,
                self.name,
                650,
                active=row.active,
                shown=row.share > 0,
                context=self.context,
            )
            tooltip = self.tooltips.get(pointed)
            description = Description(
                elements=(*self.others, *((own,) if row.count else ())),
                texts=(*self.texts, *((tooltip,) if tooltip else ())),
            )
        digest = hashlib.sha256(f"{sorted(deeds)} {index}".encode()).hexdigest()
        pixels = f"{digest}{self.runs if self.jitter else ''}"
        return Observation(
            t=index * 400,
            digest=digest,
            screenshot=hashlib.sha256(pixels.encode()).hexdigest() if execution.pictures else None,
            target=row,
            description=description,
        )


def verify(task: Task, world: World, hint: Task | None = None) -> Verdict:
    """Run a task's whole plan in a world."""
    traces = {one.name: world.run(one) for one in plan(task)}
    traces |= {one.name: world.run(one) for one in plan_further(task, traces)}
    return verdict(task, hint, traces)
