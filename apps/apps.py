"""The mockups as a Django app: serves what the front-end build wrote."""

from __future__ import annotations

from django.apps import AppConfig


class MockupsConfig(AppConfig):
    name = "apps"
    label = "mockups"
    verbose_name = "Mockups"

    def ready(self) -> None:
        from apps import checks  # noqa: F401 - registers the system check
