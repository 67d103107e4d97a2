"""Writes the current revisions as task files."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from benchmark.services import export_benchmark
from igg.dataset import SPLITS, DatasetPaths
from igg.errors import IggError


class Command(BaseCommand):
    help = "Write the current revisions of a split as task files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--split", choices=SPLITS, default="public")
        parser.add_argument(
            "--out", type=Path, help="folder to write to; default: the project's dataset folders"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        out: Path | None = options["out"]
        paths = DatasetPaths(out, out / "heldout") if out else DatasetPaths.of(settings.IGG_ROOT)
        try:
            written = export_benchmark(paths=paths, split=options["split"])
        except IggError as error:
            raise CommandError(str(error)) from None
        for path, count in written.items():
            self.stdout.write(f"{path}: {count} tasks")
        if not written:
            self.stdout.write(f"There are no {options['split']} tasks.")
