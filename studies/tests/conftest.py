from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from benchmark.models import Task
from igg.taxonomy import SUB_TYPES
from studies.models import Study
from studies.services.design import change_status, create_study


@pytest.fixture
def draft(ada: User, make_task: Callable[..., Task]) -> Study:
    """Ada's study: two suites of three of eight tasks, one more to practise on."""
    codes = list(SUB_TYPES)
    tasks = [
        make_task(number, sub_type=codes[number % 7], instruction=f"Click ‘Goal {number}’.")
        for number in range(1, 9)
    ]
    return create_study(
        title="Can people do it?",
        environments=[tasks[0].environment],
        suite_count=2,
        suite_size=3,
        seed=1,
        author=ada,
    )


@pytest.fixture
def study(draft: Study) -> Study:
    return change_status(study_id=draft.pk, status=Study.Status.OPEN)
