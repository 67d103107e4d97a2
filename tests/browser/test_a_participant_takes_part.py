"""A study in real browsers: the whole way, stray clicks, two tabs."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from channels.db import database_sync_to_async
from django.contrib.auth.models import User
from playwright.async_api import Browser, Page, expect

from benchmark.models import Task
from studies.models import Participation, Study
from studies.services.design import change_status, create_study

MOVED = "You opened this study somewhere else"

pytestmark = pytest.mark.django_db(transaction=True)

# A busy machine is slow, not wrong.
expect.set_options(timeout=20_000)


@pytest.fixture
def study(ada: User, make_task: Callable[..., Task]) -> Study:
    """Two tasks and one to practise on."""
    tasks = [make_task(number, instruction=f"Click ‘Goal {number}’.") for number in range(1, 4)]
    made = create_study(
        title="Everyday apps",
        environments=[tasks[0].environment],
        suite_count=1,
        suite_size=2,
        seed=1,
        author=ada,
    )
    return change_status(study_id=made.pk, status=Study.Status.OPEN)


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name).click()


async def solve(page: Page) -> None:
    await page.get_by_role("button", name=re.compile("^(Start|Continue)$")).click()
    await page.frame_locator("iframe").get_by_role("button", name="Goal").click()
    await expect(page.get_by_text("Found it")).to_be_visible()


async def join(page: Page, address: str, study: Study) -> None:
    await page.goto(f"{address}{study.join_url}?id=pat")
    await press(page, "Continue")


async def begin(page: Page, address: str, study: Study) -> None:
    """Up to the first trial."""
    await join(page, address, study)
    await press(page, "Practise once")
    await solve(page)
    await press(page, "Begin the tasks")
    await expect(page.get_by_text("Task 1 of 2")).to_be_visible()


async def person() -> Participation:
    return await database_sync_to_async(Participation.objects.select_related("study").get)()


async def test_the_whole_way_to_the_code(page: Page, address: str, study: Study) -> None:
    await begin(page, address, study)
    await solve(page)
    await press(page, "Next task")
    await expect(page.get_by_text("Task 2 of 2")).to_be_visible()
    await solve(page)
    await press(page, "Finish")
    await expect(page.get_by_text("Thank you!")).to_be_visible()
    code = (await person()).completion_code
    assert code
    await expect(page.locator("#completion-code")).to_have_text(code)
    await page.go_back()
    await expect(page.locator("#completion-code")).to_have_text(code)


async def test_a_stray_click_does_not_land_on_next(page: Page, address: str, study: Study) -> None:
    await begin(page, address, study)
    await page.add_style_tag(
        content=".trial .button-primary { animation-duration: 60s !important }"
    )
    await page.get_by_role("button", name="Start").evaluate("button => button.click()")
    await page.frame_locator("iframe").get_by_role("button", name="Goal").click()
    following = page.get_by_role("button", name="Next task")
    await expect(following).to_be_visible()
    box = await following.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await expect(page.get_by_text("Task 1 of 2")).to_be_visible()
    assert (await person()).position == 0


async def test_the_newest_tab_of_a_browser_takes_over(
    browser: Browser, address: str, study: Study
) -> None:
    context = await browser.new_context(viewport={"width": 1440, "height": 900})
    older = await context.new_page()
    await begin(older, address, study)
    newer = await context.new_page()
    await newer.goto(older.url)
    await expect(older.get_by_text(MOVED)).to_be_visible()
    await expect(older.locator("iframe")).to_have_count(0)
    await solve(newer)
    await older.bring_to_front()
    await older.get_by_role("link", name="Go on here").click()
    await expect(older.get_by_text("Found it")).to_be_visible()
    await expect(newer.get_by_text(MOVED)).to_be_visible()
    await context.close()


async def test_another_browser_takes_over_at_the_same_trial(
    page: Page, browser: Browser, address: str, study: Study
) -> None:
    await begin(page, address, study)
    elsewhere = await browser.new_page(viewport={"width": 1280, "height": 720})
    await join(elsewhere, address, study)
    await expect(elsewhere.get_by_text("Task 1 of 2")).to_be_visible()
    await expect(page.get_by_text(MOVED)).to_be_visible()
    await elsewhere.close()


async def test_withdrawing_asks_first(page: Page, address: str, study: Study) -> None:
    await begin(page, address, study)
    await press(page, "Withdraw")
    await press(page, "Stay in the study")
    await press(page, "Withdraw")
    await press(page, "Withdraw and delete")
    await expect(page.get_by_text("You have withdrawn")).to_be_visible()
