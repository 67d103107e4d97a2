from __future__ import annotations

from django.urls import path

from evaluation import views

app_name = "evaluation"

urlpatterns = [
    path("runs/", views.list_runs, name="list-runs"),
    path("runs/<str:name>/", views.show_run, name="show-run"),
]
