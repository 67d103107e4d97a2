"""Environment and task pages: work, wrong person, wrong method, wrong object, twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from benchmark.models import Task

Clients = Callable[[User | None], Client]

PAGES = [
    "/environments/",
    "/environments/fixture/",
    "/environments/fixture/open/",
    "/tasks/",
    "/tasks/fixture-001-goal/",
]


@pytest.mark.parametrize("page", PAGES)
def test_works_twice(
    page: str, ada: User, client_of: Clients, make_task: Callable[..., Task]
) -> None:
    make_task()
    browser = client_of(ada)
    first = browser.get(page)
    assert first.status_code == 200
    assert browser.get(page).status_code == 200
    assert "Fixture App" in first.content.decode()


@pytest.mark.parametrize("page", PAGES)
def test_wrong_person(
    page: str, ann: User, olly: User, client_of: Clients, make_task: Callable[..., Task]
) -> None:
    make_task()
    assert client_of(ann).get(page).status_code == 403
    assert client_of(olly).get(page).status_code == 403
    answer = client_of(None).get(page)
    assert answer.status_code == 302
    assert answer.headers["Location"].startswith("/sign-in/?next=")


@pytest.mark.parametrize("page", PAGES)
def test_wrong_method(page: str, ada: User, client_of: Clients) -> None:
    assert client_of(ada).post(page).status_code == 405


def test_wrong_object(ada: User, client_of: Clients) -> None:
    assert client_of(ada).get("/tasks/nowhere-001-x/").status_code == 404
    assert client_of(ada).get("/environments/nowhere/").status_code == 404


def test_filters_tasks(ada: User, client_of: Clients, make_task: Callable[..., Task]) -> None:
    make_task(1)
    make_task(2, sub_type="2-2", instruction="Click ‘Archive’.")
    browser = client_of(ada)
    page = browser.get("/tasks/?sub_type=2-2").content.decode()
    assert "fixture-002-goal" in page
    assert "fixture-001-goal" not in page
    part = browser.get("/tasks/?q=archive", headers={"HX-Request": "true"}).content.decode()
    assert "fixture-002-goal" in part
    assert "<html" not in part
