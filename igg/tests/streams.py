"""Event streams as a mockup would report them, for tests."""

from __future__ import annotations

from typing import Any

from igg.events import AnyEvent, parse_events


class Stream:
    """Writes raw events of one page in order."""

    def __init__(self, page: str = "p1") -> None:
        self.page = page
        self.t = 0
        self.press = 0
        self.raw: list[dict[str, Any]] = []

    @property
    def events(self) -> list[AnyEvent]:
        return parse_events(self.raw)

    def add(self, type: str, **fields: Any) -> Stream:  # noqa: A002
        self.raw.append(
            {
                "v": 1,
                "page": self.page,
                "seq": len(self.raw),
                "t": self.t,
                "wall": float(self.t),
                "type": type,
                **fields,
            }
        )
        self.t += 10
        return self

    def ready(self) -> Stream:
        return self.add(
            "ready",
            environment="demo",
            state="1",
            build="b1",
            viewport=[1440, 900],
            dpr=1,
            zoom=1,
        )

    def down(self, id: str | None, x: float = 10, y: float = 10, button: int = 0) -> Stream:  # noqa: A002
        self.press += 1
        return self._pointer("pointerdown", id, x, y, button)

    def up(self, id: str | None, x: float = 10, y: float = 10, button: int = 0) -> Stream:  # noqa: A002
        return self._pointer("pointerup", id, x, y, button)

    def click_event(self, id: str | None, **fields: Any) -> Stream:  # noqa: A002
        return self.add(
            "click",
            **{
                "press": self.press,
                "x": 10,
                "y": 10,
                "id": id,
                "path": [id] if id else [],
                "active": True,
                "detail": 1,
                "trusted": True,
                "after_drag": False,
                "stamp": float(self.t),
                "button": 0,
                "pointer": "mouse",
                **fields,
            },
        )

    def click(self, id: str | None, **fields: Any) -> Stream:  # noqa: A002
        """Down, up and the click it causes."""
        return self.down(id).up(id).click_event(id, **fields)

    def key_click(self, id: str, **fields: Any) -> Stream:  # noqa: A002
        self.add("key", key="Enter", id=id, length=0)
        return self.click_event(id, press=None, detail=0, **fields)

    def drag(self, from_id: str, to_id: str | None, taken: bool = True) -> Stream:
        self.down(from_id).up(to_id, x=200)
        return self.add(
            "drag",
            press=self.press,
            **{"from": [10, 10], "to": [200, 10]},
            from_id=from_id,
            to_id=to_id,
            ms=120,
            taken=taken,
        )

    def _pointer(self, type: str, id: str | None, x: float, y: float, button: int) -> Stream:  # noqa: A002
        return self.add(type, press=self.press, x=x, y=y, id=id, button=button, pointer="mouse")
