"""What acts: given the instruction, a screenshot and the trace so far, one reply per step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from igg.actions import (
    Click,
    Drag,
    Malformed,
    Move,
    Scroll,
    Space,
    Viewport,
    Wait,
    parse_reply,
    stored_text,
)


@dataclass(frozen=True)
class ActRequest:
    """All an agent is ever told. Nothing in it singles out the target."""

    instruction: str
    screenshot: bytes
    """PNG exactly the size of the viewport."""
    trace: tuple[dict[str, Any], ...]
    """Earlier actions as on the wire; a malformed one has the action `malformed`."""
    step_index: int
    viewport: Viewport


@dataclass(frozen=True)
class Reply:
    """What an agent answered; it may well be no action."""

    raw: str
    """The model's own words, to be stored."""
    action_payload: object = None
    """The action as decoded JSON; None when only `raw` may hold one."""
    space: Space = "pixel"
    """Of every length in the reply."""
    model_ms: int = 0
    queue_ms: int = 0
    """Refused requests and the waiting between them; not the model's time."""
    usage: dict[str, Any] = field(default_factory=dict)


class Agent(Protocol):
    @property
    def model_id(self) -> str: ...

    @property
    def prompt_version(self) -> str: ...

    async def act(self, request: ActRequest) -> Reply:
        """Reply to one step. Raises AgentError when the agent could not be asked."""
        ...


def read_reply(reply: Reply, viewport: Viewport) -> Click | Move | Scroll | Drag | Wait | Malformed:
    """The reply as an action in CSS pixels of `viewport`, or why it is none. Never raises."""
    said = reply.raw if reply.action_payload is None else reply.action_payload
    read = parse_reply(said, viewport=viewport, space=reply.space)
    if isinstance(read, Malformed) and reply.raw:
        return read.model_copy(update={"raw": stored_text(reply.raw)})
    return read
