"""Replay every reference trace, or with --full give the whole verdict of each task."""

from __future__ import annotations

import asyncio
import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmark.models import TaskRevision
from benchmark.selection import add_arguments, selected_revisions
from episodes.proofs import to_prove, write_proofs
from episodes.services.verification import verify_revisions
from igg.browser import Result
from igg.dataset import DatasetPaths
from igg.errors import IggError
from igg.taxonomy import SUB_TYPES


class Command(BaseCommand):
    help = "Verify tasks: replay their references, or with --full give the whole verdict."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_arguments(parser)
        parser.add_argument("--full", action="store_true", help="the whole verdict of each task")
        parser.add_argument("--workers", type=int, default=2, help="pages at a time (default 2)")
        parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as a list")
        parser.add_argument(
            "--prove",
            metavar="SEED",
            help="with --full: only tasks without a stored verdict, and a tenth of the rest",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["workers"] < 1:
            raise CommandError("--workers: expected at least 1")
        if options["prove"] is not None and not options["full"]:
            raise CommandError("--prove: goes with --full")
        paths = DatasetPaths.of(settings.IGG_ROOT)
        try:
            revisions = selected_revisions(options)
            if options["prove"] is not None:
                revisions = to_prove(paths, revisions, seed=options["prove"])
            results = self._run(revisions, full=options["full"], workers=options["workers"])
            if options["full"]:
                write_proofs(paths, revisions)
        except IggError as error:
            raise CommandError(str(error)) from error
        if options["json"] is not None:
            listed = [result.record() for result in results]
            text = json.dumps(listed, ensure_ascii=False, indent=2) + "\n"
            options["json"].write_text(text, encoding="utf-8")
        self._report(results)

    def _run(self, revisions: Sequence[TaskRevision], *, full: bool, workers: int) -> list[Result]:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("Verifying", total=len(revisions))

            async def advance(_revision: TaskRevision, result: Result) -> None:
                progress.update(bar, advance=1, description=result.task.id)

            return asyncio.run(
                verify_revisions(revisions, full=full, workers=workers, on_result=advance)
            )

    def _report(self, results: Sequence[Result]) -> None:
        wrong = [result for result in results if result.outcome != "pass"]
        console = Console(highlight=False)
        with console.capture() as capture:
            console.print(passed_table(results))
        self.stdout.write(capture.get())
        for result in wrong:
            self.stdout.write(f"{result.outcome} {result.task.id}: {result.detail}")
        self.stdout.write(f"{len(results) - len(wrong)} of {len(results)} pass")
        if wrong:
            raise CommandError(f"{len(wrong)} of {len(results)} tasks do not pass")


def passed_table(results: Sequence[Result]) -> Table:
    """Passed of all, by environment and sub-type."""
    every = Counter((result.task.environment, result.task.sub_type) for result in results)
    good = Counter(
        (result.task.environment, result.task.sub_type)
        for result in results
        if result.outcome == "pass"
    )
    table = Table(title="Tasks that pass")
    table.add_column("environment")
    for code in SUB_TYPES:
        table.add_column(code, justify="right")
    table.add_column("all", justify="right")
    for environment in sorted({result.task.environment for result in results}):
        cells = [(good[environment, code], every[environment, code]) for code in SUB_TYPES]
        total = (sum(cell[0] for cell in cells), sum(cell[1] for cell in cells))
        row = [f"{done}/{count}" if count else "" for done, count in (*cells, total)]
        table.add_row(environment, *row)
    return table
