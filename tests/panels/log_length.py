"""``python -m tests.panels.log_length``: how long the log of a match is, in lines for each round and in pages.

Random matches of the card game are played to their end; ``--show`` prints the log of one match.
"""

import argparse
from collections.abc import Iterator
from statistics import mean

from bot.games import Scene, face_of
from bot.panels.log import Chapter, pages, written
from bot.words import COMPLETE, Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

GAME, DECKS, NAMES = "l5r-lcg", ("crane-starter", "lion-starter"), ("Hana", "Kenji")
ROUNDS = 9  # rounds of the long match whose pages are estimated


def played(seed: int) -> Match:
    """Return a match that two random players have played to its end."""
    face, stream = face_of(GAME), Stream(seed)
    seats = tuple(face.seat(deck, name) for deck, name in zip(DECKS, NAMES, strict=True))
    match = Match.start(Header(GAME, f"log {seed}", seats, options=face.options([0, 1], {})))
    while match.outcome is None:
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, choose(prompt, stream))
    return match


def log_of(match: Match, language: str, viewer: int | None = None) -> list[Chapter]:
    """Return the log as a viewer reads it in a language."""
    scene = Scene(Words.load()[language].of(GAME), NAMES, match.view(viewer))
    return written(face_of(GAME), match.records, viewer, scene)


def figures(matches: int) -> Iterator[str]:
    """Yield the figures, one line for each language."""
    found = [played(seed) for seed in range(matches)]
    for language in COMPLETE:
        logs = [log_of(match, language, 0) for match in found]
        rounds = sum(len(log) - 1 for log in logs)
        lines = sum(len(chapter.lines) for log in logs for chapter in log[1:]) / rounds
        leaves = sum(len(pages(log)) for log in logs)
        longest = max(len(line) for log in logs for chapter in log for line in chapter.lines)
        yield (
            f"{language}: {mean(len(log) - 1 for log in logs):.1f} rounds a match, {lines:.1f} lines a round, "
            f"{ROUNDS * leaves / rounds:.1f} pages for {ROUNDS} rounds, longest line {longest} characters"
        )


def main() -> None:
    """Measure the logs, or show the log of one match."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.log_length")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--show", metavar="LANGUAGE", choices=COMPLETE, help="write one log instead of the figures")
    arguments = parser.parse_args()
    print(
        "\n\n".join(pages(log_of(played(0), arguments.show)))
        if arguments.show
        else "\n".join(figures(arguments.matches))
    )


if __name__ == "__main__":
    main()
