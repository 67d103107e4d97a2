"""Instructions that tell the procedure are told from those that name the target."""

from __future__ import annotations

import pytest

from igg.verification.words import content_words, procedure_words, without_quotes


@pytest.mark.parametrize(
    "instruction",
    [
        "Find ‘Kai’ in the direct message list.",
        "Click ‘Reply’ on Minji’s message.",
        "Click the ‘QA Checklist’ note without deleting any notes.",
        "Open the notifications of the design channel.",
        "Click ‘Wait for me’ in the queue.",
        "Play “Drag Race” by The Scrollers’ cover band.".replace("Scrollers’", "Rollers"),
        "Select the 'Scroll settings' row.",
        'Choose "Hover effects" in the side bar.',
        "Click the ‘Don’t wait’ button.",
        "Open Kai’s profile, the one with the moving van.",
        "Find the review written in May that mentions the waiter.",
        "Click the first result after ‘Sponsored’.",
        "Open the pull request about the menu font.",
        "Close the ‘Budget’ tab.",
        "Move on to the invoice for March.",
        "Pick the seat closest to the exit.",
    ],
)
def test_goals_are_no_procedures(instruction: str) -> None:
    assert procedure_words(instruction) == ()


@pytest.mark.parametrize(
    ("instruction", "word"),
    [
        ("Scroll down and click ‘Kai’.", "Scroll"),
        ("Click ‘Kai’ after scrolling the list.", "scrolling"),
        ("Hover over the icons to find Kai.", "Hover"),
        ("Swipe to the next picture.", "Swipe"),
        ("Wait, then press ‘Skip’.", "Wait"),
        ("Press ‘Skip’ once it can be pressed.", "once it"),
        ("Press ‘Skip’ when it becomes active.", "when it becomes"),
        ("Press ‘Skip’ when the countdown ends.", "when the countdown ends"),
        ("Press ‘Send’ after the upload finishes.", "after the upload finishes"),
        ("Press ‘Skip’ after five seconds.", "after five seconds"),
        ("Press ‘Skip’ as soon as you can.", "as soon as"),
        ("Drag the window away and click ‘Kai’.", "Drag"),
        ("Move the chat window and click ‘Kai’.", "Move the chat window"),
        ("Move the player aside.", "Move the player aside"),
        ("Open the File menu and click ‘Export’.", "Open the File menu"),
        ("Click ‘Export’ by opening the drop-down.", "opening the drop-down"),
        ("Dismiss the notice and click ‘Kai’.", "Dismiss"),
        ("Close the cookie banner, click ‘Kai’.", "Close the cookie banner"),
        ("Close the pop-up and click ‘Kai’.", "Close the pop-up"),
        ("Find ‘Kai’ and then click it.", "and then"),
        ("Bring ‘Kai’ into view.", "into view"),
        ("Reveal the ‘Reply’ button.", "Reveal"),
        ("Right-click ‘Kai’.", "Right-click"),
    ],
)
def test_procedures_are_found(instruction: str, word: str) -> None:
    assert word in procedure_words(instruction)


def test_quotes_are_labels_and_apostrophes_are_not_quotes() -> None:
    assert without_quotes("Click ‘Don’t go’ on Kai’s card").split() == [
        "Click",
        "on",
        "Kai’s",
        "card",
    ]
    assert "drag" in without_quotes("Kai's drag and Mo's drop")
    assert without_quotes("a 'b c' d “e” f \"g\"").split() == ["a", "d", "f"]


def test_words_that_carry_meaning() -> None:
    assert content_words("Click ‘Reply’ on Minji’s 2 messages") == {
        "reply",
        "minji",
        "2",
        "messages",
    }
