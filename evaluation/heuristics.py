"""Tables of blind rules and of references, as text for docs/results.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from igg.agents.heuristics import RULES
from igg.browser import Reveal
from igg.errors import IggError
from igg.published import heuristic_reveal_rates
from igg.references import shape_of
from igg.tasks import Task
from igg.taxonomy import SubTypeCode

NAMES: dict[SubTypeCode, str] = {
    "1-1": "scroll the centre by 600 px",
    "2-1": "hover icon areas",
    "2-3": "click dismiss areas",
    "3-1": "wait 1 s",
    "3-3": "drag what covers the centre to the edge",
}
ROTATORS: SubTypeCode = "3-2"


class NoPlaceInFile(IggError):
    """A results page lacks the marks between which a table goes."""


def reveal_table(results: Sequence[Reveal]) -> list[str]:
    """Markdown: revealed of all by sub-type and environment; errored tasks stay in the count."""
    environments = sorted({result.task.environment for result in results})
    published = heuristic_reveal_rates()
    lines = [
        f"| sub-type | rule | {' | '.join(environments)} | all | rate | at the start | paper |",
        f"|---|---|{'---|' * (len(environments) + 4)}",
    ]
    for code in RULES:
        own = [result for result in results if result.task.sub_type == code]
        if not own:
            continue
        cells = [
            _share([one for one in own if one.task.environment == name]) for name in environments
        ]
        rate = 100 * sum(one.revealed_at is not None for one in own) / len(own)
        at_once = sum(one.revealed_at == 0 for one in own)
        lines.append(
            f"| {code} | {NAMES[code]} | {' | '.join(cells)} | {_share(own)} "
            f"| {rate:.1f} % | {at_once} | {published[code]:.1f} % |"
        )
    return lines


def reference_table(tasks: Sequence[Task]) -> list[str]:
    """Markdown: mean length of references and how many need each action, by environment."""
    lines = [
        "| environment | tasks | mean length | scroll | hover | drag | wait | 3-2 that wait |",
        "|---|---|---|---|---|---|---|---|",
    ]
    names = sorted({task.environment for task in tasks})
    for name in [*names, "all"]:
        own = [task for task in tasks if name in (task.environment, "all")]
        shape = shape_of(own)
        rotating = [task for task in own if task.sub_type == ROTATORS]
        waiting = shape_of(rotating).needing["WAIT"] if rotating else 0
        needing = [shape.needing[action] for action in ("SCROLL", "MOVE", "DRAG", "WAIT")]
        cells = [f"{count} ({100 * count / len(own):.0f} %)" for count in needing]
        lines.append(
            f"| {name} | {len(own)} | {shape.mean_length:.2f} | {' | '.join(cells)} "
            f"| {waiting}/{len(rotating)} |"
        )
    return lines


def write_between(path: Path, mark: str, lines: Sequence[str]) -> None:
    """Put lines between `<!-- mark -->` and `<!-- /mark -->`. Raises NoPlaceInFile."""
    start, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if start not in text or end not in text:
        raise NoPlaceInFile(f"{path}: lacks {start} … {end}")
    before, _, rest = text.partition(start)
    after = rest.partition(end)[2]
    table = "\n".join(lines)
    path.write_text(f"{before}{start}\n{table}\n{end}{after}", encoding="utf-8")


def _share(results: Sequence[Reveal]) -> str:
    return f"{sum(one.revealed_at is not None for one in results)}/{len(results)}"
