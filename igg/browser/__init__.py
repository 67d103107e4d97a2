"""Drives a mockup in Chromium. The only importer of Playwright."""

from igg.browser.chromium import Chromium, find_chromium, open_chromium
from igg.browser.execution import run_execution
from igg.browser.page import MockupPage, Stepped
from igg.browser.verify import verify_task, verify_tasks

__all__ = [
    "Chromium",
    "MockupPage",
    "Stepped",
    "find_chromium",
    "open_chromium",
    "run_execution",
    "verify_task",
    "verify_tasks",
]
