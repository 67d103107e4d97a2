"""Small pictures of the states of environments: which are wanting, drawing and keeping them."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping
from functools import partial

from channels.db import database_sync_to_async
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.db import transaction
from PIL import Image

from apps.build import environment_build
from benchmark.models import Environment, Thumbnail
from igg.browser import Chromium, look_at_states
from igg.errors import EnvironmentNotBuilt

SIZE = (720, 450)
QUALITY = 82


def check_build(environment: Environment) -> str:
    """The hash of what is built. Raises EnvironmentNotBuilt when that is not what is loaded."""
    build = environment_build(environment.slug)
    if not build or build != environment.sources_hash:
        raise EnvironmentNotBuilt(
            f"{environment.slug}: what is built is not what is in apps/{environment.slug}; "
            "run make up"
        )
    return build


def fresh_thumbnails(environment: Environment) -> dict[str, Thumbnail]:
    """Pictures of the build that is served, by state; others are stale and left out."""
    build = environment_build(environment.slug)
    return {
        one.state: one
        for one in environment.thumbnails.all()
        if one.build_hash == build and one.state in environment.states
    }


def has_all_thumbnails(environment: Environment) -> bool:
    """Every state has its picture of this build, and the files are there."""
    fresh = fresh_thumbnails(environment)
    return fresh.keys() == environment.states.keys() and all(
        default_storage.exists(one.path) for one in fresh.values()
    )


async def draw_thumbnails(
    chromium: Chromium, environment: Environment, on_look: Callable[[str], None] | None = None
) -> int:
    """Look at every state and keep how it looks; returns the number of states.

    Raises EnvironmentNotBuilt or EnvironmentFault, and then the pictures there were stay.
    """
    build = check_build(environment)
    looks = await look_at_states(chromium, environment.slug, environment.states, on_look)
    if environment_build(environment.slug) != build:
        raise EnvironmentNotBuilt(f"{environment.slug}: was built anew meanwhile; draw it again")
    pngs = {state: look.png for state, look in looks.items()}
    await database_sync_to_async(keep_thumbnails)(
        environment=environment, build_hash=build, pngs=pngs
    )
    return len(looks)


def keep_thumbnails(
    *, environment: Environment, build_hash: str, pngs: Mapping[str, bytes]
) -> dict[str, Thumbnail]:
    """Shrink and keep the pictures of all states, in the place of those there were.

    Files come first and the rows at once, so a reader sees the old pictures or the new ones.
    """
    rows = {
        state: Thumbnail(
            environment=environment, state=state, build_hash=build_hash, sha256=_keep_file(png)
        )
        for state, png in pngs.items()
    }
    with transaction.atomic():
        Environment.objects.select_for_update().get(pk=environment.pk)
        before = {one.path for one in environment.thumbnails.all()}
        environment.thumbnails.all().delete()
        Thumbnail.objects.bulk_create(rows.values())
        transaction.on_commit(partial(_drop_files, before - {one.path for one in rows.values()}))
    return rows


def shrink(png: bytes) -> bytes:
    """A WebP of SIZE; raises OSError when it is no picture."""
    with Image.open(io.BytesIO(png), formats=["PNG"]) as picture:
        small = picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    target = io.BytesIO()
    small.save(target, "WEBP", quality=QUALITY, method=4)
    return target.getvalue()


def _keep_file(png: bytes) -> str:
    content = shrink(png)
    sha256 = hashlib.sha256(content).hexdigest()
    path = Thumbnail(sha256=sha256).path
    if default_storage.exists(path):
        if default_storage.size(path) == len(content):
            return sha256
        # Somebody was interrupted while writing it.
        default_storage.delete(path)
    default_storage.save(path, ContentFile(content))
    return sha256


def _drop_files(paths: set[str]) -> None:
    """Delete what no row names any more; equal pictures of two environments are one file."""
    for path in paths:
        sha256 = path.rpartition("/")[2].removesuffix(".webp")
        if not Thumbnail.objects.filter(sha256=sha256).exists():
            default_storage.delete(path)
