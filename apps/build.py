"""What the front-end build left on disk: the built site and the hashes of its sources."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from django.conf import settings

NOT_BUILT = "front-end not built: run make up"


def is_built() -> bool:
    return (settings.IGG_SITE_DIR / "front" / "site.js").is_file()


def environment_build(environment: str) -> str:
    """Hash of the sources that the served build was made from; empty when unknown."""
    return built_hashes().get(environment, "")


def front_version() -> str:
    """Changes when the platform's own front-end does: its file names carry no hash."""
    return built_hashes().get("front", "0")[:12]


def built_hashes() -> dict[str, str]:
    path: Path = settings.IGG_SOURCES_FILE
    try:
        changed_at = path.stat().st_mtime_ns
    except FileNotFoundError:
        return {}
    return _read_hashes(path, changed_at)


@lru_cache(maxsize=4)
def _read_hashes(path: Path, changed_at: int) -> dict[str, str]:
    loaded = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(loaded, dict) or not all(isinstance(value, str) for value in loaded.values()):
        raise ValueError(f"{path}: expected an object of environment names and hashes")
    return loaded
