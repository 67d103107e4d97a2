"""After a command, a kill or a hung page, no Chromium stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import uuid
from pathlib import Path

from tests.browser.processes import all_gone, marked

PROGRAM = """
import asyncio, sys
from pathlib import Path
from igg.browser import open_chromium
from igg.browser.page import deadline
from igg.environments import environment_names

async def main(then):
    async with open_chromium(Path("build/site")) as chromium:
        page = await chromium.open_page(environment_names(Path("."))[0])
        print("open", flush=True)
        if then == "wait":
            await asyncio.Event().wait()
        if then == "hang":
            async with deadline(1, "hang"):
                await page.page.evaluate("() => { for (;;); }")

asyncio.run(main(sys.argv[1]))
"""


async def start(root: Path, then: str) -> tuple[asyncio.subprocess.Process, str]:
    mark = f"IGG_TEST_MARK={uuid.uuid4().hex}"
    name, _, value = mark.partition("=")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        then,
        cwd=root,
        env={**os.environ, name: value},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert (await process.stdout.readline()).strip() == b"open"
    return process, mark


async def test_after_it_ends(root: Path) -> None:
    process, mark = await start(root, "end")
    await process.communicate()
    assert process.returncode == 0
    assert all_gone(mark, 5) == set()


async def test_after_the_parent_is_killed(root: Path) -> None:
    process, mark = await start(root, "wait")
    assert len(marked(mark)) > 2, "there is no browser to leave behind"
    process.send_signal(signal.SIGKILL)
    await process.wait()
    assert all_gone(mark, 15) == set()


async def test_after_a_page_hangs(root: Path) -> None:
    process, mark = await start(root, "hang")
    _, errors = await process.communicate()
    assert b"EnvironmentFault: hang: no answer within 1 s" in errors
    assert all_gone(mark, 15) == set()
