"""View decorator: sign in first, then a permission rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from accounts.rules import AnyUser

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponseBase]


def require(check: Callable[[AnyUser], None]) -> Callable[[View[P]], View[P]]:
    """`@require(check_can_research)`: strangers are sent to sign in, others get a 403 page."""

    def decorate(view: View[P]) -> View[P]:
        @wraps(view)
        def guarded(request: HttpRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
            if not request.user.is_authenticated:
                return redirect_to_login(request.get_full_path())
            check(request.user)
            return view(request, *args, **kwargs)

        return guarded

    return decorate
