"""Each door with its input, the results that are allowed, and its limits of time and size.

A door takes bytes and handles them as the bot does. Then it writes the messages that people would get. A door raises an
error only for a mistake of the bot. ``seconds`` is the processor time that one input may take (on a quiet machine, in
plain Python). ``seeds`` holds inputs to begin with.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from bot.controls.control import Page
from bot.decks.command import as_json, as_text
from bot.decks.judging.check import check_all
from bot.decks.judging.mend import mended
from bot.decks.pages.deck import Sight, cards_page, check_page
from bot.decks.reading.deck import Unreadable
from bot.panels.buttons.answering import ACTS
from bot.panels.panel import panel_page
from bot.panels.press import describe
from bot.rules.asking import ask
from bot.rules.brackets import asked_in, brackets_page
from bot.rules.query import NAME, clean
from bot.rules.reply_pages import reply_page
from bot.store import KeptDeck
from bot.trouble import Trouble
from cogs.people.notify import wanted as wanted_hours
from cogs.rules.cards import value_of
from cogs.table.match import found_seat
from cogs.table.naming import seat_name
from cogs.table.opening import find_form
from engine.cli.serve import Session
from engine.desks import find_desk, names_for
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream, Streams
from engine.players.driver import play_on
from engine.players.random import player

from ..discord_judge import message_limits, walk
from ..secrets.exchange import GAMES
from ..secrets.leaving import ANN, Wares, run, table_of, tongue
from .dealer import Dealer

LETTERS: Final = 2000  # bytes of a plain message
REPLY: Final = 2_000_000  # bytes of a reply of ``serve`` to a damaged position, whose table may be large
FILES: Final = Path(__file__).parents[1] / "decks" / "files"
MARKUP: Final = re.compile(r"<[@#:/]|@everyone|@here|\]\(|\u202e|\u2066|\u2067|\u202d")


@dataclass(frozen=True)
class Door:
    """One door: the function that takes the bytes, its limits, and inputs to begin with."""

    name: str
    enter: Callable[[bytes], None]
    seconds: float
    longest: int  # the most bytes of an input
    seeds: Callable[[], Sequence[bytes]]


class Fault(AssertionError):
    """An input had a result that is not allowed."""


def require(holds: bool, what: Any) -> None:
    """Raise Fault unless the condition holds."""
    if not holds:
        raise Fault(what)


def sendable(view: Any) -> list[dict[str, Any]]:
    """Check that Discord would accept a message, and return its parts."""
    components = (view.view if isinstance(view, Page) else view).to_components()
    faults = list(message_limits({"components": components, "flags": 1 << 15}, [], edit=True))
    for part in walk(components):
        label, hint = part.get("label") or "", part.get("placeholder") or ""
        faults += [f"label of {len(label)}"] if len(label) > 80 else []
        faults += [f"placeholder of {len(hint)}"] if len(hint) > 150 else []
        faults += [f"custom_id {part['custom_id']}"] if len(part.get("custom_id") or "") > 100 else []
        for line in part.get("options") or []:
            texts = (line.get("label") or "", line.get("description") or "", line.get("value") or "")
            faults += [f"option {texts}"] if max(map(len, texts)) > 100 or not texts[0].strip() else []
    require(not faults, faults)
    return list(walk(components))


def told(trouble: Trouble | Unreadable, language: str = "en") -> None:
    """Check that a refusal is a sentence that can be sent."""
    if isinstance(trouble, Unreadable):
        trouble = Trouble(trouble.reason, **trouble.facts)
    text = describe(trouble, tongue(language))
    require(0 < len(text) <= LETTERS, f"a refusal of {len(text)} letters: {trouble.key}")
    require(text != trouble.key, f"no sentence for {trouble.key}")


# Decks.


def deck(data: bytes) -> None:
    """Read a file or a pasted text as a deck. Judge it, repair it, show it, and print it for programs."""
    dealer = Dealer(data)
    language, mends = dealer.pick(("en", "fr", "pl")), dealer.below(8) == 0
    try:
        found = check_all(dealer.rest())
    except Unreadable as error:
        return told(error, language)
    say = tongue(language)
    for one in found[:3]:
        as_text(one, say)
        json.dumps(as_json(one, say))
        if mends:
            mended(one.game, one.reading, one.form)
        kept = KeptDeck(7, 1, one.game.name, None, False, 1, one.reading.body())
        sight = Sight.of(kept, 1, say, one.form)
        sendable(check_page(sight))
        sendable(cards_page(sight))


def decks() -> list[bytes]:
    """Return some decks of the tests, small ones of each form."""
    files = sorted(FILES.glob("*/*"), key=lambda path: path.stat().st_size)
    return [bytes([0, 1]) + path.read_bytes() for path in files[: 2 * len(files) // 3 : 3]]


# ``serve``: positions, saves, lines.


@cache
def moments(game: str) -> tuple[dict[str, Any], ...]:
    """Return matches of a game at several moments, as requests that load a save or a position."""
    session, found = Session(), []
    names = list(names_for(game))
    session.reply(json.dumps({"command": "start", "game": game, "seats": seats_of(game, names), "seed": "1"}).encode())
    stream = Stream(1)
    for _ in range(4):
        for _ in range(14):
            step(session, stream)
        for command, what, request in (("save", "save", {}), ("position", "position", {"game": game})):
            reply = json.loads(session.reply(json.dumps({"command": command}).encode()))
            if reply["ok"]:
                loads = "load" if what == "save" else "load_position"
                found.append({"command": loads, **request, what: reply[what]})
    return tuple(found)


def seats_of(game: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return what the seats of an ordinary match bring: decks or factions."""
    return [dict(seat) for seat in find_desk(game).seats(names, Streams("doors")["decks"])]


def step(session: Session, stream: Any) -> bool:
    """Give one legal answer chosen by the dealer; tell whether a question was open."""
    asked = ask_session(session, {"command": "prompts"})
    prompts = asked.get("prompts") or []
    if not prompts:
        return False
    prompt = prompts[stream.below(len(prompts))]
    keys = [option["key"] for option in prompt["options"]]
    reply = ask_session(session, {"command": "answer", "seat": prompt["seat"], "keys": [stream.pick(keys)]})
    if not reply["ok"]:  # if the answer has several parts, let a computer give it
        ask_session(session, {"command": "computer", "seat": prompt["seat"], "level": "novice"})
    return True


def ask_session(session: Session, request: dict[str, Any]) -> dict[str, Any]:
    """Send a request to a session; check that the reply reports no mistake of the bot."""
    return judged(session.reply(json.dumps(request).encode()))


def judged(reply: bytes) -> dict[str, Any]:
    """Check that a reply is JSON of limited size, and reports no mistake of the bot."""
    require(len(reply) <= REPLY, f"a reply of {len(reply)} bytes")
    found: dict[str, Any] = json.loads(reply)
    require(found.get("error") != "internal", found)
    return found


def loaded(data: bytes, what: str) -> None:
    """Load a damaged position or save: it is refused with a key, or can be played on."""
    dealer = Dealer(data)
    game = dealer.pick(GAMES)
    good = [one for one in moments(game) if what in one]
    request = json.loads(json.dumps(dealer.pick(good)))
    dealer.spoil(request[what])
    session = Session()
    if ask_session(session, request)["ok"]:
        for viewer in (0, "public", "open"):
            ask_session(session, {"command": "view", "viewer": viewer})
        for _ in range(4):
            if not step(session, dealer):
                break
        ask_session(session, {"command": "position"})


def recipes() -> list[bytes]:
    """Return short recipes of changes, so that any of them can be used as input."""
    stream = Stream(7)
    return [bytes(stream.below(256) for _ in range(24)) for _ in range(40)]


COMMANDS: Final = (
    *("games", "decks", "cards", "start", "load", "load_position", "prompts", "answer", "view", "log", "save", "fork"),
    *("undo", "position", "computer", "forget", "resign", "hello", "matches", "quit ", "replay", "coverage"),
)
PARTS: Final = (
    "match",
    "seat",
    "keys",
    "viewer",
    "game",
    "id",
    "to",
    "from",
    "level",
    "save",
    "position",
    "seed",
    "at",
)


def lines(data: bytes) -> None:
    """Send lines to ``serve`` in one session: raw bytes, or commands with any parts."""
    dealer, session = Dealer(data), Session()
    ask_session(session, {"command": "start", "game": "toy-none", "seats": []})
    ask_session(session, begin())
    for _ in range(6):
        if not dealer.more:
            break
        if dealer.below(3) == 0:
            judged(session.reply(dealer.text(400).encode("utf-8", "surrogatepass")))
            continue
        request: dict[str, Any] = {"command": dealer.pick(COMMANDS)}
        for _ in range(dealer.below(5)):
            request[dealer.pick(PARTS)] = dealer.pick(ANYTHING)
        judged(session.reply(json.dumps(request).encode("utf-8", "surrogatepass")))


ANYTHING: Final[tuple[Any, ...]] = (
    *(0, 1, 2, -1, 10**30, True, None, "public", "open", "pass", "l5r-lcg", "root", "l5r-ccg", "", "x", "novice"),
    *(
        "main",
        [],
        {},
        ["pass"],
        ["x", "x"],
        [1],
        [[]],
        {"a": 1},
        0.5,
        float("nan"),
        "adept",
        "a" * 5000,
        ["pass"] * 999,
    ),
)


@cache
def begin() -> dict[str, Any]:
    """Return the request that starts a match."""
    game = "l5r-lcg"
    return {"command": "start", "game": game, "seats": seats_of(game, list(names_for(game))), "seed": "1"}


# Presses.


@cache
def played(game: str) -> Match:
    """Return a match after some decisions."""
    names = list(names_for(game))
    seats = find_desk(game).seats(names, Streams("doors")["decks"])
    match = Match.start(new_header(game, "doors", seats, options={"asked": [*range(len(seats))]}))
    for number, _ in enumerate(play_on(match, {seat: player(Stream(seat + 1)) for seat in range(len(seats))})):
        if number == 40:
            break
    return match


def presses(data: bytes) -> None:
    """Press custom ids that anybody may send at a table, and show the panel. Each press works or is refused."""
    dealer = Dealer(data)
    match = played(dealer.pick(GAMES)).fork()
    table = table_of(match, ["always"] * len(match.header.seats))
    say = tongue(dealer.pick(("en", "fr", "pl")))
    for _ in range(5):
        if not dealer.more:
            break
        user = ANN + dealer.below(len(match.header.seats) + 1)
        kind = dealer.pick(ACTS)
        stamp = table.stamp if dealer.below(4) else dealer.text(20)
        given = [str(dealer.below(40)) if dealer.below(3) else reference(dealer, table, user) for _ in range(4)]
        arguments = [dealer.pick(("1", "7", "0")), stamp, *given][: dealer.below(7)]
        values = [reference(dealer, table, user) for _ in range(dealer.below(4))]
        try:
            pressed = kind.decode(arguments)
            run(pressed.act(table, user, values))
        except Trouble as trouble:
            told(trouble, say.language)
        seat = table.seating.seat_of(user)
        if seat is not None and table.saved.state == "playing":
            sendable(panel_page(table, seat, say))


def reference(dealer: Dealer, table: Any, user: int) -> str:
    """Return a reference of an option: a reference that is on the panel, or any other text."""
    seat = table.seating.seat_of(user)
    if seat is not None and dealer.below(3):
        found = references(table, seat)
        if found:
            return dealer.pick(found)
    return dealer.text(30)


def references(table: Any, seat: int) -> list[str]:
    """Return all parts of custom ids and all values on a panel."""
    parts = list(walk(panel_page(table, seat, tongue("en")).to_components()))
    ids = [part for one in parts for part in (one.get("custom_id") or "").split(":")[3:]]
    return [*ids, *(line["value"] for one in parts for line in one.get("options") or [])]


def custom_ids(data: bytes) -> None:
    """Decode a custom id with every button: the button encodes the same text again, or refuses it in words."""
    arguments = data.decode("utf-8", "replace").split(":")
    for kind in every_button():
        try:
            button = kind.decode(arguments)
        except Trouble as trouble:
            told(trouble)
            continue
        try:
            again = button.custom_id
        except ValueError:  # too long for Discord, so no button can have sent it
            continue
        require(kind.decode(again.split(":")[2:]) == button, again)


@cache
def every_button() -> list[Any]:
    """Return the classes of all buttons that the bot knows."""
    from bot.controls.buttons import Button

    found, left = [], [Button]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        found.append(kind)
    return [kind for kind in found if kind.verb]


# Text that people type.


def typed(data: bytes) -> None:
    """Type options of commands and answers to modals: names, questions, places, formats."""
    dealer = Dealer(data)
    language, which = dealer.pick(("en", "fr", "pl")), dealer.below(7)
    text, say = dealer.rest().decode("utf-8", "replace"), tongue(language)
    table = table_of(played("l5r-lcg"), ["usual", "usual"])
    doors: tuple[Callable[[], Any], ...] = (
        lambda: sendable(reply_page(ask(clean(text), language), text, say)),
        lambda: (
            sendable(brackets_page(asked_in(f"x [[{text}]] [[{text[:9]}]]", language, None), say)) if text else None
        ),
        lambda: ask(clean(text, NAME), language, dealer.pick(GAMES)),
        lambda: value_of(dealer.pick(("clan", "kind", "trait")), text, say),
        lambda: found_seat(table, text, {"0": "Ann", "1": "Bob"}),
        lambda: wanted_hours(None, dealer.below(24), dealer.below(24), text),
        lambda: find_form(dealer.pick(GAMES), text),
    )
    try:
        doors[which]()
    except Trouble as trouble:
        told(trouble, language)


def questions() -> list[bytes]:
    """Ask questions as people ask them."""
    texts = (
        "duel",
        "can I bow an attacker",
        "krąg wody",
        "law 4.3",
        "Banzai!",
        "@everyone",
        "Europe/Paris",
        "xxxx" * 150,
    )
    return [bytes([0, which]) + text.encode() for which in range(7) for text in texts]


def names(data: bytes) -> None:
    """Show names of people on all pages of a table: no ping, no text too long, no line with reversed direction."""
    dealer = Dealer(data)
    match = played(dealer.pick(GAMES))
    table = table_of(match.fork(), ["usual"] * len(match.header.seats))
    for seat in table.saved.seats:
        member: Any = SimpleNamespace(display_name=dealer.text(4000), name=dealer.text(40), id=5)
        seat.name = seat_name(member)
        require(0 < len(seat.name) <= 32, f"a name of {len(seat.name)} letters")
        require(not MARKUP.search(seat.name), seat.name)
    say = tongue(dealer.pick(("en", "fr", "pl")))
    for viewer in range(len(table.saved.seats)):
        sendable(panel_page(table, viewer, say))
    for text in Wares(table, 0, say, [3]).all().values():
        require(all(seat.name for seat in table.saved.seats) and len(text) < 400_000, "a page is too long")


def hostile() -> list[bytes]:
    """Return names that try to act as markup or mentions."""
    texts = (
        "<@1>",
        "@everyone",
        "\u202eabc",
        "**x**",
        "[a](http://b)",
        "ᗅ" * 4000,
        "\u0301" * 500,
        "שלום",
        "e\u0301" * 99,
    )
    return [bytes([0, 255]) + text.encode() * 2 for text in texts]


DOORS: Final = (
    Door("decks", deck, 0.5, 20_000, decks),
    Door("positions", lambda data: loaded(data, "position"), 2.0, 200, recipes),
    Door("saves", lambda data: loaded(data, "save"), 2.0, 200, recipes),
    Door("lines", lines, 2.0, 2000, recipes),
    Door("presses", presses, 2.0, 300, recipes),
    Door(
        "custom_ids", custom_ids, 0.2, 300, lambda: [b"7:0x40:3.1f", b"1", b"l5r-lcg:x", b"-1:1e9:\xd9\xa3", b"7" * 90]
    ),
    Door("typed", typed, 0.5, 4000, questions),
    Door("names", names, 2.0, 9000, hostile),
)


def door(name: str) -> Door:
    """Return the door of a name."""
    return next(one for one in DOORS if one.name == name)


def inputs(one: Door) -> Iterator[bytes]:
    """Return the inputs to begin with, and an empty one, one of one byte, and one of the greatest length."""
    yield from one.seeds()
    yield from (b"", b"\x00", b"\xff" * one.longest, bytes(range(256)) * (one.longest // 256 or 1))
