"""The named cast and the small benchmark that platform tests play with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client

from accounts.rules import Role
from benchmark.models import Environment, Task, TaskRevision
from benchmark.services import add_task
from igg.tasks import Task as TaskRecord


@pytest.fixture(autouse=True)
def _own_media(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Pictures of a test go to its own folder."""
    if "django_db_setup" in request.fixturenames:
        request.getfixturevalue("settings").MEDIA_ROOT = tmp_path / "media"


def _person(name: str, role: Role | None) -> User:
    user = User.objects.create_user(username=name)
    if role is not None:
        group, _ = Group.objects.get_or_create(name=role.value)
        user.groups.add(group)
    return user


@pytest.fixture
def ada(db: None) -> User:
    """Researcher."""
    return _person("ada", Role.RESEARCHER)


@pytest.fixture
def ann(db: None) -> User:
    """Annotator."""
    return _person("ann", Role.ANNOTATOR)


@pytest.fixture
def ari(db: None) -> User:
    """The other annotator."""
    return _person("ari", Role.ANNOTATOR)


@pytest.fixture
def olly(db: None) -> User:
    """Outsider: has an account and no role."""
    return _person("olly", None)


@pytest.fixture
def client_of() -> Callable[[User | None], Client]:
    """A browser in which a person is signed in; None is Pat, the participant without an account."""

    def sign_in(user: User | None) -> Client:
        client = Client()
        if user is not None:
            client.force_login(user)
        return client

    return sign_in


@pytest.fixture
def environment(db: None) -> Environment:
    return Environment.objects.create(
        slug="fixture",
        name="fixture",
        title="Fixture App",
        group="Test",
        reference="a test page",
        states={"1": "Two buttons"},
        sources_hash="f" * 64,
    )


@pytest.fixture
def make_task(environment: Environment) -> Callable[..., Task]:
    """A public task of the fixture environment; keywords change its record."""

    def make(number: int = 1, **changes: Any) -> Task:
        record = {
            "id": f"fixture-{number:03}-goal",
            "sub_type": "1-1",
            "instruction": "Click ‘Goal’.",
            "target_id": "page.button.goal",
            "initial_state_id": "1",
            "ground-truth trajectory": [
                {"action": "SCROLL", "dy": 400},
                {"action": "CLICK", "selector": "page.button.goal"},
            ],
        } | changes
        return add_task(environment=environment, record=TaskRecord.model_validate(record))

    return make


@pytest.fixture
def revision(make_task: Callable[..., Task]) -> TaskRevision:
    current = make_task().current
    assert current is not None
    return current
