"""The paper's figures (arXiv 2610.32536), for comparison on screen; never mixed with ours."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from igg.taxonomy import SUB_TYPES


@cache
def paper_results() -> dict[str, Any]:
    """All published figures, as transcribed in `igg/data/paper-results.json`."""
    text = files("igg").joinpath("data/paper-results.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def ga_by_sub_type() -> dict[str, dict[str, float]]:
    """Grounding accuracy in percent, by model and sub-type or `all` (Table 2)."""
    table: dict[str, dict[str, dict[str, float]]] = paper_results()["table2_by_sub_type"]
    codes = [*SUB_TYPES, "all"]
    return {model: {code: table[code][model]["GA"] for code in codes} for model in table["all"]}


def heuristic_reveal_rates() -> dict[str, float]:
    """Percent of targets revealed by the blind rule of each sub-type that has one (Table A7)."""
    table: dict[str, Any] = paper_results()["tableA7_heuristics_reveal_success"]
    return {code: float(table[code]["pct"]) for code in SUB_TYPES if code in table}
