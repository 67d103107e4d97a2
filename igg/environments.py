"""The mockups' manifests: one app.json per environment folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from igg.errors import InvalidEnvironment, first_problem
from igg.tasks import StableId

Text = Annotated[str, Field(min_length=1, max_length=300)]


class EnvironmentManifest(BaseModel):
    """What `apps/<environment>/app.json` says of its environment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(pattern=r"^[a-z][a-z0-9]*$", max_length=40)
    """The folder's name, and the first part of the ids of its tasks."""
    title: Text
    group: Text
    reference: Text
    """The kind of interface that it stands for."""
    states: dict[str, Text]
    """What each initial state is, by state id."""
    inert: dict[StableId, Text] = Field(default_factory=dict)
    """Controls that do nothing on purpose, by stable id, with the reason."""

    @field_validator("states")
    @classmethod
    def _check_states(cls, states: dict[str, str]) -> dict[str, str]:
        if not states:
            raise ValueError("an environment has at least one state")
        return states


def environment_names(root: Path) -> tuple[str, ...]:
    """Names of the folders `<root>/apps/<name>/` that hold an app.json, sorted."""
    names = (path.parent.name for path in (root / "apps").glob("*/app.json"))
    return tuple(sorted(name for name in names if not name.startswith("_")))


def load_environment(root: Path, name: str) -> EnvironmentManifest:
    """Read one manifest. Raises InvalidEnvironment naming file and field."""
    path = root / "apps" / name / "app.json"
    try:
        manifest = EnvironmentManifest.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        raise InvalidEnvironment(str(path), "", "no such file") from None
    except ValidationError as error:
        field, reason = first_problem(error)
        raise InvalidEnvironment(str(path), field, reason) from None
    if manifest.name != name:
        raise InvalidEnvironment(str(path), "name", f"is {manifest.name} in the folder {name}")
    return manifest


def load_environments(root: Path) -> dict[str, EnvironmentManifest]:
    """Every environment of a checkout, by name. Raises InvalidEnvironment."""
    return {name: load_environment(root, name) for name in environment_names(root)}
