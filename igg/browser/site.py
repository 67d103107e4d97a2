"""Serves the built mockups from disk to this process's own browser, on a loopback port."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from igg.errors import EnvironmentNotBuilt


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        # A sandboxed frame has an opaque origin: module scripts and fonts need this.
        self.send_header("Access-Control-Allow-Origin", "*")
        if "/assets/" in self.path:
            self.send_header("Cache-Control", "public, max-age=31536000, immutable")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        pass


@contextmanager
def serve_site(site: Path) -> Iterator[str]:
    """Serve the folder of built pages (`build/site`); yields its address.

    Raises EnvironmentNotBuilt when the folder does not exist.
    """
    if not (site / "apps").is_dir():
        raise EnvironmentNotBuilt(
            f"{site}: the mockups are not built; run `make up` or `npm run build`"
        )
    handler = functools.partial(_Handler, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, name="mockups", daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
