"""What a study found so far, beside the published figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt

from django.db.models import Prefetch
from django.utils import timezone

from episodes.models import Outcome
from igg.published import paper_results
from igg.taxonomy import SUB_TYPES
from studies.models import Participation, Study, Trial
from studies.rules import Stage

Z_95 = 1.959964


@dataclass(frozen=True)
class Published:
    """A row of the paper's Table 5."""

    trials: int
    success: float
    """Percent."""
    time_s: float


@dataclass(frozen=True)
class ResultRow:
    """Decided trials of one sub-type, or of all."""

    code: str
    name: str
    trials: int
    successes: int
    time_s: float | None
    """Mean time on the mockup's clock until the trial was decided."""
    published: Published

    @property
    def success(self) -> float | None:
        """Percent."""
        return 100 * self.successes / self.trials if self.trials else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """95 % interval of the share in percent (Wilson)."""
        return wilson(self.successes, self.trials) if self.trials else None


def wilson(successes: int, n: int) -> tuple[float, float]:
    """95 % score interval of a share, in percent. Source: Wilson 1927."""
    share, z2 = successes / n, Z_95**2
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z_95 / (1 + z2 / n) * sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


def published_solvability() -> Mapping[str, Published]:
    """The paper's human success by sub-type, and `all`."""
    return {
        code: Published(**row) for code, row in paper_results()["table5_human_solvability"].items()
    }


def study_results(study: Study) -> list[ResultRow]:
    """One row per sub-type and one for all; trials of people who withdrew are gone."""
    trials = list(
        Trial.objects.filter(
            participation__study=study,
            episode__outcome__in=(Outcome.SUCCESS, Outcome.FAILURE),
        ).values_list("revision__sub_type", "episode__outcome", "episode__clock_ms")
    )
    published = published_solvability()
    rows = [
        _row(code, sub_type.name, (one for one in trials if one[0] == code), published[code])
        for code, sub_type in SUB_TYPES.items()
    ]
    return [*rows, _row("all", "All sub-types", trials, published["all"])]


def _row(
    code: str, name: str, trials: Iterable[tuple[str, str, int]], published: Published
) -> ResultRow:
    listed = list(trials)
    return ResultRow(
        code=code,
        name=name,
        trials=len(listed),
        successes=sum(outcome == Outcome.SUCCESS for _, outcome, _ in listed),
        time_s=sum(ms for _, _, ms in listed) / len(listed) / 1000 if listed else None,
        published=published,
    )


@dataclass(frozen=True)
class PersonRow:
    """A participation as the researcher's table shows it."""

    person: Participation
    stage: Stage
    is_away: bool
    trials: tuple[Trial, ...]

    @property
    def successes(self) -> int:
        return sum(trial.episode.outcome == Outcome.SUCCESS for trial in self.trials)

    @property
    def decided(self) -> int:
        return sum(trial.episode.is_scored for trial in self.trials)

    @property
    def waiting(self) -> range:
        """Places of trials that did not begin."""
        return range(len(self.trials), self.person.study.suite_size)


def person_rows(study: Study) -> list[PersonRow]:
    trials = Trial.objects.select_related("episode", "revision").order_by("position")
    people = study.participations.select_related("study", "suite").prefetch_related(
        Prefetch("trials", queryset=trials)
    )
    now = timezone.now()
    return [PersonRow(one, one.stage, one.is_away(now), tuple(one.trials.all())) for one in people]
