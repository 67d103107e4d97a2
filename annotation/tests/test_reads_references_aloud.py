"""Reference steps in words."""

from __future__ import annotations

from typing import Any

import pytest

from annotation.rules import describe_reference
from igg.tasks import Task

CLICK = {"action": "CLICK", "selector": "a.b"}


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"action": "SCROLL", "dy": 400}, "400 px down in the middle of the screen"),
        ({"action": "SCROLL", "dy": -40, "selector": "list"}, "40 px up in list"),
        ({"action": "SCROLL", "dy": 5, "dx": -7}, "5 px down and 7 px left in the middle"),
        ({"action": "WAIT", "ms": 1500}, "1.5 s"),
        ({"action": "MOVE", "selector": "a.b"}, "a.b"),
        ({"action": "CLICK", "x": 0, "y": 12.5}, "0, 12.5"),
        ({"action": "DRAG", "selector": "w", "dx": 30}, "w 30 px right"),
        ({"action": "DRAG", "selector": "w", "to": "bin"}, "w to bin"),
        ({"action": "DRAG", "startX": 1, "startY": 0, "endX": 3, "endY": 4}, "1, 0 to 3, 4"),
    ],
)
def test_every_kind_of_step(step: dict[str, Any], words: str) -> None:
    record = {
        "id": "fixture-001-goal",
        "sub_type": "1-1",
        "instruction": "Click ‘Goal’.",
        "target_id": "a.b",
        "initial_state_id": "1",
        "ground-truth trajectory": [step, CLICK],
    }
    first, last = describe_reference(Task.model_validate(record))
    assert first.action == step["action"].capitalize()
    assert first.text.startswith(words)
    assert (last.action, last.text) == ("Click", "a.b")
