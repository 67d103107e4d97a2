"""Events are parsed strictly; faults name index and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from igg.errors import InvalidEvents
from igg.events import EVENT_TYPES, events_schema, in_order, parse_events
from igg.tests.streams import Stream

SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "events.json"


def every_type() -> Stream:
    stream = Stream().ready().click("a").drag("a", None)
    stream.add("wheel", x=1, y=1, dx=0, dy=3, id=None, consumed=True)
    stream.add("scroll", id=None, top=0, left=0, dx=0, dy=3.5, by="user")
    stream.add("hover", id="a", start=3, dwell=200).add("move", x=1, y=2.5, id=None)
    stream.add("key", key=None, id="a", length=5).add("state", digest="abc")
    stream.add("focus", id="a").add("blur", id=None).add("visibility", hidden=True)
    stream.add("resize", viewport=[800, 600], dpr=1.25, zoom=1)
    return stream.add("end", last_seq=14)


def test_every_type_is_read_and_written_back() -> None:
    raw = json.loads(json.dumps(every_type().raw))
    events = parse_events(raw)
    assert {event.type for event in events} == set(EVENT_TYPES)
    assert [event.payload() for event in events] == raw


def test_the_schema_in_the_docs_is_current_and_accepts_what_the_parser_accepts() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    assert schema == events_schema(), "write it again with: python -m igg.schemas ."
    for raw in json.loads(json.dumps(every_type().raw)):
        jsonschema.validate(raw, schema)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"x": "10"}, "event 1: x:"),
        ({"x": float("nan")}, "event 1: x:"),
        ({"x": 1e9}, "event 1: x:"),
        ({"seq": -1}, "event 1: seq:"),
        ({"seq": 1.5}, "event 1: seq:"),
        ({"t": None}, "event 1: t:"),
        ({"v": 2}, "event 1: v:"),
        ({"pointer": "finger"}, "event 1: pointer:"),
        ({"id": "a\x00"}, "event 1: id:"),
        ({"colour": "red"}, "event 1: colour:"),
        ({"type": "pinch"}, "event 1: type:"),
        ({"type": None}, "event 1: type:"),
    ],
)
def test_a_fault_names_index_and_field(change: dict[str, Any], message: str) -> None:
    raw = Stream().ready().down("a").raw
    raw[1].update(change)
    with pytest.raises(InvalidEvents, match=message) as caught:
        parse_events(raw)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("raw", [None, {}, "[]", 5])
def test_what_is_no_list_is_refused(raw: object) -> None:
    with pytest.raises(InvalidEvents, match="not a list"):
        parse_events(raw)


def test_a_field_that_is_named_like_a_type_is_still_named() -> None:
    raw = Stream().add("key", key=5, id=None, length=1).raw
    with pytest.raises(InvalidEvents, match="event 0: key:"):
        parse_events(raw)


def test_order_is_page_and_seq_never_a_clock() -> None:
    stream = Stream().ready().click("a")
    stream.raw[1]["t"] = 10**6
    assert [event.seq for event in in_order(reversed(stream.events))] == [0, 1, 2, 3]
