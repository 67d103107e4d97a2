"""With REDIS_URL: the channel layer and Celery's hints really use it."""

from __future__ import annotations

import json
import uuid

import pytest
import redis
from channels.layers import get_channel_layer
from channels_redis.core import RedisChannelLayer
from django.conf import settings
from django.db import transaction

from episodes.hints import WAKE_TASK, hint_work

pytestmark = pytest.mark.skipif(
    not settings.REDIS_URL, reason="needs Redis: make test-services starts one"
)


async def test_a_message_arrives_through_the_channel_layer() -> None:
    layer = get_channel_layer()
    assert isinstance(layer, RedisChannelLayer)
    channel = await layer.new_channel()
    group = f"g{uuid.uuid4().hex}"
    await layer.group_add(group, channel)
    await layer.group_send(group, {"type": "episode.changed", "id": "1"})
    assert await layer.receive(channel) == {"type": "episode.changed", "id": "1"}
    await layer.flush()
    await layer.close_pools()


@pytest.mark.django_db(transaction=True)
def test_a_hint_is_sent_when_the_work_is_committed() -> None:
    with redis.Redis.from_url(settings.REDIS_URL) as broker:
        broker.delete("celery")
        with transaction.atomic():
            hint_work()
            assert broker.llen("celery") == 0
        queued = broker.lrange("celery", 0, -1)
    assert len(queued) == 1
    assert json.loads(queued[0])["headers"]["task"] == WAKE_TASK
