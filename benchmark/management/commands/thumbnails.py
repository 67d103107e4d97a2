"""Draw how the states of environments look; only what changed is drawn anew."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmark.models import Environment
from benchmark.selection import add_environments, selected_environments
from benchmark.thumbnails import draw_thumbnails, has_all_thumbnails
from igg.browser import open_chromium
from igg.errors import EnvironmentFault, EnvironmentNotBuilt, IggError


class Command(BaseCommand):
    help = "Draw the thumbnails of all states that lack one of the present build."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_environments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        chosen = selected_environments(options)
        wanting = [one for one in chosen if not has_all_thumbnails(one)]
        try:
            problems = asyncio.run(self._draw(wanting)) if wanting else []
        except IggError as error:
            raise CommandError(str(error)) from error
        drawn = len(wanting) - len(problems)
        self.stdout.write(f"{drawn} drawn, {len(chosen) - len(wanting)} up to date")
        if problems:
            raise CommandError("\n".join(problems))

    async def _draw(self, environments: Sequence[Environment]) -> list[str]:
        """One after the other; returns what went wrong, and leaves those as they were."""
        problems = []
        total = sum(len(one.states) for one in environments)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("Starting", total=total)
            async with open_chromium(settings.IGG_SITE_DIR) as chromium:
                for environment in environments:
                    progress.update(bar, description=environment.slug)
                    try:
                        count = await draw_thumbnails(
                            chromium, environment, lambda _state: progress.advance(bar)
                        )
                    except (EnvironmentFault, EnvironmentNotBuilt) as error:
                        problems.append(str(error))
                    else:
                        states = len(environment.states)
                        self.stdout.write(f"{environment.slug}: {count} of {states} states")
        return problems
