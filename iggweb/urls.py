"""All addresses of the platform; each app brings its own."""

from __future__ import annotations

from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

from iggweb import views

urlpatterns = [
    path("", views.home, name="home"),
    path("health/", views.health, name="health"),
    path("api/schema/", SpectacularAPIView.as_view(), name="api-schema"),
    path("", include("accounts.urls")),
    path("", include("benchmark.urls")),
    path("", include("episodes.urls")),
    path("", include("annotation.urls")),
    path("", include("evaluation.urls")),
    path("", include("studies.urls")),
]
