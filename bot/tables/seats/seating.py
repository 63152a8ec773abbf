"""The people at a table, the deck or faction of each seat, and the settings that the lobby has chosen."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games import Face, Gathering
from bot.store import SavedMatch, Seat, Sitting
from bot.store.parts.personal import NOBODY, WATCHER
from bot.tables.computers.levels import level_at
from bot.tables.house_options import LOG, PLAYERS, chosen, house_choice, lobby_options
from bot.trouble import Trouble
from bot.words import Tongue, Words
from engine.kernel.game import find_game
from engine.players.computer import Level

FROM: Final = "from"


class Seating:
    """The seats of a table, before and during its match."""

    def __init__(self, saved: SavedMatch, face: Face) -> None:
        self.saved = saved
        self.face = face

    @property
    def form(self) -> str:
        """The format for which decks are checked. The value is empty if the game has no formats."""
        return self.saved.form or next(iter(self.face.formats(Words.load()["en"])), "")

    @property
    def private(self) -> bool:
        """Whether one person plays here alone and in no channel. Nobody else sees anything of a private table."""
        return self.saved.channel < 0

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number of seats."""
        return find_game(self.saved.game).seat_count

    @property
    def taken(self) -> list[int]:
        """The seats that a person or the computer has taken."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.kind != "empty"]

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.kind == "human"]

    @property
    def with_computer(self) -> bool:
        """Whether the computer plays at any seat."""
        return any(seat.kind == "computer" for seat in self.saved.seats)

    @property
    def names(self) -> list[str]:
        """The names of the people at the seats."""
        return [seat.name for seat in self.saved.seats]

    def shown_names(self, say: Tongue) -> list[str]:
        """Return a name for every seat, including free seats and computers. Several computers are numbered."""
        return names_of(self.saved.seats, say)

    @property
    def continues(self) -> tuple[int, int] | None:
        """The match and the row from which this match continues, or None."""
        return origin(self.saved)

    @property
    def full(self) -> bool:
        """Whether no free seat is left."""
        return len(self.taken) >= (len(self.saved.seats) if self.continues else self.limits[1])

    def is_computer(self, seat: int) -> bool:
        """Tell whether the computer plays at a seat."""
        return self.saved.seats[seat].kind == "computer"

    def level(self, seat: int) -> Level:
        """Return the level of the computer at a seat: the choice for the seat, or else the lobby's choice."""
        return level_at(self.saved.settings, seat)

    @property
    def watched(self) -> bool:
        """Whether computers play among themselves while people watch."""
        return not self.humans and all(seat.lent is None for seat in self.saved.seats)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None for an onlooker."""
        return next((number for number, seat in enumerate(self.saved.seats) if seat.user == user), None)

    def give_back(self) -> None:
        """Give each lent seat back to its person when the match ends, so that the result counts for the person."""
        for seat in self.saved.seats:
            if seat.lent is not None:
                seat.kind, seat.user, seat.lent = "human", seat.lent, None

    def lent_by(self, user: int) -> int | None:
        """Return the seat that the computer plays for ``user``."""
        return next((number for number, seat in enumerate(self.saved.seats) if seat.lent == user), None)

    def seated(self, user: int) -> int:
        """Return the seat of a user. Raises Trouble for an onlooker."""
        seat = self.seat_of(user)
        if seat is None:
            raise Trouble("trouble-not-seated")
        return seat

    def require_say(self, user: int) -> None:
        """Raise Trouble for a user who may not change the lobby.

        Users with a seat may change it, and so may the user who opened a lobby for watching.
        """
        if self.saved.settings.get(WATCHER) != str(user):
            self.seated(user)

    def gathering(self, besides: int | None = None) -> Gathering:
        """Return the decks or factions of all seats except ``besides``."""
        brought = [self.saved.seats[number].brings for number in self.taken if number != besides]
        return Gathering(brought, self.form, self.settings)

    @property
    def settings(self) -> dict[str, str]:
        """The lobby's choices for the game's own options. These choices become part of the header of the match."""
        return chosen(self.face.lobby_options(Words.load()["en"]), self.saved.settings)

    @property
    def choices(self) -> dict[str, str]:
        """The lobby's choices for all options, including the options of the house."""
        return chosen(lobby_options(self.face, Words.load()["en"]), self.saved.settings)

    def require_reader(self, user: int) -> None:
        """Raise Trouble for an onlooker who may not read the log before the match ends."""
        onlooker = self.seat_of(user) is None and self.lent_by(user) is None
        if onlooker and self.saved.state == "playing" and house_choice(self.saved.settings, LOG) == PLAYERS:
            raise Trouble("trouble-log-players")

    @property
    def bringing(self) -> bool:
        """Whether seats bring anything (a deck, a faction) to this match."""
        return not self.continues and self.face.brings(self.gathering())

    def require_bringing(self) -> None:
        """Raise Trouble if seats bring nothing."""
        if not self.bringing:
            raise Trouble("trouble-nothing-brought", whose=self.saved.game)

    def offers(self, seat: int | None, say: Tongue) -> dict[str, str]:
        """Return the decks or factions that a seat, or an additional one, may choose beside those of other seats."""
        return self.face.offers(say, self.gathering(besides=seat))

    def lacking(self) -> Iterator[Trouble]:
        """Yield the reasons why the match cannot start yet. A continued match has everything it needs."""
        if self.continues:
            return
        missing = self.limits[0] - len(self.taken)
        if missing > 0:
            yield Trouble("trouble-seats-free", count=missing)
        for number in self.humans:
            seat = self.saved.seats[number]
            if seat.brings is None and self.bringing:
                yield Trouble("trouble-no-deck", whose=self.saved.game, name=seat.name)
        yield from self.face.lobby_faults(self.gathering())


def names_of(seats: Sequence[Seat | Sitting], say: Tongue) -> list[str]:
    """Return a name for every seat, including free seats and computers. Several computers are numbered."""
    names = [sitter(seat, say) for seat in seats]
    alike = [number for number, seat in enumerate(seats) if seat.kind == "computer" and not seat.name]
    if len(alike) > 1:
        for number, seat in enumerate(alike, 1):
            names[seat] = f"{names[seat]} {number}"
    return names


def sitter(seat: Seat | Sitting, say: Tongue) -> str:
    """Return the name of a seat's person, even while the computer plays the seat for that person."""
    if seat.name == NOBODY:
        return say("seat-erased")
    if seat.kind == "computer" and seat.name:
        return say("seat-lent", name=seat.name)
    return seat.name or say("seat-computer" if seat.kind == "computer" else "seat-empty")


def gathered(game: str, first: Seat, computers: int) -> list[Seat]:
    """Return the seats of a new lobby: the person who opens it, computers, and free seats up to the game's minimum.

    Raises Trouble if there is no room for that many computers.
    """
    least, most = find_game(game).seat_count
    if 1 + computers > most:
        raise Trouble("trouble-too-many-computers", most=most - 1)
    seats: Sequence[Seat] = [first, *(Seat("computer") for _ in range(computers))]
    return [*seats, *(Seat() for _ in range(least - len(seats)))]


def origin(saved: SavedMatch) -> tuple[int, int] | None:
    """Return the match and the row from which a table continues, or None for an ordinary match."""
    match, _, row = saved.settings.get(FROM, "").partition(":")
    return (int(match), int(row)) if match.isdigit() and row.isdigit() else None
