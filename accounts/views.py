"""Signing in by link and signing out."""

from __future__ import annotations

from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_http_methods

from accounts import services


@require_GET
def sign_in(request: HttpRequest) -> HttpResponse:
    return render(request, "accounts/sign_in.html", {"next": request.GET.get("next", "")})


@require_http_methods(["GET", "POST"])
def use_link(request: HttpRequest, token: str) -> HttpResponse:
    """GET asks for one press of a button: a mail scanner or preview does not spend the link."""
    now = timezone.now()
    try:
        if request.method == "GET":
            link = services.read_signin_link(token=token, now=now)
            return render(request, "accounts/use_link.html", {"username": link.user.username})
        user = services.use_signin_link(token=token, now=now)
    except services.LinkRefused as refusal:
        return render(request, "accounts/sign_in.html", {"problem": str(refusal)}, status=403)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    following = request.GET.get("next", "")
    if not url_has_allowed_host_and_scheme(following, allowed_hosts={request.get_host()}):
        following = reverse("home")
    return redirect(following)
