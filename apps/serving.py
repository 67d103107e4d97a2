"""Serves the built mockups and front-end files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware

from apps.build import NOT_BUILT, is_built


class BuiltFilesMiddleware(WhiteNoiseMiddleware):  # type: ignore[misc]  # ships no types
    """WhiteNoise that answers with whole files, and explains a missing build.

    Streamed files are read by synchronous iterators, about which Django warns under ASGI.
    """

    sync_capable = True
    async_capable = True

    def __init__(self, get_response: Callable[[HttpRequest], Any]) -> None:
        super().__init__(get_response)
        self.is_async = iscoroutinefunction(get_response)
        if self.is_async:
            markcoroutinefunction(self)

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        found = self._find(request)
        if self.is_async:
            return self._answer_async(request, found)
        return found or self.get_response(request)

    async def _answer_async(
        self, request: HttpRequest, found: HttpResponse | None
    ) -> HttpResponseBase:
        return found or await self.get_response(request)

    def _find(self, request: HttpRequest) -> HttpResponse | None:
        path = request.path_info
        static_file = self.find_file(path) if self.autorefresh else self.files.get(path)
        if static_file is not None:
            return self.serve(static_file, request)
        if path.startswith(("/apps/", "/front/")) and not is_built():
            return HttpResponse(NOT_BUILT, status=503, content_type="text/plain; charset=utf-8")
        return None

    @staticmethod
    def serve(static_file: Any, request: HttpRequest) -> HttpResponse:
        answer = static_file.get_response(request.method, request.META)
        content = b""
        if answer.file is not None:
            with answer.file as file:
                content = file.read()
        response = HttpResponse(content, status=int(answer.status))
        del response["Content-Type"]
        for name, value in answer.headers:
            response[name] = value
        return response
