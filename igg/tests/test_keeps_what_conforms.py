"""A kept pass holds for the sources it was made on; what is drawn after it is a seeded share."""

from __future__ import annotations

from pathlib import Path

import pytest

from igg.conformance import draw_states, has_passed, keep_passes, main, pass_path
from igg.errors import InvalidDataset

STATES = [str(number) for number in range(1, 25)]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("ferry", "orchard"):
        folder = tmp_path / "apps" / name
        folder.mkdir(parents=True)
        (folder / "app.json").write_text("{}", encoding="utf-8")
    return tmp_path


def test_nothing_has_passed_before_it_is_kept(root: Path) -> None:
    assert not has_passed(root, "ferry")
    assert keep_passes(root) == ["ferry", "orchard"]
    assert has_passed(root, "ferry")
    assert has_passed(root, "orchard")
    assert keep_passes(root) == []


def test_a_change_of_one_environment_undoes_its_own_pass(root: Path) -> None:
    keep_passes(root)
    (root / "apps/ferry/view.tsx").write_text("changed", encoding="utf-8")
    assert not has_passed(root, "ferry")
    assert has_passed(root, "orchard")


def test_a_change_of_the_kit_undoes_all(root: Path) -> None:
    keep_passes(root)
    (root / "apps/_kit").mkdir()
    (root / "apps/_kit/clock.ts").write_text("changed", encoding="utf-8")
    assert not has_passed(root, "ferry")
    assert not has_passed(root, "orchard")


def test_a_broken_file_is_named(root: Path) -> None:
    path = pass_path(root / "dataset", "ferry")
    path.parent.mkdir(parents=True)
    path.write_text('{"environment": 1}', encoding="utf-8")
    with pytest.raises(InvalidDataset, match=r"ferry\.passed\.json.*environment_hash"):
        has_passed(root, "ferry")


def test_a_share_is_seeded_in_order_and_never_below_four() -> None:
    drawn = draw_states(STATES, seed="one")
    assert len(drawn) == 6
    assert drawn == [state for state in STATES if state in drawn]
    assert drawn == draw_states(STATES, seed="one")
    assert any(draw_states(STATES, seed=str(seed)) != drawn for seed in range(5))
    assert len(draw_states(STATES[:5], seed="one")) == 4
    assert draw_states(STATES[:3], seed="one") == STATES[:3]


def test_the_command_says_what_it_kept(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(root)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ferry: passed on present sources",
        "orchard: passed on present sources",
    ]
    assert main([]) == 2
