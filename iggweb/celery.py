"""The Celery application; without a broker (one machine) nothing is ever sent to it."""

from __future__ import annotations

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "iggweb.settings")

app = Celery("igg")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
