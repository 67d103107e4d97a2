"""Makes a checkout ready to run: Python packages, Node, front-end packages, front-end, browser."""

from __future__ import annotations

import subprocess
import sys

from scripts.toolchain import (
    PYTHON,
    ROOT,
    Unprepared,
    prepare_node,
    prepare_node_modules,
    prepare_python,
)

IN_VENV = ("scripts.front_build", "scripts.find_browser")

try:
    prepare_python()
    prepare_node_modules(prepare_node())
except Unprepared as problem:
    sys.exit(str(problem))
for module in IN_VENV:
    status = subprocess.call([str(PYTHON), "-m", module], cwd=ROOT)
    if status != 0:
        sys.exit(status)
