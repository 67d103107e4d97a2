"""Screenshots: stored once per content."""

from __future__ import annotations

import hashlib
import io

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from PIL import Image, UnidentifiedImageError

from episodes.models import Screenshot


def store_screenshot(png: bytes) -> Screenshot:
    """Keep a PNG under its SHA-256; equal pictures are one file and one row.

    Raises ValueError when it is not a PNG.
    """
    sha256 = hashlib.sha256(png).hexdigest()
    known = Screenshot.objects.filter(pk=sha256).first()
    if known is not None:
        return known
    try:
        with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
            width, height = image.size
    except UnidentifiedImageError:
        raise ValueError("screenshot: not a PNG") from None
    picture = Screenshot(sha256=sha256, width=width, height=height, size_bytes=len(png))
    if not default_storage.exists(picture.path):
        default_storage.save(picture.path, ContentFile(png))
    # Another worker may have stored the same picture meanwhile.
    stored, _ = Screenshot.objects.get_or_create(
        sha256=sha256, defaults={"width": width, "height": height, "size_bytes": len(png)}
    )
    return stored
