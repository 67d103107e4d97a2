"""The pages of runs answer: works, wrong person, wrong method, unknown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from evaluation.models import Run

ClientOf = Callable[[User | None], Client]
PAGES = ("/runs/", "/runs/toy/")


@pytest.mark.parametrize("page", PAGES)
def test_works_for_a_researcher(page: str, run: Run, ada: User, client_of: ClientOf) -> None:
    response = client_of(ada).get(page)
    assert response.status_code == 200
    assert "toy-model" in response.content.decode()


def test_says_that_open_tasks_are_not_failures(run: Run, ada: User, client_of: ClientOf) -> None:
    text = client_of(ada).get("/runs/toy/").content.decode()
    assert "This run is not finished: 0 of 3 tasks are completed" in text


@pytest.mark.parametrize("page", PAGES)
def test_is_closed_to_others(
    page: str, run: Run, ann: User, olly: User, client_of: ClientOf
) -> None:
    assert client_of(ann).get(page).status_code == 403
    assert client_of(olly).get(page).status_code == 403
    assert client_of(None).get(page).status_code == 302


@pytest.mark.parametrize("page", PAGES)
def test_takes_no_posts(page: str, run: Run, ada: User, client_of: ClientOf) -> None:
    assert client_of(ada).post(page).status_code == 405


def test_unknown_run(ada: User, client_of: ClientOf) -> None:
    assert client_of(ada).get("/runs/nothing/").status_code == 404
