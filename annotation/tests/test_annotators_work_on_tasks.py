"""The console's pages: work, wrong person, wrong method, wrong state, twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from annotation.models import Claim
from benchmark.models import Task, TaskRevision
from episodes.models import Job, Verdict

Clients = Callable[[User | None], Client]
MakeTask = Callable[..., Task]
pytestmark = pytest.mark.django_db

TASK = "/annotate/fixture-001-goal/"
PAGES = ["/annotate/", TASK, f"{TASK}proof/"]
POSTS = [
    "/annotate/take-next/",
    "/annotate/check-instruction/",
    *(f"{TASK}{step}/" for step in ("take", "keep", "release", "instruction")),
    *(f"{TASK}{step}/" for step in ("run-reference", "verify")),
]
PART = {"HX-Request": "true"}


def save(browser: Client, **changes: str) -> Any:
    fields = {"base": "1", "instruction": "Find ‘Goal’.", "hint": ""} | changes
    return browser.post(f"{TASK}instruction/", fields, headers=PART)


def current(task: Task) -> TaskRevision:
    task.refresh_from_db()
    assert task.current is not None
    return task.current


@pytest.fixture
def task(make_task: MakeTask) -> Task:
    return make_task(1)


@pytest.fixture
def browser(task: Task, ann: User, client_of: Clients) -> Client:
    """Ann's, who took the task."""
    browser = client_of(ann)
    browser.post(f"{TASK}take/")
    return browser


@pytest.mark.parametrize("page", PAGES)
def test_works_twice(page: str, task: Task, ann: User, ada: User, client_of: Clients) -> None:
    for person in (ann, ada):
        for _ in range(2):
            answer = client_of(person).get(page, follow=True)
            assert answer.status_code == 200
            assert "Click ‘Goal’." in answer.content.decode()


@pytest.mark.parametrize("page", [*PAGES, *POSTS])
def test_wrong_person(page: str, task: Task, olly: User, client_of: Clients) -> None:
    ask = "get" if page in PAGES else "post"
    assert getattr(client_of(olly), ask)(page).status_code == 403
    stranger = getattr(client_of(None), ask)(page)
    assert stranger.headers["Location"].startswith("/sign-in/?next=")
    assert not Claim.objects.exists()
    assert not Job.objects.exists()


@pytest.mark.parametrize("page", [*PAGES, *POSTS])
def test_wrong_method(page: str, task: Task, ann: User, client_of: Clients) -> None:
    ask = "post" if page in PAGES else "get"
    assert getattr(client_of(ann), ask)(page).status_code == 405


def test_wrong_object(task: Task, ann: User, client_of: Clients) -> None:
    browser = client_of(ann)
    assert browser.get("/annotate/nowhere-001-x/").status_code == 404
    assert browser.post("/annotate/nowhere-001-x/take/").status_code == 404
    assert browser.get(f"{TASK}steps/0.png").status_code == 404
    Task.objects.update(is_retired=True)
    assert browser.get(TASK).status_code == 404


@pytest.mark.parametrize("step", ["instruction", "verify", "run-reference", "keep"])
def test_a_part_of_a_page_whose_session_ended_says_so(task: Task, step: str) -> None:
    answer = Client().post(f"{TASK}{step}/", headers=PART)
    assert answer.status_code == 401
    assert "Location" not in answer.headers


def test_the_queue_is_filtered(
    make_task: MakeTask, task: Task, ann: User, client_of: Clients
) -> None:
    make_task(2, sub_type="2-2", instruction="Click ‘Archive’.")
    make_task(3, sub_type="3-3", instruction="Click ‘Layers’.")
    for number, (outcome, build) in {2: ("fail", "f"), 3: ("pass", "0")}.items():
        Verdict.objects.create(
            revision=current(Task.objects.get(pk=f"fixture-00{number}-goal")),
            outcome=outcome,
            checks={},
            environment_hash=build * 64,
        )
    Task.objects.filter(pk="fixture-003-goal").update(split="heldout")
    browser = client_of(ann)

    def listed(query: str) -> set[int]:
        page = browser.get(f"/annotate/?{query}", headers=PART).content.decode()
        assert "<html" not in page
        return {number for number in (1, 2, 3) if f"/annotate/fixture-00{number}-goal/" in page}

    assert listed("") == {1, 2, 3}
    assert listed("verdict=none") == {1}
    assert listed("verdict=fail") == {2}
    assert listed("verdict=stale") == {3}
    assert listed("verdict=pass") == set()
    assert listed("sub_type=2-2") == {2}
    assert listed("split=heldout") == {3}
    assert listed("q=archive") == {2}
    assert listed("environment=nowhere") == set()


def test_a_new_revision_has_no_verdict(browser: Client, task: Task) -> None:
    Verdict.objects.create(
        revision=current(task), outcome="pass", checks={}, environment_hash="f" * 64
    )
    assert "badge-pass" in browser.get("/annotate/", headers=PART).content.decode()
    save(browser)
    assert "badge-pass" not in browser.get("/annotate/", headers=PART).content.decode()


def test_saves_a_revision(browser: Client, task: Task, ann: User) -> None:
    answer = save(browser, hint="Scroll down, then click.")
    assert "Saved as r2" in answer.content.decode()
    revision = current(task)
    assert (revision.number, revision.author) == (2, ann)
    assert revision.instruction == "Find ‘Goal’."
    assert revision.hint_content is not None
    assert revision.hint_content.instruction == "Scroll down, then click."
    assert revision.content.reference == task.revisions.get(number=1).content.reference


def test_saving_twice_is_saving_once(browser: Client, task: Task) -> None:
    assert save(browser).status_code == 200
    assert save(browser).status_code == 200
    assert task.revisions.count() == 2


def test_a_conflict_shows_both(browser: Client, task: Task, ari: User, client_of: Clients) -> None:
    save(browser, instruction="Find Ann’s ‘Goal’.")
    Claim.objects.all().delete()
    other = client_of(ari)
    other.post(f"{TASK}take/")
    answer = save(other, instruction="Find Ari’s ‘Goal’.")
    assert answer.status_code == 409
    text = answer.content.decode()
    assert "Find Ann’s ‘Goal’." in text
    assert "Find Ari’s ‘Goal’.</textarea>" in text
    assert "ann saved r2 meanwhile" in text
    assert current(task).instruction == "Find Ann’s ‘Goal’."
    assert 'name="base" value="2"' in text
    assert save(other, instruction="Find Ari’s ‘Goal’.", base="2").status_code == 200


@pytest.mark.parametrize(
    ("changes", "status", "line"),
    [
        ({"instruction": "  "}, 400, "instruction: is empty"),
        ({"instruction": "a" * 1001}, 400, "instruction: 1001 characters, at most 1000"),
        ({"hint": "h" * 1001}, 400, "hint: 1001 characters, at most 1000"),
        ({"base": "x"}, 400, "base: expected a revision number"),
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(
    browser: Client, task: Task, changes: dict[str, str], status: int, line: str
) -> None:
    answer = save(browser, **changes)
    assert answer.status_code == status
    assert line in answer.content.decode()
    assert task.revisions.count() == 1


def test_a_task_that_is_not_yours_is_not_changed(
    browser: Client, task: Task, ari: User, client_of: Clients
) -> None:
    answer = save(client_of(ari))
    assert answer.status_code == 409
    assert "Take the task first" in answer.content.decode()
    assert task.revisions.count() == 1
    assert client_of(ari).post(f"{TASK}keep/").status_code == 409
    page = client_of(ari).get(TASK).content.decode()
    assert "ann is working on it" in page
    assert "Save instruction" not in page


def test_leaks_are_told_while_typing(browser: Client) -> None:
    def told(instruction: str) -> str:
        answer = browser.post("/annotate/check-instruction/", {"instruction": instruction})
        return str(answer.content.decode())

    assert "<mark>Scroll</mark>" in told("Scroll down and click ‘Goal’.")
    assert "leak-good" in told("Click ‘Scroll lock’.")
    assert "in quotes?" in told("Click the goal.")


@pytest.mark.parametrize("step", ["verify", "run-reference"])
def test_asks_for_browser_work_once_and_polls_while_it_runs(browser: Client, step: str) -> None:
    first = browser.post(f"{TASK}{step}/", headers=PART).content.decode()
    browser.post(f"{TASK}{step}/", headers=PART)
    job = Job.objects.get()
    assert job.payload.get("full", True) is (step == "verify")
    assert 'hx-trigger="every 1s"' in first
    Job.objects.update(finished_at=job.created_at, result={"outcome": "pass", "detail": ""})
    done = browser.get(f"{TASK}proof/", headers=PART).content.decode()
    assert "every 1s" not in done


def test_a_verdict_is_told_in_words_and_marked_when_stale(browser: Client, task: Task) -> None:
    checks = {
        "no_leak": {"passed": False, "detail": "the instruction tells the procedure: “scroll”"},
        "steady": {"passed": True, "detail": "two runs were equal"},
        "no_shortcut": {"passed": None, "detail": "", "applies": False},
    }
    verdict = Verdict.objects.create(
        revision=current(task), outcome="fail", checks=checks, environment_hash="f" * 64
    )
    text = browser.get(TASK).content.decode()
    assert "the instruction tells the procedure: “scroll”" in text
    assert text.count("check-fail") == text.count("check-pass") == text.count("check-skipped") == 1
    assert "Stale" not in text
    Verdict.objects.filter(pk=verdict.pk).update(environment_hash="0" * 64)
    assert "Stale" in browser.get(TASK).content.decode()


def test_work_that_broke_off_says_why(browser: Client, task: Task) -> None:
    browser.post(f"{TASK}run-reference/", headers=PART)
    job = Job.objects.get()
    Job.objects.update(finished_at=job.created_at, error="BrowserMissing: no Chromium")
    assert "BrowserMissing: no Chromium" in browser.get(TASK).content.decode()
    missed = {"outcome": "fail", "detail": "the last step is miss on page.button.other"}
    Job.objects.update(error="", result=missed)
    assert "The last run did not hit: the last step is miss" in browser.get(TASK).content.decode()


def test_takes_the_next_free_task_of_the_filtered_queue(
    make_task: MakeTask, browser: Client, ari: User, client_of: Clients
) -> None:
    make_task(2, sub_type="2-2")
    make_task(3, sub_type="2-2")
    other = client_of(ari)
    filters = {"sub_type": "2-2", "environment": "", "q": "", "split": "", "verdict": ""}
    taken = [other.post("/annotate/take-next/", filters).headers["Location"] for _ in range(3)]
    assert taken == [
        "/annotate/fixture-002-goal/",
        "/annotate/fixture-003-goal/",
        "/annotate/",
    ]


def test_gives_a_task_back(browser: Client, task: Task, ari: User, client_of: Clients) -> None:
    other = client_of(ari)
    other.post(f"{TASK}release/")
    assert Claim.objects.get().task == task
    browser.post(f"{TASK}release/")
    browser.post(f"{TASK}release/")
    assert not Claim.objects.exists()
    other.post(f"{TASK}take/")
    assert Claim.objects.get().annotator == ari


def test_annotators_start_at_their_queue(ann: User, olly: User, client_of: Clients) -> None:
    assert client_of(ann).get("/").headers["Location"] == "/annotate/"
    assert "has no role" in client_of(olly).get("/").content.decode()
