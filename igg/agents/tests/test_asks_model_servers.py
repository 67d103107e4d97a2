"""The HTTP agent: health, replies, retries, waiting, and servers that misbehave."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import httpx
import pytest
import uvicorn

from igg.actions import Click, Malformed, Viewport
from igg.agents import (
    ActRequest,
    AgentServer,
    HttpAgent,
    ReferenceAgent,
    Reply,
    read_reply,
)
from igg.agents.wire import MAX_REPLY_BYTES
from igg.errors import AgentReplyInvalid, AgentUnavailable
from igg.observations import Point
from igg.references import resolve_step
from igg.tasks import REFERENCE_STEP, Task

VIEWPORT = Viewport()
REQUEST = ActRequest(
    instruction="Find ‘Kai’.",
    screenshot=b"\x89PNG",
    trace=({"action": "wait", "ms": 5},),
    step_index=1,
    viewport=VIEWPORT,
)
HEALTH = {"ok": True, "modelId": "m-1", "promptVersion": "p-2"}
CLICK = {"action": "click", "x": 700, "y": 20}
Handler = Callable[[httpx.Request], httpx.Response]


class Waits:
    """Records the waiting instead of doing it."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)


def agent(
    act: Handler,
    *,
    health: dict[str, Any] | None = None,
    retries: int = 0,
    waits: Waits | None = None,
) -> HttpAgent:
    def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/base/health":
            return httpx.Response(200, json=HEALTH if health is None else health)
        assert (request.method, request.url.path) == ("POST", "/base/act")
        return act(request)

    return HttpAgent(
        "http://model.test/base/",
        retries=retries,
        transport=httpx.MockTransport(handle),
        sleep=waits or Waits(),
    )


def answering(**fields: Any) -> Handler:
    return lambda _: httpx.Response(200, json={"ok": True, **fields})


def statuses(*codes: int, headers: dict[str, str] | None = None) -> Handler:
    left = iter(codes)

    def handle(_: httpx.Request) -> httpx.Response:
        code = next(left)
        return httpx.Response(code, json={"ok": True, "action": CLICK}, headers=headers)

    return handle


async def test_a_request_says_all_and_only_what_the_protocol_says() -> None:
    seen: list[dict[str, Any]] = []

    def handle(request: httpx.Request) -> httpx.Response:
        seen.append(json.loads(request.content))
        return httpx.Response(200, json={"ok": True, "action": CLICK, "rawText": "there"})

    async with agent(handle) as model:
        assert (model.model_id, model.prompt_version) == ("m-1", "p-2")
        reply = await model.act(REQUEST)
    assert seen == [
        {
            "instruction": "Find ‘Kai’.",
            "screenshotBase64": "iVBORw==",
            "trace": [{"action": "wait", "ms": 5}],
            "stepIndex": 1,
            "viewport": {"width": 1440, "height": 900},
        }
    ]
    assert (reply.raw, reply.action_payload) == ("there", CLICK)
    assert read_reply(reply, VIEWPORT) == Click(x=700, y=20)


async def test_the_space_is_the_answers_else_the_healths_else_pixels() -> None:
    half = {"action": "click", "x": 500, "y": 500}
    cases: list[tuple[dict[str, Any], dict[str, Any], float]] = [
        (HEALTH, {}, 500),
        ({**HEALTH, "coordinateSpace": "thousand"}, {}, 720),
        (HEALTH, {"coordinateSpace": "thousand"}, 720),
        ({**HEALTH, "coordinateSpace": "thousand"}, {"coordinateSpace": "pixel"}, 500),
    ]
    for health, answer, x in cases:
        async with agent(answering(action=half, **answer), health=health) as model:
            action = read_reply(await model.act(REQUEST), VIEWPORT)
        assert isinstance(action, Click)
        assert action.x == x


@pytest.mark.parametrize(
    ("answer", "kind", "raw"),
    [
        ({"rawText": "I see no such thing."}, "unparseable", "I see no such thing."),
        ({"ok": False, "rawText": "no JSON"}, "unparseable", "no JSON"),
        ({"action": {"action": "type"}, "rawText": "typing"}, "invalid", "typing"),
        ({"action": ["click"]}, "unparseable", '["click"]'),
        ({}, "unparseable", "null"),
    ],
)
async def test_a_wrong_reply_is_a_malformed_step_and_its_words_are_kept(
    answer: dict[str, Any], kind: str, raw: str
) -> None:
    async with agent(answering(**answer)) as model:
        read = read_reply(await model.act(REQUEST), VIEWPORT)
    assert isinstance(read, Malformed)
    assert (read.kind, read.raw) == (kind, raw)


async def test_raw_text_alone_may_hold_the_action() -> None:
    async with agent(answering(rawText=f"Here: {json.dumps(CLICK)}")) as model:
        assert read_reply(await model.act(REQUEST), VIEWPORT) == Click(x=700, y=20)


async def test_without_permission_nothing_is_retried() -> None:
    for code in (429, 500, 503):
        async with agent(statuses(code, 200)) as model:
            with pytest.raises(AgentUnavailable, match=f"/base/act: HTTP {code}"):
                await model.act(REQUEST)


async def test_retries_honour_retry_after_and_count_as_queueing() -> None:
    waits = Waits()
    handle = statuses(429, 429, 200, headers={"Retry-After": "7"})
    async with agent(handle, retries=2, waits=waits) as model:
        reply = await model.act(REQUEST)
    assert waits.seconds == [7.0, 7.0]
    assert reply.action_payload == CLICK
    assert reply.model_ms < 1000


async def test_waiting_is_queue_time_and_not_the_models() -> None:
    async def sleep(_: float) -> None:
        await asyncio.sleep(0.05)

    calls = iter([503, 200])

    def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("health"):
            return httpx.Response(200, json=HEALTH)
        return httpx.Response(next(calls), json={"ok": True, "action": CLICK})

    model = HttpAgent(
        "http://m.test", retries=1, transport=httpx.MockTransport(handle), sleep=sleep
    )
    async with model:
        reply = await model.act(REQUEST)
    assert reply.queue_ms >= 50
    assert reply.model_ms < reply.queue_ms


async def test_a_models_thinking_is_not_queue_time() -> None:
    async def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("act"):
            await asyncio.sleep(0.1)  # the model thinks
        return httpx.Response(200, json={**HEALTH, "action": CLICK})

    async with HttpAgent("http://m.test", transport=httpx.MockTransport(handle)) as model:
        reply = await model.act(REQUEST)
    assert reply.model_ms >= 100
    assert reply.queue_ms < 50


async def test_a_retry_after_date_is_understood_and_capped() -> None:
    for header, longest in (
        (format_datetime(datetime.now(UTC) + timedelta(seconds=30), usegmt=True), 30),
        (format_datetime(datetime.now(UTC) - timedelta(seconds=30), usegmt=True), 0),
        ("99999", 600),
        ("soon", 1),
    ):
        waits = Waits()
        handle = statuses(429, 200, headers={"Retry-After": header})
        async with agent(handle, retries=1, waits=waits) as model:
            await model.act(REQUEST)
        assert longest - 5 <= waits.seconds[0] <= longest


async def test_retries_are_used_up_and_backing_off_grows() -> None:
    waits = Waits()
    async with agent(statuses(*[500] * 4), retries=3, waits=waits) as model:
        with pytest.raises(AgentUnavailable, match="HTTP 500"):
            await model.act(REQUEST)
    bounds = [(0.5, 1), (1, 2), (2, 4)]
    assert len(waits.seconds) == 3
    assert all(low <= s <= high for s, (low, high) in zip(waits.seconds, bounds, strict=True))


async def test_a_connection_that_breaks_is_unavailable() -> None:
    def handle(_: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused")

    async with agent(handle) as model:
        with pytest.raises(AgentUnavailable, match="/base/act: refused"):
            await model.act(REQUEST)


async def test_a_slow_server_is_given_up() -> None:
    async def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("act"):
            await asyncio.Event().wait()
        return httpx.Response(200, json=HEALTH)

    model = HttpAgent("http://m.test", timeout_s=0.05, transport=httpx.MockTransport(handle))
    async with model:
        with pytest.raises(AgentUnavailable, match=r"no answer within 0\.05 s"):
            await model.act(REQUEST)


class Endless(httpx.AsyncByteStream):
    def __init__(self) -> None:
        self.sent = 0

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            self.sent += 65_536
            yield b" " * 65_536


async def test_an_endless_answer_is_cut() -> None:
    stream = Endless()
    async with agent(lambda _: httpx.Response(200, stream=stream)) as model:
        with pytest.raises(AgentReplyInvalid, match="over 1000000 bytes"):
            await model.act(REQUEST)
    assert stream.sent < MAX_REPLY_BYTES + 3 * 65_536


@pytest.mark.parametrize(
    ("response", "message"),
    [
        (httpx.Response(200, text="hello"), "Invalid JSON"),
        (httpx.Response(200, json=[]), "should be an object"),
        (httpx.Response(200, json={"action": CLICK}), "ok: Field required"),
        (httpx.Response(200, json={"ok": True, "coordinateSpace": "inch"}), "coordinateSpace"),
        (httpx.Response(404, text="not here"), "HTTP 404: not here"),
        (httpx.Response(302, headers={"Location": "/x"}), "HTTP 302"),
    ],
)
async def test_an_answer_outside_the_protocol_says_why(
    response: httpx.Response, message: str
) -> None:
    async with agent(lambda _: response, retries=3) as model:
        with pytest.raises(AgentReplyInvalid, match=message) as caught:
            await model.act(REQUEST)
    assert "http://model.test/base/act" in str(caught.value)


async def test_a_refusal_in_the_answer_is_no_fault_of_the_model() -> None:
    async with agent(answering(ok=False, error="no GPU")) as model:
        with pytest.raises(AgentUnavailable, match="no GPU"):
            await model.act(REQUEST)


@pytest.mark.parametrize(
    ("health", "error"),
    [
        ({"ok": False, "modelId": "m"}, AgentUnavailable),
        ({"ok": True}, AgentReplyInvalid),
        ({}, AgentReplyInvalid),
    ],
)
async def test_an_unhealthy_server_is_not_entered(
    health: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error, match="/base/health"):
        async with agent(answering(action=CLICK), health=health):
            raise AssertionError


class Echo:
    model_id = "echo"
    prompt_version = "1"

    async def act(self, request: ActRequest) -> Reply:
        if request.instruction == "fail":
            raise AgentUnavailable("out of order")
        return Reply(
            raw=request.instruction,
            action_payload={"action": "click", "x": 0.5, "y": request.step_index},
            space="unit",
            usage={"bytes": len(request.screenshot)},
        )


def served() -> HttpAgent:
    return HttpAgent("http://echo.test", transport=httpx.ASGITransport(app=AgentServer(Echo())))


async def test_what_the_server_serves_the_client_reads() -> None:
    async with served() as model:
        assert (model.model_id, model.prompt_version) == ("echo", "1")
        reply = await model.act(REQUEST)
    assert (reply.raw, reply.usage) == ("Find ‘Kai’.", {"bytes": 4})
    assert read_reply(reply, VIEWPORT) == Click(x=720, y=899)


async def test_an_agents_own_fault_is_unavailable() -> None:
    failing = ActRequest("fail", b"", (), 0, VIEWPORT)
    async with served() as model:
        with pytest.raises(AgentUnavailable, match="HTTP 503"):
            await model.act(failing)


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "error"),
    [
        ("POST", "/act", b"{", 400, "request"),
        ("POST", "/act", b"{}", 400, "instruction"),
        (
            "POST",
            "/act",
            b'{"instruction":"a","screenshotBase64":"!","stepIndex":0}',
            400,
            "screenshotBase64: not base64",
        ),
        ("GET", "/act", b"", 405, "POST"),
        ("POST", "/health", b"", 405, "GET"),
        ("GET", "/else", b"", 404, "/health and /act"),
        ("POST", "/act", b" " * 32_000_001, 413, "at most"),
    ],
)
async def test_the_server_refuses_with_a_reason(
    method: str, path: str, content: bytes, status: int, error: str
) -> None:
    transport = httpx.ASGITransport(app=AgentServer(Echo()))
    async with httpx.AsyncClient(transport=transport, base_url="http://echo.test") as client:
        response = await client.request(method, path, content=content)
    assert response.status_code == status
    assert response.json()["ok"] is False
    assert error in response.json()["error"]


@pytest.fixture
def address() -> Iterator[str]:
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(AgentServer(Echo()), log_level="error", ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(timeout=10)
    assert not thread.is_alive()


async def test_it_works_over_a_real_socket(address: str) -> None:
    async with HttpAgent(address) as model:
        reply = await model.act(REQUEST)
    assert reply.raw == "Find ‘Kai’."


PLACES: dict[str, Point] = {"a": (100.0, 50.0), "b": (1400.0, 880.0)}


async def locate(name: str) -> Point | None:
    return PLACES.get(name)


@pytest.mark.parametrize(
    ("step", "action"),
    [
        ({"action": "CLICK", "selector": "a"}, {"action": "click", "x": 100, "y": 50}),
        ({"action": "CLICK", "x": 3, "y": 4}, {"action": "click", "x": 3, "y": 4}),
        ({"action": "MOVE", "selector": "b"}, {"action": "move", "x": 1400, "y": 880}),
        ({"action": "SCROLL", "dy": 9}, {"action": "scroll", "x": 720, "y": 450, "dy": 9}),
        (
            {"action": "SCROLL", "dx": 9, "selector": "a"},
            {"action": "scroll", "x": 100, "y": 50, "dy": 0, "dx": 9},
        ),
        ({"action": "WAIT", "ms": 70}, {"action": "wait", "ms": 70}),
        (
            {"action": "DRAG", "selector": "a", "to": "b"},
            {"action": "drag", "startX": 100, "startY": 50, "endX": 1400, "endY": 880},
        ),
        (
            {"action": "DRAG", "selector": "a", "dx": -300, "dy": 20},
            {"action": "drag", "startX": 100, "startY": 50, "endX": 0, "endY": 70},
        ),
        (
            {"action": "DRAG", "startX": 1, "startY": 2, "endX": 3, "endY": 4},
            {"action": "drag", "startX": 1, "startY": 2, "endX": 3, "endY": 4},
        ),
        ({"action": "CLICK", "selector": "gone"}, None),
        ({"action": "DRAG", "selector": "gone", "dx": 5}, None),
        ({"action": "DRAG", "selector": "a", "to": "gone"}, None),
    ],
)
async def test_reference_steps_become_actions(
    step: dict[str, Any], action: dict[str, Any] | None
) -> None:
    resolved = await resolve_step(REFERENCE_STEP.validate_python(step), locate, VIEWPORT)
    assert (resolved.payload() if resolved is not None else None) == action


async def test_the_reference_agent_acts_step_by_step_and_then_has_nothing_to_say() -> None:
    task = Task.model_validate(
        {
            "id": "demo-001-a",
            "sub_type": "1-1",
            "instruction": "Find it.",
            "target_id": "a",
            "initial_state_id": "1",
            "ground-truth trajectory": [
                {"action": "CLICK", "selector": "gone"},
                {"action": "CLICK", "selector": "a"},
            ],
        }
    )
    reference = ReferenceAgent(task, locate)
    replies = [await reference.act(ActRequest("", b"", (), index, VIEWPORT)) for index in range(3)]
    assert [read_reply(reply, VIEWPORT).action for reply in replies] == [
        "malformed",
        "click",
        "malformed",
    ]
    assert replies[0].raw == "CLICK: gone cannot be hit now"
