"""What a game offers to programs and to the terminal besides its rules: decks or factions, cards, positions."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream

RANDOM: Final = "random"
NOTHING: Final = "-"


class CardRow(BaseModel):
    """A card of the game, and whether a match can use it.

    Each game adds its own facts, such as the card's side or clan.
    """

    model_config = ConfigDict(extra="allow", strict=True)
    __pydantic_extra__: dict[str, str]

    id: str
    name: str
    type: str
    implemented: bool


class Desk:
    """One game, as programs and the command line need it. A game that has only rules uses this base class as it is.

    ``columns`` names the further columns in the list of the game's cards. ``literals`` lists the pydantic models of a
    position, starting with the whole table. ``view`` is the TypedDict of a view, if the game declares one.
    """

    columns: tuple[str, ...] = ()
    view: type | None = None

    @property
    def literals(self) -> Sequence[type[BaseModel]]:
        """The models that make up a position."""
        return ()

    def usual(self, count: int) -> Sequence[str]:
        """Return the names of the decks or factions that ``count`` seats have by default."""
        return (NOTHING,) * count

    @property
    def measured(self) -> Sequence[str]:
        """The decks or factions used to measure speed. If the list is empty, those of ``usual`` are used."""
        return ()

    @property
    def company(self) -> int | None:
        """The number of seats in matches that compare levels of computers. None means the game's lowest number."""
        return None

    def rivals(self, number: int, count: int) -> Sequence[str]:
        """Return the names of the decks or factions for deal ``number`` of a comparison of computers.

        Over many deals, every deck or faction gets its turn.
        """
        return self.usual(count)

    def rules_of(self, number: int) -> Mapping[str, Any]:
        """Return the options of the match for deal ``number`` of a comparison of computers.

        Over many deals, every setting gets its turn.
        """
        return {}

    def mixed(self, stream: Stream, count: int) -> Sequence[str]:
        """Return random names of decks or factions for ``count`` seats, so that the matches of a run differ."""
        return (RANDOM,) * count

    def turns(self, match: Match) -> int | None:
        """Return how many turns players have begun. The result is None if the game has no turns."""
        return None

    def seats(self, names: Sequence[str], stream: Stream) -> tuple[Mapping[str, Any], ...]:
        """Return one seat for each deck or faction in ``names``.

        For the name ``random``, choose a random one that can be played.
        """
        return ({},) * len(names)

    def seat(self, deck: str | Mapping[str, Any]) -> dict[str, Any]:
        """Return a seat that brings ``deck``: the id of one of ``decks``, or a list of cards."""
        return {"deck": deck}

    def decks(self) -> list[dict[str, Any]]:
        """Return all prepared decks or factions, each with its ``id``."""
        return []

    def cards(self) -> list[CardRow]:
        """Return every card of the pool."""
        return []

    def seated(self, position: Mapping[str, Any]) -> int | None:
        """Return the number of players in a position.

        Return None if the position has no list of players, or if every position has the game's lowest number of them.
        """
        players = position.get("players")
        return len(players) if isinstance(players, list) else None

    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a position literal.

        Raises Refused with the reason ``no-positions`` if the game has no positions.
        """
        raise Refused("no-positions", game=match.header.game)

    def beyond(self, match: Match) -> list[Any]:
        """Return, as plain data, the state that no position can hold.

        If the result is empty, and a match that begins from the position asks the same questions, then that match can
        replace this one.
        """
        return ["all"]

    def is_whole(self, match: Match) -> bool:
        """Tell whether the position holds the complete state.

        A match that begins from a complete position asks the same question.
        """
        return not self.beyond(match)

    def as_earlier(self, match: Match) -> Iterable[dict[str, Any]]:
        """Return the parts of the match's state that earlier versions stored in another form, once for each such form.

        Loading an old save compares its state with these parts (see ``keeping``).
        """
        return ()

    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""
        return [f"{name}: {json.dumps(value)}" for name, value in view.items()]

    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""
        return card


def in_turn(pool: Sequence[str], number: int, count: int) -> Sequence[str]:
    """Return ``count`` names from ``pool`` for deal ``number``.

    In every second deal, all seats get the same deck. In the other deals, they get different decks. Every deck of
    ``pool`` gets its turn.
    """
    first, size = number // 2 % len(pool), len(pool)
    step = 0 if number % 2 == 0 else 1 + number // 2 // size % (size - 1)
    return [pool[(first + step * seat) % size] for seat in range(count)]


def is_random(name: str) -> bool:
    """Tell whether a name asks for a random deck or faction."""
    return name.partition(":")[0] == RANDOM


def sought(name: str) -> tuple[str, ...]:
    """Return the cards that the name of a random deck lists, as in ``random:card+card``.

    The deck must contain these cards, and its computer player must try to play them.
    """
    cards = name.partition(":")[2]
    return tuple(cards.split("+")) if cards and is_random(name) else ()


def find_desk(game: str) -> Desk:
    """Return a game's desk, or a plain one if it has none. Raises Refused for a game without rules."""
    find_game(game)
    found: Desk = part_of(game, "desk") if game in games("desk") else Desk()
    return found


def game_names() -> list[str]:
    """Return the names of all games that have rules."""
    return games("rules")


def names_for(game: str, given: Sequence[str] = (), count: int | None = None) -> list[str]:
    """Return the name of a deck or faction for each of ``count`` seats.

    By default ``count`` is the game's lowest number of seats.

    If only one name is given, all seats get this name. Raises Refused (``seat-count``) if the game does not allow this
    number of seats.
    """
    least, most = find_game(game).seat_count
    given_count = len(given) if len(given) > 1 else least
    wanted = given_count if count is None else count
    if not least <= wanted <= most or len(given) not in (0, 1, wanted):
        raise Refused("seat-count", least=least, most=most)
    if given:
        return list(given) * (wanted if len(given) == 1 else 1)
    names = list(find_desk(game).usual(wanted))
    if len(names) != wanted:
        raise Refused("seat-count", least=least, most=len(names))
    return names


def mixed_names(game: str, stream: Stream) -> Sequence[str]:
    """Return the names of random decks or factions for a random number of seats."""
    least, most = find_game(game).seat_count
    return find_desk(game).mixed(stream, least + stream.below(most - least + 1))
