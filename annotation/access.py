"""Sign in first, then a permission rule; a part of a page says 401 instead of leading away."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from accounts.access import require
from accounts.rules import check_can_annotate

View = Callable[..., HttpResponseBase]


def for_annotators(view: View) -> View:
    """A page whose session ended keeps its draft and signs in in place (front/console)."""
    guarded = require(check_can_annotate)(view)

    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        is_part = request.headers.get("HX-Request") == "true"
        if is_part and not request.user.is_authenticated:
            return HttpResponse("Your session has ended.", status=401, content_type="text/plain")
        return guarded(request, *args, **kwargs)

    return answer


def signed_in(request: HttpRequest) -> User:
    assert isinstance(request.user, User)  # noqa: S101 - `for_annotators` saw to it
    return request.user
