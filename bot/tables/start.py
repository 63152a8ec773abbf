"""From a lobby to a match: decks for the computer's seats, the header, and the seed that nobody can guess."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games import Face
from bot.store import Seat
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.game import Header, find_game
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream


def new_seed() -> str:
    """Return a seed: 128 bits from the system, in hexadecimal."""
    return secrets.token_hex(16)


def dealt(seats: Sequence[Seat], face: Face, form: str, stream: Stream) -> list[Seat]:
    """Return the seats, the computer's with a prepared deck: one that nobody else plays where possible.

    Raises Trouble where a person has no deck yet, or the format has none prepared.
    """
    seats = [replace(seat) for seat in seats]
    taken = {seat.deck for seat in seats}
    every = list(face.decks(Words.load()["en"], form))
    for seat in seats:
        if seat.deck is None and seat.kind == "human":
            raise Trouble("trouble-no-deck", name=seat.name)
        if seat.deck is None:
            if not every:
                raise Trouble("trouble-no-prepared-deck")
            seat.deck = stream.pick([deck for deck in every if deck not in taken] or every)
            taken.add(seat.deck)
    return seats


def begun(name: str, seats: Sequence[Seat], face: Face, brought: Mapping[str, Any]) -> tuple[Match, Header]:
    """Start a match of the game ``name`` and return it with its header; raises Trouble for what the game refuses.

    ``brought`` holds the lists of kept decks by their keys.
    """
    game = find_game(name)
    decks = [brought.get(seat.deck or "") for seat in seats]
    header = Header(
        name,
        new_seed(),
        tuple(
            _seat(face, seat) if deck is None else {"deck": deck, "name": seat.name}
            for seat, deck in zip(seats, decks, strict=True)
        ),
        options=face.options([number for number, seat in enumerate(seats) if seat.kind == "human"]),
        rules=game.rules,
        data=game.data,
    )
    try:
        return Match.start(header), header
    except Refused as refusal:
        raise Trouble.refused(refusal, name) from refusal


def _seat(face: Face, seat: Seat) -> Any:
    """Return what a match is told of a seat with a prepared deck."""
    try:
        return face.seat(seat.deck or "", seat.name)
    except KeyError as error:  # chosen while the others were read
        raise Trouble("trouble-changed-meanwhile", stale=True) from error
