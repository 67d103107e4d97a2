"""Finds a Chromium for the workers, or installs Playwright's; the platform starts without one."""

from __future__ import annotations

import os
import sys

from playwright.sync_api import sync_playwright

from igg.browser.chromium import find_chromium
from igg.errors import BrowserMissing
from scripts.toolchain import CHROMIUM, Unprepared, run, say


def find_browser() -> None:
    with sync_playwright() as playwright:
        bundled = playwright.chromium.executable_path
    try:
        found = find_chromium(bundled)
    except BrowserMissing as missing:
        say("Installing Chromium")
        install = (sys.executable, "-m", "playwright", "install", "chromium")
        try:
            run(*install, what="playwright install chromium")
        except Unprepared:
            say(f"Without a browser nothing can be verified or evaluated: {missing}")
    else:
        CHROMIUM.write_text(str(found), encoding="utf-8")


if __name__ == "__main__":
    try:
        if os.environ.get("IGG_CHROMIUM"):
            find_chromium()
        else:
            find_browser()
    except BrowserMissing as missing:
        sys.exit(str(missing))
