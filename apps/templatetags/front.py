"""`{% front "player" %}`: the script and style of one front-end entry."""

from __future__ import annotations

from django import template
from django.conf import settings
from django.utils.html import format_html
from django.utils.safestring import SafeString

from apps.build import front_version

register = template.Library()


@register.simple_tag
def front(entry: str) -> SafeString:
    version = front_version()
    script = format_html('<script type="module" src="/front/{}.js?v={}"></script>', entry, version)
    style = _style_url(entry)
    if style is None:
        return script
    return format_html('<link rel="stylesheet" href="{}?v={}">{}', style, version, script)


def _style_url(entry: str) -> str | None:
    """The entry's own style: under its plain name, or beside the hashed files."""
    if (settings.IGG_SITE_DIR / "front" / f"{entry}.css").is_file():
        return f"/front/{entry}.css"
    hashed = sorted((settings.IGG_SITE_DIR / "apps" / "assets").glob(f"{entry}-????????.css"))
    return f"/apps/assets/{hashed[0].name}" if hashed else None
