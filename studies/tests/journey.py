"""Pat's way through a study, in a browser without an account."""

from __future__ import annotations

from typing import Any

from django.test import Client
from django.utils import timezone

from episodes.models import Episode
from episodes.services.people import ingest_events
from episodes.tests.recording import Recording
from studies.models import Participation, Study, Trial

GOAL, OTHER = "page.button.goal", "page.button.other"


def act(episode: Episode, *, is_hit: bool = True, has_end: bool = True) -> Recording:
    """The person solves or fails an episode, and the player says goodbye."""
    person = Recording(page=f"page-{episode.pk}")
    for _ in range(1 if is_hit else 8):
        person.press(GOAL if is_hit else OTHER)
    if has_end:
        person.end()
    send(episode, person.take())
    return person


def send(episode: Episode, events: list[dict[str, Any]]) -> None:
    ingest_events(episode_id=episode.pk, batch=1, raw_events=events, now=timezone.now())


class Pat:
    """Follows the pages; every method is one press of a button."""

    def __init__(self, study: Study, code: str = "pat-1", client: Client | None = None) -> None:
        self.client = client or Client()
        self.study = study
        self.code = code
        self.join()

    def join(self) -> None:
        answer = self.client.post(self.study.join_url, {"code": self.code})
        self.address = answer.headers["Location"]

    @property
    def person(self) -> Participation:
        return Participation.objects.select_related("study").get(pk=self.address.split("/")[2])

    @property
    def trial(self) -> Trial:
        person = self.person
        return person.trials.select_related("episode").get(position=person.position)

    def page(self) -> str:
        answer = self.client.get(self.address)
        assert answer.status_code == 200
        return answer.content.decode()

    def press(self, step: str) -> Any:
        return self.client.post(f"{self.address}{step}/")

    def practise(self) -> None:
        self.press("read-format")
        practice = self.person.practice
        assert practice is not None
        act(practice)
        self.press("finish-practice")

    def go_on(self, position: int | None = None) -> Any:
        return self.press(f"trials/{self.person.position if position is None else position}/go-on")

    def finish(self) -> None:
        while self.person.stage == "trial":
            act(self.trial.episode)
            self.go_on()
