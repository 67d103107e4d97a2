"""Replies become actions or malformed steps; a golden file fixes the line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igg.actions import ACTION, TRACE_ENTRY, Malformed, Viewport, parse_reply
from igg.actions.replies import MAX_REPLY_CHARS

VIEWPORT = Viewport()
GOLDEN = [
    json.loads(line)
    for line in (Path(__file__).parent / "replies.jsonl").read_text(encoding="utf-8").splitlines()
]
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(["action", "type", "x", "y", "dy", "ms", "coordinate", "startX", "button"])
NAMES = st.sampled_from(["click", "move", "scroll", "drag", "wait", "malformed"])
NEAR_ACTIONS = st.dictionaries(KEYS, NAMES | JSON_VALUES)
XS = st.floats(0, 1440, exclude_max=True)
YS = st.floats(0, 900, exclude_max=True)
ACTIONS = st.one_of(
    st.fixed_dictionaries({"action": st.sampled_from(["click", "move"]), "x": XS, "y": YS}),
    st.fixed_dictionaries(
        {"action": st.just("scroll"), "x": XS, "y": YS, "dy": st.integers(-9999, 9999)},
        optional={"dx": st.integers(1, 9999)},
    ),
    st.fixed_dictionaries(
        {"action": st.just("drag"), "startX": XS, "startY": YS, "endX": XS, "endY": YS}
    ),
    st.fixed_dictionaries({"action": st.just("wait"), "ms": st.integers(1, 10_000)}),
)


@pytest.mark.parametrize("row", GOLDEN, ids=[f"{i}: {row['why']}" for i, row in enumerate(GOLDEN)])
def test_golden_replies(row: dict[str, Any]) -> None:
    result = parse_reply(row["reply"], viewport=VIEWPORT, space=row["space"])
    if "malformed" in row:
        assert isinstance(result, Malformed), result
        assert result.kind == row["malformed"]
        assert result.reason
    else:
        assert result.payload() == row["action"]
        assert next(iter(result.payload())) == "action"


def test_golden_file_is_not_thinned_out() -> None:
    assert sum("action" in row for row in GOLDEN) >= 30
    assert sum("malformed" in row for row in GOLDEN) >= 30


@given(st.text() | st.binary() | JSON_VALUES | NEAR_ACTIONS | NEAR_ACTIONS.map(json.dumps))
def test_never_raises_and_stays_inside_the_viewport(raw: object) -> None:
    for space in ("pixel", "unit", "thousand"):
        result = parse_reply(raw, viewport=VIEWPORT, space=space)
        if isinstance(result, Malformed):
            assert "\x00" not in result.raw + result.reason
            assert TRACE_ENTRY.validate_json(result.model_dump_json()) == result
        else:
            assert all(VIEWPORT.contains(x, y) for x, y in result.points())


@given(ACTIONS)
def test_what_was_written_is_read_again(written: dict[str, Any]) -> None:
    action = ACTION.validate_python(written)
    for reply in (written, json.dumps(action.payload()), action.model_dump_json().encode()):
        assert parse_reply(reply, viewport=VIEWPORT) == action
    assert ACTION.validate_python(action.payload()) == action


@pytest.mark.parametrize(
    "hostile",
    [
        '{"a":' * 50_000,
        "{" * MAX_REPLY_CHARS,
        "[" * 100_000 + '{"action":"wait","ms":1}',
        '{"action":"click","x":' + "9" * 5000 + ',"y":1}',
        '{"action":"wait","ms":1}' + " " * MAX_REPLY_CHARS,
        b"\xff\xfe",
    ],
    ids=["deep", "braces", "lists", "long number", "too long", "not text"],
)
def test_hostile_replies_are_malformed_or_read(hostile: object) -> None:
    result = parse_reply(hostile, viewport=VIEWPORT)
    assert result.action in ("malformed", "wait")
    assert len(result.model_dump_json()) < 200_000


def test_another_viewport_moves_the_bounds() -> None:
    small = Viewport(width=390, height=844)
    assert isinstance(parse_reply('{"action":"click","x":390,"y":1}', viewport=small), Malformed)
    assert parse_reply('{"action":"click","x":389,"y":843}', viewport=small).action == "click"
