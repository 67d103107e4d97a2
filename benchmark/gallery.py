"""What the gallery shows of environments: pictures, states, tasks, verdicts and dead controls."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db.models import Count, Q, QuerySet
from django.utils.module_loading import import_string

from apps.build import environment_build
from benchmark.models import Environment, Task, TaskQuerySet, TaskRevision, Thumbnail
from benchmark.rules import Standing, Tally, Verification, tally
from benchmark.thumbnails import fresh_thumbnails
from igg.conformance import crawl_path, read_crawl
from igg.dataset import DatasetPaths
from igg.environments import load_environment
from igg.errors import InvalidFile
from igg.taxonomy import SUB_TYPES, SubType

Standings = Callable[[DatasetPaths, Sequence[TaskRevision]], Mapping[str, Standing]]

ORDERS = {"title": "By name", "tasks": "Most tasks first", "attention": "Least verified first"}


@dataclass(frozen=True)
class StateCard:
    """One initial state: how it looks, and the tasks that start there."""

    id: str
    description: str
    picture: Thumbnail | None
    tasks: Tally


@dataclass(frozen=True)
class Card:
    """One environment in the list."""

    environment: Environment
    states: tuple[StateCard, ...]
    tasks: Tally
    verification: Verification

    @property
    def wanted_pictures(self) -> int:
        return sum(state.picture is None for state in self.states)


@dataclass(frozen=True)
class Gallery:
    cards: tuple[Card, ...]
    problem: str
    """Why nothing is known of verdicts: a broken file."""

    @property
    def wanted_pictures(self) -> int:
        return sum(card.wanted_pictures for card in self.cards)


@dataclass(frozen=True)
class DeadControl:
    id: str
    reason: str
    """From app.json; empty when nobody said why."""


@dataclass(frozen=True)
class Controls:
    """What clicking every control found."""

    clicked: int
    dead: tuple[DeadControl, ...]
    """Those without a reason first."""

    @property
    def alive(self) -> int:
        return self.clicked - len(self.dead)


@dataclass(frozen=True)
class Details:
    """One environment on its own page."""

    card: Card
    sub_types: tuple[tuple[SubType, Tally], ...]
    most_tasks: int
    controls: Controls | None
    """None when they were not clicked since the sources changed."""
    is_build_present: bool
    problems: tuple[str, ...]
    """Broken files, one line each."""


def show_gallery(*, words: str = "", group: str = "", order: str = "title") -> Gallery:
    """The environments that fit, in the order asked for."""
    environments = Environment.objects.filter(is_retired=False)
    if group:
        environments = environments.filter(group=group)
    for word in words.split():
        environments = environments.filter(
            Q(title__icontains=word)
            | Q(slug__icontains=word)
            | Q(group__icontains=word)
            | Q(reference__icontains=word)
        )
    cards, problem = _cards(environments)
    cards.sort(key=lambda card: card.environment.title.casefold())
    if order == "tasks":
        cards.sort(key=lambda card: -card.tasks.total)
    elif order == "attention":
        cards.sort(key=lambda card: card.verification.passed - card.verification.total)
    return Gallery(tuple(cards), problem)


def list_groups() -> list[str]:
    rows = Environment.objects.filter(is_retired=False).order_by("group")
    return list(rows.values_list("group", flat=True).distinct())


def show_details(environment: Environment) -> Details:
    cards, problem = _cards(Environment.objects.filter(pk=environment.pk))
    counts = tally(
        Task.objects.active()
        .filter(environment=environment)
        .order_by()
        .values_list("current__sub_type", "split")
        .annotate(n=Count("id"))
    )
    sub_types = tuple((one, counts.get(one.code, Tally())) for one in SUB_TYPES.values())
    problems = [problem] if problem else []
    controls = None
    try:
        controls = _controls(environment)
    except InvalidFile as broken:
        problems.append(str(broken))
    return Details(
        card=cards[0],
        sub_types=sub_types,
        most_tasks=max(tasks.total for _, tasks in sub_types),
        controls=controls,
        is_build_present=environment_build(environment.slug) == environment.sources_hash,
        problems=tuple(problems),
    )


def _cards(environments: QuerySet[Environment]) -> tuple[list[Card], str]:
    tasks = Task.objects.active().filter(environment__in=environments)
    counted = tasks.order_by().values_list("environment", "current__initial_state_id", "split")
    by_state: dict[str, list[tuple[str, str, int]]] = defaultdict(list)
    for slug, state, split, number in counted.annotate(n=Count("id")):
        by_state[slug].append((state, split, number))
    problem = ""
    standings: dict[str, list[Standing]] = {}
    try:
        standings = _standings(tasks)
    except InvalidFile as broken:
        problem = str(broken)
    cards = [
        Card(
            environment=one,
            states=_states(one, tally(by_state[one.slug])),
            tasks=tally(("", split, number) for _, split, number in by_state[one.slug]).get(
                "", Tally()
            ),
            verification=Verification(tuple(standings.get(one.slug, ()))),
        )
        for one in environments.prefetch_related("thumbnails")
    ]
    return cards, problem


def _states(environment: Environment, tasks: Mapping[str, Tally]) -> tuple[StateCard, ...]:
    pictures = fresh_thumbnails(environment)
    return tuple(
        StateCard(state, description, pictures.get(state), tasks.get(state, Tally()))
        for state, description in environment.states.items()
    )


def _standings(tasks: TaskQuerySet) -> dict[str, list[Standing]]:
    """What is known of each task, by environment. Raises InvalidFile."""
    revisions = list(
        TaskRevision.objects.filter(current_of__in=tasks)
        .select_related("task__environment")
        .defer("record", "hint_record", "instruction")
        .order_by("task_id")
    )
    # Verdicts are kept further up; the settings say by whom.
    ask: Standings = import_string(settings.IGG_STANDINGS)
    known = ask(DatasetPaths.of(settings.IGG_ROOT), revisions)
    found: dict[str, list[Standing]] = defaultdict(list)
    for revision in revisions:
        found[revision.task.environment_id].append(known[revision.task_id])
    return found


def _controls(environment: Environment) -> Controls | None:
    crawl = read_crawl(crawl_path(settings.IGG_ROOT / "dataset", environment.slug))
    if crawl is None or crawl.environment_hash != environment.sources_hash:
        return None
    inert = load_environment(settings.IGG_ROOT, environment.slug).inert
    dead = [DeadControl(one, inert.get(one, "")) for one in sorted(crawl.dead)]
    return Controls(crawl.clicked, tuple(sorted(dead, key=lambda control: control.reason != "")))
