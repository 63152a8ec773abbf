"""One deck in the forms in which people paste lists: text, markup, tables, data, pages and letters."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.l5r_lcg.definition import catalogue

HEADS: Final = {"stronghold": "Stronghold", "role": "Role", "province": "Provinces"}
FRENCH: Final = {"Stronghold": "Forteresse", "Role": "Rôle", "Dynasty": "Dynastie", "Conflict": "Conflit"}
POLISH: Final = {
    **{"Stronghold": "Twierdza", "Role": "Rola", "Provinces": "Prowincje"},
    **{"Dynasty": "Dynastia", "Conflict": "Konflikt"},
}
SPOKEN: Final = {1: "one", 2: "two", 3: "three"}


class Row(NamedTuple):
    """A card of the deck: how many, its name, id, type, part, cost and number."""

    copies: int
    name: str
    id: str
    type: str
    part: str
    cost: str
    number: str


def rows(cards: Mapping[str, int]) -> list[Row]:
    """Return the rows of the deck, by card and count."""
    found = []
    for id, count in cards.items():
        facts = catalogue()[id].facts
        part = HEADS.get(facts.type, "Dynasty" if facts.side == "dynasty" else "Conflict")
        cost = "" if facts.cost is None else str(facts.cost)
        found.append(Row(count, facts.name, id, facts.type, part, cost, facts.printings[0].number))
    return found


LINES: Final[dict[str, Callable[[Row], str]]] = {
    "3 Name": lambda row: f"{row.copies} {row.name}",
    "3x Name": lambda row: f"{row.copies}x {row.name}",
    "3 x Name": lambda row: f"{row.copies} x {row.name}",
    "3× Name": lambda row: f"{row.copies}× {row.name}",
    "x3 Name": lambda row: f"x{row.copies} {row.name}",
    "+3 Name": lambda row: f"+{row.copies} {row.name}",
    "[3] Name": lambda row: f"[{row.copies}] {row.name}",
    "(3) Name": lambda row: f"({row.copies}) {row.name}",
    "Name x3": lambda row: f"{row.name} x{row.copies}",
    "Name x 3": lambda row: f"{row.name} x {row.copies}",
    "Name (3)": lambda row: f"{row.name} ({row.copies})",
    "Name (x3)": lambda row: f"{row.name} (x{row.copies})",
    "Name - 3": lambda row: f"{row.name} - {row.copies}",
    "Name: 3": lambda row: f"{row.name}: {row.copies}",
    "Name .... 3": lambda row: f"{row.name} .......... {row.copies}",
    "Name, tab, 3": lambda row: f"{row.name}\t{row.copies}",
    "3, tab, Name": lambda row: f"{row.copies}\t{row.name}",
    "3, Name": lambda row: f"{row.copies}, {row.name}",
    "three Name": lambda row: f"{SPOKEN[row.copies]} {row.name}",
    "capitals": lambda row: f"{row.copies} {row.name.upper()}",
    "small letters": lambda row: f"{row.copies} {row.name.lower()}",
    "no accents": lambda row: f"{row.copies} {row.name}".translate(str.maketrans("ōūŌ", "ouO")),
    "round apostrophes": lambda row: f"{row.copies} {row.name}".replace("'", "’"),
    "quoted names": lambda row: f'{row.copies} "{row.name}"',
    "a row for each copy": lambda row: "\n".join([row.name] * row.copies),
    "set behind": lambda row: f"{row.copies}x {row.name} (Core Set) •••",
    "number behind": lambda row: f"{row.copies}x {row.name} <Core Set> #{row.number}",
    "type behind": lambda row: f"{row.copies}x {row.name}, {row.type}",
    "comment behind": lambda row: f"{row.copies} {row.name}  # good card",
    "another comment": lambda row: f"{row.copies} {row.name} // from the core",
    "columns with bars": lambda row: f"{row.copies} | {row.name} | {row.type} | {row.cost}",
    "ids": lambda row: f"{row.id}: {row.copies}",
    "points": lambda row: f"• {row.copies} {row.name}",
    "pictures": lambda row: f"▪️ {row.copies}x {row.name} ⭐",
    "bold in Discord": lambda row: f"- {row.copies}x **{row.name}**",
    "links in Discord": lambda row: f"* {row.copies}x [{row.name}](https://example.org/card/{row.id}) (Core Set)",
    "a forum's code": lambda row: f"[b]{row.copies}x[/b] [url=http://example.org/{row.id}]{row.name}[/url]",
    "quoted mail": lambda row: f"> {row.copies} {row.name}",
    "a web page": lambda row: f'<li>{row.copies}x <a href="/card/{row.id}">{row.name}</a></li>',
    "a table of Discord": lambda row: f"| {row.copies} | {row.name} |",
    "a capital X": lambda row: f"{row.copies} X {row.name.capitalize()}",
    "splash cards starred": lambda row: f"{row.copies} {'**' if row.part == 'Conflict' else ''}{row.name}",
    "a remark behind": lambda row: f"{row.copies} {row.name} (with 5 fate they are key here)",
    "a sentence below": lambda row: f"{row.copies} {row.name}\nThis one wins games alone, and nobody expects it.",
    "names of a wiki": lambda row: f"* {row.copies}× [[{row.name}]]",
    "x3, Name": lambda row: f"x{row.copies}, {row.name}",
    "Name, 3x": lambda row: f"{row.name}, {row.copies}x",
    "3 pcs Name": lambda row: f"{row.copies} pcs {row.name}",
    "keys of a keyboard": lambda row: f"{row.copies}\ufe0f\u20e3 {row.name}",
    "boxes to tick": lambda row: f"- [ ] {row.copies} {row.name}",
}  # fmt: skip


def forms(cards: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Return the deck in each form, with the form's name."""
    deck = rows(cards)
    for name, line in LINES.items():
        yield name, "\n".join(map(line, deck))
    parts = {part: [row for row in deck if row.part == part] for part in dict.fromkeys(row.part for row in deck)}
    headed = "\n\n".join(
        f"{part} ({sum(row.copies for row in held)})\n" + "\n".join(f"{row.copies}x {row.name}" for row in held)
        for part, held in parts.items()
    )
    yield "headings", headed
    bare = [[f"{row.copies} {row.name}".removeprefix("1 ") for row in held] for held in parts.values()]
    yield "groups without headings", "\n\n".join("\n".join(group) for group in bare)
    yield "an article", f"Decks to beat\n\nEverybody plays something else.\n\n{headed}\nThis part is a matter of taste."
    counted = headed.replace(")\n", " cards):\n")
    yield "sums", f"{counted}\nTotal: {sum(row.copies for row in deck)} cards"
    yield "headings of Discord", "\n".join(f"## {line}" if line.endswith(")") else line for line in headed.split("\n"))
    yield "French headings", _with(headed, FRENCH)
    yield "Polish headings", _with(headed, POLISH)
    yield "a line for each part", "\n".join(f"{part}: {_joined(held)}" for part, held in parts.items())
    yield "one line", "; ".join(f"{part}: {_joined(held)}" for part, held in parts.items())
    yield "a title and an author", f"Crane of doom by Kenji\n\n{headed}"
    yield "an address below", f"{headed}\n\nhttps://example.org/strains/1"
    yield "a letter", f"Hi Hana,\nhere is the list for Saturday:\n\n{headed}\n\nSee you!\nKenji"
    yield "lines of Windows", headed.replace("\n", "\r\n")
    yield "a byte order mark", f"\ufeff{headed}"
    yield "a block of code", f"```\n{headed}\n```"
    yield "a spoiler", "||" + "\n".join(f"{row.copies} {row.name}" for row in deck) + "||"
    yield "numbered", "\n".join(f"{number}. {row.copies}x {row.name}" for number, row in enumerate(deck, 1))
    rows_of_it = "\n".join(f"| {row.copies}x | **{row.name}** | {row.type} |" for row in deck)
    yield "a table of Reddit", f"| # | Card | Type |\n|---|---|---|\n{rows_of_it}"
    yield "a table with the names first", "\n".join(f"| {row.name} | x{row.copies} | {row.cost} |" for row in deck)
    yield "a table", "count,name\n" + "\n".join(f'{row.copies},"{row.name}"' for row in deck)
    yield "another table", "Name;Count;Type\n" + "\n".join(f"{row.name};{row.copies};{row.type}" for row in deck)
    yield "XML", "<deck>" + "".join(f'<card qty="{row.copies}" id="1">{row.name}</card>' for row in deck) + "</deck>"
    yield "JSON by id", json.dumps({"cards": dict(cards)})
    yield "JSON by name", json.dumps([{"name": row.name, "quantity": row.copies} for row in deck])
    yield "JSON of a site", json.dumps({"data": [{"name": "Crane of doom", "cards": dict(cards)}]})


def _joined(held: list[Row]) -> str:
    return ", ".join(f"{row.copies}x {row.name}" for row in held)


def _with(text: str, words: Mapping[str, str]) -> str:
    for one, other in words.items():
        text = text.replace(f"{one} (", f"{other} (")
    return text
