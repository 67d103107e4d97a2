"""System check: the front-end has been built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.apps.config import AppConfig
from django.core.checks import CheckMessage, register
from django.core.checks import Warning as CheckWarning

from apps.build import NOT_BUILT, is_built


@register()
def check_front_end_is_built(
    app_configs: Sequence[AppConfig] | None, **kwargs: Any
) -> list[CheckMessage]:
    return [] if is_built() else [CheckWarning(NOT_BUILT, id="mockups.W001")]
