"""What an environment may import, and what its styles may not do.

Prints `file:line: what is wrong; what to do instead` and exits 1 when there is anything.
What its code may not call is in biome.json and apps/environments.grit.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KIT = "_kit"
PACKAGES = ("preact", "preact/compat", "@mdi/js", "lucide-preact", "@twemoji/svg")
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+(?:url\()?\s*)["']([^"']+)["']""")
STYLE_RULES = (
    (
        re.compile(r"\boverflow(?:-[xy])?\s*:[^;]*\b(?:auto|scroll)\b"),
        "a scroller without a scrollbar to see",
        "use ScrollArea of the kit",
    ),
    (
        re.compile(
            r"\btransition(?:-property)?\s*:[^;]*\b(?:all|(?:min-|max-)?(?:width|height)|top|"
            r"left|right|bottom|inset|margin|padding|transform|translate|scale|opacity|"
            r"visibility|display|flex|grid|gap)\b"
        ),
        "a transition of box, place or visibility",
        "only colour, shadow and ornament may change gradually",
    ),
    (
        re.compile(r"\bscroll-behavior\s*:\s*smooth"),
        "smooth scrolling takes the browser's time",
        "scroll at once, by scrollTo of the kit",
    ),
    (
        re.compile(r"url\(\s*[\"']?(?:https?:)?//"),
        "an address outside the page",
        "ship the file with the environment",
    ),
    (re.compile(r"@font-face\b"), "a font of its own", "import one of apps/_kit/fonts"),
)


@dataclass(frozen=True)
class Finding:
    path: Path
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}; {self.instead}"


def _line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _without_comments(text: str) -> str:
    """The same text with CSS comments blanked, line breaks kept."""
    return re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.S)


def _is_allowed_package(name: str) -> bool:
    return any(name == package or name.startswith(f"{package}/") for package in PACKAGES)


def check_import(file: Path, target: str, environment: Path) -> str | None:
    """What is wrong with importing `target` from `file`, or None."""
    if not target.startswith("."):
        if target.startswith("virtual:") or not _is_allowed_package(target):
            return f"imports {target}"
        return None
    resolved = (file.parent / target).resolve()
    if resolved.is_relative_to(environment.resolve()):
        return None
    if resolved.is_relative_to((environment.parent / KIT).resolve()):
        return None
    return f"imports {target}, which is neither its own nor the kit's"


def check_imports(file: Path, text: str, environment: Path) -> Iterator[Finding]:
    for found in IMPORT.finditer(text):
        wrong = check_import(file, found[1], environment)
        if wrong:
            allowed = f"import itself, ../{KIT}, {', '.join(PACKAGES)}"
            yield Finding(file, _line_of(text, found.start()), wrong, allowed)


def check_styles(file: Path, text: str) -> Iterator[Finding]:
    bare = _without_comments(text)
    for rule, what, instead in STYLE_RULES:
        for found in rule.finditer(bare):
            yield Finding(file, _line_of(bare, found.start()), what, instead)


def lint_environment(environment: Path) -> list[Finding]:
    """All findings in one folder under apps/, in order of file and line."""
    findings: list[Finding] = []
    for file in sorted(environment.rglob("*")):
        # Tests run outside the mockup.
        if "tests" in file.relative_to(environment).parts:
            continue
        if file.suffix not in (".ts", ".tsx", ".css"):
            continue
        text = file.read_text(encoding="utf-8")
        findings += check_imports(file, text, environment)
        if file.suffix == ".css":
            findings += check_styles(file, text)
    return sorted(findings, key=lambda one: (one.path, one.line))


def lint_apps(apps: Path) -> list[Finding]:
    """All findings in every folder of `apps` that holds an app.json."""
    folders = sorted(path.parent for path in apps.glob("*/app.json"))
    return [
        finding
        for folder in folders
        if not folder.name.startswith("_")
        for finding in lint_environment(folder)
    ]


def main() -> int:
    findings = lint_apps(ROOT / "apps")
    for finding in findings:
        shown = Finding(finding.path.relative_to(ROOT), finding.line, finding.what, finding.instead)
        sys.stdout.write(f"{shown}\n")
    return 1 if findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
