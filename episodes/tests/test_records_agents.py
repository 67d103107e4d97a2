"""Agent steps: stored with events, picture and timings; the same step again is the same row."""

from __future__ import annotations

import hashlib
import io
from typing import Any

import pytest
from django.core.files.storage import default_storage
from django.utils import timezone
from PIL import Image

from episodes.errors import EpisodeClosed, LeaseLost, StepConflict
from episodes.models import Episode, Outcome, Screenshot
from episodes.services.pictures import store_screenshot
from episodes.services.recording import (
    AgentReply,
    claim_episode,
    finish_episode,
    record_agent_step,
    record_start,
)
from episodes.tests.recording import Recording
from igg.observations import LedgerRow, Observation, StepTrace

pytestmark = pytest.mark.django_db


def png(shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (1440, 900), (shade, shade, shade)).save(out, "PNG")
    return out.getvalue()


WHITE, GREY = png(255), png(128)
PICTURES = {hashlib.sha256(one).hexdigest(): one for one in (WHITE, GREY)}
WHITE_SHA, GREY_SHA = PICTURES


def observation(picture: str, share: float, digest: str, t: int) -> Observation:
    target = LedgerRow(
        id="page.button.goal",
        count=1,
        points=64,
        share=share,
        active=True,
        reasons={} if share else {"offscreen": 64},
        aim=(100.0, 200.0) if share else None,
        box=(80.0, 180.0, 60.0, 40.0),
    )
    return Observation(t=t, digest=digest, screenshot=picture, target=target, description=None)


def trace(index: int, **changes: Any) -> StepTrace:
    person = Recording(f"step-{index}")
    person.move(100.0, 200.0)
    person.press("page.button.goal")
    fields: dict[str, Any] = {
        "index": index,
        "step": {"action": "click", "x": 100, "y": 200},
        "action": {"action": "click", "x": 100, "y": 200},
        "selector_found": True,
        "events": tuple(person.take()),
        "hit": "miss",
        "hit_id": "page.button.goal",
        "applied": {},
        "after": observation(GREY_SHA, 1.0, f"d{index}", t=500 * (index + 1)),
    }
    return StepTrace(**(fields | changes))


def record(episode: Episode, step: StepTrace, **reply: Any) -> Any:
    return record_agent_step(
        episode=episode, trace=step, reply=AgentReply(**reply), pictures=PICTURES
    )


def test_stores_a_step_with_all_that_belongs_to_it(agent_episode: Episode) -> None:
    record_start(
        episode=agent_episode, before=observation(WHITE_SHA, 0.0, "d", 0), pictures=PICTURES
    )
    step = record(agent_episode, trace(0), raw='{"action": "click"}', model_ms=1200, queue_ms=30)
    assert step.events.count() == 5
    assert step.screenshot.sha256 == GREY_SHA
    assert step.hit_box == [80.0, 180.0, 60.0, 40.0]
    agent_episode.refresh_from_db()
    assert agent_episode.attempts == 1
    assert agent_episode.start_screenshot_id == WHITE_SHA


def test_the_same_step_again_is_the_same_row(agent_episode: Episode) -> None:
    first = record(agent_episode, trace(0))
    assert record(agent_episode, trace(0)) == first
    with pytest.raises(StepConflict):
        record(agent_episode, trace(0, action={"action": "wait", "ms": 5}))


def test_totals_are_summed_from_steps(agent_episode: Episode) -> None:
    for index in range(3):
        record(agent_episode, trace(index), model_ms=1000, queue_ms=10, env_ms=70)
    finish_episode(episode=agent_episode, outcome=Outcome.FAILURE, now=timezone.now())
    agent_episode.refresh_from_db()
    assert (agent_episode.model_ms, agent_episode.queue_ms, agent_episode.env_ms) == (3000, 30, 210)
    assert agent_episode.clock_ms == 1500


def test_a_malformed_reply_is_a_step_too(agent_episode: Episode) -> None:
    step = record(
        agent_episode,
        trace(0, action=None, events=(), hit=None, hit_id=None),
        raw="I am done!",
        malformed="unparseable",
        reason="no JSON object",
    )
    assert (step.malformed, step.raw_reply) == ("unparseable", "I am done!")


def test_a_worker_that_lost_its_lease_writes_nothing(agent_episode: Episode) -> None:
    claim_episode(candidates=Episode.objects.all(), owner="one", now=timezone.now())
    with pytest.raises(LeaseLost):
        record_agent_step(
            episode=agent_episode,
            trace=trace(0),
            reply=AgentReply(),
            pictures=PICTURES,
            owner="two",
        )
    assert agent_episode.steps.count() == 0


def test_a_finished_episode_takes_no_step_and_no_other_end(agent_episode: Episode) -> None:
    finish_episode(episode=agent_episode, outcome=Outcome.SUCCESS, now=timezone.now())
    finish_episode(episode=agent_episode, outcome=Outcome.SUCCESS, now=timezone.now())
    with pytest.raises(EpisodeClosed):
        finish_episode(episode=agent_episode, outcome=Outcome.FAILURE, now=timezone.now())
    with pytest.raises(EpisodeClosed):
        record(agent_episode, trace(0))


def test_equal_pictures_are_stored_once(db: None) -> None:
    assert store_screenshot(WHITE) == store_screenshot(WHITE)
    picture = Screenshot.objects.get()
    assert (picture.width, picture.height) == (1440, 900)
    assert picture.read() == WHITE
    folder = picture.path.rsplit("/", 1)[0]
    assert default_storage.listdir(folder)[1] == [f"{WHITE_SHA}.png"]


def test_what_is_not_a_png_is_refused(db: None) -> None:
    with pytest.raises(ValueError, match="not a PNG"):
        store_screenshot(b"GIF89a")
    assert Screenshot.objects.count() == 0
