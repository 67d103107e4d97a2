"""What blind rules came to, as tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from evaluation.heuristics import NoPlaceInFile, reference_table, reveal_table, write_between
from igg.browser import Reveal
from igg.tasks import Task


def task(name: str, sub_type: str, *steps: str) -> Task:
    last = {"action": "CLICK", "selector": "a.b"}
    kinds = {
        "SCROLL": {"action": "SCROLL", "dy": 300},
        "WAIT": {"action": "WAIT", "ms": 900},
    }
    return Task.model_validate(
        {
            "id": name,
            "sub_type": sub_type,
            "instruction": "Click it.",
            "target_id": "a.b",
            "initial_state_id": "1",
            "ground-truth trajectory": [*(kinds[step] for step in steps), last],
        }
    )


def test_counts_what_was_revealed_by_environment() -> None:
    results = [
        Reveal(task("aa-001-x", "1-1"), 3),
        Reveal(task("aa-002-x", "1-1"), None),
        Reveal(task("bb-001-x", "1-1"), 0),
        Reveal(task("bb-002-x", "3-1"), None),
    ]
    head, _, first, second = reveal_table(results)
    assert head.startswith("| sub-type | rule | aa | bb |")
    assert "| 1/2 | 1/1 | 2/3 | 66.7 % | 1 | 68.8 % |" in first
    assert "| 0/0 | 0/1 | 0/1 | 0.0 % | 0 | 87.1 % |" in second


def test_says_what_references_need() -> None:
    tasks = [
        task("aa-001-x", "1-1", "SCROLL", "SCROLL"),
        task("aa-002-x", "3-2", "WAIT"),
        task("aa-003-x", "3-2"),
    ]
    *_, row, total = reference_table(tasks)
    assert row == "| aa | 3 | 2.00 | 1 (33 %) | 0 (0 %) | 0 (0 %) | 1 (33 %) | 1/2 |"
    assert total.startswith("| all | 3 |")


def test_writes_between_its_marks_only(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text("before\n<!-- x -->\nold\n<!-- /x -->\nafter\n", encoding="utf-8")
    write_between(page, "x", ["new", "rows"])
    assert page.read_text(encoding="utf-8") == (
        "before\n<!-- x -->\nnew\nrows\n<!-- /x -->\nafter\n"
    )


def test_refuses_a_page_without_marks(tmp_path: Path) -> None:
    with pytest.raises(NoPlaceInFile, match="lacks <!-- x -->"):
        write_between(tmp_path / "results.md", "x", ["new"])
