"""Play the blind rules of the paper's Table A7 and say how many targets they reveal."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmark.selection import add_arguments, selected_revisions
from evaluation.heuristics import reference_table, reveal_table, write_between
from igg.agents.heuristics import RULES
from igg.browser import Reveal, try_rules
from igg.errors import IggError
from igg.tasks import Task


class Command(BaseCommand):
    help = "Play five rules that know nothing of the target, and print what the references need."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_arguments(parser)
        parser.add_argument("--workers", type=int, default=2, help="pages at a time (default 2)")
        parser.add_argument("--list", action="store_true", help="say what came of each task")
        parser.add_argument(
            "--write",
            type=Path,
            metavar="FILE",
            help="put the tables into a page (docs/results.md)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["workers"] < 1:
            raise CommandError("--workers: expected at least 1")
        try:
            tasks = [revision.content for revision in selected_revisions(options)]
            results = asyncio.run(self._play(tasks, workers=options["workers"]))
            tables = {"heuristics": reveal_table(results), "references": reference_table(tasks)}
            if options["write"] is not None:
                for mark, lines in tables.items():
                    write_between(options["write"], mark, lines)
        except IggError as error:
            raise CommandError(str(error)) from error
        if options["list"]:
            for result in results:
                at = "never" if result.revealed_at is None else f"after {result.revealed_at}"
                self.stdout.write(f"{result.task.sub_type} {result.task.id}: {at} {result.error}")
        for lines in tables.values():
            self.stdout.write("\n".join(lines) + "\n")
        broken = [result for result in results if result.error]
        for result in broken:
            self.stderr.write(f"errored {result.task.id}: {result.error}")
        if broken:
            raise CommandError(f"{len(broken)} of {len(results)} tasks could not be played")

    async def _play(self, tasks: list[Task], *, workers: int) -> list[Reveal]:
        rules = [(task, RULES[task.sub_type]) for task in tasks if task.sub_type in RULES]
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("Playing", total=len(rules))

            async def advance(result: Reveal) -> None:
                progress.update(bar, advance=1, description=result.task.id)

            return await try_rules(rules, settings.IGG_SITE_DIR, workers=workers, on_result=advance)
