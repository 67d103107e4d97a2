"""The hover cue of a 2-1 task: text that tells the target from its look-alikes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from igg.observations import Description, Element, Observation, Trace
from igg.tasks import MoveStep, Task
from igg.verification.fit import find_reveal
from igg.verification.words import content_words

MAX_LOOK_ALIKES = 6
NEEDED_LOOK_ALIKES = 3
SIZE_TOLERANCE = 0.1


@dataclass(frozen=True)
class Cue:
    """What hovering the target showed, whether or not it suffices."""

    index: int
    """Of the MOVE in the reference."""
    texts: tuple[str, ...]
    """Texts that appeared and were visible nowhere before."""
    words: tuple[str, ...]
    """Words of the instruction that they supply."""
    look_alikes: tuple[Element, ...]
    """Nearest first, at most six."""


def find_cue(task: Task, reference: Trace) -> Cue | None:
    """The cue of a 2-1 task whose reference hovers the visible target.

    None for any other task, and where a MOVE is what makes the target hittable.
    """
    reveal = find_reveal(reference)
    if task.sub_type != "2-1" or (reveal is not None and reveal.action == "MOVE"):
        return None
    seen = reference.screens
    steps = zip(task.reference[:-1], seen, strict=False)
    moves = [
        index
        for index, (step, before) in enumerate(steps)
        if isinstance(step, MoveStep) and before.target.share > 0
    ]
    if not moves or moves[-1] >= len(reference.steps):
        return None
    index = moves[-1]
    texts = new_texts(seen[: index + 1], reference.steps[index].after)
    words = content_words(task.instruction) & content_words(*texts)
    return Cue(
        index=index,
        texts=texts,
        words=tuple(sorted(words)),
        look_alikes=look_alikes(seen[index].description, task.target_id),
    )


def new_texts(before: Iterable[Observation], after: Observation) -> tuple[str, ...]:
    """Texts visible in `after` and in none of `before`."""
    known = {
        text for one in before if one.description is not None for text in one.description.texts
    }
    visible = after.description.texts if after.description is not None else ()
    return tuple(text for text in visible if text not in known)


def look_alikes(description: Description | None, target_id: str) -> tuple[Element, ...]:
    """Shown elements with the target's role, label type and size (within 10 %), nearest first."""
    elements = description.elements if description is not None else ()
    target = next((one for one in elements if one.id == target_id), None)
    if target is None:
        return ()
    alike = [one for one in elements if one.shown and _is_alike(one, target)]
    return tuple(sorted(alike, key=lambda one: _distance(one, target))[:MAX_LOOK_ALIKES])


def hovered_texts(cue: Cue, hovers: Trace) -> dict[str, tuple[str, ...]]:
    """What each look-alike showed on hover that was visible nowhere before, by its id.

    `hovers` ran the steps before the cue and then one MOVE per look-alike.
    """
    seen = hovers.screens[: cue.index + 1]
    moved = hovers.steps[cue.index :]
    return {
        one.id: new_texts(seen, step.after) if step.selector_found else ()
        for one, step in zip(cue.look_alikes, moved, strict=False)
    }


def told_apart(cue: Cue, hovered: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Ids of the look-alikes that showed some text, and another one than the target."""
    return tuple(name for name, texts in hovered.items() if texts and set(texts) != set(cue.texts))


def _is_alike(one: Element, target: Element) -> bool:
    if one.id == target.id or (one.role, one.label) != (target.role, target.label):
        return False
    return all(
        abs(size - wanted) <= SIZE_TOLERANCE * wanted
        for size, wanted in zip(one.box[2:], target.box[2:], strict=True)
    )


def _distance(one: Element, other: Element) -> float:
    return math.dist(
        (one.box[0] + one.box[2] / 2, one.box[1] + one.box[3] / 2),
        (other.box[0] + other.box[2] / 2, other.box[1] + other.box[3] / 2),
    )
