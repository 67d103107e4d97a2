"""What can go wrong when an episode is recorded.

EpisodeError
├── EpisodeClosed    the episode takes nothing more (wrong state)
├── BatchRefused     a batch of events is too large, or does not belong to the episode
├── StepConflict     a step was recorded before, differently
└── LeaseLost        another worker holds the row now
"""

from __future__ import annotations


class EpisodeError(Exception):
    """The text is fit for a user."""


class EpisodeClosed(EpisodeError):
    pass


class BatchRefused(EpisodeError):
    pass


class StepConflict(EpisodeError):
    pass


class LeaseLost(EpisodeError):
    pass
