"""The agent protocol's messages, from both sides (contract: the agent protocol)."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from igg.actions import Space, Viewport
from igg.agent import ActRequest, Reply
from igg.errors import AgentReplyInvalid, InvalidFile, first_problem

MAX_REPLY_BYTES = 1_000_000
MAX_REQUEST_BYTES = 32_000_000


class InvalidRequest(InvalidFile):
    """A client sent what is no request of the protocol."""


class _Message(BaseModel):
    """Keys we do not know are ignored: servers and clients of other versions keep working."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Health(_Message):
    ok: bool
    modelId: Annotated[str, Field(min_length=1, max_length=200)]
    promptVersion: Annotated[str, Field(max_length=100)] = ""
    coordinateSpace: Space | None = None


class ActBody(_Message):
    instruction: Annotated[str, Field(min_length=1)]
    screenshotBase64: str
    trace: tuple[dict[str, Any], ...] = ()
    stepIndex: Annotated[int, Field(ge=0)]
    viewport: Viewport = Viewport()

    @field_validator("screenshotBase64")
    @classmethod
    def _check_base64(cls, text: str) -> str:
        try:
            base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            raise ValueError("not base64") from None
        return text


class ActAnswer(_Message):
    ok: bool
    action: Any = None
    rawText: str | None = None
    coordinateSpace: Space | None = None
    usage: dict[str, Any] = Field(default_factory=dict)
    error: str | None = None


def request_body(request: ActRequest) -> dict[str, Any]:
    """A request as it stands on the wire."""
    return {
        "instruction": request.instruction,
        "screenshotBase64": base64.b64encode(request.screenshot).decode("ascii"),
        "trace": list(request.trace),
        "stepIndex": request.step_index,
        "viewport": request.viewport.model_dump(),
    }


def read_request(content: bytes) -> ActRequest:
    """Raises InvalidRequest naming the field."""
    try:
        body = ActBody.model_validate_json(content)
    except ValidationError as error:
        raise InvalidRequest("request", *first_problem(error)) from None
    return ActRequest(
        instruction=body.instruction,
        screenshot=base64.b64decode(body.screenshotBase64),
        trace=body.trace,
        step_index=body.stepIndex,
        viewport=body.viewport,
    )


def answer_body(reply: Reply) -> dict[str, Any]:
    """A reply as it stands on the wire."""
    body = {
        "ok": True,
        "action": reply.action_payload,
        "rawText": reply.raw,
        "coordinateSpace": reply.space,
    }
    return {**body, "usage": reply.usage} if reply.usage else body


def read_health(content: bytes, where: str) -> Health:
    """Raises AgentReplyInvalid naming the field."""
    try:
        return Health.model_validate_json(content)
    except ValidationError as error:
        raise AgentReplyInvalid(_explain(where, error)) from None


def read_answer(content: bytes, where: str) -> ActAnswer:
    """Raises AgentReplyInvalid naming the field."""
    try:
        return ActAnswer.model_validate_json(content)
    except ValidationError as error:
        raise AgentReplyInvalid(_explain(where, error)) from None


def _explain(where: str, error: ValidationError) -> str:
    return ": ".join(part for part in (where, *first_problem(error)) if part)
