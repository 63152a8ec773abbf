"""Look for wrong words in French and Polish panels of real matches: ``python -m tests.words.wording GAME --matches 4``.

Computer players of the lowest level play matches with random sides or decks at tables of the bot. The program reads
every panel of the player who must answer, as it opens and with picks, in French and in Polish. The program prints each
text that holds the key of a message or an English word, and each label that was cut. English names of cards do not
count, because a card keeps its English name where no other name is known.
"""

import argparse
import asyncio
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from bot.controls.control import CHOICE, LABEL
from bot.words.catalogue import FOLDER
from engine.kernel.games import games
from engine.l5r_ccg.definition import catalogue as cards_of_1997
from engine.l5r_lcg.definition import catalogue as cards_of_2017
from engine.root.definition import cards as cards_of_root

from ..discord_judge import walk
from ..panels.highest import Shown, play

LANGUAGES: Final = ("fr", "pl")
# Words of English sentences that the other languages do not have.
ENGLISH: Final = re.compile(
    r"the|and|with|your|you|are|were|from|this|that|these|which|who|whose|choose|discard|reveal|draw|each|another|"
    r"players?|opponent|has|have|when|where|until|after|before|unless|hand|cards?|turn",
    re.IGNORECASE,
)
KEY: Final = re.compile(r"^([a-z]\w*(?:-\w+)+) =", re.MULTILINE)
WORD: Final = re.compile(r"[a-z][\w-]*", re.IGNORECASE)


@cache
def keys() -> frozenset[str]:
    """Return the keys of all messages."""
    files = FOLDER.glob("*/en/*.ftl")
    return frozenset(key for path in files for key in KEY.findall(path.read_text(encoding="utf-8")))


@cache
def names() -> re.Pattern[str]:
    """Return a pattern for the English names of all cards, the longest first."""
    every = {card.name for card in (*cards_of_1997().values(), *cards_of_2017().values(), *cards_of_root().values())}
    return re.compile("|".join(re.escape(name) for name in sorted(every, key=lambda name: (-len(name), name))))


def foreign(text: str) -> list[str]:
    """Return the keys and the English words in a text of another language."""
    return [word for word in WORD.findall(names().sub("", text)) if word in keys() or ENGLISH.fullmatch(word)]


def texts(view: Any) -> Iterator[tuple[str, int]]:
    """Yield each text of a panel, with the most letters that it may have if it is a label, else 0."""
    for part in walk(view.to_components()):
        yield part.get("content", ""), 0
        yield part.get("label", ""), LABEL
        yield part.get("placeholder", ""), 0
        for line in part.get("options", ()):
            yield line["label"], CHOICE
            yield line.get("description") or "", 0


def faults(view: Any) -> Iterator[str]:
    """Yield what is wrong with the words of a panel: words of another language, and labels that were cut."""
    for text, most in texts(view):
        if found := foreign(text):
            yield f"{', '.join(found)}: {text}"
        if most and text.endswith("…") and len(text) > most // 2 and not text.endswith(" …"):
            yield f"cut: {text}"


async def read(game: str, matches: int, seed: str) -> dict[str, str]:
    """Return each fault in the panels of this many matches, with the place where it was first seen."""
    found: dict[str, str] = {}

    def look(shown: Shown) -> None:
        language = shown.where.rpartition(" ")[2]
        if language in LANGUAGES:
            for fault in faults(shown.view):
                found.setdefault(f"{language} {shown.kind}: {fault}", shown.where)

    for number in range(matches):
        asked = await play(game, f"{seed} {number}", look, everything=bool(number % 2))
        print(f"{game} {number}: {asked} questions, {len(found)} faults", flush=True)
    return found


def main() -> None:
    """Play the matches, and print the faults."""
    parser = argparse.ArgumentParser(prog="python -m tests.words.wording", description=__doc__)
    parser.add_argument("game", choices=games("face"))
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    for fault, where in asyncio.run(read(given.game, given.matches, given.seed)).items():
        print(f"{fault}\n    {where}")


if __name__ == "__main__":
    main()
