"""The ten checks on a task. Each looks at traces only and says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Callable

from igg.events import parse_events
from igg.judge import judge
from igg.observations import Element, Observation, StepTrace, Trace
from igg.taxonomy import SUB_TYPES
from igg.verification.cue import NEEDED_LOOK_ALIKES, Cue
from igg.verification.evidence import Check, Evidence, step_name, why_not
from igg.verification.fit import find_reveal
from igg.verification.plan import (
    BLIND_CLICKS,
    HUMAN,
    LAST_CLICK,
    REPEAT,
    last_click,
    removable_steps,
    without_step,
)
from igg.verification.words import content_words, procedure_words


def check_unique(evidence: Evidence) -> Check:
    """At every step at most one element has the target's id, and one when it is clicked."""
    counts = [one.target.count for one in evidence.reference.screens]
    figures = {"counts": counts}
    target = evidence.task.target_id
    for index, count in enumerate(counts):
        if count > 1:
            place = f"before {step_name(evidence.task, index)}"
            return _fail(f"{count} elements carry the id {target} {place}", **figures)
    if counts[-1] != 1:
        return _fail(f"no element carries the id {target} when it should be clicked", **figures)
    return _pass("one element carries the target's id", **figures)


def check_hidden_at_start(evidence: Evidence) -> Check:
    """The target cannot be hit at first; for a 2-1 cue, look-alikes keep it from being known."""
    cue = evidence.cue
    if cue is not None:
        return _check_cue(evidence, cue)
    row = evidence.reference.before.target
    figures = {"share": row.share, "active": row.active, "reasons": row.reasons}
    if row.is_hittable:
        return _fail(f"{row.id} can be hit at once: {row.share:.0%} visible and active", **figures)
    return _pass(why_not(row), **figures)


def check_reference_solves(evidence: Evidence) -> Check:
    """The reference ends in a hit, not before, and touches nothing forbidden."""
    task, trace = evidence.task, evidence.reference
    for step in trace.steps:
        name = step_name(task, step.index)
        if not step.selector_found:
            where = _screen_row(evidence, step.index)
            return _fail(f"{name} names an element that cannot be hit there ({where})")
        touched = judge(task.target_id, parse_events(list(step.events)), task.forbidden).forbidden
        if touched:
            return _fail(f"{name} touches the forbidden {touched[0]}", forbidden=list(touched))
        if step.hit == "hit" and step.index < len(task.reference) - 1:
            return _fail(f"{name} already hits the target: the steps after it are superfluous")
    if len(trace.steps) < len(task.reference):
        return _fail(f"only {len(trace.steps)} of {len(task.reference)} steps ran")
    last = trace.steps[-1]
    if last.hit != "hit":
        return _fail(_missed(evidence, last), hit=last.hit, hit_id=last.hit_id)
    return _pass(f"hits {task.target_id} with {len(trace.steps)} actions", steps=len(trace.steps))


def check_steps_needed(evidence: Evidence) -> Check:
    """Without any one step before the last it does not hit; a cue's MOVE is exempt."""
    tried = removable_steps(evidence.task, evidence.cue)
    for index in tried:
        if evidence.trace(without_step(index)).is_hit:
            name = step_name(evidence.task, index)
            return _fail(f"{name} is not needed: without it the target is hit too", step=index)
    said = {
        0: "only the cue comes before the click",
        1: "without the step before the click it does not hit",
    }
    many = f"without any one of the {len(tried)} steps before the click it does not hit"
    return _pass(said.get(len(tried), many), steps=list(tried))


def check_sub_type_fits(evidence: Evidence) -> Check:
    """The step that makes the target hittable is the one the sub-type is named for."""
    task = evidence.task
    sub_type = SUB_TYPES[task.sub_type]
    if evidence.cue is not None:
        return _pass("hovering the target gives the cue: 2-1", step=evidence.cue.index)
    reveal = find_reveal(evidence.reference)
    if reveal is None:
        return _fail(f"no step makes {task.target_id} hittable, as {sub_type.name} would")
    reasons = " and ".join(reveal.reasons) or "not hittable"
    name = step_name(task, reveal.index)
    found = f"the target is {reasons} until {name}"
    figures = {
        "step": reveal.index,
        "reasons": list(reveal.reasons),
        "fits": list(reveal.sub_types),
    }
    if task.sub_type in reveal.sub_types:
        return _pass(f"{found}: {task.sub_type}", **figures)
    stands_for = " or ".join(reveal.sub_types) or "outside the taxonomy"
    return _fail(f"{found}, which is {stands_for}, not {task.sub_type}", **figures)


def check_no_leak(evidence: Evidence) -> Check:
    """The main instruction names the target, not the procedure."""
    leaks = procedure_words(evidence.task.instruction)
    figures: dict[str, object] = {"words": list(leaks)}
    if evidence.hint is not None:
        figures["hint_words"] = list(procedure_words(evidence.hint.instruction))
    if leaks:
        shown = ", ".join(f"“{leak}”" for leak in leaks)
        return _fail(f"the instruction tells the procedure: {shown}", **figures)
    return _pass("the instruction tells no procedure", **figures)


def check_unambiguous(evidence: Evidence) -> Check:
    """No other active element on the way has the target's name and role, unless the instruction
    tells them apart by what surrounds the target."""
    seen = evidence.reference.screens
    target = _described(seen[-1], evidence.task.target_id)
    if target is None:
        return _fail(f"{evidence.task.target_id} is not described when it should be clicked")
    cue = evidence.cue
    apart = set(evidence.distinct_look_alikes(cue)) if cue is not None else set()
    words = content_words(evidence.task.instruction)
    own = words & content_words(target.context)
    for index, screen in enumerate(seen):
        for other in screen.description.elements if screen.description is not None else ():
            if other.id in apart or not _is_namesake(other, target):
                continue
            if own - content_words(other.context):
                continue
            place = f"before {step_name(evidence.task, index)}"
            detail = f"{other.id} is also a {other.role} named “{other.name}” {place}"
            return _fail(f"{detail}; the instruction does not tell them apart", other=other.id)
    return _pass(f"the only {target.role} named “{target.name}” that the instruction can mean")


def check_no_shortcut(evidence: Evidence) -> Check:
    """The last click alone, from reset, at its recorded pixel, does not hit."""
    task = evidence.task
    if task.sub_type == "2-1":
        cue = evidence.cue
        figures = {} if cue is None else {"chance": 1 / (1 + len(cue.look_alikes))}
        return Check(
            passed=None, applies=False, detail="does not apply to 2-1", figures=dict(figures)
        )
    click = last_click(evidence.reference)
    if click is None:
        return _fail("the reference's last step clicked nowhere, so no pixel is known")
    trace = evidence.trace(LAST_CLICK)
    hits = [step.index + 1 for step in trace.steps if step.hit == "hit"]
    first = hits[0] if hits else None
    figures = {"x": click.x, "y": click.y}
    if task.sub_type in ("3-1", "3-2"):
        figures |= {"blind_clicks": BLIND_CLICKS, **({"hit_at": first} if first else {})}
    if first == 1:
        return _fail(
            f"a click at ({click.x:g}, {click.y:g}) hits without any other step", **figures
        )
    return _pass(f"a click at ({click.x:g}, {click.y:g}) alone does not hit", **figures)


def check_steady(evidence: Evidence) -> Check:
    """Two runs show equal digests and equal pixels at every step."""
    first, second = evidence.reference, evidence.trace(REPEAT)
    pairs = list(zip(_all_screens(first), _all_screens(second), strict=False))
    if len(first.steps) != len(second.steps):
        return _fail(f"one run had {len(first.steps)} steps, the other {len(second.steps)}")
    for index, (one, other) in enumerate(pairs):
        place = "at the start" if index == 0 else f"after {step_name(evidence.task, index - 1)}"
        if one.digest != other.digest:
            return _fail(f"two runs differ in their digest {place}", step=index)
        if one.screenshot is None or other.screenshot is None:
            return _fail(f"a picture is missing {place}", step=index)
        if one.screenshot != other.screenshot:
            return _fail(f"two runs differ in their pixels {place}", step=index)
    return _pass(f"two runs agree on {len(pairs)} screens", screens=len(pairs))


def check_human_path(evidence: Evidence) -> Check:
    """The reference also works with a slow, continuous pointer and a real clock."""
    trace = evidence.trace(HUMAN)
    last = trace.steps[-1] if trace.steps else None
    if last is not None and last.hit == "hit":
        return _pass("hits with a continuous pointer and a real clock", clock_ms=last.after.t)
    if last is None:
        return _fail("no step ran with a real clock")
    lost = next((step for step in trace.steps if not step.selector_found), None)
    if lost is not None:
        name = step_name(evidence.task, lost.index)
        return _fail(f"with a real clock {name} names an element that cannot be hit there")
    hit = last.hit_id or "nothing identified"
    return _fail(f"with a real clock the last click is a {last.hit or 'click'} on {hit}")


CHECKS: dict[str, Callable[[Evidence], Check]] = {
    "unique": check_unique,
    "hidden_at_start": check_hidden_at_start,
    "reference_solves": check_reference_solves,
    "steps_needed": check_steps_needed,
    "sub_type_fits": check_sub_type_fits,
    "no_leak": check_no_leak,
    "unambiguous": check_unambiguous,
    "no_shortcut": check_no_shortcut,
    "steady": check_steady,
    "human_path": check_human_path,
}


def _pass(detail: str, **figures: object) -> Check:
    return Check(passed=True, detail=detail, figures=figures)


def _fail(detail: str, **figures: object) -> Check:
    return Check(passed=False, detail=detail, figures=figures)


def _check_cue(evidence: Evidence, cue: Cue) -> Check:
    name = step_name(evidence.task, cue.index)
    if not cue.texts:
        return _fail(f"{name} shows no text that was not visible before")
    shown = " · ".join(cue.texts[:3])
    if not cue.words:
        return _fail(f"{name} shows “{shown}”, which has no word of the instruction")
    found = [one.id for one in cue.look_alikes]
    figures = {"texts": list(cue.texts), "words": list(cue.words), "look_alikes": found}
    if len(found) < NEEDED_LOOK_ALIKES:
        return _fail(f"only {len(found)} shown elements look like the target", **figures)
    apart = evidence.distinct_look_alikes(cue)
    if len(apart) < NEEDED_LOOK_ALIKES:
        same = ", ".join(one for one in found if one not in apart)
        detail = f"only {len(apart)} look-alikes show another text on hover; not {same}"
        return _fail(detail, **figures)
    return _pass(f"“{shown}” tells it from {len(apart)} look-alikes", **figures)


def _screen_row(evidence: Evidence, index: int) -> str:
    seen = evidence.reference.screens[index]
    missing = [
        name
        for name in evidence.task.reference[index].selectors()
        if _described(seen, name) is None and name != evidence.task.target_id
    ]
    if missing:
        return f"{missing[0]} does not exist"
    return why_not(seen.target) if index == len(evidence.task.reference) - 1 else "it is not shown"


def _missed(evidence: Evidence, last: StepTrace) -> str:
    row = evidence.reference.screens[last.index].target
    what = {"inactive": "comes before it is active", "empty": "hits nothing identified"}.get(
        last.hit or "", f"hits {last.hit_id}"
    )
    return f"the last click {what} ({why_not(row)})"


def _described(screen: Observation, name: str) -> Element | None:
    elements = screen.description.elements if screen.description is not None else ()
    return next((one for one in elements if one.id == name), None)


def _is_namesake(other: Element, target: Element) -> bool:
    return (
        other.id != target.id
        and other.active
        and other.shown
        and other.role == target.role
        and other.name.strip().casefold() == target.name.strip().casefold()
    )


def _all_screens(trace: Trace) -> tuple[Observation, ...]:
    return (trace.before, *(step.after for step in trace.steps))
