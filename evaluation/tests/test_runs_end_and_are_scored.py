"""Every task of a run ends once; infrastructure faults are tried again, then reported."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Step
from episodes.services.recording import claim_episode
from evaluation.models import Run, Try
from evaluation.results import breakdown_of, counting_episodes
from evaluation.services import (
    NoHint,
    RunExists,
    create_run,
    end_episode,
    finish_run,
    give_up_episodes,
    open_episodes,
)
from igg.browser import EpisodeEnd
from igg.browser.episodes import Outcome
from igg.protocol import Protocol

NOW = timezone.now()


def claim(run: Run, owner: str = "w1") -> Episode:
    episode = claim_episode(candidates=open_episodes(run), owner=owner, now=NOW)
    assert episode is not None
    return episode


def end(run: Run, outcome: Outcome, error: str = "") -> bool:
    episode = claim(run)
    if outcome != "errored":
        Step.objects.create(episode=episode, index=0, action={"action": "wait", "ms": 1})
    return end_episode(
        run=run, episode=episode, end=EpisodeEnd(outcome, error), owner="w1", now=NOW
    )


def test_claims_in_the_order_of_the_tasks(run: Run, revisions: list[TaskRevision]) -> None:
    claimed = [claim(run, f"w{n}").task_id for n in range(3)]
    assert claimed == [revision.task_id for revision in revisions]
    assert claim_episode(candidates=open_episodes(run), owner="w9", now=NOW) is None


def test_an_errored_task_moves_ga_by_one_task_and_stays_in_the_denominator(run: Run) -> None:
    end(run, "success")
    end(run, "failure")
    while not finish_run(run=run, now=NOW):
        end(run, "errored", "the page hung")
    summary = breakdown_of(run).overall
    assert summary.ga.value == pytest.approx(1 / 3)
    assert summary.ga_completed.value == pytest.approx(1 / 2)
    assert (summary.completed, summary.errored) == (2, 1)
    assert summary.coverage == pytest.approx(2 / 3)


def test_tries_an_errored_task_again_up_to_the_cap(run: Run, settings: object) -> None:
    added = [end(run, "errored", "the page hung") for _ in range(3)]
    # Position decides first: the three claims are three tries of the first task.
    assert added == [True, True, False]
    tries = Try.objects.filter(run_task__position=0)
    assert [one.number for one in tries] == [1, 2, 3]
    assert [one.is_latest for one in tries] == [False, False, True]
    assert Episode.objects.filter(outcome="errored", error="the page hung").count() == 3


def test_the_latest_try_counts(run: Run) -> None:
    end(run, "errored", "the page hung")
    end(run, "success")
    outcomes = [episode.outcome for episode in counting_episodes(run)]
    assert outcomes == ["success", "", ""]


def test_is_finished_only_without_open_episodes(run: Run) -> None:
    end(run, "success")
    assert not finish_run(run=run, now=NOW)
    end(run, "success")
    end(run, "failure")
    assert finish_run(run=run, now=NOW)
    run.refresh_from_db()
    assert run.finished_at == NOW
    assert finish_run(run=run, now=NOW + timedelta(days=1))
    run.refresh_from_db()
    assert run.finished_at == NOW


def test_gives_up_what_keeps_killing_its_workers(run: Run) -> None:
    later = NOW
    for number in range(3):
        assert claim_episode(candidates=open_episodes(run), owner=f"w{number}", now=later)
        later += timedelta(hours=1)
    first = open_episodes(run).first()
    assert first is not None
    assert first.claims == 3
    assert give_up_episodes(run=run, now=later) == 1
    first.refresh_from_db()
    assert (first.outcome, first.error) == ("errored", "claimed 3 times and never finished")


def test_a_name_is_taken_once(run: Run, revisions: list[TaskRevision]) -> None:
    with pytest.raises(RunExists, match="there is a run called toy"):
        create_run(
            name="toy",
            agent="http://127.0.0.1:9",
            model_id="other",
            variant=Run.Variant.MAIN,
            protocol=Protocol(),
            revisions=revisions,
            actor=Actor.AGENT,
        )
    assert Run.objects.count() == 1


def test_hints_need_hint_variants(revisions: list[TaskRevision]) -> None:
    with pytest.raises(NoHint, match="fixture-001-goal has no hint variant"):
        create_run(
            name="hinted",
            agent="http://127.0.0.1:9",
            model_id="toy",
            variant=Run.Variant.HINT,
            protocol=Protocol(),
            revisions=revisions,
            actor=Actor.AGENT,
        )
    assert not Run.objects.exists()
