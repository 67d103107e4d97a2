"""The whole platform in one process: web server, and a worker thread when there is no broker."""

from __future__ import annotations

import contextlib
import socket
from argparse import ArgumentParser
from typing import Any

import uvicorn
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse
from django.utils import timezone

from accounts.rules import Role
from accounts.services import create_signin_link
from apps.build import NOT_BUILT, is_built
from episodes.worker import WorkerThread


class Command(BaseCommand):
    help = "Bring the database up to date, load the dataset, and serve until interrupted."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: Any, **options: Any) -> None:
        if not is_built():
            raise CommandError(NOT_BUILT)
        # Before anything is changed: a second start beside a running one says so and does nothing.
        listener = _listen(options["host"], options["port"])
        with listener:
            call_command("migrate", verbosity=0, interactive=False)
            call_command("load_dataset", stdout=self.stdout)
            self._greet(options["host"], options["port"])
            worker = None if settings.CELERY_BROKER_URL else WorkerThread()
            if worker is not None:
                worker.start()
            try:
                with contextlib.suppress(KeyboardInterrupt):
                    _serve(listener)
            finally:
                if worker is not None:
                    worker.stop()

    def _greet(self, host: str, port: int) -> None:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host  # noqa: S104 - compared
        base = f"http://{shown}:{port}"
        token = create_signin_link(
            username=Role.RESEARCHER.value, role=Role.RESEARCHER, now=timezone.now()
        )
        self.stdout.write(f"\n  IGG is at  {base}/")
        self.stdout.write(f"  Sign in    {base}{reverse('accounts:use-link', args=[token])}")
        self.stdout.write("             (works once, for 24 hours)\n")
        self.stdout.flush()


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise CommandError(
            f"{host}:{port} cannot be used ({error.strerror}); choose another: make up PORT=8001"
        ) from None
    return listener


def _serve(listener: socket.socket) -> None:
    config = uvicorn.Config(
        "iggweb.asgi:application", lifespan="off", log_config=None, access_log=False
    )
    uvicorn.Server(config).run(sockets=[listener])
