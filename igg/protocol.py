"""The settings a result was made under. Results under different protocols are never mixed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from igg.actions import MAX_WAIT_MS, Viewport
from igg.judge import BUDGET as BUDGET

SETTLE_MS = 300

Clock = Literal["manual", "charged", "real"]
PresetName = Literal["manual", "paper"]


class Protocol(BaseModel):
    """Everything that decides what a number means (contract: protocol)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    clock: Clock = "manual"
    """manual: only actions take time · charged: thinking takes time too · real: wall clock."""
    think_ms: Annotated[int, Field(ge=0, le=600_000)] | Literal["measured"] | None = None
    """Charged clock only: a constant per step, or the model's measured latency."""
    settle_ms: int = Field(default=SETTLE_MS, ge=0, le=10_000)
    wait_cap_ms: int = Field(default=MAX_WAIT_MS, ge=1, le=MAX_WAIT_MS)
    pointer: Literal["interpolated", "continuous"] = "interpolated"
    viewport: Viewport = Viewport()
    motion: Literal["off", "on"] = "off"
    budget: int = Field(default=BUDGET, ge=1, le=100)
    """Actions of an agent, attempts of a person."""
    malformed: Literal["costs_an_action"] = "costs_an_action"
    """What becomes of a reply that is no action: it costs one and nothing is executed."""
    decoding: Literal["greedy", "unstated"] = "unstated"
    retries: int = Field(default=0, ge=0, le=100)
    """Repeated requests to an agent that answered 429 or 5xx."""
    prompt_version: str = Field(default="", max_length=100)
    dataset_hash: str = Field(default="", max_length=64)
    build_hash: str = Field(default="", max_length=64)

    @model_validator(mode="after")
    def _check_think_time(self) -> Self:
        if (self.clock == "charged") != (self.think_ms is not None):
            raise ValueError("think_ms: goes with the charged clock, and only with it")
        return self

    @property
    def max_in_flight(self) -> int | None:
        """Episodes at a time: 1 under the real clock, else as many as the machine takes."""
        return 1 if self.clock == "real" else None


MANUAL = Protocol()
PAPER = Protocol(clock="real", decoding="greedy", retries=0)
"""As published: real clock, 1440x900, 8 actions, greedy, no retries (arXiv 2610.32536)."""

PRESETS: dict[PresetName, Protocol] = {"manual": MANUAL, "paper": PAPER}


def differences(first: Protocol, second: Protocol) -> dict[str, tuple[Any, Any]]:
    """Settings in which two protocols differ, by name; empty when their results compare."""
    one, other = first.model_dump(mode="json"), second.model_dump(mode="json")
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}
