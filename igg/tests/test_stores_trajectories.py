"""Trajectories survive the disk; cut, broken and newer files are one clear error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from igg import trajectory as module
from igg.actions import Click, Malformed, Scroll
from igg.errors import InvalidTrajectory, NewerTrajectory
from igg.metrics import result_of
from igg.observations import LedgerRow
from igg.protocol import MANUAL, PAPER, PRESETS, Protocol, differences
from igg.tasks import Task
from igg.tests.streams import Stream
from igg.trajectory import (
    Header,
    Trajectory,
    TrajectoryStep,
    dump_trajectory,
    load_trajectory,
    read_trajectory,
    write_trajectory,
)

TASK = Task.model_validate(
    {
        "id": "demo-001-a",
        "sub_type": "1-1",
        "instruction": "Find ‘Kai’.",
        "target_id": "dm.kai",
        "initial_state_id": "1",
        "note": "kept",
        "ground-truth trajectory": [
            {"action": "SCROLL", "dy": 400},
            {"action": "CLICK", "selector": "dm.kai"},
        ],
    }
)


def row(share: float) -> LedgerRow:
    return LedgerRow(
        id="dm.kai",
        count=1,
        points=64,
        share=share,
        active=True,
        reasons={} if share else {"offscreen": 64},
        aim=(100.0, 200.0) if share else None,
        box=(90.0, 190.0, 20.0, 20.0),
    )


def example() -> Trajectory:
    bad = Malformed(kind="unparseable", raw="I give up\u2028", reason="no JSON object")
    return Trajectory(
        header=Header(
            environment="demo",
            state="1",
            task=TASK,
            actor="agent",
            actor_name="ocr",
            protocol=MANUAL,
            start_target=row(0),
        ),
        steps=(
            TrajectoryStep(index=0, action=bad, hit=None, hit_id=None, clock_ms=0, model_ms=7),
            TrajectoryStep(
                index=1,
                action=Scroll(x=720, y=450, dy=400),
                reference_step=TASK.reference[0],
                hit=None,
                hit_id=None,
                applied={"containers": {"list": {"dx": 0, "dy": 400}}},
                target=row(1),
                clock_ms=460,
            ),
            TrajectoryStep(
                index=2,
                action=Click(x=100, y=230),
                hit="miss",
                hit_id="dm.mo",
                target=row(1),
                clock_ms=1000,
                env_ms=50,
                queue_ms=3,
            ),
        ),
        events=tuple(Stream().ready().drag("a", "b").click("dm.mo").events),
        outcome="failure",
    )


def test_a_trajectory_survives_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "episode.jsonl"
    write_trajectory(path, example())
    assert read_trajectory(path) == example()
    assert [one.name for one in tmp_path.iterdir()] == ["episode.jsonl"]
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["task"] == TASK.record()


def test_metrics_read_a_stored_episode() -> None:
    result = result_of(load_trajectory(dump_trajectory(example())))
    assert (result.actions, result.reference_actions, result.outcome) == (3, 2, "failure")
    assert (result.model_ms, result.env_ms, result.queue_ms, result.clock_ms) == (7, 50, 3, 1000)
    assert [step.is_hittable_after for step in result.steps] == [False, True, True]
    assert result.steps[2].distance_px == 20


def changed(change: Any) -> str:
    records = [json.loads(line) for line in dump_trajectory(example()).rstrip("\n").split("\n")]
    change(records)
    return "\n".join(json.dumps(record) for record in records)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: r.pop(), "is cut off"),
        (lambda r: r.pop(2), "is cut off"),
        (lambda r: r.append(r[1]), "line 13: comes after the end"),
        (lambda r: r.pop(0), "line 1: version"),
        (lambda r: r[0].update(version=0), "line 1: version: 0 is not known"),
        (lambda r: r[0].update(version="1"), "line 1: version"),
        (lambda r: r[0].update(actor="robot"), "line 1: actor"),
        (lambda r: r[0]["task"].update(sub_type="9"), r"line 1: task.sub_type"),
        (lambda r: r[3]["action"].update(x=-5), r"line 4: action.x"),
        (lambda r: r[3].update(colour="red"), "line 4: colour"),
        (lambda r: r[3].update(index=7), "steps: indices"),
        (lambda r: r[4]["event"].update(dpr="x"), "event 0: dpr"),
        (lambda r: r[4].update(type="picture"), "line 5: type: 'picture' is none of"),
    ],
)
def test_a_broken_file_is_one_clear_error(change: Any, message: str) -> None:
    with pytest.raises(InvalidTrajectory, match=message) as caught:
        load_trajectory(changed(change), where="episode.jsonl")
    assert "episode.jsonl" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_newer_file_says_to_update() -> None:
    with pytest.raises(NewerTrajectory, match="2 is newer than 1: update igg"):
        load_trajectory(changed(lambda records: records[0].update(version=2)))


def test_an_older_file_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_zero(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
        header = {**records[0], "version": 1, "actor": records[0]["who"]}
        del header["who"]
        return [header, *records[1:]]

    def make_old(records: list[dict[str, Any]]) -> None:
        records[0].update(version=0, who=records[0].pop("actor"))

    monkeypatch.setattr(module, "UPGRADES", {0: from_zero})
    assert load_trajectory(changed(make_old)) == example()


@pytest.mark.parametrize("text", ["", "not json", "[]", "{}", '{"type": "header"'])
def test_what_is_no_trajectory_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "episode.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidTrajectory, match=r"episode\.jsonl"):
        read_trajectory(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidTrajectory, match="no such file"):
        read_trajectory(tmp_path / "absent.jsonl")


def test_protocols_compare_by_every_setting() -> None:
    assert differences(MANUAL, Protocol()) == {}
    assert differences(MANUAL, PAPER) == {
        "clock": ("manual", "real"),
        "decoding": ("unstated", "greedy"),
    }
    assert differences(MANUAL, Protocol(dataset_hash="a"))["dataset_hash"] == ("", "a")
    assert (PRESETS["paper"].max_in_flight, MANUAL.max_in_flight) == (1, None)
    assert Protocol.model_validate_json(PAPER.model_dump_json()) == PAPER


def test_think_time_belongs_to_the_charged_clock() -> None:
    assert Protocol(clock="charged", think_ms="measured").think_ms == "measured"
    for fields in ({"clock": "charged"}, {"clock": "manual", "think_ms": 5}):
        with pytest.raises(ValueError, match="think_ms"):
            Protocol.model_validate(fields)
