"""The blind rules stay inside the budget and the viewport, and know only what they may."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igg.actions import Drag, Viewport
from igg.actions.models import bounds_problem
from igg.agents.heuristics import RULES, drag_to_edge
from igg.observations import Box
from igg.protocol import BUDGET
from igg.published import heuristic_reveal_rates
from igg.taxonomy import SUB_TYPES, SubTypeCode

VIEWPORTS = st.builds(Viewport, width=st.integers(320, 2560), height=st.integers(320, 1600))
LENGTHS = st.floats(-500, 3000)
BOXES = st.none() | st.tuples(LENGTHS, LENGTHS, st.floats(0, 3000), st.floats(0, 3000))


@given(
    code=st.sampled_from(sorted(RULES)),
    index=st.integers(0, BUDGET - 1),
    viewport=VIEWPORTS,
    covering=BOXES,
)
def test_acts_inside_the_viewport(
    code: SubTypeCode, index: int, viewport: Viewport, covering: Box | None
) -> None:
    assert bounds_problem(RULES[code](index, viewport, covering), viewport) is None


@pytest.mark.parametrize("code", sorted(set(RULES) - {"3-3"}))
def test_only_the_drag_rule_sees_anything(code: SubTypeCode) -> None:
    viewport = Viewport(width=1440, height=900)
    actions = [RULES[code](index, viewport, None) for index in range(BUDGET)]
    seeing = [RULES[code](index, viewport, (0, 0, 10, 10)) for index in range(BUDGET)]
    assert actions == seeing


def test_takes_what_covers_the_centre_near_its_upper_edge() -> None:
    viewport = Viewport(width=1440, height=900)
    action = drag_to_edge(0, viewport, (500, 300, 400, 300))
    assert action == Drag(startX=700, startY=316, endX=1426, endY=450)


def test_has_the_rules_that_were_published() -> None:
    assert set(RULES) == set(heuristic_reveal_rates())
    assert set(RULES) <= set(SUB_TYPES)
