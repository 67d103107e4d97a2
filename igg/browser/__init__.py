"""Drives a mockup in Chromium. The only importer of Playwright."""

from igg.browser.chromium import Chromium, find_chromium, open_chromium
from igg.browser.episodes import EpisodeEnd, EpisodeStep, run_episode
from igg.browser.execution import Run, run_execution
from igg.browser.looks import look_at_states
from igg.browser.page import MockupPage, Picture, Stepped
from igg.browser.pool import PagePool
from igg.browser.reveal import Reveal, try_rules
from igg.browser.steps import locate
from igg.browser.verify import Job, Result, verify_task, verify_tasks

__all__ = [
    "Chromium",
    "EpisodeEnd",
    "EpisodeStep",
    "Job",
    "MockupPage",
    "PagePool",
    "Picture",
    "Result",
    "Reveal",
    "Run",
    "Stepped",
    "find_chromium",
    "locate",
    "look_at_states",
    "open_chromium",
    "run_episode",
    "run_execution",
    "try_rules",
    "verify_task",
    "verify_tasks",
]
