"""Evaluate one agent on the benchmark's tasks and print what it is worth."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from typing import Any

from channels.db import database_sync_to_async
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmark.models import TaskRevision
from benchmark.selection import add_arguments, selected_revisions
from episodes.models import Actor, Episode
from evaluation.models import Run
from evaluation.results import breakdown_of, percent, plain, rows_of, seconds
from evaluation.running import AgentFor, Shard, reference_agent, work_on
from evaluation.services import NoHint, RunExists, create_run
from igg.agents import HttpAgent
from igg.browser import EpisodeEnd
from igg.dataset import DatasetPaths, read_manifest
from igg.errors import AgentError, IggError
from igg.protocol import PRESETS, Protocol

REFERENCE = "reference"


class Command(BaseCommand):
    help = "Evaluate a model server (--agent-url) or the built-in reference (--agent reference)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        agent = parser.add_mutually_exclusive_group(required=True)
        agent.add_argument("--agent-url", metavar="URL", help="a server of the agent protocol")
        agent.add_argument("--agent", choices=[REFERENCE], help="a built-in agent")
        parser.add_argument("--name", required=True, help="of the run, unique")
        add_arguments(parser)
        parser.add_argument("--dataset", choices=["main", "hint"], default="main")
        parser.add_argument("--max-steps", type=int, help="actions per task (default 8)")
        parser.add_argument(
            "--retry-limit", type=int, default=0, help="repeated requests on 429 or 5xx (default 0)"
        )
        parser.add_argument("--protocol", choices=sorted(PRESETS), default="manual")
        parser.add_argument("--in-flight", type=int, default=4, help="episodes at a time")

    def handle(self, *args: Any, **options: Any) -> None:
        for name, least in (("max_steps", 1), ("in_flight", 1), ("retry_limit", 0)):
            if options[name] is not None and options[name] < least:
                raise CommandError(f"--{name.replace('_', '-')}: expected at least {least}")
        revisions = selected_revisions(options)
        try:
            run = asyncio.run(self._evaluate(revisions, options))
        except* (RunExists, NoHint, IggError) as group:
            raise CommandError(str(_first(group))) from None
        self._report(run)

    async def _evaluate(self, revisions: list[TaskRevision], options: dict[str, Any]) -> Run:
        if options["agent"] == REFERENCE:
            return await self._work(revisions, options, reference_agent, REFERENCE, REFERENCE, "")
        url = options["agent_url"]
        async with HttpAgent(url, retries=options["retry_limit"]) as agent:
            return await self._work(
                revisions, options, lambda *_: agent, url, agent.model_id, agent.prompt_version
            )

    async def _work(
        self,
        revisions: list[TaskRevision],
        options: dict[str, Any],
        agent_for: AgentFor,
        agent: str,
        model_id: str,
        prompt_version: str,
    ) -> Run:
        run = await database_sync_to_async(create_run)(
            name=options["name"],
            agent=agent,
            model_id=model_id,
            variant=Run.Variant(options["dataset"]),
            protocol=protocol_of(options, prompt_version),
            revisions=revisions,
            actor=Actor.REFERENCE if options["agent"] == REFERENCE else Actor.AGENT,
        )
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(run.name, total=len(revisions))

            async def advance(episode: Episode, end: EpisodeEnd) -> None:
                progress.update(bar, advance=1, description=f"{episode.task_id}: {end.outcome}")

            await work_on(Shard(run, agent_for, options["in_flight"]), advance)
        return run

    def _report(self, run: Run) -> None:
        found = breakdown_of(run)
        console = Console(highlight=False)
        with console.capture() as capture:
            console.print(results_table(run))
        self.stdout.write(capture.get())
        whole = found.overall
        self.stdout.write(
            f"{whole.completed} of {whole.n} tasks completed, {whole.errored} errored. "
            "Intervals: 95 %, bootstrap over tasks."
        )
        if whole.errored:
            raise CommandError(f"{whole.errored} of {whole.n} tasks could not be evaluated")


def protocol_of(options: dict[str, Any], prompt_version: str) -> Protocol:
    """The preset with the run's own settings, pinned to the dataset it is made on."""
    chosen = PRESETS[options["protocol"]]
    if options["protocol"] == "paper" and options["retry_limit"]:
        raise AgentError("--retry-limit: the paper's protocol allows no retries")
    manifest = DatasetPaths.of(settings.IGG_ROOT).manifest
    return Protocol.model_validate(
        {
            **chosen.model_dump(),
            "budget": options["max_steps"] or chosen.budget,
            "retries": options["retry_limit"],
            "prompt_version": prompt_version,
            "dataset_hash": read_manifest(manifest).content_hash,
        }
    )


def results_table(run: Run) -> Table:
    """Table 2 of the paper: measures by type and sub-type, with intervals."""
    table = Table(title=f"{run.name}: {run.model_id}, {run.get_variant_display().lower()}")
    table.add_column("sub-type")
    for name in ("tasks", "GA % ↑", "AC ↓", "RER ↑", "TT s ↓"):
        table.add_column(name, justify="right")
    for row in rows_of(breakdown_of(run)):
        one = row.summary
        table.add_row(
            f"{row.code} {row.name}",
            str(one.n),
            percent(one.ga),
            plain(one.ac),
            plain(one.rer),
            seconds(one.tt),
            style="bold" if row.is_total else None,
        )
    return table


def _first(group: BaseException) -> BaseException:
    while isinstance(group, BaseExceptionGroup):
        group = group.exceptions[0]
    return group
