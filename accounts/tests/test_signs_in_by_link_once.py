"""One-time sign-in links: work once, for the person they were made for, until they expire."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import SignInLink
from accounts.rules import Role
from accounts.services import create_signin_link

pytestmark = pytest.mark.django_db


def link_for(role: Role = Role.RESEARCHER, hours: float = 1) -> str:
    token = create_signin_link(
        username="ada", role=role, now=timezone.now(), lifetime=timedelta(hours=hours)
    )
    return reverse("accounts:use-link", args=[token])


def test_signs_in_with_the_role(client: Client) -> None:
    address = link_for()
    assert client.get(address).status_code == 200
    assert client.post(address).headers["Location"] == "/"
    assert client.get(reverse("benchmark:list-tasks")).status_code == 200


def test_looking_at_the_link_does_not_spend_it(client: Client) -> None:
    address = link_for()
    client.get(address)
    client.get(address)
    assert SignInLink.objects.get().used_at is None
    assert client.post(address).status_code == 302


def test_works_once(client: Client) -> None:
    address = link_for()
    client.post(address)
    thief = Client()
    answer = thief.post(address)
    assert answer.status_code == 403
    assert "used before" in answer.content.decode()
    assert "_auth_user_id" not in thief.session


def test_expires(client: Client) -> None:
    address = link_for(hours=-1)
    assert client.get(address).status_code == 403
    assert client.post(address).status_code == 403


def test_a_forged_link_is_refused(client: Client) -> None:
    assert client.post(link_for()[:-2] + "x/").status_code == 403


def test_wrong_method(client: Client) -> None:
    assert client.delete(link_for()).status_code == 405


def test_does_not_lead_to_another_site(client: Client) -> None:
    answer = client.post(link_for() + "?next=https://elsewhere.example/")
    assert answer.headers["Location"] == "/"


def test_leads_to_the_page_that_was_asked_for(client: Client) -> None:
    answer = client.post(link_for() + "?next=/tasks/")
    assert answer.headers["Location"] == "/tasks/"


def test_the_command_prints_a_link_that_works(client: Client) -> None:
    out = StringIO()
    call_command(
        "signin_link", role="annotator", user="ann", base="https://igg.example", stdout=out
    )
    address = out.getvalue().strip()
    assert address.startswith("https://igg.example/sign-in/")
    client.post(address.removeprefix("https://igg.example"))
    assert client.get(reverse("benchmark:list-tasks")).status_code == 403


def test_nobody_has_a_password() -> None:
    link_for()
    assert not SignInLink.objects.get().user.has_usable_password()
