"""`manage.py evaluate` from end to end: a real server, a real mockup, stored episodes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO

import pytest
import uvicorn
from django.core.management import CommandError, call_command

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Outcome, Step
from evaluation.models import Run
from evaluation.results import breakdown_of
from igg.agent import ActRequest, Reply
from igg.agents import AgentServer

pytestmark = pytest.mark.django_db(transaction=True)


class ScriptedModel:
    """Answers with what it was given, and remembers what it was asked."""

    model_id = "scripted"
    prompt_version = "1"

    def __init__(self, answer: Callable[[ActRequest], Reply]) -> None:
        self._answer = answer
        self.asked: list[ActRequest] = []

    async def act(self, request: ActRequest) -> Reply:
        self.asked.append(request)
        return self._answer(request)


@contextmanager
def served(model: ScriptedModel) -> Iterator[str]:
    config = uvicorn.Config(AgentServer(model), host="127.0.0.1", port=0, log_level="error")
    server = uvicorn.Server(config)
    started = threading.Event()
    startup = server.startup

    async def announce(sockets: list[object] | None = None) -> None:
        await startup(sockets)  # type: ignore[arg-type]  # uvicorn's own argument
        started.set()

    server.startup = announce  # type: ignore[assignment,method-assign]  # says when it listens
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert started.wait(10)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.fixture
def dataset() -> None:
    call_command("load_dataset", stdout=StringIO())


def evaluate(*arguments: str) -> str:
    out = StringIO()
    call_command("evaluate", *arguments, stdout=out)
    return out.getvalue()


def two_tasks_of_one_state() -> tuple[str, str]:
    seen: dict[tuple[str, str], str] = {}
    for revision in TaskRevision.objects.select_related("task").order_by("task_id"):
        key = revision.task.environment_id, revision.initial_state_id
        if key in seen:
            return seen[key], revision.task_id
        seen[key] = revision.task_id
    raise AssertionError("no two tasks share a state")


def test_a_model_that_only_talks_spends_its_budget(dataset: None) -> None:
    model = ScriptedModel(lambda _: Reply(raw="I would click the button on the left."))
    first, _ = two_tasks_of_one_state()
    with served(model) as url:
        evaluate("--agent-url", url, "--name", "talker", "--task-ids", first)
    episode = Episode.objects.get()
    assert (episode.outcome, episode.actor, episode.attempts) == ("failure", Actor.AGENT, 8)
    steps = Step.objects.filter(episode=episode)
    assert {step.malformed for step in steps} == {"unparseable"}
    assert {step.raw_reply for step in steps} == {"I would click the button on the left."}
    summary = breakdown_of(Run.objects.get()).overall
    assert (summary.ga.value, summary.ac.value, summary.errored) == (0.0, 8.0, 0)
    assert [entry["action"] for entry in model.asked[-1].trace] == ["malformed"] * 7


def test_the_reference_hits_every_target(dataset: None) -> None:
    first, second = two_tasks_of_one_state()
    out = evaluate("--agent", "reference", "--name", "ref", "--task-ids", f"{first},{second}")
    assert "2 of 2 tasks completed, 0 errored" in out
    assert set(Episode.objects.values_list("outcome", "actor")) == {
        (Outcome.SUCCESS, Actor.REFERENCE)
    }
    summary = breakdown_of(Run.objects.get()).overall
    assert (summary.ga.value, summary.rer.value) == (1.0, 1.0)
    assert Run.objects.get().finished_at is not None


def test_what_an_agent_is_told_does_not_single_out_the_target(dataset: None) -> None:
    """Two tasks of one state differ, for an agent, in the instruction alone."""
    model = ScriptedModel(lambda _: Reply(raw="", action_payload={"action": "wait", "ms": 1}))
    ids = two_tasks_of_one_state()
    with served(model) as url:
        evaluate(
            "--agent-url", url, "--name", "quiet", "--task-ids", ",".join(ids), "--max-steps", "1",
            "--in-flight", "1",
        )  # fmt: skip
    first, second = model.asked
    assert first.instruction != second.instruction
    assert (first.screenshot, first.trace, first.step_index, first.viewport) == (
        second.screenshot,
        second.trace,
        second.step_index,
        second.viewport,
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--agent-url", "http://127.0.0.1:9", "--name", "x"], "127.0.0.1:9"),
        (["--agent", "reference", "--name", "x", "--task-ids", "no-1-x"], "--task-ids: unknown"),
        (["--agent", "reference", "--name", "x", "--apps", "nope"], "--environments: unknown"),
        (["--agent", "reference", "--name", "x", "--max-steps", "0"], "--max-steps: expected"),
    ],
)
def test_bad_input_is_one_clear_line_and_leaves_nothing(
    dataset: None, arguments: list[str], words: str
) -> None:
    with pytest.raises(CommandError) as raised:
        evaluate(*arguments)
    assert words in str(raised.value)
    assert "\n" not in str(raised.value)
    assert not Run.objects.exists()
    assert not Episode.objects.exists()
