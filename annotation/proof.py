"""What is proved of a revision: its verdict in words, its reference run, and work under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Job, Screenshot, Step, Verdict
from episodes.replay import show_episode
from igg.verification import Check

CHECK_NAMES = {
    "unique": "Target is unique",
    "hidden_at_start": "Hidden at first",
    "reference_solves": "Reference solves it",
    "steps_needed": "Every step is needed",
    "sub_type_fits": "Sub-type fits",
    "no_leak": "No leak",
    "unambiguous": "Unambiguous",
    "no_shortcut": "No shortcut",
    "steady": "Steady",
    "human_path": "A person can do it",
}


@dataclass(frozen=True)
class CheckLine:
    name: str
    label: str
    result: str
    """pass, fail, errored (could not be made) or skipped (does not apply)."""
    detail: str


@dataclass(frozen=True)
class StepLine:
    """One screen of the reference run."""

    index: int
    title: str
    result: str
    sha256: str


@dataclass(frozen=True)
class Proof:
    verdict: Verdict | None
    checks: tuple[CheckLine, ...]
    reference: Episode | None
    screens: tuple[StepLine, ...]
    jobs: tuple[Job, ...]
    """Browser work for this revision that is not finished."""
    problem: str
    """Why the last browser work broke off."""
    replay_problem: str
    """Why the last replay of the reference did not hit."""

    @property
    def is_running(self) -> bool:
        return bool(self.jobs)

    @property
    def is_verifying(self) -> bool:
        return any(is_full(job) for job in self.jobs)

    @property
    def is_replaying(self) -> bool:
        return any(not is_full(job) for job in self.jobs)

    @property
    def is_reference_stale(self) -> bool:
        if self.reference is None:
            return False
        return self.reference.build_hash != self.reference.task.environment.sources_hash


def is_full(job: Job) -> bool:
    return bool(job.payload.get("full", True))


def proof_of(revision: TaskRevision) -> Proof:
    verdict = revision.verdicts.select_related("revision__task__environment").first()
    jobs = Job.objects.filter(kind=Job.Kind.VERIFY, payload__revision=revision.pk)
    done = list(jobs.exclude(finished_at=None).order_by("-finished_at")[:10])
    replay = next((job for job in done if not is_full(job) and job.result), None)
    reference = _latest_reference(revision)
    return Proof(
        verdict=verdict,
        checks=tuple(_line(name, raw) for name, raw in (verdict.checks if verdict else {}).items()),
        reference=reference,
        screens=_screens(reference),
        jobs=tuple(jobs.filter(finished_at=None)),
        problem=done[0].error if done else "",
        replay_problem=_missed(replay),
    )


def step_picture(revision: TaskRevision, index: int) -> Screenshot | None:
    """The screen after step `index` (from 1) of the latest reference run; 0 is the start."""
    episode = _latest_reference(revision)
    if episode is None:
        return None
    if index == 0:
        return episode.start_screenshot
    step = episode.steps.select_related("screenshot").filter(index=index - 1).first()
    return None if step is None else step.screenshot


def _missed(replay: Job | None) -> str:
    result = (replay.result if replay is not None else None) or {}
    return "" if result.get("outcome", "pass") == "pass" else str(result.get("detail", ""))


def _latest_reference(revision: TaskRevision) -> Episode | None:
    episodes = Episode.objects.with_task().select_related("start_screenshot")
    return (
        episodes.finished()
        .filter(revision=revision, actor=Actor.REFERENCE)
        .order_by("-created_at")
        .first()
    )


def _screens(episode: Episode | None) -> tuple[StepLine, ...]:
    if episode is None:
        return ()
    shas = dict(Step.objects.filter(episode=episode).values_list("index", "screenshot"))
    lines = [StepLine(0, "At first", "", episode.start_screenshot_id or "")]
    lines += [
        StepLine(step.index, step.title, step.result, shas.get(step.index - 1) or "")
        for step in show_episode(episode).steps
    ]
    return tuple(lines)


def _line(name: str, raw: dict[str, Any]) -> CheckLine:
    check = Check.model_validate(raw)
    result = {True: "pass", False: "fail", None: "errored"}[check.passed]
    if not check.applies:
        result = "skipped"
    return CheckLine(name, CHECK_NAMES.get(name, name), result, check.detail)
