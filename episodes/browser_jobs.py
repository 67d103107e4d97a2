"""What the kinds of browser jobs do: verify a task, re-execute an episode, draw thumbnails."""

from __future__ import annotations

from typing import Any

from channels.db import database_sync_to_async

from apps.build import environment_build
from benchmark.models import Environment, TaskRevision
from benchmark.thumbnails import draw_thumbnails
from episodes.browser import shared_chromium
from episodes.models import Episode
from episodes.rules import StoredStep, compare_steps
from episodes.services.verification import store_result
from igg.actions import ACTION
from igg.browser import run_execution
from igg.browser.verify import Job as VerifyJob
from igg.browser.verify import verify_task
from igg.verification import Execution


async def verify_revision(payload: dict[str, Any]) -> dict[str, Any]:
    """`{revision, full = true}` → `{outcome, detail}`; else the reference is only replayed.

    The verdict, if it is the full one, and the reference's episode are stored.
    """
    revision = await database_sync_to_async(_revision)(payload["revision"])
    job = VerifyJob(revision.content, revision.hint_content)
    is_full = payload.get("full", True)
    result = await verify_task(await shared_chromium.get(), job, full=is_full)
    await database_sync_to_async(store_result)(revision=revision, result=result)
    return {"outcome": result.outcome, "detail": result.detail}


async def reexecute_episode(payload: dict[str, Any]) -> dict[str, Any]:
    """`{episode}` → `{same, build, differences}`: the stored actions run again on today's build."""
    episode, stored = await database_sync_to_async(_stored_steps)(payload["episode"])
    if episode.settings.clock != "manual":
        raise ValueError("only an episode on the manual clock can be re-executed")
    task = episode.revision.content
    steps = tuple(ACTION.validate_python(step.action) for step in stored)
    chromium = await shared_chromium.get()
    page = await chromium.open_page(episode.task.environment_id)
    try:
        execution = Execution("reexecute", steps, stop_on_hit=False)
        trace = (await run_execution(page, task, execution)).trace
    finally:
        await chromium.close_page(page)
    again = [
        StoredStep(one.action, one.hit or "", one.hit_id or "", one.after.digest)
        for one in trace.steps
    ]
    differences = compare_steps(stored, again)
    return {
        "same": not differences and trace.error is None,
        "build": environment_build(episode.task.environment_id),
        "differences": differences,
        "error": trace.error or "",
    }


async def draw_environment(payload: dict[str, Any]) -> dict[str, Any]:
    """`{environment, build}` → `{drawn}`: how its states look on today's build."""
    environment = await Environment.objects.aget(pk=payload["environment"])
    return {"drawn": await draw_thumbnails(await shared_chromium.get(), environment)}


def _revision(pk: int) -> TaskRevision:
    return TaskRevision.objects.select_related("task__environment").get(pk=pk)


def _stored_steps(pk: str) -> tuple[Episode, list[StoredStep]]:
    """The steps that did something; a malformed reply changed nothing."""
    episode = Episode.objects.with_task().get(pk=pk)
    rows = episode.steps.exclude(action=None)
    return episode, [StoredStep(row.action, row.hit, row.hit_id, row.digest) for row in rows]
