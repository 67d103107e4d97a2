"""What a participant's browser is given: enough to show and record a trial, not its target."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode
from uuid import UUID

from django.core import signing
from django.urls import reverse

from episodes.models import Episode

SALT = "episodes.ingest"


def ingest_token(episode_id: UUID) -> str:
    return signing.dumps(str(episode_id), salt=SALT)


def is_token_of(token: str, episode_id: UUID) -> bool:
    try:
        stands_for = signing.loads(token, salt=SALT)
    except signing.BadSignature:
        return False
    return bool(stands_for == str(episode_id))


def player_config(episode: Episode) -> dict[str, Any]:
    """JSON for `episodes/_player.html`; target, sub-type and reference stay here."""
    settings = episode.settings
    query = {"state": episode.revision.initial_state_id, "clock": "real", "motion": "on"}
    return {
        "episode": str(episode.pk),
        "token": ingest_token(episode.pk),
        "ingestUrl": reverse("episodes:ingest-events", args=[episode.pk]),
        "src": f"/apps/{episode.task.environment_id}/?{urlencode(query)}",
        "viewport": [settings.viewport.width, settings.viewport.height],
        "budget": settings.budget,
        "attempts": episode.attempts,
        "outcome": episode.outcome,
        "isStarted": episode.started_at is not None,
    }
