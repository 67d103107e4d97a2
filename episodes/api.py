"""The participant's browser reports here: batches of events, with the token of the episode."""

from __future__ import annotations

import json
from typing import Annotated
from uuid import UUID

import structlog
from django.http import HttpRequest, JsonResponse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from episodes.errors import BatchRefused, EpisodeClosed
from episodes.models import Episode
from episodes.player import is_token_of
from episodes.rules import MAX_BATCH_BYTES
from episodes.services.people import ingest_events
from igg.errors import InvalidEvents, first_problem

log = structlog.get_logger(__name__)


class Batch(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    batch: Annotated[int, Field(ge=0, strict=True)]
    events: list[object]


@csrf_exempt  # no cookie is looked at: the token in the header is the permission
@require_POST
def ingest(request: HttpRequest, episode_id: UUID) -> JsonResponse:
    """`{batch, events}` → `{acked, attempts, outcome}`; errors are `{error: "one line"}`."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme != "Episode" or not is_token_of(token, episode_id):
        return _refuse(403, "This trial is not yours.")
    if int(request.headers.get("Content-Length") or 0) > MAX_BATCH_BYTES:
        return _refuse(413, f"The batch is larger than {MAX_BATCH_BYTES} bytes.")
    try:
        body = json.loads(request.body)
    except ValueError:
        return _refuse(400, "The body is not JSON.")
    try:
        batch = Batch.model_validate(body)
        receipt = ingest_events(
            episode_id=episode_id,
            batch=batch.batch,
            raw_events=batch.events,
            now=timezone.now(),
        )
    except ValidationError as error:
        return _refuse(400, ": ".join(first_problem(error)))
    except InvalidEvents as error:
        return _refuse(400, str(error))
    except BatchRefused as error:
        return _refuse(413, str(error))
    except (EpisodeClosed, Episode.DoesNotExist) as error:
        is_closed = isinstance(error, EpisodeClosed)
        return _refuse(409, str(error) if is_closed else "This trial was withdrawn.")
    return JsonResponse(
        {"acked": receipt.acked, "attempts": receipt.attempts, "outcome": receipt.outcome or None}
    )


def _refuse(status: int, line: str) -> JsonResponse:
    log.warning("batch_refused", status=status, line=line)
    return JsonResponse({"error": line}, status=status)
