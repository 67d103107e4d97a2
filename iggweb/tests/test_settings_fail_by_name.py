"""A wrong setting stops the start, and names its variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings


def load(tmp_path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Load the settings in a fresh process."""
    names = ("DATABASE_URL", "REDIS_URL", "DJANGO_SETTINGS_MODULE")
    env = {name: value for name, value in os.environ.items() if name not in names}
    return subprocess.run(
        [sys.executable, "-c", "import iggweb.settings as s; print(s.SECRET_KEY)"],
        cwd=settings.BASE_DIR,
        env=env | {"IGG_VAR_DIR": str(tmp_path / "var")} | variables,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("IGG_DEBUG", "maybe"),
        ("IGG_LEASE_S", "soon"),
        ("IGG_LEASE_S", "1"),
        ("DATABASE_URL", "mysql://db/igg"),
        ("REDIS_URL", "localhost"),
        ("IGG_SECRET_KEY", "short"),
        ("IGG_LOG_LEVEL", "loud"),
    ],
)
def test_names_the_variable(tmp_path: Path, name: str, value: str) -> None:
    done = load(tmp_path, **{name: value})
    assert done.returncode != 0
    assert f"ImproperlyConfigured: {name}: " in done.stderr


def test_the_secret_key_is_made_once_and_kept_private(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    assert first.returncode == 0, first.stderr
    assert len(first.stdout.strip()) > 40
    assert first.stdout == second.stdout
    assert (tmp_path / "var" / "secret-key").stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "var").iterdir()] == ["secret-key"]
