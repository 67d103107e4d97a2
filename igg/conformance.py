"""What clicking every control of an environment found: `dataset/conformance/<environment>.json`.

It is found by `make crawl` and says something about the sources it was found on, no others.
"""

from __future__ import annotations

import json
from pathlib import Path

from pydantic import BaseModel, Field, ValidationError

from igg.errors import InvalidDataset, first_problem


class Crawl(BaseModel):
    """What came of clicking everything once."""

    environment_hash: str = ""
    """Of the sources that were clicked through."""
    alive: set[str] = Field(default_factory=set)
    dead: dict[str, str] = Field(default_factory=dict)
    """Element id to the state and path where it was clicked in vain."""
    chosen: set[str] = Field(default_factory=set)
    """Did nothing, being marked as chosen already: a radio that is on, a tab that is shown."""
    never_active: set[str] = Field(default_factory=set)
    never_reached: set[str] = Field(default_factory=set)
    left_out: int = 0
    """Elements left out because many others of their kind were clicked."""

    @property
    def clicked(self) -> int:
        return len(self.alive) + len(self.dead)


def crawl_path(dataset: Path, environment: str) -> Path:
    return dataset / "conformance" / f"{environment}.json"


def read_crawl(path: Path) -> Crawl | None:
    """None when there is no file. Raises InvalidDataset naming the field."""
    try:
        return Crawl.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except ValidationError as error:
        raise InvalidDataset(str(path), *first_problem(error)) from None


def write_crawl(path: Path, crawl: Crawl) -> None:
    """Replace the file at once; sorted, so that a change shows as one."""
    content = {
        name: sorted(value) if isinstance(value, set) else value
        for name, value in crawl.model_dump().items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    partial.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    partial.replace(path)
