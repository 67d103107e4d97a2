"""The gallery says what there is of each environment, and what is known of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.storage import default_storage
from django.test import Client

from benchmark.gallery import show_details, show_gallery
from benchmark.models import Environment, Task
from benchmark.services import add_task
from benchmark.tests.conftest import build, png
from benchmark.thumbnails import keep_thumbnails
from igg.tasks import Task as TaskRecord
from igg.verdicts import StoredVerdict, VerdictState, verdict_path, write_verdicts

Clients = Callable[[User | None], Client]
MakeTask = Callable[..., Task]


def verdict(task: Task, outcome: str = "pass", **changes: Any) -> StoredVerdict:
    assert task.current is not None
    content: dict[str, Any] = {
        "task_hash": task.current.content_hash,
        "environment_hash": task.environment.sources_hash,
        "viewport": "1440x900",
        "outcome": outcome,
        "checks": {"steady": {"passed": outcome == "pass", "detail": "step 2 differs"}},
    }
    return StoredVerdict.model_validate(content | changes)


def store(project: Path, verdicts: dict[str, StoredVerdict]) -> None:
    write_verdicts(verdict_path(project / "dataset", "fixture"), verdicts)


def page_of(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", answer.content.decode())


def heldout_task(environment: Environment) -> Task:
    record = {
        "id": "fixture-009-kept",
        "sub_type": "2-2",
        "instruction": "Click ‘Kept’.",
        "target_id": "page.button.kept",
        "initial_state_id": "1",
        "ground-truth trajectory": [{"action": "CLICK", "selector": "page.button.kept"}],
    }
    return add_task(
        environment=environment, record=TaskRecord.model_validate(record), split="heldout"
    )


@pytest.mark.usefixtures("project")
def test_counts_tasks_by_split_state_and_sub_type(
    environment: Environment, make_task: MakeTask
) -> None:
    make_task(1)
    make_task(2)
    make_task(3, initial_state_id="gone")
    heldout_task(environment)
    details = show_details(environment)
    by_sub_type = {one.code: (tasks.public, tasks.heldout) for one, tasks in details.sub_types}
    (state,) = details.card.states
    assert (details.card.tasks.public, details.card.tasks.heldout) == (3, 1)
    assert (state.tasks.public, state.tasks.heldout) == (2, 1)
    assert (by_sub_type["1-1"], by_sub_type["2-2"], by_sub_type["3-3"]) == ((3, 0), (0, 1), (0, 0))


def test_says_what_failed_and_what_is_stale(
    ada: User, client_of: Clients, make_task: MakeTask, project: Path
) -> None:
    passed, failed, stale, changed, _ = (make_task(number) for number in range(1, 6))
    store(
        project,
        {
            passed.id: verdict(passed),
            failed.id: verdict(failed, "fail"),
            stale.id: verdict(stale, environment_hash="e" * 64),
            changed.id: verdict(changed, task_hash="e" * 64),
        },
    )
    (card,) = show_gallery().cards
    assert card.verification.counts == {
        VerdictState.PASS: 1,
        VerdictState.FAIL: 1,
        VerdictState.STALE: 2,
        VerdictState.NONE: 1,
    }
    page = page_of(client_of(ada), "/environments/fixture/")
    assert "steady: step 2 differs" in page
    assert f'{stale.id}</a> <span class="muted small">the mockup changed' in page
    assert f'{changed.id}</a> <span class="muted small">the task changed' in page
    assert "1 of 5 tasks verified" in page


def test_a_broken_verdict_file_is_a_line_on_the_page(
    ada: User, client_of: Clients, make_task: MakeTask, project: Path
) -> None:
    make_task()
    path = verdict_path(project / "dataset", "fixture")
    path.parent.mkdir(parents=True)
    path.write_text('{"verdicts": 3}', encoding="utf-8")
    for address in ("/environments/", "/environments/fixture/"):
        assert "verdicts/fixture.json: verdicts:" in page_of(client_of(ada), address)


@pytest.mark.parametrize(("covered", "shown"), [("f", "1</b> do nothing"), ("e", "Not clicked")])
def test_shows_dead_controls_of_the_present_sources_only(
    ada: User, client_of: Clients, make_task: MakeTask, project: Path, covered: str, shown: str
) -> None:
    crawl = {
        "environment_hash": covered * 64,
        "alive": ["page.button.goal"],
        "dead": {"page.tab.first": "state 1, after reset"},
    }
    path = project / "dataset" / "conformance" / "fixture.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(crawl), encoding="utf-8")
    page = page_of(client_of(ada), "/environments/fixture/")
    assert shown in page
    assert ("It stands for what is shown already." in page) == (covered == "f")


@pytest.mark.usefixtures("project")
def test_shows_pictures_of_the_present_build(
    ada: User, client_of: Clients, environment: Environment, settings: Any
) -> None:
    client = client_of(ada)
    assert "No picture yet" in page_of(client, "/environments/")
    kept = keep_thumbnails(
        environment=environment, build_hash=environment.sources_hash, pngs={"1": png()}
    )["1"]
    for address in ("/environments/", "/environments/fixture/"):
        page = page_of(client, address)
        assert f'src="{kept.get_absolute_url()}"' in page
        assert "No picture yet" not in page
    build(settings, fixture="e" * 64)
    assert "No picture yet" in page_of(client, "/environments/")


@pytest.mark.usefixtures("project")
def test_serves_a_picture_to_researchers(
    ada: User, ann: User, client_of: Clients, environment: Environment
) -> None:
    kept = keep_thumbnails(environment=environment, build_hash="f" * 64, pngs={"1": png()})["1"]
    address = kept.get_absolute_url()
    answer = client_of(ada).get(address)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/webp")
    assert "immutable" in answer.headers["Cache-Control"]
    assert client_of(ann).get(address).status_code == 403
    assert client_of(None).get(address).status_code == 302
    assert client_of(ada).post(address).status_code == 405
    assert client_of(ada).get(f"/thumbnails/{'0' * 64}.webp").status_code == 404
    default_storage.delete(kept.path)
    assert client_of(ada).get(address).status_code == 404


@pytest.mark.usefixtures("project")
def test_opens_each_state_in_real_size(
    ada: User, client_of: Clients, environment: Environment
) -> None:
    environment.states = {"1": "Two buttons", "a b": "Three buttons"}
    environment.save()
    client = client_of(ada)
    page = page_of(client, "/environments/fixture/open/")
    assert 'data-src="/apps/fixture/?state=1&amp;clock=real&amp;motion=on"' in page
    assert 'href="?state=a%20b"' in page
    assert "state=a%20b&amp;clock=real" in page_of(client, "/environments/fixture/open/?state=a+b")
    assert client.get("/environments/fixture/open/?state=3").status_code == 404
    assert client.get("/environments/nowhere/open/").status_code == 404


@pytest.mark.usefixtures("project")
def test_finds_and_orders(ada: User, client_of: Clients, make_task: MakeTask) -> None:
    make_task()
    for slug, title, group in (("aa", "Mail", "Office"), ("bb", "Atlas", "Travel")):
        Environment.objects.create(
            slug=slug, name=slug, title=title, group=group, reference="Any", states={"1": "One"}
        )

    def found(**asked: str) -> list[str]:
        return [card.environment.title for card in show_gallery(**asked).cards]

    assert found() == ["Atlas", "Fixture App", "Mail"]
    assert found(order="tasks") == ["Fixture App", "Atlas", "Mail"]
    assert found(order="attention") == ["Fixture App", "Atlas", "Mail"]
    assert found(words="any tra") == ["Atlas"]
    assert found(group="Office") == ["Mail"]
    part = client_of(ada).get("/environments/?q=nothing", headers={"HX-Request": "true"})
    assert "No environment fits" in part.content.decode()
    assert "<html" not in part.content.decode()


@pytest.mark.usefixtures("project")
def test_more_environments_take_no_more_queries(
    make_task: MakeTask, django_assert_num_queries: Any
) -> None:
    make_task()
    with django_assert_num_queries(5):
        show_gallery()
    for slug in ("aa", "bb"):
        Environment.objects.create(
            slug=slug, name=slug, title=slug, group="Any", reference="Any", states={"1": "One"}
        )
    with django_assert_num_queries(5):
        show_gallery()
