"""The front page for everybody, navigation by role, health."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from benchmark.models import Task

pytestmark = pytest.mark.django_db

Clients = Callable[[User | None], Client]


def test_strangers_are_told_what_it_is(client: Client) -> None:
    page = client.get("/").content.decode()
    assert "Make the target visible, then click it." in page
    assert "/sign-in/" in page


def test_researchers_see_what_there_is(
    ada: User, client_of: Clients, make_task: Callable[..., Task]
) -> None:
    make_task()
    page = client_of(ada).get("/").content.decode()
    assert "Latest episodes" in page
    assert 'href="/tasks/"' in page


def test_outsiders_see_no_entry_they_may_not_open(olly: User, client_of: Clients) -> None:
    page = client_of(olly).get("/").content.decode()
    assert "has no role" in page
    for address in ("/tasks/", "/episodes/", "/environments/"):
        assert f'href="{address}"' not in page


def test_every_entry_of_the_navigation_opens(ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    entries = browser.get("/").context["navigation"]
    assert len(entries) >= 3
    for entry in entries:
        assert browser.get(entry["address"]).status_code == 200


def test_signing_out_takes_a_button(ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    assert browser.get("/sign-out/").status_code == 405
    assert browser.post("/sign-out/").status_code == 302
    assert "Make the target visible" in browser.get("/").content.decode()


def test_pages_carry_the_policy(client: Client) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_health_tells_what_is_missing(client: Client) -> None:
    answer = client.get("/health/")
    assert answer.json()["database"] is True
    assert answer.status_code == (200 if answer.json()["front_end"] else 503)


def test_an_unknown_address_is_a_page(client: Client) -> None:
    answer = client.get("/nowhere/")
    assert answer.status_code == 404
    assert "This address leads nowhere" in answer.content.decode()
