"""Builds what a mockup would report."""

from __future__ import annotations

from typing import Any


class Recording:
    """The events of one load of the mockup, numbered as they are made."""

    def __init__(self, page: str = "page-a", state: str = "1") -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []
        self._press = 0
        self._taken = 0
        self.add(
            "ready",
            environment="fixture",
            state=state,
            build="b1",
            viewport=[1440, 900],
            dpr=1.0,
            zoom=1.0,
        )

    def add(self, type_: str, **fields: Any) -> None:
        seq = len(self.events)
        self.events.append(
            {
                "v": 1,
                "page": self.page,
                "seq": seq,
                "t": seq * 10,
                "wall": float(seq),
                "type": type_,
                **fields,
            }
        )

    def press(self, id_: str | None, *, has_click: bool = True) -> None:
        self._press += 1
        place = {"x": 100.0, "y": 200.0, "id": id_, "button": 0, "pointer": "mouse"}
        self.add("pointerdown", press=self._press, **place)
        self.add("pointerup", press=self._press, **place)
        if has_click:
            self.click(id_)

    def click(self, id_: str | None) -> None:
        self.add(
            "click",
            press=self._press,
            x=100.0,
            y=200.0,
            id=id_,
            path=[id_] if id_ else [],
            active=True,
            detail=1,
            trusted=True,
            after_drag=False,
            stamp=float(len(self.events)),
            button=0,
            pointer="mouse",
        )

    def move(self, x: float, y: float) -> None:
        self.add("move", x=x, y=y, id=None)

    def end(self) -> None:
        self.add("end", last_seq=len(self.events))

    def take(self) -> list[dict[str, Any]]:
        """The events since the last take: a batch."""
        batch = self.events[self._taken :]
        self._taken = len(self.events)
        return batch
