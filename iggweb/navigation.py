"""The entries of the side bar, by what a person may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from accounts.rules import AnyUser, can_annotate, can_research, roles_of


@dataclass(frozen=True)
class Entry:
    label: str
    url_name: str
    icon: str
    """Name of a symbol in templates/_icons.html."""
    is_for: Callable[[AnyUser], bool]


ENTRIES: tuple[Entry, ...] = (
    Entry("Environments", "benchmark:list-environments", "grid", can_research),
    Entry("Tasks", "benchmark:list-tasks", "list", can_research),
    Entry("Annotate", "annotation:list-tasks", "pen", can_annotate),
    Entry("Studies", "studies:list-studies", "people", can_research),
    Entry("Runs", "evaluation:list-runs", "chart", can_research),
    Entry("Episodes", "episodes:list-episodes", "play", can_research),
)


def navigation(request: HttpRequest) -> dict[str, Any]:
    """Context of every page: what the person may open, and where they are."""
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {"navigation": [], "roles": []}
    entries = []
    for entry in ENTRIES:
        if entry.is_for(user):
            address = reverse(entry.url_name)
            is_here = request.path.startswith(address)
            entries.append({"entry": entry, "address": address, "is_here": is_here})
    return {"navigation": entries, "roles": sorted(roles_of(user))}
