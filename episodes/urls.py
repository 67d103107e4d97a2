from __future__ import annotations

from django.urls import path

from episodes import api, views

app_name = "episodes"

urlpatterns = [
    path("episodes/", views.list_episodes, name="list-episodes"),
    path("episodes/<uuid:episode_id>/", views.show_replay, name="show-replay"),
    path("episodes/<uuid:episode_id>/play/", views.play_episode, name="play-episode"),
    path("episodes/<uuid:episode_id>/events/", api.ingest, name="ingest-events"),
    path("tasks/<slug:task_id>/try/", views.try_task, name="try-task"),
    path("screenshots/<str:sha256>.png", views.show_screenshot, name="show-screenshot"),
]
