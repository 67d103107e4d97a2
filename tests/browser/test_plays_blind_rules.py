"""A blind rule is played on the mockup and scored by the ledger."""

from __future__ import annotations

from django.conf import settings

from igg.actions import Action, Viewport, Wait
from igg.agents.heuristics import RULES
from igg.browser import try_rules
from igg.dataset import DatasetPaths, load_dataset
from igg.observations import Box
from igg.protocol import BUDGET
from igg.tasks import Task


def waits(_index: int, _viewport: Viewport, _covering: Box | None) -> Action:
    return Wait(ms=100)


def scrolling_task() -> Task:
    """One whose target comes into view by scrolling the middle of the page."""
    dataset = load_dataset(DatasetPaths.of(settings.IGG_ROOT))
    return next(
        task
        for task in dataset.of("public")
        if task.id.startswith("youtube-") and len(task.reference) == 2 and task.sub_type == "1-1"
    )


async def test_a_rule_goes_on_until_the_ledger_shows_the_target() -> None:
    boxes: list[Box | None] = []

    def scrolls(index: int, viewport: Viewport, covering: Box | None) -> Action:
        boxes.append(covering)
        return RULES["1-1"](index, viewport, covering)

    task = scrolling_task()
    scrolled, waited = await try_rules(
        [(task, scrolls), (task, waits)], settings.IGG_SITE_DIR, workers=1
    )
    assert (waited.revealed_at, waited.error) == (None, "")
    assert scrolled.error == ""
    assert len(boxes) == (scrolled.revealed_at or BUDGET)
    assert all(box is not None for box in boxes)
