"""Words of instructions: which ones carry meaning, and which give the procedure away."""

from __future__ import annotations

import re
from collections.abc import Iterable

QUOTED = re.compile(
    r"“[^”]*”"
    r"|\"[^\"]*\""
    r"|‘(?:[^’]|’(?=\w))*’(?!\w)"
    r"|(?<!\w)'(?:[^']|'(?=\w))*'(?!\w)"
)
WORD = re.compile(r"[^\W_]+")
POSSESSIVE = re.compile(r"['’]s\b")

# Words that say nothing about which element is meant.
_EMPTY = (
    "a an and any are as at be but by click choose find for from get go has have in into is it"
    " its locate me my of on onto open or out pick press select show tap that the their them then"
    " there this to up use user using view was which with without you your"
)
EMPTY_WORDS = frozenset(_EMPTY.split())

_THING = r"(?:\s+[\w’'-]+){0,3}?"
_OCCLUDERS = (
    r"(?:pop-?ups?|pop-?overs?|dialogs?|modals?|banners?|overlays?|ads?|adverts?|advertisements?"
    r"|notifications?|prompts?|toasts?|surveys?|notices?)"
)
_MOVABLES = (
    r"(?:windows?|panels?|overlays?|players?|pop-?ups?|dialogs?|notes?|cards?|box(?:es)?|images?"
    r"|pictures?|charts?|mouse|pointer|cursor|widgets?|trays?)"
)
PROCEDURES: tuple[re.Pattern[str], ...] = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\bscroll\w*",
        r"\bswip(?:e|es|ed|ing)\b",
        r"\bhover\w*",
        r"\bmouse[ -]?over\b",
        r"\b(?:mouse|pointer|cursor)\b",
        r"\bwait(?:s|ed|ing)?\b",
        r"\buntil\b",
        r"\bas soon as\b",
        r"\bonce (?:it|they|the|this|that)\b",
        r"\bwhen (?:it|they|(?:the|this|that)\b" + _THING + r")\s*(?:is|are|has|have|becomes?"
        r"|appears?|ends?|finish(?:es)?|loads?|shows?|comes?|turns?|unlocks?|activates?)\b",
        r"\bafter (?:\w+ )?(?:seconds?|a (?:moment|while))\b",
        r"\bafter (?:it|they|(?:the|this|that)\b" + _THING + r")\s*(?:is|are|has|have|ends?"
        r"|finish(?:es)?|loads?|completes?|closes?|disappears?|appears?)\b",
        r"\bdrag(?:s|ged|ging)?\b",
        r"\bmov(?:e|ing)(?: (?:the|a|an|this|that|your|any))?"
        + _THING
        + r"\s+"
        + _MOVABLES
        + r"\b",
        r"\bmov(?:e|ing)\b[^.]*\b(?:aside|away|out of the way)\b",
        r"\bout of the way\b",
        r"\bopen(?:ing|s)?\b(?: (?:the|a|an|its|this|that|their))?"
        + _THING
        + r"\s+(?:sub|drop-?down )?(?:menus?|drop-?downs?)\b",
        r"\bdismiss\w*",
        r"\bclos(?:e|es|ing)(?: (?:the|a|an|this|that|any))?"
        + _THING
        + r"\s+"
        + _OCCLUDERS
        + r"\b",
        r"\b(?:get|getting) rid of\b",
        r"\breveal\w*",
        r"\binto view\b",
        r"\b(?:right|double)[ -]?click\w*",
        r"\b(?:next|previous) (?:slides?|arrows?)\b",
        r"\b(?:advance|rotate|cycle|page) (?:through )?(?:the|its)\b",
        r"(?:,|\band|;)\s*then\b",
    )
)


def without_quotes(text: str) -> str:
    """The text without names in quotes ('…' "…" ‘…’ “…”): those are labels, not advice."""
    return QUOTED.sub(" ", text)


def procedure_words(instruction: str) -> tuple[str, ...]:
    """What in an instruction says how instead of what, in order of appearance."""
    text = without_quotes(instruction)
    found = [match for pattern in PROCEDURES for match in pattern.finditer(text)]
    ordered = sorted(found, key=lambda match: match.start())
    return tuple(dict.fromkeys(" ".join(match.group().split()) for match in ordered))


def content_words(*texts: str) -> frozenset[str]:
    """Words that carry meaning, casefolded."""
    return frozenset(_words(texts)) - EMPTY_WORDS


def _words(texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        yield from WORD.findall(POSSESSIVE.sub("", text.casefold()))
