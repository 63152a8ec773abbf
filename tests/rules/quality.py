"""How well lookups answer people's questions: ``python -m tests.rules.quality`` prints figures with Wilson intervals.

The column ``first`` counts questions whose right entry comes first. ``five`` counts those whose right entry is among
the first five. ``opened`` counts questions that open an entry without a choice, and ``wrongly`` those of them that open
a wrong one. The option ``--misses SET`` prints misses, but never those of a set that nobody may read.
"""

import argparse
import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bot.rules.asking import library_meant
from bot.rules.search import Answer, libraries
from engine.cli.contest import interval

HERE: Final = Path(__file__).parent
GAMES: Final = ("l5r-lcg", "root", "l5r-ccg")
SHARED: Final = (
    *("situations_held_back", "situations_fresh", "situations_voices", "situations_fresh2"),
    *("situations_fresh3", "situations_unseen", "posts", "posts_unread"),
    *("posts_gathered", "posts_asked", "posts_measured", "posts_late", "posts_forums"),
    *("posts_players", "posts_unopened", "posts_boards", "posts_sealed", "posts_threads"),
    *("posts_fresh", "posts_winter", "words", "words_fresh"),
)
UNREAD: Final = (
    *("situations_unseen", "situations_fresh2", "situations_fresh3", "situations_voices"),
    *("posts_unread", "posts_forums", "posts_unopened", "posts_sealed", "posts_threads"),
    *("posts_late", "posts_measured", "posts_winter", "words_fresh"),
)


class Asked(NamedTuple):
    """A question that somebody asked, its game, and the entries that answer it."""

    game: str
    question: str
    language: str
    expected: Sequence[str]


def asked(name: str) -> list[Asked]:
    """Return the questions in the file of a set. If a set is about one game, its file has no column for the game."""
    own = next((game for game in GAMES if name.endswith(game.replace("-", "_"))), "")
    with (HERE / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return [
            Asked(row.get("game") or own, row["question"], row["language"], row["expected"].split("|"))
            for row in csv.DictReader(file)
        ]


def sets() -> Iterator[str]:
    """Yield the names of all sets."""
    for game in GAMES:
        yield from (f"{kind}_{game.replace('-', '_')}" for kind in ("questions", "situations"))
    yield from SHARED


def answered(questions: Sequence[Asked]) -> list[tuple[Asked, Answer]]:
    """Return each question with its answer, looked up in its own game."""
    return [(one, libraries()[one.game].look_up(one.question, one.language)) for one in questions]


def figures(found: Sequence[tuple[Asked, Answer]]) -> Mapping[str, tuple[int, int]]:
    """Return each figure: the number of questions that it counts, and the number of all questions."""
    first = sum(answer.ranked[:1] != [] and answer.ranked[0] in one.expected for one, answer in found)
    opened = [(one, answer.entry) for one, answer in found if answer.entry is not None]
    return {
        "first": (first, len(found)),
        "five": (sum(bool({*answer.ranked[:5]} & {*one.expected}) for one, answer in found), len(found)),
        "opened": (len(opened), len(found)),
        "wrongly": (sum(entry not in one.expected for one, entry in opened), len(opened)),
    }


def chosen(questions: Sequence[Asked]) -> Mapping[str, tuple[int, int]]:
    """Return how many questions lead to their game where no game is known, and how many have the right entry first."""
    right = [one for one in questions if library_meant(one.question, one.language).glossary.game == one.game]
    return {"game": (len(right), len(questions)), "first": (figures(answered(right))["first"][0], len(questions))}


def line(name: str, counted: Mapping[str, tuple[int, int]]) -> str:
    """Return the figures of a set in one line, each in percent with its interval."""
    told = [f"{name:22}"]
    for what, (count, whole) in counted.items():
        low, high = interval(count, whole)
        told.append(f"{what} {100 * count / max(whole, 1):3.0f} ({100 * low:.0f}-{100 * high:.0f}) of {whole:<4}")
    return "  ".join(told)


def main() -> None:
    """Print the figures of every set."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.quality", description=__doc__)
    parser.add_argument("sets", nargs="*", default=list(sets()))
    parser.add_argument("--misses", action="store_true", help="print the missed questions of the sets that may be read")
    parser.add_argument("--no-game", action="store_true", help="do not tell the search which game a question is about")
    arguments = parser.parse_args()
    for name in arguments.sets if arguments.no_game else ():
        print(line(name, chosen(asked(name))), flush=True)
    for name in () if arguments.no_game else arguments.sets:
        found = answered(asked(name))
        print(line(name, figures(found)), flush=True)
        for one, answer in found if arguments.misses and name not in UNREAD else ():
            if answer.ranked[:1] == [] or answer.ranked[0] not in one.expected:
                print(f"  {'OPENED' if answer.entry else '     ?'} {one.game} {one.question[:150]!r}")
                print(f"         wanted {'|'.join(one.expected)}; found {answer.ranked[:5]}")


if __name__ == "__main__":
    main()
