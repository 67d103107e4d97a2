"""Brings environments, tasks and their verdicts from the files into the database."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from benchmark.services import load_benchmark
from episodes.proofs import take_in_verdicts
from igg.dataset import DatasetPaths
from igg.errors import IggError


class Command(BaseCommand):
    help = "Load apps/*/app.json, and the tasks and verdicts of dataset/; safe to repeat."

    def handle(self, *args: Any, **options: Any) -> None:
        paths = DatasetPaths.of(settings.IGG_ROOT)
        try:
            with transaction.atomic():
                report = load_benchmark(project=settings.IGG_ROOT, paths=paths)
                verdicts = take_in_verdicts(paths)
        except IggError as error:
            raise CommandError(str(error)) from None
        self.stdout.write(f"Loaded {report}, {verdicts} new verdicts")
