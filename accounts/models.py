"""One-time sign-in links. People themselves are Django's users; roles are its groups."""

from __future__ import annotations

from datetime import datetime

from django.conf import settings
from django.db import models


class SignInLink(models.Model):
    """A link that signs one person in, once, until it expires."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="sign_in_links"
    )
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"sign-in link of {self.user} until {self.expires_at:%Y-%m-%d %H:%M}"

    def is_usable(self, now: datetime) -> bool:
        return self.used_at is None and now < self.expires_at
