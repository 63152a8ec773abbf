"""Functions that turn a lobby into a match: the computers' choices, the order of seats, the header, and the seed."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.games import Face, Gathering
from bot.store import Seat
from bot.trouble import Trouble
from bot.words import Words
from engine.desks import find_desk, is_random
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header, new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream, Streams

DRAWS: Final = 100  # attempts of computers to choose a playable combination


def new_seed() -> str:
    """Return a seed: 128 bits from the system, in hexadecimal."""
    return secrets.token_hex(16)


def dealt(seats: Sequence[Seat], face: Face, gathering: Gathering, stream: Stream) -> list[Seat]:
    """Return the seats after every computer has chosen a deck or faction, if possible one that nobody else has chosen.

    Computers choose again while the game refuses the combination. In a match without choices, earlier choices are
    dropped. Raises Trouble if a person has not chosen, or if no choice is left for a computer.
    """
    if not face.brings(gathering):
        return [replace(seat, brings=None) for seat in seats]
    for seat in seats:
        if seat.brings is None and seat.kind == "human":
            raise Trouble("trouble-no-deck", whose=face.name, name=seat.name)
    for _ in range(DRAWS):
        drawn = _drawn(seats, face, gathering, stream)
        if not face.lobby_faults(replace(gathering, brought=[seat.brings for seat in drawn])):
            break
    return drawn


def _drawn(seats: Sequence[Seat], face: Face, gathering: Gathering, stream: Stream) -> list[Seat]:
    """Return the seats after every computer has drawn one of its offers at random."""
    seats, say = [replace(seat) for seat in seats], Words.load()["en"]
    for seat in seats:
        if seat.brings is None:
            taken = [other.brings for other in seats if other.brings is not None]
            offers = list(face.offers(say, replace(gathering, brought=taken)))
            if not offers:
                raise Trouble("trouble-no-prepared-deck", whose=face.name)
            seat.brings = _draw([offer for offer in offers if offer not in taken] or offers, face, stream)
    return seats


def _draw(offers: Sequence[str], face: Face, stream: Stream) -> str:
    """Draw a kind of offer at random, and then an offer of that kind."""
    sort = stream.pick(list(dict.fromkeys(map(face.sort_of, offers))))
    return stream.pick([offer for offer in offers if face.sort_of(offer) == sort])


def begun(
    name: str, seats: Sequence[Seat], face: Face, gathering: Gathering, lists: Mapping[str, Any]
) -> tuple[Match, Header, list[Seat]]:
    """Start a match of the game ``name``. Return the match with its header and its seats in their random order.

    ``lists`` maps the keys of kept decks to their lists. Raises Trouble if the game refuses the seats.
    """
    seed, seats = new_seed(), list(seats)
    if face.drawn_order(gathering):
        Streams(seed)["seating"].shuffle(seats)
    decks = [
        lists.get(seat.brings or "") or drawn_deck(name, seat.brings or "", Streams(seed)[f"deck-{number}"])
        for number, seat in enumerate(seats)
    ]
    humans = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    header = new_header(
        name,
        seed,
        tuple(
            _seat(face, seat) if deck is None else {"deck": deck, "name": seat.name}
            for seat, deck in zip(seats, decks, strict=True)
        ),
        options=face.options(humans, gathering.settings, gathering.form),
    )
    try:
        return Match.start(header), header, seats
    except Refused as refusal:
        raise Trouble.refused(refusal, name) from refusal


def begun_from(match: Match, seats: Sequence[Seat]) -> tuple[Match, Header, list[Seat]]:
    """Start the match that continues from the moment ``match``, with computers on free seats.

    Return the match, its header and its seats.
    """
    if match.outcome is not None:
        raise Trouble("trouble-continue-over")
    seats = [replace(seat) if seat.kind != "empty" else Seat("computer", brings=seat.brings) for seat in seats]
    facts = match.header.facts()
    facts["seats"] = tuple(
        {**brought, "name": seat.name} if "name" in brought else brought
        for brought, seat in zip(match.header.seats, seats, strict=True)
    )
    match.header = Header(**{**facts, "fingerprint": fingerprint(match.header.game)})
    match = match.fork()
    for seat in seats:
        seat.seen = len(match.records)
    return match, match.header, seats


def drawn_deck(name: str, brings: str, stream: Stream) -> Any:
    """Return a random deck of the game ``name``, or None if ``brings`` does not ask for one."""
    return find_desk(name).seats((brings,), stream)[0]["deck"] if is_random(brings) else None


def _seat(face: Face, seat: Seat) -> Any:
    """Return a seat for the header, with the deck or faction that was chosen in the lobby."""
    try:
        return face.seat(seat.brings or "", seat.name)
    except KeyError as error:  # The player chose this deck while the lists were being read.
        raise Trouble("trouble-changed-meanwhile", stale=True) from error
