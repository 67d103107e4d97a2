"""Makes a checkout ready to run: Python packages, Node, front-end packages, front-end, browser."""

from __future__ import annotations

import subprocess
import sys

from scripts.toolchain import (
    PYTHON,
    ROOT,
    Unprepared,
    is_browser_known,
    prepare_node,
    prepare_node_modules,
    prepare_python,
)


def main() -> int:
    try:
        prepare_python()
        prepare_node_modules(prepare_node())
    except Unprepared as problem:
        sys.exit(str(problem))
    modules = ["scripts.front_build"] + ([] if is_browser_known() else ["scripts.find_browser"])
    for module in modules:
        status = subprocess.call([str(PYTHON), "-m", module], cwd=ROOT)
        if status != 0:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
