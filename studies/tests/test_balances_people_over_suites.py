"""Who gets which suite: completers stay balanced within the bound that `next_suite` states."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from studies.rules import SuiteLoad, next_suite


def test_a_newcomer_gets_the_emptiest_suite() -> None:
    loads = [SuiteLoad(1, 2, 1), SuiteLoad(2, 2, 0), SuiteLoad(3, 0, 2)]
    assert next_suite(loads) == 2


class People:
    """A study as far as balance goes: who is in which suite, and how they are."""

    def __init__(self, suites: int) -> None:
        self.under_way: list[int] = []
        self.away: list[int] = []
        self.completed = dict.fromkeys(range(1, suites + 1), 0)
        self.lost = 0

    def join(self) -> None:
        loads = [
            SuiteLoad(suite, done, self.under_way.count(suite))
            for suite, done in self.completed.items()
        ]
        self.under_way.append(next_suite(loads))

    def end(self, which: int, how: str) -> None:
        if not self.under_way:
            return
        suite = self.under_way.pop(which % len(self.under_way))
        if how == "completes":
            self.completed[suite] += 1
        else:
            self.lost += 1
            if how == "is away":
                self.away.append(suite)

    def come_back(self, which: int) -> None:
        if self.away:
            self.under_way.append(self.away.pop(which % len(self.away)))


DEED = st.one_of(
    st.tuples(st.just("join"), st.just(0)),
    st.tuples(st.sampled_from(["completes", "drops out", "is away"]), st.integers(0, 99)),
    st.tuples(st.just("come back"), st.integers(0, 99)),
)


@settings(max_examples=300, deadline=None)
@given(suites=st.integers(1, 6), deeds=st.lists(DEED, max_size=120))
def test_completers_differ_by_at_most_one_plus_those_who_were_lost(
    suites: int, deeds: list[tuple[str, int]]
) -> None:
    people = People(suites)
    for deed, which in deeds:
        if deed == "join":
            people.join()
        elif deed == "come back":
            people.come_back(which)
        else:
            people.end(which, deed)
    while people.under_way:
        people.end(0, "completes")
    completers = people.completed.values()
    assert max(completers) - min(completers) <= 1 + people.lost


def test_newcomers_refill_a_suite_that_lost_people() -> None:
    people = People(3)
    for _ in range(9):
        people.join()
    while 2 in people.under_way:
        people.end(people.under_way.index(2), "drops out")
    while people.under_way:
        people.end(0, "completes")
    for _ in range(3):
        people.join()
        people.end(0, "completes")
    assert set(people.completed.values()) == {3}
