"""The examples in the documentation are read by the code they describe."""

from __future__ import annotations

import json
import re
from pathlib import Path

from igg.actions import TRACE_ENTRY, Click, Viewport
from igg.agent import Reply
from igg.agents import read_reply
from igg.agents.wire import read_answer, read_health, read_request
from igg.metrics import result_of
from igg.tasks import Task
from igg.trajectory import load_trajectory
from igg.verification.checks import CHECKS

DOCS = Path(__file__).parents[2] / "docs"


def example(name: str, kind: str) -> str:
    text = (DOCS / name).read_text(encoding="utf-8")
    found = re.search(rf"^```jsonl? {kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert found is not None, f"{name} has no example {kind}"
    return found.group(1)


def test_agent_protocol() -> None:
    health = read_health(example("agent-protocol.md", "health").encode(), "docs")
    request = read_request(example("agent-protocol.md", "request").encode())
    answer = read_answer(example("agent-protocol.md", "answer").encode(), "docs")
    assert (health.modelId, request.step_index, answer.rawText) == (
        "my-model-7b",
        2,
        "The row is at the top.",
    )
    entries = [TRACE_ENTRY.validate_python(entry) for entry in request.trace]
    assert [entry.action for entry in entries] == ["scroll", "malformed"]
    reply = Reply(raw=answer.rawText or "", action_payload=answer.action)
    assert read_reply(reply, Viewport()) == Click(x=700, y=20)


def test_trajectory_format() -> None:
    trajectory = load_trajectory(example("trajectory-format.md", "trajectory"))
    assert result_of(trajectory).is_success
    assert result_of(trajectory).model_ms == 1770


def test_adding_a_task() -> None:
    task = Task.model_validate(json.loads(example("adding-a-task.md", "task")))
    assert task.environment == "demo"
    text = (DOCS / "adding-a-task.md").read_text(encoding="utf-8")
    assert [name for name in CHECKS if f"| `{name}` |" not in text] == []
