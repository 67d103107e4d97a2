"""View decorator: sign in first, then a permission rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from accounts.rules import AnyUser

View = TypeVar("View", bound=Callable[..., HttpResponseBase])


def require(check: Callable[[AnyUser], None]) -> Callable[[View], View]:
    """`@require(check_can_research)`: strangers are sent to sign in, others get a 403 page."""

    def decorate(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if not request.user.is_authenticated:
                return redirect_to_login(request.get_full_path())
            check(request.user)
            return view(request, *args, **kwargs)

        return cast("View", guarded)

    return decorate
