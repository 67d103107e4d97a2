"""The console in a real browser: drafts survive, signing in in place, the live mockup."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from channels.db import database_sync_to_async
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from playwright.async_api import Page, expect

from accounts.rules import Role
from accounts.services import create_signin_link
from annotation.services import claim_task
from benchmark.models import Task

pytestmark = pytest.mark.django_db(transaction=True)

# A busy machine is slow, not wrong.
expect.set_options(timeout=20_000)

MIDDLE = """element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
BETTER = "Find ‘Goal’ on the page."


@pytest.fixture
def task(make_task: Callable[..., Task], ann: User) -> Task:
    """Ann's at the moment."""
    task = make_task()
    claim_task(task=task, annotator=ann, now=timezone.now())
    return task


@pytest.fixture
async def console(
    page: Page, task: Task, ann: User, address: str, client_of: Callable[[User | None], Client]
) -> Page:
    client = await database_sync_to_async(client_of)(ann)
    value = client.cookies["sessionid"].value
    await page.context.add_cookies([{"name": "sessionid", "value": value, "url": address}])
    await page.goto(f"{address}/annotate/{task.pk}/")
    return page


async def instruction_of(task: Task) -> str:
    revision = await database_sync_to_async(lambda: Task.objects.get(pk=task.pk).current)()
    return "" if revision is None else revision.instruction


async def test_leaks_are_told_while_typing_and_saving_stays_on_the_page(
    console: Page, task: Task
) -> None:
    await console.fill("#instruction", "Scroll to ‘Goal’.")
    await expect(console.locator("#leak")).to_contain_text("Tells the procedure")
    await console.fill("#instruction", BETTER)
    await expect(console.locator("#leak")).to_contain_text("Tells no procedure.")
    await console.get_by_role("button", name="Save instruction").click()
    await expect(console.get_by_text("Saved as r2")).to_be_visible()
    assert await instruction_of(task) == BETTER
    await console.reload()
    await expect(console.get_by_text("Your unsaved text")).to_be_hidden()


async def test_a_draft_survives_a_reload_until_it_is_discarded(console: Page) -> None:
    await console.fill("#instruction", BETTER)
    await console.reload()
    await expect(console.locator("#instruction")).to_have_value(BETTER)
    await expect(console.get_by_text("Your unsaved text from before is back.")).to_be_visible()
    await console.get_by_role("button", name="Discard it").click()
    await expect(console.locator("#instruction")).to_have_value("Click ‘Goal’.")


async def test_signs_in_in_place_and_saves_what_was_written(
    console: Page, task: Task, address: str
) -> None:
    await console.context.clear_cookies(name="sessionid")
    await console.fill("#instruction", BETTER)
    await expect(console.get_by_text("Your session has ended")).to_be_visible()
    await console.fill("#signin-link", "https://elsewhere.example/sign-in/x/")
    await console.get_by_role("button", name="Sign in here").click()
    await expect(console.get_by_text("not a sign-in link of this platform")).to_be_visible()
    token = await database_sync_to_async(create_signin_link)(
        username="ann", role=Role.ANNOTATOR, now=timezone.now()
    )
    await console.fill("#signin-link", f"{address}/sign-in/{token}/")
    await console.get_by_role("button", name="Sign in here").click()
    await expect(console.get_by_text("Your session has ended")).to_be_hidden()
    await console.get_by_role("button", name="Save instruction").click()
    await expect(console.get_by_text("Saved as r2")).to_be_visible()
    assert await instruction_of(task) == BETTER


async def test_a_conflict_shows_both_wordings(console: Page, task: Task, ann: User) -> None:
    def save_elsewhere() -> None:
        browser = Client()
        browser.force_login(ann)
        fields = {"base": "1", "instruction": "Find the other ‘Goal’.", "hint": ""}
        assert browser.post(f"/annotate/{task.pk}/instruction/", fields).status_code == 200

    await database_sync_to_async(save_elsewhere)()
    await console.fill("#instruction", BETTER)
    await console.get_by_role("button", name="Save instruction").click()
    await expect(console.locator("blockquote")).to_have_text("Find the other ‘Goal’.")
    await expect(console.locator("#instruction")).to_have_value(BETTER)
    assert await instruction_of(task) == "Find the other ‘Goal’."


async def test_the_mockup_runs_says_what_was_clicked_and_resets(console: Page) -> None:
    mockup = console.frame_locator("iframe")
    x, y = await mockup.get_by_role("button", name="Goal").evaluate(MIDDLE)
    shown = await console.locator("iframe").bounding_box()
    assert shown is not None
    scale = shown["width"] / 1440
    await console.mouse.click(shown["x"] + x * scale, shown["y"] + y * scale)
    await expect(console.get_by_text("Last click: page.button.goal")).to_be_visible()
    await console.get_by_role("button", name="Reset").click()
    await expect(console.get_by_text("Last click")).to_be_hidden()
    await expect(mockup.get_by_role("button", name="Goal")).to_be_attached()
