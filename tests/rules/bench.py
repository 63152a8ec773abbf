"""How long a lookup takes: ``python -m tests.rules.bench`` prints the times."""

import csv
import resource
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import process_time

from bot.rules.asking import ask
from bot.rules.cards import cards, rulings
from bot.rules.query import LONGEST
from bot.rules.reference import references
from bot.rules.search import libraries
from bot.rules.titles import FITS, NEAR
from bot.words import Words
from engine.kernel.games import games
from engine.l5r_ccg.definition import pool
from engine.l5r_lcg.definition import catalogue

HERE = Path(__file__).parent
NOTHING = ("zzzzqqq", "why does my opponent always win when I take the water ring and nobody defends", "x" * 100)
POST = "My opponent played a card that I had not seen before and we could not agree on what it does. "


def questions(game: str, what: str = "questions") -> list[dict[str, str]]:
    """Return people's questions about a game, or the ``situations`` they describe, with the expected entry first."""
    name = "_".join(filter(None, (what, game.replace("-", "_"))))
    with (HERE / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def timed(act: Callable[[str], object], queries: Iterable[str]) -> tuple[float, float]:
    """Return median and 99th percentile of the process time of ``act`` in milliseconds."""
    took = []
    for query in queries:
        start = process_time()
        act(query)
        took.append((process_time() - start) * 1000)
    cut = quantiles(took, n=100)
    return cut[49], cut[98]


def typed(queries: Iterable[str]) -> Iterator[str]:
    """Yield the beginnings of each query, letter by letter, as a person types it."""
    for query in queries:
        yield from (query[:length] for length in range(len(query) + 1))


def measure(every: int = 1) -> dict[str, tuple[float, float]]:
    """Return the median and the 99th percentile in milliseconds for each task.

    If ``every`` is given, only every ``every``-th question is asked.
    """
    known = cards()
    names = [card.name for card in known.all.values()][:: 9 * every] + list(NOTHING)
    took: dict[str, tuple[float, float]] = {}
    for game, library in libraries().items():
        asked = [row["question"] for row in questions(game)][::every] + list(NOTHING)
        took[f"{game} look-up"] = timed(partial(library.look_up, language="en"), asked * 3)
        took[f"{game} autocomplete"] = timed(partial(library.suggest, language="fr"), typed(asked[::3]))
        took[f"{game} faq"] = timed(partial(library.answers, language="pl"), asked)
    posts = [row["question"] for row in questions("", "posts")] + [(POST * 9)[:LONGEST]]
    took["a post, all games"] = timed(partial(ask, language="en"), posts * 2)
    return took | {
        "card": timed(lambda name: known.named(name, least=FITS) or known.nearest(name), names * 3),
        "card autocomplete": timed(lambda name: known.named(name, least=NEAR), typed(names[::4])),
    }


def main() -> None:
    """Print how long loading and lookups take."""
    start = process_time()
    Words.load(), references(), catalogue(), pool()  # the bot has loaded these in any case, to play matches
    for game in games("glossary"):
        Words.load()["en"].of(game)
    had, before = process_time(), memory()
    libraries(), cards(), rulings()
    took = f"{process_time() - had:.3f} s after words, cards and pictures for play in {had - start:.3f} s"
    print(f"loading: {took} of the processor's time, {memory() - before:.0f} MB")
    for what, (median, slow) in measure().items():
        print(f"{what}: {median:.2f} ms, p99 {slow:.2f} ms")
    print(f"the whole process: {memory():.0f} MB")


def memory() -> float:
    """Return the most memory that this process has used, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
