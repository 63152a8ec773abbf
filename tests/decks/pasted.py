"""Lists in the forms in which people paste them, each with a deck of its own. The words are ours."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from json import dumps
from pathlib import Path
from textwrap import fill
from typing import Final, NamedTuple

from bot.decks.judging.check import check
from engine.l5r_ccg.definition import pool
from engine.l5r_lcg.definition import catalogue

FILES: Final = Path(__file__).parent / "files"
LCG: Final = ("crab", "crane-seeker", "dragon", "lion", "phoenix", "scorpion", "unicorn", "45-cards", "no-role")
CCG: Final = ("crab", "crane", "dragon", "lion", "mantis", "naga", "phoenix", "scorpion", "toturi", "unicorn")
POLISH: Final = {
    **{"stronghold": "Twierdza", "role": "Rola", "province": "Prowincje", "character": "Postacie"},
    **{"holding": "Miejsca", "event": "Wydarzenia", "attachment": "Dodatki"},
}
PLAIN: Final = str.maketrans("āēīōūĀĒĪŌŪ", "aeiouAEIOU")


class Row(NamedTuple):
    """A card of a deck: how many, its name, id, type, set, cost, element, and the part of the list it belongs to."""

    copies: int
    name: str
    id: str
    type: str
    pack: str
    cost: str
    element: str
    part: str


Rows = Sequence[Row]
Line = Callable[[Row], str]


def rows(game: str, cards: Iterable[tuple[str, int]]) -> list[Row]:
    """Return the rows of a deck, those outside of its draw decks first."""
    found = []
    for id, copies in cards:
        if game == "l5r-lcg":
            facts = catalogue()[id].facts
            element, pack = facts.element or "", "Core Set"
        else:
            facts = pool()[id].facts
            element, pack = "", "Emerald"
        part = facts.side.capitalize() if facts.side in ("dynasty", "conflict", "fate") else ""
        cost = getattr(facts, "cost", None)
        found.append(Row(copies, facts.name, id, facts.type, pack, str(cost or 0), element, part))
    return sorted(found, key=lambda row: row.part != "")


def lines(held: Rows, line: Line) -> str:
    """Return rows as lines of text."""
    return "\n".join(map(line, held))


def parts(held: Rows) -> dict[str, list[Row]]:
    """Return the rows of each part, the cards outside of the draw decks first."""
    return {part: [row for row in held if row.part == part] for part in dict.fromkeys(row.part for row in held)}


def kinds(held: Rows) -> dict[str, list[Row]]:
    """Return the rows of each type."""
    return {kind: [row for row in held if row.type == kind] for kind in dict.fromkeys(row.type for row in held)}


def total(held: Rows) -> int:
    """Return the number of cards."""
    return sum(row.copies for row in held)


def headed(held: Rows, head: Callable[[str, Rows], str], line: Line, between: str = "\n\n") -> str:
    """Return the deck with a heading above each part."""
    return between.join(f"{head(part or 'Stronghold', own)}\n{lines(own, line)}" for part, own in parts(held).items())


def times(row: Row) -> str:
    """Return a row as ``3x Name``."""
    return f"{row.copies}x {row.name}"


def spaced(row: Row) -> str:
    """Return a row as ``3 Name``."""
    return f"{row.copies} {row.name}"


def _colon(part: str, held: Rows) -> str:
    return f"{part}:"


def _sum(part: str, held: Rows) -> str:
    return f"{part} ({total(held)})"


def _typed(held: Rows, head: Callable[[str, Rows], str], line: Line) -> str:
    return "\n\n".join(
        f"{_sum(part or 'Stronghold', own)}\n"
        + "\n".join(f"{head(kind, one)}\n{lines(one, line)}" for kind, one in kinds(own).items())
        for part, own in parts(held).items()
    )


def fiveringsdb(held: Rows) -> str:
    """Return the text export of a deck site: provinces with their element, influence as dots, the sets at the end."""
    top = [row for row in held if not row.part]
    front = "\n".join(f"{row.name}{f' ({row.element.capitalize()})' if row.type == 'province' else ''}" for row in top)
    rest = "\n\n".join(
        f"{part} Deck ({total(own)} cards)\n"
        + "\n".join(
            f"{kind.capitalize()}s ({total(one)})\n{lines(one, lambda row: f'{times(row)} ••')}"
            for kind, one in kinds(own).items()
        )
        for part, own in parts(held).items()
        if part
    )
    return f"Saturday's deck\n\n{front}\n\n{rest}\n\nIncluded packs: Core Set\nDeck built with FiveRingsDB."


def emeralddb(held: Rows) -> str:
    """Return a page of another deck site as it is copied: names and sets in lines of their own."""
    body = headed(held, lambda part, own: f"{part.upper()} {total(own)}", lambda row: f"{row.copies}x\t{row.name}")
    return f"Deck by somebody\nLast updated: 2021-04-03\nFormat: Stronghold\n\n{body}\n\nEdit\nDelete\nCopy deck"


def octgn(held: Rows) -> str:
    """Return a program's file in which each section stands in lines of its own."""
    inside = "".join(
        f'  <section name="{part or "Stronghold"}" shared="False">\n'
        + lines(own, lambda row: f'    <card qty="{row.copies}" id="2f5a-11">{row.name}</card>')
        + "\n  </section>\n"
        for part, own in parts(held).items()
    )
    return f'<?xml version="1.0"?>\n<deck game="9e0c" sleeveid="0">\n{inside}  <notes><![CDATA[]]></notes>\n</deck>'


def attributes(held: Rows) -> str:
    """Return XML with everything in attributes."""
    inside = lines(held, lambda row: f'  <card name="{row.name}" quantity="{row.copies}" set="{row.pack}"/>')
    return f"<?xml version='1.0'?>\n<decklist>\n{inside}\n</decklist>"


def joined(held: Rows, between: str = ", ") -> str:
    """Return rows in one line."""
    return between.join(map(times, held))


def wrapped(held: Rows) -> str:
    """Return a list whose counts a phone has put into lines of their own."""
    return "\n".join(f"{row.copies}x\n{row.name}" for row in held)


def letter_in_one_line(held: Rows) -> str:
    """Return a letter that has lost the ends of its lines."""
    body = " ".join(f"{part or 'Stronghold'}: {' '.join(map(times, own))}" for part, own in parts(held).items())
    return f"From: Ann <ann@example.org> To: list@example.org Subject: my new deck Hi all, here is my deck. {body}"


def doubled(held: Rows) -> str:
    """Return a list in which a web page's links repeat each name."""
    return headed(held, _sum, lambda row: f"{row.copies}x {row.name} {row.name}")


def doubled_with_pictures(held: Rows) -> str:
    """Return a list in which the text of a picture stands before each link."""
    return headed(held, _sum, lambda row: f"{row.copies} {row.name}{row.name}")


def answered_twice(held: Rows) -> str:
    """Return a list quoted in an answer to an answer, with a name and a phone's signature below it."""
    quoted = "\n".join(f"> > {line}" for line in headed(held, _sum, times).split("\n"))
    return f"I like it.\n\nAnn wrote:\n> Bob wrote:\n{quoted}\n>\n> Cheers\n> Bob\n\nSent from my phone"


def side_by_side(held: Rows) -> str:
    """Return a spreadsheet with the two draw decks side by side."""
    own = parts(held)
    top = lines(own.pop("", ()), lambda row: f"{row.copies}\t{row.name}")
    columns = [[f"{row.copies}\t{row.name}" for row in side] for side in own.values()]
    body = "\n".join("\t\t".join(cells) for cells in zip_longest(*columns, fillvalue="\t"))
    return f"{top}\n" + "\t\t\t".join(own) + f"\n{body}"


LCG_FORMS: Final[dict[str, Callable[[Rows], str]]] = {
    "a deck site's text": fiveringsdb,
    "another deck site's page": emeralddb,
    "names doubled by links": doubled,
    "names doubled by pictures": doubled_with_pictures,
    "a set before the name": lambda held: headed(held, _sum, lambda row: f"{row.copies}x {row.pack}: {row.name}"),
    "a set in brackets before the name": lambda held: headed(
        held, _colon, lambda row: f"{row.copies} [{row.pack}] {row.name}"
    ),
    "a letter without line ends": letter_in_one_line,
    "a forum's code": lambda held: (
        "[quote=Ann]\n"
        + headed(held, lambda part, own: f"[b][u]{_sum(part, own)}[/u][/b]", lambda row: f"[*]{row.copies}x {row.name}")
        + "\n[/quote]"
    ),
    "a forum's colours": lambda held: headed(
        held,
        lambda part, own: f"[color=red][b]{part}[/b][/color]",
        lambda row: f"[i]{row.copies}[/i] [b]{row.name}[/b]",
    ),
    "markdown lists": lambda held: (
        "# My deck\n\n" + headed(held, lambda part, own: f"## {part}", lambda row: f"* {row.copies}x {row.name}")
    ),
    "markdown, nested": lambda held: "\n".join(
        f"- **{part or 'Stronghold'}** ({total(own)})\n" + lines(own, lambda row: f"    - {row.copies} {row.name}")
        for part, own in parts(held).items()
    ),
    "commas": lambda held: (
        "Quantity,Card,Type,Set\n" + lines(held, lambda row: f'{row.copies},"{row.name}",{row.type},{row.pack}')
    ),
    "semicolons": lambda held: "Nom;Quantité;Type\n" + lines(held, lambda row: f"{row.name};{row.copies};{row.type}"),
    "tabs": lambda held: "Qty\tName\tSide\n" + lines(held, lambda row: f"{row.copies}\t{row.name}\t{row.part}"),
    "tabs without a first line": lambda held: lines(held, lambda row: f"{row.name}\t{row.type}\t{row.copies}"),
    "a program's sections": octgn,
    "XML with attributes": attributes,
    "a phone's line breaks": wrapped,
    "copies after names": lambda held: headed(held, _colon, lambda row: f"{row.name}   x{row.copies}"),
    "copies far behind": lambda held: headed(held, _sum, lambda row: f"{row.name:<42}{row.copies}"),
    "no accents": lambda held: headed(held, _sum, lambda row: times(row).translate(PLAIN)),
    "curly signs": lambda held: headed(
        held, _sum, lambda row: f"{row.copies}× “{row.name.replace(chr(39), chr(8217))}”"
    ),
    "types within decks": lambda held: _typed(held, lambda kind, own: f"{kind.capitalize()}s - {total(own)}", times),
    "a builder's letters and costs": lambda held: headed(
        held,
        lambda part, own: f"-- {_sum(part, own)} --",
        lambda row: f"{row.copies} - {row.name} ({row.type[0].upper()}, {row.cost})",
    ),
    "quoted twice, from a phone": answered_twice,
    "code with the name of a language": lambda held: (
        "here is my list\n```ini\n"
        + headed(held, lambda part, own: f"[{part}]", lambda row: f"{row.name} = {row.copies}")
        + "\n```\nlmk"
    ),
    "equals signs": lambda held: headed(held, _colon, lambda row: f"{row.name}={row.copies}"),
    "angle brackets": lambda held: headed(held, _colon, lambda row: f"<{row.copies}> {row.name}"),
    "a rank in the title": lambda held: "Mill deck, top 8\n\n" + headed(held, _sum, times),
    "Polish pieces": lambda held: "\n".join(
        f"{POLISH[kind]} ({total(own)} szt.):\n" + lines(own, lambda row: f"{row.copies} szt. {row.name}")
        for kind, own in kinds(held).items()
    ),
    "two tables side by side": side_by_side,
    "dots and remarks": lambda held: headed(
        held, _colon, lambda row: f"{row.name}{'.' * (40 - len(row.name))}{row.copies} (cost {row.cost})"
    ),
    "counts below names": lambda held: headed(held, _colon, lambda row: f"{row.name}\nx{row.copies}"),
    "costs behind names": lambda held: headed(held, _sum, lambda row: f"{row.copies}x {row.name}, cost {row.cost}"),
}
CCG_FORMS: Final[dict[str, Callable[[Rows], str]]] = {
    "Sun and Moon": lambda held: "\n".join(
        f"# {part or 'Pre-Game'}\n"
        + "\n".join(f"# {kind.capitalize()}s ({total(one)})\n{lines(one, spaced)}" for kind, one in kinds(own).items())
        for part, own in parts(held).items()
    ),
    "Egg of P'an Ku": lambda held: (
        "Deck: Mine\n\nStronghold:\n"
        + "\n\n".join(
            lines(own, lambda row: f"\t{row.copies}x {row.name}")
            if not part
            else f"{part} Deck ({total(own)}):\n"
            + "\n".join(
                f"{kind.capitalize()}s ({total(one)}):\n{lines(one, lambda row: chr(9) + times(row))}"
                for kind, one in kinds(own).items()
            )
            for part, own in parts(held).items()
        )
    ),
    "Egg of P'an Ku, short": lambda held: headed(
        held, lambda part, own: f"{part} [{total(own)}]", lambda row: f"{row.copies} {row.name} - {row.pack}"
    ),
    "a program's table": lambda held: lines(held, lambda row: f"{row.copies}\t{row.name}\t{row.pack}"),
    "a news group": lambda held: (
        "From: ann@example.org (Ann)\nNewsgroups: rec.games.trading-cards.misc\n"
        "Subject: [L5R] My deck, please comment\nDate: 3 Sep 1997 11:02:33 GMT\n\n"
        + headed(
            held,
            lambda part, own: f"{part.upper()} ({total(own)})\n{'=' * 20}",
            lambda row: f"   {row.copies}  {row.name}",
        )
        + "\n\n--\nAnn\nann@example.org"
    ),
    "quoted in an answer": lambda held: (
        "Ann wrote:\n" + "\n".join(f"> {line}" for line in headed(held, _colon, spaced).split("\n"))
    ),
    "a report": lambda held: (
        "First place: Ann\n\n"
        + headed(held, lambda part, own: f"{part} - {total(own)} cards", lambda row: f"{row.name} ({row.copies})")
    ),
    "kinds in a line": lambda held: "\n".join(
        f"{kind.capitalize()}s ({total(own)}): {', '.join(f'{row.name} x{row.copies}' for row in own)}"
        for kind, own in kinds(held).items()
    ),
    "a weblog's list": lambda held: (
        "<h3>My deck</h3>\n"
        + headed(
            held,
            lambda part, own: f"<b>{part}</b><br>",
            lambda row: f"{row.copies}x {row.name.replace(chr(39), '&#39;')}<br/>",
        )
    ),
    "a list of a web page": lambda held: (
        "<ul>\n" + lines(held, lambda row: f"<li>{row.copies} <i>{row.name}</i></li>") + "\n</ul>"
    ),
    "dots between": lambda held: headed(
        held, _colon, lambda row: f"{row.name} {'.' * (40 - len(row.name))} {row.copies}"
    ),
    "a news group's colons": lambda held: (
        "Subject: Re: my deck\nNewsgroups: rec.games\n\n: > Here is the deck that won on Saturday:\n"
        + "\n".join(f": > {line}" for line in headed(held, _sum, spaced).split("\n"))
        + "\n\nToo slow imho.\n___\nAnn"
    ),
    "numbers of words": lambda held: headed(
        held, _colon, lambda row: f"{('', 'One', 'Two', 'Three')[row.copies]} {row.name}"
    ),
    "a set before the name": lambda held: headed(held, _colon, lambda row: f"{row.copies} {row.pack} - {row.name}"),
    "a letter without line ends": letter_in_one_line,
    "names doubled by links": doubled,
    "brackets around copies": lambda held: headed(held, _sum, lambda row: f"[{row.copies}] {row.name}"),
    "small letters and no signs": lambda held: headed(
        held, _colon, lambda row: f"{row.copies} {row.name.lower().replace(chr(39), '').replace(',', '')}"
    ),
    "Polish letters": lambda held: headed(
        held,
        lambda part, own: (
            {"Stronghold": "Twierdza", "Dynasty": "Talia Dynastii", "Fate": "Talia Losu"}[part]
            + f" – {total(own)} kart"
        ),
        lambda row: f"{row.name} – {row.copies} szt.",
    ),
    "French letters": lambda held: headed(
        held,
        lambda part, own: (
            {"Stronghold": "Forteresse", "Dynasty": "Dynastie", "Fate": "Destin"}[part] + f" : {total(own)} cartes"
        ),
        lambda row: f"{row.copies} × {row.name}",
    ),
}


# Forms of both games.
BROKEN: Final[dict[str, Callable[[Rows], str]]] = {
    "rows that mail has wrapped": lambda held: fill(", ".join(map(times, held)), 72),
    "rows with semicolons that mail has wrapped": lambda held: fill("; ".join(map(times, held)), 60),
    "a chat's export": lambda held: lines(held, lambda row: f"[12/1/26, 10:12:04] Ann: {times(row)}"),
    "a chat's export without brackets": lambda held: lines(held, lambda row: f"1.12.2026, 10:12 - Ann: {times(row)}"),
    "a message with its date": lambda held: f"Ann\n—\n12/01/2026 10:12\n{lines(held, times)}",
    "a table of Markdown": lambda held: (
        "| Count | Card |\n|:-----:|------|\n" + lines(held, lambda row: f"| {row.copies} | {row.name} |")
    ),
    "a table with its sum": lambda held: (
        "qty\tname\n" + lines(held, lambda row: f"{row.copies}\t{row.name}") + f"\nTotal\t{total(held)}"
    ),
    "prices behind": lambda held: lines(held, lambda row: f"{times(row)}  $0.50"),
    "an object on each line": lambda held: lines(held, lambda row: dumps({"name": row.name, "qty": row.copies})),
    "a program's words": lambda held: dumps(
        {"deck": [{"quantity": row.copies, "cardName": row.name, "type": row.type} for row in held]}
    ),
    "a web page in one line": lambda held: "<ul>" + "".join(f"<li>{times(row)}</li>" for row in held) + "</ul>",
}


def deck(game: str, name: str) -> dict[str, int]:
    """Return the cards of a legal deck."""
    text = (FILES / game / f"legal-{name}.txt").read_text(encoding="utf-8")
    return dict(check(text, game).reading.cards)


def pasted() -> Iterator[tuple[str, str, str, Callable[[Rows], str]]]:
    """Yield each form with its game and the name of its deck."""
    for game, names, forms in (("l5r-lcg", LCG, LCG_FORMS), ("l5r-ccg", CCG, CCG_FORMS)):
        for number, (form, write) in enumerate((forms | BROKEN).items()):
            yield game, form, names[number % len(names)], write
