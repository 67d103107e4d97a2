from __future__ import annotations

from django.contrib.auth.views import LogoutView
from django.urls import path

from accounts import views

app_name = "accounts"

urlpatterns = [
    path("sign-in/", views.sign_in, name="sign-in"),
    path("sign-in/<str:token>/", views.use_link, name="use-link"),
    path("sign-out/", LogoutView.as_view(), name="sign-out"),
]
