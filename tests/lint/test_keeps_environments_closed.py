"""Each ban on an environment's code and styles fires, and what is allowed passes."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.lint_apps import lint_apps, lint_environment

ROOT = Path(__file__).resolve().parents[2]
BIOME = ROOT / "node_modules" / ".bin" / "biome"

BANNED_CODE = {
    "new Date()": "Date",
    "Date.now()": "Date",
    "performance.now()": "performance",
    "setTimeout(run, 1)": "setTimeout",
    "setInterval(run, 1)": "setInterval",
    "requestAnimationFrame(run)": "requestAnimationFrame",
    "Math.random()": "Math.random",
    'fetch("x")': "fetch",
    "localStorage.x": "localStorage",
    "sessionStorage.x": "sessionStorage",
    "indexedDB.x": "indexedDB",
    "location.hash": "location",
    "history.back()": "history",
    'alert("x")': "alert",
    "document.body": "document",
    "window.innerWidth": "window",
    "navigator.language": "navigator",
    "crypto.randomUUID()": "crypto",
    "(3).toLocaleString()": "No locale",
    '"a".localeCompare("b")': "No locale",
    "new Intl.NumberFormat()": "No locale",
    'new Intl.DateTimeFormat("en")': "Dates and times",
    '<form action="x" />': "manners of its own",
    "<dialog />": "manners of its own",
    "<select />": "manners of its own",
    '<b title="x" />': "title",
    '<button type="button" disabled />': "disabled",
    '<a href="#top">x</a>': "A link of the browser",
    "<b ref={run} />": "Not from the store",
    '<input defaultValue="x" />': "Not from the store",
}
BANNED_IMPORTS = {
    'import { useState } from "preact/hooks";': "No component state",
    'import { useEffect } from "preact/hooks";': "No component state",
    'import { useRef } from "preact/compat";': "No component state",
    'import { useReducer } from "preact/compat";': "No component state",
    'import { signal } from "@preact/signals";': "No component state",
    'import { Component } from "preact";': "No component state",
}
ALLOWED_CODE = (
    '(3).toLocaleString("en-GB")',
    '"a".localeCompare("b", "en")',
    '<Dialog id="x" title="Date" label="x" />',
    "<p>Date, window, title and form</p>",
    '<b data-igg-id="x" aria-disabled="true" />',
)


def as_view(code: str) -> str:
    return (
        "const run = () => {};\n"
        "const Dialog = (_: { id: string; title: string; label: string }) => null;\n"
        f"export const view = [run, Dialog, {code}];\n"
    )


SOURCES = {
    **{code: as_view(code) for code in (*BANNED_CODE, *ALLOWED_CODE)},
    **{line: f"{line}\n" for line in BANNED_IMPORTS},
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What Biome says of each source as a view of an environment."""
    folder = tmp_path_factory.mktemp("lint")
    shutil.copy(ROOT / "biome.json", folder)
    (folder / "apps").mkdir()
    shutil.copy(ROOT / "apps" / "environments.grit", folder / "apps")
    cases = {f"apps/case{number}/view.tsx": case for number, case in enumerate(SOURCES)}
    for path, case in cases.items():
        (folder / path).parent.mkdir()
        (folder / path).write_text(SOURCES[case], encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - our own linter
        [BIOME, "lint", "--reporter=json", "--max-diagnostics=none", "apps"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    found: dict[str, list[str]] = {case: [] for case in SOURCES}
    for one in json.loads(done.stdout)["diagnostics"]:
        if one["category"] == "plugin" or "noRestricted" in (one["category"] or ""):
            found[cases[one["location"]["path"]]].append(json.dumps(one, ensure_ascii=False))
    return found


@pytest.mark.parametrize("code", BANNED_CODE)
def test_bans_code(complaints: dict[str, list[str]], code: str) -> None:
    assert any(BANNED_CODE[code] in one for one in complaints[code]), complaints[code]


@pytest.mark.parametrize("line", BANNED_IMPORTS)
def test_bans_component_state(complaints: dict[str, list[str]], line: str) -> None:
    assert any(BANNED_IMPORTS[line] in one for one in complaints[line]), complaints[line]


@pytest.mark.parametrize("code", ALLOWED_CODE)
def test_lets_code_pass(complaints: dict[str, list[str]], code: str) -> None:
    assert complaints[code] == []


def environment_with(folder: Path, name: str, text: str) -> Path:
    environment = folder / "apps" / "zz"
    file = environment / name
    file.parent.mkdir(parents=True, exist_ok=True)
    (environment / "app.json").write_text("{}", encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    return environment


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("view.tsx", 'import { View } from "../youtube/view";'),
        ("content/a.ts", 'export * from "../../discord/content";'),
        ("view.tsx", 'import { x } from "../../front/player/main";'),
        ("view.tsx", 'import x from "immer";'),
        ("view.tsx", 'import "htmx.org";'),
        ("view.tsx", 'const x = import("lodash");'),
        ("app.css", '@import "../youtube/app.css";'),
        ("app.css", '@import url("https://example.com/x.css");'),
    ],
)
def test_bans_an_import(tmp_path: Path, name: str, line: str) -> None:
    findings = lint_environment(environment_with(tmp_path, name, f"\n{line}\n"))
    assert findings
    assert {finding.line for finding in findings} == {2}
    assert "import" in str(findings[0]) or "address" in str(findings[0])


@pytest.mark.parametrize(
    ("rule", "what"),
    [
        ("overflow-y: auto", "scroller"),
        ("overflow: hidden scroll", "scroller"),
        ("transition: all 0.2s", "transition"),
        ("transition: color 0.1s, transform 0.2s", "transition"),
        ("scroll-behavior: smooth", "smooth"),
        ('background: url("//example.com/x.png")', "address"),
        ("} @font-face { font-family: X", "font"),
    ],
)
def test_bans_a_style(tmp_path: Path, rule: str, what: str) -> None:
    findings = lint_environment(environment_with(tmp_path, "app.css", f".a {{\n  {rule};\n}}\n"))
    assert [finding.line for finding in findings] == [2]
    assert what in findings[0].what


def test_lets_own_files_kit_and_declared_packages_pass(tmp_path: Path) -> None:
    code = "\n".join(
        [
            'import { memo } from "preact/compat";',
            'import type { ComponentChildren } from "preact";',
            'import { mdiPlay } from "@mdi/js";',
            'import fire from "@twemoji/svg/1f525.svg";',
            'import { Button } from "../../_kit";',
            'import { people } from "../content/people";',
        ]
    )
    environment_with(tmp_path, "views/panel.tsx", code)
    style = '@import "../_kit/fonts/inter.css";\n/* overflow: auto */\n.a { transition: color 1s }'
    environment_with(tmp_path, "app.css", style)
    assert lint_apps(tmp_path / "apps") == []


def test_says_file_line_and_what_to_do(tmp_path: Path) -> None:
    environment = environment_with(tmp_path, "view.tsx", 'import x from "immer";\n')
    assert str(lint_environment(environment)[0]) == (
        f"{environment / 'view.tsx'}:1: imports immer; import itself, ../_kit, preact, "
        "preact/compat, @mdi/js, lucide-preact, @twemoji/svg"
    )
