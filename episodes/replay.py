"""What the replay viewer shows of an episode, the same shape for every actor."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel

from episodes.models import Actor, Episode, Screenshot, Step
from episodes.people_replay import PersonStep, person_steps
from igg.events import MoveEvent, PointerDown, PointerUp, parse_events
from igg.observations import Box, LedgerRow, Point
from igg.taxonomy import SUB_TYPES

TrailPoint = tuple[float, float, int]
"""x, y in CSS pixels, t in environment milliseconds."""


class Shown(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_camel, populate_by_name=True)


class ShownStep(Shown):
    """One line of the viewer. The picture is the screen the action was made on."""

    index: int
    kind: str
    title: str
    result: str = ""
    hit_id: str = ""
    hit_box: Box | None = None
    point: Point | None = None
    to: Point | None = None
    scroll: Point | None = None
    trail: tuple[TrailPoint, ...] = ()
    t: int = 0
    picture: str | None = None
    after: str | None = None
    target: LedgerRow | None = None
    target_after: LedgerRow | None = None
    action: dict[str, Any] | None = None
    reply: str = ""
    reason: str = ""
    env_ms: int = 0
    model_ms: int = 0
    queue_ms: int = 0
    is_after_end: bool = False


class ShownTask(Shown):
    id: str
    instruction: str
    sub_type: str
    sub_type_name: str
    environment: str
    environment_title: str
    target_id: str
    state: str
    revision: int
    url: str


class ShownEpisode(Shown):
    id: str
    actor: str
    actor_name: str
    outcome: str
    error: str
    attempts: int
    budget: int
    clock_ms: int
    model_ms: int
    queue_ms: int
    viewport: tuple[int, int]
    protocol: dict[str, Any]
    build_hash: str
    is_current_build: bool
    mockup_url: str
    task: ShownTask
    steps: tuple[ShownStep, ...]


def show_episode(episode: Episode) -> ShownEpisode:
    """Everything of one episode; for researchers only, it names the target."""
    protocol = episode.settings
    environment = episode.task.environment
    state = episode.revision.initial_state_id
    is_person = episode.actor == Actor.HUMAN
    return ShownEpisode(
        id=str(episode.pk),
        actor=episode.actor,
        actor_name=episode.actor_name,
        outcome=episode.outcome,
        error=episode.error,
        attempts=episode.attempts,
        budget=protocol.budget,
        clock_ms=episode.clock_ms,
        model_ms=episode.model_ms,
        queue_ms=episode.queue_ms,
        viewport=(protocol.viewport.width, protocol.viewport.height),
        protocol=episode.protocol,
        build_hash=episode.build_hash,
        is_current_build=episode.build_hash == environment.sources_hash,
        mockup_url=f"{environment.mockup_url(state)}&clock=manual&motion=off",
        task=_show_task(episode),
        steps=_person_steps(episode) if is_person else _agent_steps(episode),
    )


def _show_task(episode: Episode) -> ShownTask:
    revision, environment = episode.revision, episode.task.environment
    return ShownTask(
        id=episode.task_id,
        instruction=revision.instruction,
        sub_type=revision.sub_type,
        sub_type_name=SUB_TYPES[revision.content.sub_type].name,
        environment=environment.slug,
        environment_title=environment.title,
        target_id=revision.content.target_id,
        state=revision.initial_state_id,
        revision=revision.number,
        url=episode.task.get_absolute_url(),
    )


def _person_steps(episode: Episode) -> tuple[ShownStep, ...]:
    order = dict(episode.pages.values_list("page", "number"))
    rows = sorted(
        episode.events.values_list("page", "seq", "data", "after_end"),
        key=lambda row: (order[row[0]], row[1]),
    )
    events = parse_events([data for _, _, data, _ in rows])
    after_end = {(page, seq) for page, seq, _, is_after in rows if is_after}
    content = episode.revision.content
    steps = person_steps(events, content.target_id, after_end)
    return tuple(_show_person_step(index, step) for index, step in enumerate(steps, start=1))


def _show_person_step(index: int, step: PersonStep) -> ShownStep:
    return ShownStep(
        index=index,
        kind=step.kind,
        title=step.title,
        result=step.result,
        hit_id=step.hit_id,
        point=step.point,
        to=step.to,
        scroll=step.scroll,
        trail=step.trail,
        t=step.t,
        is_after_end=step.is_after_end,
    )


def _agent_steps(episode: Episode) -> tuple[ShownStep, ...]:
    shown: list[ShownStep] = []
    before = _picture_url(episode.start_screenshot)
    target = (
        None if episode.start_target is None else LedgerRow.model_validate(episode.start_target)
    )
    rows = episode.steps.select_related("screenshot").prefetch_related("events")
    for step in rows:
        shown.append(_show_agent_step(step, before, target))
        before, target = _picture_url(step.screenshot) or before, step.ledger
    return tuple(shown)


def _show_agent_step(step: Step, before: str | None, target: LedgerRow | None) -> ShownStep:
    action = step.action or {}
    kind = "malformed" if step.malformed else str(action.get("action", "none"))
    point, to = _ends(action)
    box = step.hit_box
    return ShownStep(
        index=step.index + 1,
        kind=kind,
        title=_title(kind, action, step),
        result="malformed" if step.malformed else step.hit,
        hit_id=step.hit_id,
        hit_box=(box[0], box[1], box[2], box[3]) if box and len(box) == 4 else None,
        point=point,
        to=to,
        scroll=_applied(step.applied),
        trail=_trail(step),
        t=step.clock_ms,
        picture=before,
        after=_picture_url(step.screenshot),
        target=target,
        target_after=step.ledger,
        action=step.reference_step or step.action,
        reply=step.raw_reply,
        reason=step.reason,
        env_ms=step.env_ms,
        model_ms=step.model_ms,
        queue_ms=step.queue_ms,
    )


def _title(kind: str, action: dict[str, Any], step: Step) -> str:
    point, to = _ends(action)
    match kind:
        case "malformed":
            return f"Malformed reply ({step.get_malformed_display().lower()})"
        case "wait":
            return f"Wait {action.get('ms')} ms"
        case "scroll" if point:
            return f"Scroll {action.get('dy', 0):+g} px"
        case "drag" if point and to:
            return f"Drag by {to[0] - point[0]:+g}, {to[1] - point[1]:+g}"
        case "none":
            return "Nothing could be done"
        case _:
            at = f" at {point[0]:g}, {point[1]:g}" if point else ""
            return f"{kind.capitalize()}{at}"


def _ends(action: dict[str, Any]) -> tuple[Point | None, Point | None]:
    if "startX" in action:
        return (action["startX"], action["startY"]), (action["endX"], action["endY"])
    if "x" in action and "y" in action:
        return (action["x"], action["y"]), None
    return None, None


def _applied(applied: dict[str, Any]) -> Point | None:
    return (applied.get("dx", 0), applied.get("dy", 0)) if "dy" in applied else None


def _trail(step: Step) -> tuple[TrailPoint, ...]:
    events = parse_events([row.data for row in step.events.all()])
    return tuple(
        (event.x, event.y, event.t)
        for event in events
        if isinstance(event, MoveEvent | PointerDown | PointerUp)
    )


def _picture_url(picture: Screenshot | None) -> str | None:
    return None if picture is None else reverse("episodes:show-screenshot", args=[picture.pk])
