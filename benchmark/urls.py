from __future__ import annotations

from django.urls import path

from benchmark import views

app_name = "benchmark"

urlpatterns = [
    path("environments/", views.list_environments, name="list-environments"),
    path("environments/<slug:slug>/", views.show_environment, name="show-environment"),
    path("environments/<slug:slug>/open/", views.open_environment, name="open-environment"),
    path("thumbnails/<str:sha256>.webp", views.show_thumbnail, name="show-thumbnail"),
    path("tasks/", views.list_tasks, name="list-tasks"),
    path("tasks/<slug:task_id>/", views.show_task, name="show-task"),
]
