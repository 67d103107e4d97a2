"""Pointer paths: the same positions for agents, references and verification."""

from __future__ import annotations

import math

from igg.observations import Point

POSITIONS = 10
POSITION_MS = 16
PRESS_MS = 80
PARKED: Point = (-1.0, -1.0)

CONTINUOUS_HZ = 60
CONTINUOUS_PX_PER_S = 900.0
CONTINUOUS_MIN_S = 0.35


def interpolated(start: Point, end: Point) -> list[Point]:
    """POSITIONS points from after `start` to `end`, evenly spaced."""
    return [
        (
            start[0] + (end[0] - start[0]) * k / POSITIONS,
            start[1] + (end[1] - start[1]) * k / POSITIONS,
        )
        for k in range(1, POSITIONS + 1)
    ]


def continuous(start: Point, end: Point) -> list[Point]:
    """A hand's path: at most CONTINUOUS_PX_PER_S, eased at both ends, one point per frame."""
    seconds = max(CONTINUOUS_MIN_S, math.dist(start, end) / CONTINUOUS_PX_PER_S)
    count = math.ceil(seconds * CONTINUOUS_HZ)
    points = []
    for k in range(1, count + 1):
        eased = 0.5 - 0.5 * math.cos(math.pi * k / count)
        points.append(
            (start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased)
        )
    return points
