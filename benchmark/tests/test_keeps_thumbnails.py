"""Thumbnails are small, belong to a build, and replace each other at once."""

from __future__ import annotations

import hashlib
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import CommandError, call_command
from PIL import Image

from benchmark import thumbnails
from benchmark.management.commands import thumbnails as command
from benchmark.models import Environment, Thumbnail
from benchmark.tests.conftest import build, png
from benchmark.thumbnails import (
    SIZE,
    fresh_thumbnails,
    has_all_thumbnails,
    keep_thumbnails,
    shrink,
)
from igg.browser import Picture
from igg.errors import BrowserMissing, EnvironmentFault

pytestmark = pytest.mark.usefixtures("project")


def keep(environment: Environment, **pngs: bytes) -> dict[str, Thumbnail]:
    states = {name.removeprefix("s"): content for name, content in pngs.items()}
    return keep_thumbnails(
        environment=environment, build_hash=environment.sources_hash, pngs=states
    )


def test_a_kept_picture_is_a_small_webp(environment: Environment) -> None:
    kept = keep(environment, s1=png())["1"]
    with Image.open(io.BytesIO(kept.read())) as picture:
        assert (picture.format, picture.size) == ("WEBP", SIZE)


def test_what_is_no_picture_is_refused_and_nothing_is_lost(environment: Environment) -> None:
    keep(environment, s1=png())
    with pytest.raises(OSError, match="cannot identify"):
        keep(environment, s1=b"<html>")
    assert has_all_thumbnails(environment)


def test_a_state_without_picture_is_missed(environment: Environment) -> None:
    environment.states = {"1": "Two buttons", "2": "Three buttons"}
    keep(environment, s1=png())
    assert not has_all_thumbnails(environment)
    keep(environment, s1=png(), s2=png("#663300"))
    assert has_all_thumbnails(environment)


def test_another_build_makes_them_stale(environment: Environment, settings: Any) -> None:
    keep(environment, s1=png())
    build(settings, fixture="e" * 64)
    assert fresh_thumbnails(environment) == {}
    assert not has_all_thumbnails(environment)


def test_a_lost_file_is_missed(environment: Environment) -> None:
    kept = keep(environment, s1=png())["1"]
    default_storage.delete(kept.path)
    assert not has_all_thumbnails(environment)


@pytest.mark.django_db(transaction=True)
def test_old_files_go_and_shared_ones_stay(environment: Environment) -> None:
    old = keep(environment, s1=png("#111111"), s2=png("#222222"))
    new = keep(environment, s1=png("#333333"), s2=png("#222222"))
    assert not default_storage.exists(old["1"].path)
    assert default_storage.exists(new["2"].path)
    assert Thumbnail.objects.count() == 2


def test_an_interrupted_file_is_written_again(environment: Environment) -> None:
    path = Thumbnail(sha256=hashlib.sha256(shrink(png())).hexdigest()).path
    default_storage.save(path, ContentFile(b"RIFF"))
    keep(environment, s1=png())
    assert default_storage.size(path) == len(shrink(png()))


class Drawing:
    """Stands for the browser: what it was asked to look at, and what goes wrong."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.fault: Exception | None = None
        self.start_fault: Exception | None = None

        @asynccontextmanager
        async def start(site: Path) -> AsyncIterator[None]:
            if self.start_fault:
                raise self.start_fault
            yield

        async def look(chromium: None, name: str, states: Any, on_look: Any) -> dict[str, Picture]:
            self.asked.append(name)
            if self.fault:
                raise self.fault
            return {state: Picture(png()) for state in states}

        monkeypatch.setattr(command, "open_chromium", start)
        monkeypatch.setattr(thumbnails, "look_at_states", look)


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    return Drawing(monkeypatch)


@pytest.mark.django_db(transaction=True)
def test_the_command_draws_what_is_wanting_once(environment: Environment, drawing: Drawing) -> None:
    first, second = io.StringIO(), io.StringIO()
    call_command("thumbnails", stdout=first)
    call_command("thumbnails", stdout=second)
    assert drawing.asked == ["fixture"]
    assert first.getvalue() == "fixture: 1 of 1 states\n1 drawn, 0 up to date\n"
    assert second.getvalue() == "0 drawn, 1 up to date\n"
    assert has_all_thumbnails(environment)


@pytest.mark.django_db(transaction=True)
def test_the_command_names_a_mockup_that_fails(environment: Environment, drawing: Drawing) -> None:
    keep(environment, s1=png("#123456"))
    environment.thumbnails.update(build_hash="old")
    drawing.fault = EnvironmentFault("fixture: state 1: no answer within 45 s")
    with pytest.raises(CommandError, match=r"^fixture: state 1: no answer within 45 s$"):
        call_command("thumbnails", stdout=io.StringIO())
    assert environment.thumbnails.count() == 1


def test_the_command_says_that_chromium_is_missing(drawing: Drawing) -> None:
    drawing.start_fault = BrowserMissing("no Chromium found: set IGG_CHROMIUM")
    with pytest.raises(CommandError, match=r"^no Chromium found: set IGG_CHROMIUM$"):
        call_command("thumbnails", stdout=io.StringIO())


def test_the_command_refuses_unknown_names(drawing: Drawing) -> None:
    with pytest.raises(CommandError, match=r"^--environments: unknown: nowhere$"):
        call_command("thumbnails", environments="fixture,nowhere")
    assert drawing.asked == []


def test_the_command_says_when_nothing_is_loaded(
    environment: Environment, drawing: Drawing
) -> None:
    environment.delete()
    with pytest.raises(CommandError, match=r"^no environments loaded"):
        call_command("thumbnails")


@pytest.mark.django_db(transaction=True)
def test_the_command_refuses_a_build_of_other_sources(
    environment: Environment, drawing: Drawing, settings: Any
) -> None:
    build(settings, fixture="e" * 64)
    with pytest.raises(CommandError, match="what is built is not what is in apps/fixture"):
        call_command("thumbnails", stdout=io.StringIO())
    assert Thumbnail.objects.count() == 0
