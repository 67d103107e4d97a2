"""What was seen of whole environments, kept in `dataset/conformance/` with the sources it is of.

`<environment>.json` is what clicking every control found (`make crawl`);
`<environment>.passed.json` says that the whole conformance suite passed (`make conform`).
"""

from __future__ import annotations

import json
import math
import random
import sys
from pathlib import Path

from pydantic import BaseModel, Field, ValidationError

from igg.environments import environment_names
from igg.errors import InvalidDataset, first_problem
from igg.sources import environment_hash

STATES_SHARE = 0.25
LEAST_STATES = 4


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
    _replace(path, content)


class Pass(BaseModel):
    """The whole conformance suite passed in every state."""

    environment_hash: str


def has_passed(root: Path, environment: str) -> bool:
    """Whether the present sources passed the whole suite. Raises InvalidDataset."""
    path = pass_path(root / "dataset", environment)
    try:
        kept = Pass.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return False
    except ValidationError as error:
        raise InvalidDataset(str(path), *first_problem(error)) from None
    return kept.environment_hash == environment_hash(root, environment)


def keep_passes(root: Path) -> list[str]:
    """Note that all environments passed on their present sources; returns whose note is new."""
    fresh = [name for name in environment_names(root) if not has_passed(root, name)]
    for name in fresh:
        kept = Pass(environment_hash=environment_hash(root, name))
        _replace(pass_path(root / "dataset", name), kept.model_dump())
    return fresh


def pass_path(dataset: Path, environment: str) -> Path:
    return dataset / "conformance" / f"{environment}.passed.json"


def draw_states(states: list[str], *, seed: str) -> list[str]:
    """A seeded quarter of the states, at least four, in their order."""
    count = min(len(states), max(LEAST_STATES, math.ceil(len(states) * STATES_SHARE)))
    chosen = random.Random(seed).sample(range(len(states)), count)
    return [states[index] for index in sorted(chosen)]


def _replace(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    partial.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    partial.replace(path)


def main(arguments: list[str]) -> int:
    """Keep that every environment passed; `make conform` calls it when the suite did."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m igg.conformance ROOT\n")
        return 2
    for name in keep_passes(Path(arguments[0])):
        sys.stdout.write(f"{name}: passed on present sources\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
