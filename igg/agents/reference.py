"""The agent that knows the reference: turns its steps into actions as they come due."""

from __future__ import annotations

import json

from igg.agent import ActRequest, Reply
from igg.references import Locate, resolve_step
from igg.tasks import Task


class ReferenceAgent:
    """Acts out a task's reference, whatever the screenshots show."""

    model_id = "reference"
    prompt_version = ""

    def __init__(self, task: Task, locate: Locate) -> None:
        self._task = task
        self._locate = locate

    async def act(self, request: ActRequest) -> Reply:
        """The step due; past the last one, or when its element cannot be hit, only words."""
        steps = self._task.reference
        if request.step_index >= len(steps):
            return Reply(raw="the reference has no further step")
        step = steps[request.step_index]
        action = await resolve_step(step, self._locate, request.viewport)
        if action is None:
            names = " or ".join(step.selectors())
            return Reply(raw=f"{step.action}: {names} cannot be hit now")
        payload = action.payload()
        return Reply(raw=json.dumps(payload), action_payload=payload)
