"""Everything igg raises on purpose.

IggError
├── InvalidFile              what was read breaks its contract: names place and field
│   ├── InvalidTaskFile      dataset/…/<environment>-dataset.json
│   ├── InvalidDataset       files that do not agree with each other, or with the manifest
│   ├── InvalidEnvironment   apps/<environment>/app.json
│   ├── InvalidEvents        what a mockup reported
│   └── InvalidTrajectory    an episode on disk
│       └── NewerTrajectory  written by a later version of igg
├── AgentError               the agent could not be asked; never the agent's wrong answer
│   ├── AgentUnavailable     refused, timed out, or still failing after the permitted retries
│   └── AgentReplyInvalid    answered outside the agent protocol
└── BrowserError             an infrastructure fault: the episode is errored, not failed
    ├── BrowserMissing       no Chromium where one was expected
    ├── EnvironmentNotBuilt  the mockup has not been built
    └── EnvironmentFault     the mockup did not load, hung or broke its contract
"""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError


class IggError(Exception):
    """Base of every deliberate igg error; its text is fit for a user."""


class InvalidFile(IggError):
    """Bad input, reported as `<where>: <field>: <reason>`."""

    def __init__(self, where: str, field: str, reason: str) -> None:
        self.where = where
        self.field = field
        self.reason = reason
        super().__init__(": ".join(part for part in (where, field, reason) if part))


class InvalidTaskFile(InvalidFile):
    pass


class InvalidDataset(InvalidFile):
    pass


class InvalidEnvironment(InvalidFile):
    pass


class InvalidEvents(InvalidFile):
    pass


class InvalidTrajectory(InvalidFile):
    pass


class NewerTrajectory(InvalidTrajectory):
    pass


class AgentError(IggError):
    pass


class AgentUnavailable(AgentError):
    pass


class AgentReplyInvalid(AgentError):
    pass


class BrowserError(IggError):
    pass


class BrowserMissing(BrowserError):
    pass


class EnvironmentNotBuilt(BrowserError):
    pass


class EnvironmentFault(BrowserError):
    pass


def first_problem(error: ValidationError, union_tags: Sequence[str] = ()) -> tuple[str, str]:
    """The first fault of a pydantic error as (field path, reason).

    `union_tags` are discriminator values, one of which pydantic puts into the path and a reader
    would not find in the file.
    """
    fault = error.errors(include_url=False, include_input=False)[0]
    path = [str(part) for part in fault["loc"]]
    tag = next((part for part in path if part in union_tags), None)
    if tag is not None:
        path.remove(tag)
    context = fault.get("ctx", {})
    reason = fault["msg"].removeprefix("Value error, ")
    if fault["type"] in ("union_tag_invalid", "union_tag_not_found"):
        path.append(context["discriminator"].strip("'"))
        expected = context.get("expected_tags")
        reason = f"is none of {expected}" if expected else "is missing"
    return ".".join(path), reason
