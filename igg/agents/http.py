"""Asks a model server over the two endpoints of the agent protocol."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from types import TracebackType
from typing import Any, Self

import httpx
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, stop_after_attempt

from igg.actions import Space, stored_text
from igg.agent import ActRequest, Reply
from igg.agents.wire import (
    MAX_REPLY_BYTES,
    ActAnswer,
    Health,
    read_answer,
    read_health,
    request_body,
)
from igg.errors import AgentReplyInvalid, AgentUnavailable

TIMEOUT_S = 300.0
MAX_RETRY_AFTER_S = 600.0
FIRST_BACKOFF_S = 1.0
MAX_BACKOFF_S = 60.0


class _Refused(AgentUnavailable):
    """Worth another try: 429, 5xx, or no answer."""

    def __init__(self, reason: str, retry_after_s: float | None = None) -> None:
        super().__init__(reason)
        self.retry_after_s = retry_after_s


class HttpAgent:
    """A model server. Use as an async context manager: entering checks its health.

    `retries` is how often a request that was answered 429 or 5xx, or not at all, is repeated
    (0 as published). `timeout_s` bounds one request as a whole.
    """

    def __init__(
        self,
        url: str,
        *,
        retries: int = 0,
        timeout_s: float = TIMEOUT_S,
        headers: Mapping[str, str] | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._url = url.rstrip("/")
        self._retries = retries
        self._timeout_s = timeout_s
        self._sleep = sleep
        self._client = httpx.AsyncClient(
            headers=dict(headers or {}), timeout=timeout_s, transport=transport
        )
        self._health: Health | None = None

    async def __aenter__(self) -> Self:
        try:
            await self.check_health()
        except BaseException:
            await self._client.aclose()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._client.aclose()

    @property
    def model_id(self) -> str:
        """As the server's health says. Raises AgentUnavailable before the first check."""
        return self._checked().modelId

    @property
    def prompt_version(self) -> str:
        return self._checked().promptVersion

    async def check_health(self) -> Health:
        """Ask /health. Raises AgentUnavailable or AgentReplyInvalid."""
        content = await self._send("GET", "/health", None)
        health = read_health(content, f"{self._url}/health")
        if not health.ok:
            raise AgentUnavailable(f"{self._url}/health: says that it is not ok")
        self._health = health
        return health

    async def act(self, request: ActRequest) -> Reply:
        """Ask /act. Raises AgentUnavailable when the permitted retries are used up, and
        AgentReplyInvalid for an answer outside the protocol."""
        started = time.perf_counter()
        took_s = 0.0
        content = b""
        async for attempt in AsyncRetrying(
            retry=retry_if_exception_type(_Refused),
            stop=stop_after_attempt(self._retries + 1),
            wait=_wait_s,
            sleep=self._sleep,
            reraise=True,
        ):
            with attempt:
                asked = time.perf_counter()
                content = await self._send("POST", "/act", request_body(request))
                took_s = time.perf_counter() - asked
        waited_s = time.perf_counter() - started - took_s
        answer = read_answer(content, f"{self._url}/act")
        return self._reply(answer, round(took_s * 1000), round(waited_s * 1000))

    def _reply(self, answer: ActAnswer, model_ms: int, queue_ms: int) -> Reply:
        if not answer.ok and answer.rawText is None:
            raise AgentUnavailable(f"{self._url}/act: {answer.error or 'says that it is not ok'}")
        raw = answer.rawText if answer.rawText is not None else json.dumps(answer.action)
        return Reply(
            raw=stored_text(raw),
            action_payload=answer.action if answer.ok else None,
            space=answer.coordinateSpace or self._space(),
            model_ms=model_ms,
            queue_ms=queue_ms,
            usage=answer.usage,
        )

    def _space(self) -> Space:
        declared = self._health.coordinateSpace if self._health is not None else None
        return declared or "pixel"

    def _checked(self) -> Health:
        if self._health is None:
            raise AgentUnavailable(f"{self._url}: its health was not checked yet")
        return self._health

    async def _send(self, method: str, path: str, body: dict[str, Any] | None) -> bytes:
        where = f"{self._url}{path}"
        try:
            async with (
                asyncio.timeout(self._timeout_s),
                self._client.stream(method, where, json=body) as response,
            ):
                content = await _read(response, where)
        except (TimeoutError, httpx.TimeoutException):
            raise _Refused(f"{where}: no answer within {self._timeout_s:g} s") from None
        except httpx.TransportError as error:
            raise _Refused(f"{where}: {error or type(error).__name__}") from None
        if response.status_code == 429 or response.status_code >= 500:
            after_s = _retry_after_s(response.headers.get("Retry-After"), datetime.now(UTC))
            raise _Refused(f"{where}: HTTP {response.status_code}", after_s)
        if response.status_code != 200:
            said = stored_text(content)[:200]
            raise AgentReplyInvalid(f"{where}: HTTP {response.status_code}: {said}")
        return content


async def _read(response: httpx.Response, where: str) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in response.aiter_bytes():
        size += len(part)
        if size > MAX_REPLY_BYTES:
            raise AgentReplyInvalid(f"{where}: the answer is over {MAX_REPLY_BYTES} bytes")
        parts.append(part)
    return b"".join(parts)


def _retry_after_s(header: str | None, now: datetime) -> float | None:
    """Seconds that a Retry-After header asks for (a number or a date), at most ten minutes."""
    if header is None:
        return None
    if header.strip().isascii() and header.strip().isdigit():
        seconds = float(header)
    else:
        try:
            date = parsedate_to_datetime(header)
        except ValueError:
            return None
        aware = date if date.tzinfo is not None else date.replace(tzinfo=UTC)
        seconds = (aware - now).total_seconds()
    return min(max(seconds, 0.0), MAX_RETRY_AFTER_S)


def _wait_s(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome is not None else None
    if isinstance(error, _Refused) and error.retry_after_s is not None:
        return error.retry_after_s
    longest = min(MAX_BACKOFF_S, FIRST_BACKOFF_S * 2 ** (state.attempt_number - 1))
    return random.uniform(longest / 2, longest)
