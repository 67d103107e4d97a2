"""The closed world of mockups, as HTTP headers."""

from __future__ import annotations

from wsgiref.headers import Headers

# A mockup may load its own files and nothing else: it runs in a frame of opaque
# origin, talks to nobody, and may be framed by this site only.
MOCKUP_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    ]
)


def add_mockup_headers(headers: Headers, path: str, url: str) -> None:
    if url.startswith("/apps/"):
        headers["Content-Security-Policy"] = MOCKUP_POLICY
        headers["Referrer-Policy"] = "no-referrer"
        headers["X-Content-Type-Options"] = "nosniff"
