"""Each check of a verdict passes on a sound task and names what is wrong with an unsound one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from igg.tasks import Task
from igg.tests.world import TARGET, World, element, verify
from igg.verification import Verdict, plan, plan_further, verdict
from igg.verification.checks import CHECKS

SCROLL = {"action": "SCROLL", "dy": 400}
WAIT = {"action": "WAIT", "ms": 3000}
DRAG = {"action": "DRAG", "selector": "area.window.chat", "dx": 300}
OPEN = {"action": "CLICK", "selector": "area.menu.open"}
HOVER_ROW = {"action": "MOVE", "selector": "area.row.kai"}
HOVER_TARGET = {"action": "MOVE", "selector": TARGET}
CLICK = {"action": "CLICK", "selector": TARGET}


def task(sub_type: str, *steps: dict[str, Any], **fields: Any) -> Task:
    return Task.model_validate(
        {
            "id": "demo-001-kai",
            "sub_type": sub_type,
            "instruction": "Find ‘Kai’ in the direct message list.",
            "target_id": TARGET,
            "initial_state_id": "1",
            "ground-truth trajectory": [*steps, CLICK],
            **fields,
        }
    )


LOOK_ALIKES = tuple(element(f"area.icon.{n}", f"Server {n}", 100.0 * n) for n in range(1, 5))
CUE_WORLD = World(
    needs=(),
    reason="",
    others=LOOK_ALIKES,
    name="Server",
    tooltips={TARGET: "Kai’s garden", **{one.id: f"Tip {one.id[-1]}" for one in LOOK_ALIKES}},
)
CUE_TASK = task("2-1", HOVER_TARGET)
SCROLL_TASK = task("1-1", SCROLL)
SCROLL_WORLD = World(needs=("SCROLL",), reason="offscreen")

SOUND: dict[str, tuple[Task, World]] = {
    "1-1 scroll": (SCROLL_TASK, SCROLL_WORLD),
    "1-1 inner list": (SCROLL_TASK, World(needs=("SCROLL",), reason="clipped:area.list")),
    "2-1 cue": (CUE_TASK, CUE_WORLD),
    "2-1 reveal": (
        task("2-1", HOVER_ROW),
        World(needs=("MOVE area.row.kai",), reason="transparent"),
    ),
    "2-2": (task("2-2", OPEN), World(needs=("CLICK area.menu.open",), reason="absent")),
    "2-2 after scrolling": (
        task("2-2", SCROLL, OPEN),
        World(needs=("CLICK area.menu.open", "SCROLL"), reason="absent"),
    ),
    "2-3": (
        task("2-3", OPEN),
        World(needs=("CLICK area.menu.open",), reason="covered:area.popup"),
    ),
    "3-1 greyed": (task("3-1", WAIT), World(needs=("WAIT",), reason="inactive")),
    "3-1 absent": (
        task("3-1", OPEN, WAIT),
        World(needs=("CLICK area.menu.open", "WAIT"), reason="absent"),
    ),
    "3-2 waited for": (
        task("3-2", WAIT),
        World(needs=("WAIT",), reason="offstage:area.carousel"),
    ),
    "3-2 steered": (
        task("3-2", OPEN),
        World(needs=("CLICK area.menu.open",), reason="offstage:area.carousel", ripens_after=4),
    ),
    "3-3": (task("3-3", DRAG), World(needs=("DRAG",), reason="covered:area.window.chat")),
}


def result(given: Verdict, name: str) -> tuple[bool | None, str]:
    return given.checks[name].passed, given.checks[name].detail


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_task_passes_every_check(name: str) -> None:
    given_task, world = SOUND[name]
    given = verify(given_task, replace(world))
    assert given.failures == {}
    assert given.outcome == "pass", given.checks
    assert set(given.checks) == set(CHECKS)
    assert given.executions <= 7
    assert Verdict.model_validate_json(given.model_dump_json()) == given


UNSOUND: dict[str, tuple[str, Task, World, str]] = {
    "two elements with the id": (
        "unique",
        SCROLL_TASK,
        replace(SCROLL_WORLD, count=2),
        "2 elements carry the id area.button.target before step 1 (SCROLL)",
    ),
    "never exists": (
        "unique",
        task("2-2", SCROLL),
        World(needs=("CLICK never",), reason="absent"),
        "no element carries the id",
    ),
    "visible at once": (
        "hidden_at_start",
        SCROLL_TASK,
        World(needs=(), reason=""),
        "area.button.target can be hit at once: 100% visible and active",
    ),
    "cue without text": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, tooltips={}),
        "step 1 (MOVE area.button.target) shows no text",
    ),
    "cue text that was there before": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, texts=("Kai’s garden",)),
        "shows no text that was not visible before",
    ),
    "cue without a word of the instruction": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, tooltips={TARGET: "Pottery"}),
        "shows “Pottery”, which has no word of the instruction",
    ),
    "too few look-alikes": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, others=LOOK_ALIKES[:2]),
        "only 2 shown elements look like the target",
    ),
    "look-alikes of another size": (
        "hidden_at_start",
        CUE_TASK,
        replace(
            CUE_WORLD,
            others=tuple(
                one.model_copy(update={"box": (*one.box[:2], 112.0, 20.0)}) for one in LOOK_ALIKES
            ),
        ),
        "only 0 shown elements look like the target",
    ),
    "look-alikes that say the same": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, tooltips=dict.fromkeys(CUE_WORLD.tooltips, "Kai’s garden")),
        "only 0 look-alikes show another text on hover; not area.icon.4",
    ),
    "look-alikes that say nothing": (
        "hidden_at_start",
        CUE_TASK,
        replace(CUE_WORLD, tooltips={TARGET: "Kai’s garden"}),
        "only 0 look-alikes show another text",
    ),
    "last click misses": (
        "reference_solves",
        SCROLL_TASK,
        replace(SCROLL_WORLD, covered_by="area.veil"),
        "the last click hits area.veil",
    ),
    "last click comes too early": (
        "reference_solves",
        task("3-1", SCROLL),
        World(needs=("WAIT",), reason="inactive"),
        "the last click comes before it is active (area.button.target is 100% visible: not active)",
    ),
    "target never shows": (
        "reference_solves",
        SCROLL_TASK,
        World(needs=("DRAG",), reason="offscreen"),
        "step 2 (CLICK area.button.target) names an element that cannot be hit there "
        "(area.button.target is 0% visible: offscreen (64 points))",
    ),
    "touches what is forbidden": (
        "reference_solves",
        task("2-2", OPEN, forbidden=["area.menu.open"]),
        World(needs=("CLICK area.menu.open",), reason="absent"),
        "step 1 (CLICK area.menu.open) touches the forbidden area.menu.open",
    ),
    "hits before the end": (
        "reference_solves",
        task("1-1", SCROLL, CLICK),
        SCROLL_WORLD,
        "step 2 (CLICK area.button.target) already hits the target",
    ),
    "a superfluous step": (
        "steps_needed",
        task("1-1", WAIT, SCROLL),
        SCROLL_WORLD,
        "step 1 (WAIT) is not needed",
    ),
    "a superfluous hover of what a hover revealed": (
        "steps_needed",
        task("2-1", HOVER_ROW, HOVER_TARGET),
        World(needs=("MOVE area.row.kai",), reason="transparent"),
        "step 2 (MOVE area.button.target) is not needed",
    ),
    "another sub-type": (
        "sub_type_fits",
        task("2-3", OPEN),
        World(needs=("CLICK area.menu.open",), reason="absent"),
        "the target is absent until step 1 (CLICK area.menu.open), which is 2-2, not 2-3",
    ),
    "outside the taxonomy": (
        "sub_type_fits",
        task("2-2", OPEN),
        World(needs=("CLICK area.menu.open",), reason="inactive"),
        "inactive until step 1 (CLICK area.menu.open), which is outside the taxonomy",
    ),
    "nothing reveals it": (
        "sub_type_fits",
        SCROLL_TASK,
        World(needs=(), reason=""),
        "no step makes area.button.target hittable",
    ),
    "the instruction tells the procedure": (
        "no_leak",
        task("1-1", SCROLL, instruction="Scroll down and find ‘Kai’."),
        SCROLL_WORLD,
        "the instruction tells the procedure: “Scroll”",
    ),
    "a namesake": (
        "unambiguous",
        SCROLL_TASK,
        replace(SCROLL_WORLD, others=(element("area.list.kai", "kai "),)),
        "area.list.kai is also a button named “kai ” before step 1 (SCROLL)",
    ),
    "the last click alone": (
        "no_shortcut",
        SCROLL_TASK,
        replace(SCROLL_WORLD, needs=()),
        "a click at (700, 20) hits without any other step",
    ),
    "other pixels each time": (
        "steady",
        SCROLL_TASK,
        replace(SCROLL_WORLD, jitter=True),
        "two runs differ in their pixels at the start",
    ),
    "fails in real time": (
        "human_path",
        SCROLL_TASK,
        replace(SCROLL_WORLD, real_clock_works=False),
        "with a real clock the last click is a miss on area.other",
    ),
}


@pytest.mark.parametrize("name", UNSOUND)
def test_an_unsound_task_fails_the_check_that_names_the_fault(name: str) -> None:
    check, given_task, world, detail = UNSOUND[name]
    given = verify(given_task, replace(world))
    passed, said = result(given, check)
    assert passed is False, given.checks
    assert detail in said
    assert given.outcome == "fail"
    assert check in given.failures


def test_a_namesake_elsewhere_is_fine_when_the_instruction_names_the_place() -> None:
    world = replace(
        SCROLL_WORLD,
        context="Direct messages",
        others=(element("area.voice.kai", "Kai", context="Voice channel"),),
    )
    assert verify(SCROLL_TASK, world).outcome == "pass"
    beside = element("area.archive.kai", "Kai", context="Archived direct messages")
    assert result(verify(SCROLL_TASK, replace(world, others=(beside,))), "unambiguous")[0] is False


def test_look_alikes_that_the_cue_tells_apart_may_share_a_name() -> None:
    alike = tuple(one.model_copy(update={"name": "Server"}) for one in LOOK_ALIKES)
    assert verify(CUE_TASK, replace(CUE_WORLD, others=alike)).outcome == "pass"
    mute = replace(CUE_WORLD, others=(*alike, element("area.far", "Server", 1400, label="icon")))
    assert result(verify(CUE_TASK, mute), "unambiguous")[0] is False


def test_no_shortcut_stores_the_chance_of_a_cue_and_the_blind_clicks_of_time() -> None:
    cue = verify(CUE_TASK, replace(CUE_WORLD)).checks["no_shortcut"]
    assert (cue.passed, cue.applies, cue.figures) == (None, False, {"chance": 1 / 5})
    given_task, world = SOUND["3-2 steered"]
    timed = verify(given_task, replace(world)).checks["no_shortcut"]
    assert (timed.passed, timed.figures["blind_clicks"]) == (True, 8)
    assert timed.figures["hit_at"] == 5


def test_the_hint_is_known_by_its_procedure() -> None:
    hint = task("1-1", SCROLL, instruction="Scroll down the list, then click ‘Kai’.")
    given = verify(SCROLL_TASK, replace(SCROLL_WORLD), hint)
    assert given.checks["no_leak"].figures == {"words": [], "hint_words": ["Scroll", ", then"]}


@pytest.mark.parametrize("name", ["reference", "repeat", "human", "without_0", "last_click"])
def test_an_infrastructure_fault_is_errored_never_failed(name: str) -> None:
    given = verify(SCROLL_TASK, replace(SCROLL_WORLD, break_on=name))
    assert given.outcome == "errored"
    assert given.failures == {}
    details = [check.detail for check in given.checks.values() if check.passed is None]
    assert any(f"the execution {name} broke off: the page hung" in detail for detail in details)


def test_what_was_not_run_is_errored_and_a_proven_fault_still_fails() -> None:
    assert verdict(SCROLL_TASK, None, {}).outcome == "errored"
    leaking = task("1-1", SCROLL, instruction="Scroll to ‘Kai’.")
    assert verdict(leaking, None, {}).outcome == "fail"
    assert plan_further(SCROLL_TASK, {}) == ()


def test_a_plan_is_small_and_tries_each_step() -> None:
    three = task("2-2", SCROLL, OPEN)
    assert [one.name for one in plan(three)] == [
        "reference",
        "repeat",
        "human",
        "without_0",
        "without_1",
    ]
    without = {one.name: [step.action for step in one.steps] for one in plan(three)}
    assert without["without_0"] == ["CLICK", "CLICK"]
    assert without["without_1"] == ["SCROLL", "CLICK"]
