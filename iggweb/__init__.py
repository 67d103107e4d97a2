"""The project: settings, addresses, navigation. Loading it makes Celery's application current."""

from iggweb.celery import app as celery_app

__all__ = ["celery_app"]
