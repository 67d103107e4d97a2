"""Builds the front-end when its sources changed.

`build/sources.json` holds the hash of every environment's sources and one of the platform's own
front-end. It is written before the build, which puts the hashes into the mockups.
"""

from __future__ import annotations

import hashlib
import json
import sys

from igg.sources import environment_hashes
from scripts.toolchain import ROOT, Unprepared, prepare_node, run, say

BUILD = ROOT / "build"
SOURCES = BUILD / "sources.json"


def front_hash() -> str:
    """SHA-256 over the platform's own front-end, the build's settings and the lock file."""
    digest = hashlib.sha256()
    files = [path for path in (ROOT / "front").rglob("*") if path.is_file()]
    files += [ROOT / name for name in ("vite.config.ts", "package-lock.json", "tsconfig.json")]
    for path in sorted(files):
        if ".test." in path.name or not path.is_file():
            continue
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def build(env: dict[str, str]) -> None:
    wanted = {**environment_hashes(ROOT), "front": front_hash()}
    if is_built(wanted):
        return
    say("Building the front-end")
    BUILD.mkdir(exist_ok=True)
    SOURCES.write_text(json.dumps(wanted, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    try:
        run(ROOT / "node_modules" / ".bin" / "vite", "build", env=env, what="vite build")
    except Unprepared:
        SOURCES.unlink()
        raise


def is_built(wanted: dict[str, str]) -> bool:
    if not SOURCES.is_file() or not (BUILD / "site" / "front" / "site.js").is_file():
        return False
    found: object = json.loads(SOURCES.read_text(encoding="utf-8"))
    return found == wanted


if __name__ == "__main__":
    try:
        build(prepare_node())
    except Unprepared as problem:
        sys.exit(str(problem))
