"""Runs one episode: an agent acts on a mockup until it hits, or its budget is spent."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from igg.actions import Malformed, Wait
from igg.agent import ActRequest, Agent, Reply, read_reply
from igg.browser.page import STEP_DEADLINE_S, MockupPage, Stepped, deadline
from igg.browser.steps import take_step
from igg.errors import AgentError, EnvironmentFault
from igg.observations import Observation, StepTrace
from igg.protocol import Protocol
from igg.tasks import Task

Outcome = Literal["success", "failure", "errored"]


@dataclass(frozen=True)
class EpisodeStep:
    """One reply of the agent and what it did."""

    trace: StepTrace
    reply: Reply
    malformed: Malformed | None
    picture: bytes
    env_ms: int
    """Wall clock spent on the mockup."""
    think_ms: int
    """Environment time charged for thinking."""


@dataclass(frozen=True)
class EpisodeEnd:
    outcome: Outcome
    error: str = ""


OnStart = Callable[[Observation, bytes], Awaitable[None]]
OnStep = Callable[[EpisodeStep], Awaitable[None]]


async def run_episode(
    page: MockupPage,
    task: Task,
    agent: Agent,
    protocol: Protocol,
    *,
    on_start: OnStart,
    on_step: OnStep,
) -> EpisodeEnd:
    """Reset, then ask and act up to the protocol's budget; a hit ends it.

    `on_start` gets the first observation with its PNG, `on_step` every step as it ends. A fault
    of the browser or of the agent's server ends the episode as errored, never as a failure.
    """
    trace: list[dict[str, object]] = []
    try:
        seen = await _begin(page, task)
        await on_start(seen.observation, _png(seen))
        for index in range(protocol.budget):
            picture = _png(seen)
            request = ActRequest(task.instruction, picture, tuple(trace), index, page.viewport)
            reply = await agent.act(request)
            step, seen = await _step(page, task, protocol, index, reply, seen)
            await on_step(step)
            trace.append(_entry(step))
            if step.trace.hit == "hit":
                return EpisodeEnd("success")
    except EnvironmentFault as fault:
        page.is_faulty = True
        return EpisodeEnd("errored", str(fault))
    except AgentError as fault:
        return EpisodeEnd("errored", str(fault))
    return EpisodeEnd("failure")


async def _begin(page: MockupPage, task: Task) -> Stepped:
    async with deadline(STEP_DEADLINE_S, f"{page.environment}: reset to {task.initial_state_id}"):
        await page.reset(task.initial_state_id)
        return await page.look(task.target_id)


async def _step(
    page: MockupPage, task: Task, protocol: Protocol, index: int, reply: Reply, seen: Stepped
) -> tuple[EpisodeStep, Stepped]:
    started = time.perf_counter()
    think_ms = _think_ms(protocol, reply)
    action = read_reply(reply, page.viewport)
    if isinstance(action, Wait) and action.ms > protocol.wait_cap_ms:
        action = Wait(ms=protocol.wait_cap_ms)
    if think_ms:
        async with deadline(STEP_DEADLINE_S, f"{page.environment}: think time of step {index}"):
            await page.let_pass(think_ms)
    if isinstance(action, Malformed):
        # Nothing is executed; but where time goes on by itself, the picture may have changed.
        after = seen if protocol.clock == "manual" else await _look(page, task, index)
        taken = _nothing_done(index, action, after)
    else:
        taken, after = await take_step(
            page,
            index,
            action,
            task.target_id,
            path=protocol.pointer,
            settle_ms=protocol.settle_ms,
        )
    step = EpisodeStep(
        trace=taken,
        reply=reply,
        malformed=action if isinstance(action, Malformed) else None,
        picture=_png(after),
        env_ms=round((time.perf_counter() - started) * 1000),
        think_ms=think_ms,
    )
    return step, after


async def _look(page: MockupPage, task: Task, index: int) -> Stepped:
    async with deadline(STEP_DEADLINE_S, f"{page.environment}: step {index}"):
        return await page.look(task.target_id)


def _think_ms(protocol: Protocol, reply: Reply) -> int:
    """What the charged clock adds for one step; the others add nothing."""
    if protocol.clock != "charged" or protocol.think_ms is None:
        return 0
    return reply.model_ms if protocol.think_ms == "measured" else protocol.think_ms


def _nothing_done(index: int, malformed: Malformed, seen: Stepped) -> StepTrace:
    return StepTrace(
        index=index,
        step=malformed.payload(),
        action=None,
        selector_found=True,
        events=(),
        hit=None,
        hit_id=None,
        applied={},
        after=seen.observation,
    )


def _entry(step: EpisodeStep) -> dict[str, object]:
    """The step as the agent reads it in its trace."""
    if step.malformed is not None:
        return step.malformed.payload()
    return dict(step.trace.action or {})


def _png(stepped: Stepped) -> bytes:
    if stepped.picture is None:
        raise ValueError("an episode is run with pictures")
    return stepped.picture.png
