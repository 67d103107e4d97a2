"""Serves any agent over the agent protocol: GET /health and POST /act."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn

from igg.agent import Agent
from igg.agents.wire import MAX_REQUEST_BYTES, InvalidRequest, answer_body, read_request
from igg.errors import AgentError

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Answer = tuple[int, dict[str, Any]]


class _TooLarge(Exception):
    pass


class AgentServer:
    """An ASGI application around one agent."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _run_lifespan(receive, send)
        elif scope["type"] == "http":
            status, body = await self._answer(scope["method"], scope["path"], receive)
            await _respond(send, status, body)

    async def _answer(self, method: str, path: str, receive: Receive) -> Answer:
        allowed = {"/health": "GET", "/act": "POST"}
        if path not in allowed:
            return _refusal(404, "there are only /health and /act")
        if method != allowed[path]:
            return _refusal(405, f"{path} takes {allowed[path]}")
        if path == "/health":
            return 200, self._health()
        try:
            request = read_request(await _read_body(receive))
            return 200, answer_body(await self._agent.act(request))
        except _TooLarge:
            return _refusal(413, f"a request is at most {MAX_REQUEST_BYTES} bytes")
        except InvalidRequest as error:
            return _refusal(400, str(error))
        except AgentError as error:
            return _refusal(503, str(error))

    def _health(self) -> dict[str, Any]:
        return {
            "ok": True,
            "modelId": self._agent.model_id,
            "promptVersion": self._agent.prompt_version,
        }


def serve(agent: Agent, *, host: str = "127.0.0.1", port: int = 8700) -> None:
    """Serve an agent until interrupted."""
    uvicorn.run(AgentServer(agent), host=host, port=port, log_level="warning")


def _refusal(status: int, error: str) -> Answer:
    return status, {"ok": False, "error": error}


async def _run_lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            return


async def _read_body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size > MAX_REQUEST_BYTES:
            raise _TooLarge
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


async def _respond(send: Send, status: int, body: dict[str, Any]) -> None:
    content = json.dumps(body).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})
