"""The published JSON schemas, made from the models that parse."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from igg.events import events_schema
from igg.tasks import task_schema


def published_schemas() -> dict[str, dict[str, Any]]:
    """Every schema by its path in the project."""
    return {"dataset/schema/task.json": task_schema(), "docs/schema/events.json": events_schema()}


def main(arguments: list[str]) -> int:
    """Write the schema files of a project."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m igg.schemas ROOT\n")
        return 2
    for name, schema in published_schemas().items():
        path = Path(arguments[0]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(schema, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
