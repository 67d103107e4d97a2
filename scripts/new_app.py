"""Writes the folder of a new environment: `python -m scripts.new_app NAME`."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def create(name: str, root: Path = ROOT) -> Path:
    """Copy the template under the new name. Raises ValueError naming what is wrong."""
    folder = root / "apps" / name
    if not re.fullmatch(r"[a-z][a-z0-9]{0,39}", name):
        raise ValueError(f"NAME={name}: lower-case letters and digits only, a letter first")
    if folder.exists():
        raise ValueError(f"NAME={name}: {folder} exists")
    shutil.copytree(root / "apps" / "_template", folder)
    manifest = folder / "app.json"
    content = json.loads(manifest.read_text(encoding="utf-8"))
    content |= {"name": name, "title": name.capitalize()}
    manifest.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    view = folder / "view.tsx"
    text = view.read_text(encoding="utf-8")
    view.write_text(text.replace("Template", name.capitalize()), encoding="utf-8")
    return folder


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not arguments[0]:
        sys.exit("make new-app NAME=x: the name of the environment is missing")
    try:
        folder = create(arguments[0])
    except ValueError as problem:
        sys.exit(str(problem))
    sys.stdout.write(f"{folder.relative_to(ROOT)} is there; make up shows it\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
