"""Built files come with their policies, under WSGI and ASGI; a missing build is explained."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.checks import run_checks
from django.test import AsyncClient, Client
from pytest_django import Settings

from apps.build import environment_build, front_version


@pytest.fixture
def site(tmp_path: Path, settings: Settings) -> Path:
    folder = tmp_path / "site"
    files = {
        "apps/toy/index.html": "<!doctype html><title>Toy</title>",
        "apps/assets/toy-abcd1234.js": "export {};",
        "apps/assets/replay-abcd1234.css": "body {}",
        "front/site.js": "export {};",
    }
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    (tmp_path / "sources.json").write_text('{"toy": "abc", "front": "0123456789abcdef"}')
    settings.IGG_SITE_DIR = folder
    settings.WHITENOISE_ROOT = folder
    settings.IGG_SOURCES_FILE = tmp_path / "sources.json"
    return folder


def test_a_mockup_is_closed_to_the_world_and_open_to_opaque_frames(site: Path) -> None:
    answer = Client().get("/apps/toy/?state=1&clock=real")
    assert answer.status_code == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "connect-src 'none'" in policy
    assert "frame-ancestors 'self'" in policy
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "X-Frame-Options" not in answer.headers


def test_hashed_files_are_kept_for_ever_and_others_are_not(site: Path) -> None:
    browser = Client()
    assert "immutable" in browser.get("/apps/assets/toy-abcd1234.js").headers["Cache-Control"]
    assert "immutable" not in browser.get("/front/site.js").headers["Cache-Control"]


def test_an_unchanged_file_is_not_sent_again(site: Path) -> None:
    browser = Client()
    tag = browser.get("/front/site.js").headers["ETag"]
    assert browser.get("/front/site.js", headers={"If-None-Match": tag}).status_code == 304


async def test_files_are_served_under_asgi_without_a_warning(site: Path) -> None:
    answer = await AsyncClient().get("/apps/toy/")
    assert answer.status_code == 200
    assert not answer.streaming
    assert b"Toy" in answer.content


def test_files_are_read_only(site: Path) -> None:
    assert Client().post("/front/site.js").status_code == 405


def test_without_a_build_the_reason_is_said(tmp_path: Path, settings: Settings) -> None:
    settings.IGG_SITE_DIR = tmp_path / "nothing"
    settings.WHITENOISE_ROOT = None
    answer = Client().get("/apps/toy/")
    assert answer.status_code == 503
    assert answer.content == b"front-end not built: run make up"
    assert [problem.id for problem in run_checks()] == ["mockups.W001"]


def test_what_the_build_was_made_from(site: Path) -> None:
    assert environment_build("toy") == "abc"
    assert environment_build("unknown") == ""
    assert front_version() == "0123456789ab"
