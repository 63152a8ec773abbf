"""Whole posts with a deck, in the forms of sites, programs, letters and tournament reports. The words are ours."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.l5r_ccg.definition import pool
from engine.l5r_lcg.definition import catalogue


class Row(NamedTuple):
    """A card of a deck: how many, its name, its type and the deck it belongs to (empty outside of both draw decks)."""

    copies: int
    name: str
    type: str
    side: str


def rows(game: str, cards: Mapping[str, int]) -> list[Row]:
    """Return the rows of a deck, those outside of its draw decks first."""
    found = []
    for id, count in cards.items():
        facts = catalogue()[id].facts if game == "l5r-lcg" else pool()[id].facts
        found.append(Row(count, facts.name, facts.type, facts.side if facts.side in SIDES else ""))
    return sorted(found, key=lambda row: row.side != "")


SIDES: Final = ("dynasty", "conflict", "fate")
Line = Callable[[int, str], str]


def spaced(copies: int, name: str) -> str:
    """Return a row as ``3 Name``."""
    return f"{copies} {name}"


def times(copies: int, name: str) -> str:
    """Return a row as ``3x Name``."""
    return f"{copies}x {name}"


def block(held: Sequence[Row], line: Line) -> str:
    """Return rows as lines of text."""
    return "\n".join(line(row.copies, row.name) for row in held)


def by_type(held: Sequence[Row], head: Callable[[str, int], str], line: Line) -> str:
    """Return the rows in one block for each type, with a heading above each block."""
    blocks = []
    for type in dict.fromkeys(row.type for row in held):
        own = [row for row in held if row.type == type]
        blocks.append(f"{head(type, sum(row.copies for row in own))}\n{block(own, line)}")
    return "\n\n".join(blocks)


def posts(game: str, cards: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Yield the deck in each form, with the form's name."""
    deck = rows(game, cards)
    front = [row for row in deck if not row.side]
    halves = {side: [row for row in deck if row.side == side] for side in SIDES if any(r.side == side for r in deck)}
    sums = {side: sum(row.copies for row in held) for side, held in halves.items()}
    named = block(front, lambda _, name: name)
    first = front[0].name
    below = {side: f"{side.capitalize()}\n{block(held, times)}" for side, held in halves.items()}

    def whole(top: str, half: Callable[[str, Sequence[Row]], str], between: str = "\n\n") -> str:
        return between.join((top, *(half(side, held) for side, held in halves.items())))

    yield (
        "a weblog",
        whole(
            f"My duelling deck\n\nStronghold: {first}\n{block(front[1:], spaced)}",
            lambda side, held: (
                f"{side.capitalize()} deck ({sums[side]} cards)\n\n"
                + by_type(
                    held, lambda type, count: f"{type.capitalize()}s ({count})", lambda c, name: f"{c} X {name.lower()}"
                )
            ),
        ),
    )
    yield (
        "a weblog without a word for the stronghold",
        whole(
            f"A slower build!\n\n{named}",
            lambda side, held: (
                f"{side.capitalize()} deck ({sums[side]} cards)\n\n{block(held, lambda c, n: f'{c} X {n}')}"
            ),
        ),
    )
    yield (
        "a builder's export",
        whole(
            f"# Stronghold ({len(front)})\n{block(front, spaced)}",
            lambda side, held: (
                f"# {side.capitalize()} ({sums[side]})\n\n"
                + by_type(held, lambda type, count: f"# {type.capitalize()} ({count})", spaced)
            ),
        ),
    )
    yield (
        "an export with remarks",
        whole(
            f"# Stronghold ({len(front)})\n{block(front, spaced)}",
            lambda side, held: (
                f"# {side.capitalize()} ({sums[side]})\n\n"
                + by_type(held, lambda type, count: f"# {type.capitalize()} ({count})", spaced)
                + "\nThis part has been quite stable, and it allows fast starts."
            ),
        ),
    )
    yield (
        "a report with a remark behind each card",
        whole(
            f"Decklist:\n\n{named}",
            lambda side, held: (
                f"{side.capitalize()}:\n\n"
                + block(held, lambda c, n: f"{c} {n} (strong all day, and it decides the matchups that matter.)")
            ),
        ),
    )
    yield "no headings at all", whole(f"{named}\n", lambda _, held: by_type(held, lambda *_: "", times))
    yield "an edition above", f"Edition: our own\n{named}\n" + "\n".join(block(held, times) for held in halves.values())
    yield (
        "a letter with a header",
        "Date: Mon, 28 Sep 1998 10:49:57 -0400\nFrom: ann@example.org\nTo: list@example.org\nSubject: [L5R] my deck\n\n"
        + whole(
            f"Hi there, here it is again.\n\n{named}",
            lambda side, held: f"{side.capitalize()} ({sums[side]}):\n{block(held, lambda c, n: f'{n} x{c}')}",
        )
        + "\n\n-- \nYours, Ann\n",
    )
    yield (
        "underlined headings and dots",
        whole(
            f"STRONGHOLD\n----------\n{named}",
            lambda side, held: f"{side.upper()} ({sums[side]})\n-------\n{block(held, lambda c, n: f'{n:.<38}{c}')}",
        ),
    )
    yield "kinds with counts", f"{named}\n\n" + whole("", lambda _, h: by_type(h, lambda t, n: f"{n} {t}s:", times))
    yield (
        "kinds in capitals",
        f"Stronghold\n{named}\n\n"
        + whole("", lambda _, held: by_type(held, lambda t, n: f"{t.upper()}S: {n}", lambda c, n: f"  {c}  {n}")),
    )
    yield (
        "LackeyCCG, text",
        "\n".join(block(held, lambda c, n: f"{c}\t{n}") for held in halves.values())
        + "\nStronghold:\n"
        + block(front, lambda c, n: f"{c}\t{n}"),
    )
    copies = {
        side: [row.name for row in held for _ in range(row.copies)]
        for side, held in (*halves.items(), ("stronghold", front))
    }
    yield (
        "LackeyCCG, file",
        '<deck version="0.8">\n'
        + "\n".join(
            f'<superzone name="{side.capitalize()}">\n'
            + "\n".join(f'<card><name id="{at}">{name}</name><set>X</set></card>' for at, name in enumerate(names))
            + "\n</superzone>"
            for side, names in copies.items()
        )
        + "\n</deck>",
    )
    yield (
        "OCTGN",
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="b4dbcb8a">\n'
        + "\n".join(
            f'<section name="{side.capitalize()}">\n'
            + block(held, lambda c, n: f'<card qty="{c}" id="a">{n}</card>')
            + "\n</section>"
            for side, held in (("stronghold", front), *halves.items())
        )
        + "\n</deck>",
    )
    yield (
        "the deck behind each card",
        f"Title: Mine\nAuthor: Ann\n\n{block(front, spaced)}\n"
        + "\n".join(f"{row.copies} {row.name} ({row.side.capitalize()})" for row in deck if row.side),
    )
    yield (
        "a wiki's table",
        '{| class="wikitable"\n! Qty !! Card\n'
        + "\n".join(f"|-\n| {row.copies} || {row.name}" for row in deck)
        + "\n|}",
    )
    yield (
        "copies in words",
        whole(
            named,
            lambda side, held: (
                f"{side.capitalize()}\n" + block(held, lambda c, n: f"{n}, {c} copies" if c > 1 else f"{n}, 1 copy")
            ),
        ),
    )
    yield "copies of", block(deck, lambda c, n: f"{c} of {n}")
    yield "copies in French", block(deck, lambda c, n: f"{c} ex. {n}")
    yield "a table of Reddit", "\n".join(f"| {row.copies}x | **{row.name}** | {row.type} |" for row in deck)
    yield (
        "numbered in each part",
        whole(
            named,
            lambda side, held: (
                f"{side.capitalize()}\n"
                + "\n".join(f"{at}. {row.copies}x {row.name}" for at, row in enumerate(held, 1))
            ),
        ),
    )
    yield (
        "quoted twice",
        "\n".join(f">> {line}" for line in whole(f"SH: {named}", lambda side, _: below[side]).splitlines()),
    )
    yield (
        "numbers behind",
        whole(named, lambda s, h: f"{s.capitalize()}\n{block(h, lambda c, n: f'{c}x {n} [2g, F3]')}"),
    )
    yield (
        "a forum's post",
        "Slow and steady\nBy Ann, in Deck Building\n\nI would like to hear what you think of this one.\nQuote\n\n"
        + whole(f"{named}", lambda _, held: block(held, times).replace("\n", "\n\n"))
        + "\n\nThe plan is to hold out until the third turn, and then to win everything at once.\n\nTricks:\n\n"
        "- Keep the big ones at home, because they decide the last battle anyway.\n\nThings to change:\n\n"
        "- More of the cheap ones would help to begin earlier, of course.",
    )
    yield (
        "one line",
        f"{'; '.join(row.name for row in front)}; " + "; ".join(spaced(r.copies, r.name) for r in deck if r.side),
    )
    yield (
        "a line for each kind",
        "\n".join(
            f"{type.capitalize()}: " + ", ".join(times(row.copies, row.name) for row in deck if row.type == type)
            for type in dict.fromkeys(row.type for row in deck)
        ),
    )
