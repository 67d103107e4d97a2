"""What an agent can do, and reading its replies."""

from igg.actions.models import (
    ACTION,
    MAX_WAIT_MS,
    TRACE_ENTRY,
    Action,
    Click,
    Drag,
    Malformed,
    Move,
    Number,
    Scroll,
    TraceEntry,
    Viewport,
    Wait,
    as_number,
    bounds_problem,
)
from igg.actions.replies import Space, parse_reply, stored_text

__all__ = [
    "ACTION",
    "MAX_WAIT_MS",
    "TRACE_ENTRY",
    "Action",
    "Click",
    "Drag",
    "Malformed",
    "Move",
    "Number",
    "Scroll",
    "Space",
    "TraceEntry",
    "Viewport",
    "Wait",
    "as_number",
    "bounds_problem",
    "parse_reply",
    "stored_text",
]
