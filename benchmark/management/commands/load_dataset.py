"""Brings environments and tasks from the files into the database."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from benchmark.services import load_benchmark
from igg.dataset import DatasetPaths
from igg.errors import IggError


class Command(BaseCommand):
    help = "Load apps/*/app.json and the task files of dataset/; safe to repeat."

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = load_benchmark(
                project=settings.IGG_ROOT, paths=DatasetPaths.of(settings.IGG_ROOT)
            )
        except IggError as error:
            raise CommandError(str(error)) from None
        self.stdout.write(f"Loaded {report}")
