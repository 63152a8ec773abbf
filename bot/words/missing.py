"""The command ``python -m bot words CODE``, which lists the messages that a language still lacks.

The page docs/translating.md explains what to do next.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.words.card_texts import texts_of
from bot.words.catalogue import FOLDER
from engine.kernel.games import ROOT
from engine.kernel.languages import LANGUAGES

CARDS: Final = ROOT / "data"
ENGLISH: Final = LANGUAGES[0]


def run(given: Sequence[str]) -> int:
    """Print the messages that a language lacks, one line for each file. Return 1 if anything is missing."""
    parser = argparse.ArgumentParser(prog="python -m bot words")
    parser.add_argument("language", help="the code of a language, such as de")
    parser.add_argument("--keys", action="store_true", help="name every missing message and card")
    arguments = parser.parse_args(given)
    complete = True
    for place, english, there in places(arguments.language):
        missing = [key for key in english if key not in there]
        complete = complete and not missing
        print(f"{len(english) - len(missing):5} of {len(english):5}  {place}")
        if arguments.keys:
            print("\n".join(f"             {key}" for key in missing))
    return 0 if complete else 1


def places(language: str, words: Path = FOLDER, cards: Path = CARDS) -> Iterator[tuple[str, list[str], set[str]]]:
    """Yield each folder of messages and card texts: its name, the keys in English, the keys in ``language``."""
    for folder in sorted(path.parent for path in words.glob(f"*/{ENGLISH}")):
        yield f"words/{folder.name}", messages(folder / ENGLISH), set(messages(folder / language))
    for folder in sorted(path.parent for path in cards.glob(f"*/texts/{ENGLISH}.json")):
        name = f"{folder.parent.name}/texts"
        yield name, list(texts_of(folder, ENGLISH)), set(texts_of(folder, language))


def messages(folder: Path) -> list[str]:
    """Return the keys of all messages in a folder of Fluent files."""
    parser = FluentParser()
    parsed = (parser.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl")))
    return [entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message)]
