"""Prints a one-time sign-in link."""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand
from django.urls import reverse
from django.utils import timezone

from accounts.rules import Role
from accounts.services import create_signin_link


class Command(BaseCommand):
    help = "Print a one-time sign-in link for a researcher or an annotator."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--role", choices=[role.value for role in Role], required=True)
        parser.add_argument("--user", default="", help="user name; default: the role's name")
        parser.add_argument(
            "--hours", type=float, default=24.0, help="how long the link may be used"
        )
        parser.add_argument(
            "--base", default="http://localhost:8000", help="address of the platform"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        token = create_signin_link(
            username=options["user"] or options["role"],
            role=Role(options["role"]),
            now=timezone.now(),
            lifetime=timedelta(hours=options["hours"]),
        )
        self.stdout.write(options["base"].rstrip("/") + reverse("accounts:use-link", args=[token]))
