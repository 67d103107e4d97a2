"""Making and using one-time sign-in links."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.contrib.auth.models import Group, User
from django.core import signing
from django.db import transaction

from accounts.models import SignInLink
from accounts.rules import SIGN_IN_LINK_LIFETIME, Role

SALT = "accounts.sign-in"


class LinkRefused(Exception):
    """The link is forged, used or expired; the message is for the person who opened it."""


@transaction.atomic
def create_signin_link(
    *, username: str, role: Role, now: datetime, lifetime: timedelta = SIGN_IN_LINK_LIFETIME
) -> str:
    """A signed token for `/sign-in/<token>/`; user and group are made when missing."""
    group, _ = Group.objects.get_or_create(name=role.value)
    user, is_new = User.objects.get_or_create(username=username)
    if is_new:
        user.set_unusable_password()
        user.save(update_fields=["password"])
    user.groups.add(group)
    link = SignInLink.objects.create(user=user, expires_at=now + lifetime)
    return signing.dumps(link.pk, salt=SALT)


def read_signin_link(*, token: str, now: datetime) -> SignInLink:
    """The unused link a token stands for; raises LinkRefused."""
    try:
        pk = signing.loads(token, salt=SALT)
    except signing.BadSignature:
        raise LinkRefused("This sign-in link is not valid.") from None
    link = SignInLink.objects.select_related("user").filter(pk=pk).first()
    if link is None or not link.user.is_active:
        raise LinkRefused("This sign-in link is not valid.")
    if not link.is_usable(now):
        raise LinkRefused("This sign-in link was used before or has expired. Ask for a new one.")
    return link


@transaction.atomic
def use_signin_link(*, token: str, now: datetime) -> User:
    """Spend the link; of two people opening it at once one wins. Raises LinkRefused."""
    link = read_signin_link(token=token, now=now)
    if not SignInLink.objects.filter(pk=link.pk, used_at=None).update(used_at=now):
        raise LinkRefused("This sign-in link was used before or has expired. Ask for a new one.")
    return link.user
