"""The researcher's pages: work, wrong person, wrong method, wrong state, twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from benchmark.models import Environment, Task
from episodes.models import Verdict
from studies.models import Study, SuiteItem
from studies.results import published_solvability, study_results, wilson
from studies.services.design import create_study
from studies.tests.journey import Pat, act

Clients = Callable[[User | None], Client]
pytestmark = pytest.mark.django_db


def pages(study: Study) -> list[str]:
    return ["/studies/", "/studies/new/", f"/studies/{study.pk}/"]


def form(**changes: Any) -> dict[str, Any]:
    return {
        "title": "Pilot",
        "environments": ["fixture"],
        "suite_count": "2",
        "suite_size": "3",
        "seed": "5",
    } | changes


def test_pages_work_twice(study: Study, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    for page in pages(study):
        for _ in range(2):
            assert browser.get(page).status_code == 200
    assert study.title in browser.get("/studies/").content.decode()


def test_wrong_person(study: Study, ann: User, olly: User, client_of: Clients) -> None:
    for page in [*pages(study), f"/studies/{study.pk}/close/"]:
        ask = "post" if page.endswith("close/") else "get"
        assert getattr(client_of(ann), ask)(page).status_code == 403
        assert getattr(client_of(olly), ask)(page).status_code == 403
        stranger = getattr(client_of(None), ask)(page)
        assert stranger.headers["Location"].startswith("/sign-in/?next=")
    study.refresh_from_db()
    assert study.is_open


def test_wrong_method(study: Study, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    assert browser.get(f"/studies/{study.pk}/open/").status_code == 405
    assert browser.post(f"/studies/{study.pk}/").status_code == 405
    assert browser.delete("/studies/new/").status_code == 405


def test_makes_a_draft_and_opens_it(draft: Study, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    address = browser.post("/studies/new/", form()).headers["Location"]
    made = Study.objects.get(title="Pilot")
    assert (made.status, made.author, made.suites.count()) == ("draft", ada, 2)
    assert made.join_url in browser.get(address).content.decode()
    browser.post(f"{address}open/")
    browser.post(f"{address}open/")
    made.refresh_from_db()
    assert made.is_open


def test_a_draft_cannot_be_closed(draft: Study, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    answer = browser.post(f"/studies/{draft.pk}/close/", follow=True)
    assert "draft cannot become closed" in answer.content.decode()
    draft.refresh_from_db()
    assert draft.status == "draft"
    assert browser.post("/studies/9999/close/").status_code == 404


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"title": ""}, "This field is required."),
        ({"environments": []}, "Choose at least one environment."),
        ({"environments": ["nowhere"]}, "nowhere is not one of the available choices"),
        ({"suite_size": "50"}, "50 tasks and one to practise on are needed"),
        ({"suite_count": "0"}, "greater than or equal to 1"),
        ({"seed": "x"}, "Enter a whole number."),
    ],
)
def test_bad_input_is_a_line_at_its_field(
    draft: Study, ada: User, client_of: Clients, changes: dict[str, Any], line: str
) -> None:
    answer = client_of(ada).post("/studies/new/", form(**changes))
    assert answer.status_code == 400
    assert line in answer.content.decode()
    assert Study.objects.count() == 1


def test_failed_and_held_out_tasks_and_the_practice_are_in_no_suite(
    ada: User, environment: Environment, make_task: Callable[..., Task]
) -> None:
    failed, heldout = make_task(1), make_task(2)
    kept = {make_task(number).pk for number in range(3, 7)}
    Task.objects.filter(pk=heldout.pk).update(split="heldout")
    assert failed.current is not None
    Verdict.objects.create(
        revision=failed.current, outcome="fail", checks={}, environment_hash="f" * 64
    )
    study = create_study(
        title="S", environments=[environment], suite_count=1, suite_size=3, seed=1, author=ada
    )
    used = set(SuiteItem.objects.values_list("revision__task", flat=True))
    assert used | {study.practice.task_id} == kept
    assert study.practice.task_id not in used


def test_progress_shows_people_trials_and_success(
    study: Study, ada: User, client_of: Clients
) -> None:
    pat = Pat(study)
    pat.practise()
    act(pat.trial.episode)
    pat.go_on()
    act(pat.trial.episode, is_hit=False)
    part = client_of(ada).get(f"/studies/{study.pk}/", headers={"HX-Request": "true"})
    text = part.content.decode()
    assert "<html" not in text
    assert "pat-1" in text
    assert text.count("1 of 2") == 2
    for trial in pat.person.trials.select_related("episode"):
        assert trial.episode.get_absolute_url() in text
    assert pat.person.practice is not None
    assert pat.person.practice.get_absolute_url() not in text
    total = study_results(study)[-1]
    assert (total.trials, total.successes, total.success) == (2, 1, 50.0)
    assert "Published success" in text
    assert "94.6 %" in text


def test_who_withdrew_is_in_no_figure(study: Study, ada: User, client_of: Clients) -> None:
    pat = Pat(study)
    pat.practise()
    act(pat.trial.episode)
    pat.press("withdraw")
    assert study_results(study)[-1].trials == 0
    text = client_of(ada).get(f"/studies/{study.pk}/").content.decode()
    assert "pat-1" not in text
    assert "Withdrawn" in text


def test_interval_of_a_share() -> None:
    """Newcombe 1998, table I: 81 of 263 → 25.5 to 36.6."""
    low, high = wilson(81, 263)
    assert (round(low, 1), round(high, 1)) == (25.5, 36.6)
    assert wilson(0, 20)[0] == 0.0


def test_published_figures_are_those_of_the_paper() -> None:
    published = published_solvability()
    assert published["2-3"].success == 88.9
    assert published["all"].trials == 315
