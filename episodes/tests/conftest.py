from __future__ import annotations

import pytest

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode
from episodes.services.recording import start_episode
from igg.protocol import Protocol


@pytest.fixture
def trial(revision: TaskRevision) -> Episode:
    """Pat's open trial."""
    return start_episode(
        revision=revision,
        actor=Actor.HUMAN,
        protocol=Protocol(clock="real", motion="on"),
        actor_name="pat",
    )


@pytest.fixture
def agent_episode(revision: TaskRevision) -> Episode:
    return start_episode(
        revision=revision, actor=Actor.AGENT, protocol=Protocol(), actor_name="toy-model"
    )
