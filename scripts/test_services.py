"""Runs the tests against a PostgreSQL and a Redis of its own, in a temporary folder.

Usage: python -m scripts.test_services [pytest arguments]
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START_TIMEOUT_S = 30


def main(arguments: list[str]) -> int:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="igg-services-")))
        folder.chmod(0o755)
        env = {
            **os.environ,
            "DATABASE_URL": stack.enter_context(postgresql(folder / "postgresql")),
            "REDIS_URL": stack.enter_context(redis(folder / "redis")),
            "IGG_VAR_DIR": str(folder / "var"),
        }
        command = [sys.executable, "-m", "pytest", *(arguments or PLATFORM_TESTS)]
        return subprocess.call(command, cwd=ROOT, env=env)


PLATFORM_TESTS = [
    name
    for name in (
        "accounts",
        "annotation",
        "apps",
        "benchmark",
        "episodes",
        "evaluation",
        "iggweb",
        "studies",
        "tests/services",
    )
    if (ROOT / name).is_dir()
]


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A server that trusts everybody on a loopback port; yields its URL."""
    programs = postgresql_programs()
    # PostgreSQL refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    folder.mkdir()
    if user:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-D", data, "-A", "trust", "-U", "igg", "-E", "UTF8", "--no-sync"],
        user=user,
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    options = ["-p", str(port), "-k", str(folder), "-F", "-c", "listen_addresses=127.0.0.1"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options],
            user=user,
            cwd=folder,
            stdout=log,
            stderr=log,
        )
        try:
            is_ready = str(programs / "pg_isready")
            ready = [is_ready, "-q", "-h", "127.0.0.1", "-p", str(port)]
            wait_for(lambda: subprocess.call(ready) == 0, server, folder / "log")
            yield f"postgresql://igg@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(timeout=30)


def postgresql_programs() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    if not versions:
        sys.exit("PostgreSQL is not installed: apt-get install postgresql")
    return versions[-1].parent


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        sys.exit("Redis is not installed: apt-get install redis-server")
    folder.mkdir()
    port = free_port()
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
            stdout=log,
            stderr=log,
        )
        try:
            wait_for(lambda: answers(port), server, folder / "log")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            server.terminate()
            server.wait(timeout=30)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(is_ready: Callable[[], bool], server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + START_TIMEOUT_S
    while not is_ready():
        if server.poll() is not None or time.monotonic() > deadline:
            sys.exit(f"a service did not start:\n{log.read_text()}")
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
