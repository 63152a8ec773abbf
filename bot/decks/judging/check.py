"""This module checks a deck. The module finds the deck's game, reads the deck, and judges it in a format."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from bot.decks.code import cards_of, code_in, game_of
from bot.decks.game import DeckGame, deck_game, deck_games
from bot.decks.judging.several import apart
from bot.decks.reading.deck import BYTES, FOREIGN, Reader, Reading, Unreadable, clean, clean_title
from bot.decks.reading.links import no_cards
from bot.decks.reading.text import decode, read, read_with
from engine.kernel.fault import Fault
from engine.kernel.prompt import Refused

HEADED: Final = 3  # how many cards a heading counts for; two games share few names of cards


@dataclass
class Check:
    """A deck as it was read, and the format that judges it."""

    game: DeckGame
    reading: Reading
    form: str

    @cached_property
    def faults(self) -> list[Fault]:
        """The faults of the cards that could be read."""
        return self.game.faults(self.reading, self.form)

    @property
    def legal(self) -> bool:
        """Tell whether every line was understood and the deck has no fault."""
        return not self.faults and not self.reading.problems

    @cached_property
    def legal_in(self) -> list[str]:
        """The formats in which the deck is legal, the strictest first."""
        if self.reading.problems:
            return []
        return [form for form in self.game.formats() if not self.game.faults(self.reading, form)]

    @property
    def other(self) -> DeckGame | None:
        """Return another game that has some of the cards that this deck's game does not know, or None."""
        foreign = [problem.text for problem in self.reading.problems if problem.kind == "other-game"]
        games = [game for game in deck_games() if game is not self.game]
        return next((game for game in games if any(map(game.names().known, foreign))), None)

    def as_data(self) -> dict[str, Any]:
        """Return the verdict as plain data for programs. The page docs/decks.md describes this data."""
        return {
            "game": self.game.name,
            "format": self.form,
            "legal": self.legal,
            "legal_in": self.legal_in,
            "title": self.reading.title,
            "cards": dict(sorted(self.reading.cards.items())),
            "faults": [{"kind": fault.kind, "rule": fault.rule, "facts": dict(fault.facts)} for fault in self.faults],
            "assumed": [item._asdict() for item in self.reading.assumed],
            "passed": [{"line": line, "text": text} for line, text in self.reading.talk],
            "exchanged": self.reading.exchanged,
            "problems": [{**item._asdict(), "candidates": list(item.candidates)} for item in self.reading.problems],
        }


def check(given: bytes | str, game: str | None = None, form: str | None = None) -> Check:
    """Read a deck and judge it.

    Raises Unreadable if the text is not a deck, or if the game or format does not exist.
    """
    text = decode(given) if isinstance(given, bytes) else given
    if code := code_in(text):
        return recheck(game_of(code), _coded(text, code), form)
    chosen = _game(game) if game else guess(text, form)
    others = tuple(other.names() for other in deck_games() if other is not chosen)
    reading = read(text, chosen.names(), others)
    kinds = {problem.kind for problem in reading.problems}
    if not reading.cards and (kinds <= {"unknown"} or (reading.strangers and "other-game" not in kinds)):
        raise no_cards(text, reading)  # text that is not a deck, or a deck of another game
    if "other-game" in kinds:
        reading.source = text
    return Check(chosen, reading, _form(chosen, form))


def check_all(given: bytes | str, game: str | None = None, form: str | None = None) -> list[Check]:
    """Read and judge every deck of a text. Raises Unreadable as ``check`` does."""
    text = decode(given) if isinstance(given, bytes) else given
    if len(text) > BYTES or text.lstrip()[:1] in "{[" or code_in(text):
        return [check(text, game, form)]
    chosen = _game(game) if game else guess(text, form)
    return [check(part, game, form) for part in apart(text, chosen)]


def recheck(game: str, reading: Reading, form: str | None = None) -> Check:
    """Judge a deck that was read before."""
    chosen = _game(game)
    return Check(chosen, reading, _form(chosen, form))


def _coded(text: str, code: str) -> Reading:
    """Return the deck of a share code. A line before the code is the deck's name, and other text is ignored."""
    reading = Reading(cards_of(code), title=clean_title(text.partition(code)[0].strip().rpartition("\n")[2]))
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and code not in line and clean_title(line) != reading.title:
            reading.talk.append((number, clean(line)))
    return reading


def guess(text: str, form: str | None = None) -> DeckGame:
    """Return the game that has the format ``form``.

    If no game has this format, return the game with the most cards in ``text``. A heading that only one game has
    (*Fate*, *Conflict*) counts as much as some cards, because lists of other editions share a few names with each game.
    """
    games = deck_games()
    for game in games:
        if game.format((form or "").casefold()):
            return game
    own = [set(game.hands).difference(*(other.hands for other in games if other is not game)) for game in games]
    known = [(_known(text, game, own[place]), -place) for place, game in enumerate(games)]
    return games[-max(known)[1]]


def _known(text: str, game: DeckGame, own: set[str]) -> int:
    """Return how many cards of a game a text names exactly. Stop counting once too many lines name no card.

    A heading of a draw deck that no other game has (``own``) counts as ``HEADED`` cards.
    """
    reader = Reader(game.names(), near=False, strange=FOREIGN)
    with suppress(Unreadable):  # the full reading reports the reason
        read_with(reader, text)
    return len(reader.reading.cards) + HEADED * len(own & reader.headed)


def _game(name: str) -> DeckGame:
    try:
        return deck_game(name)
    except Refused as refusal:
        raise Unreadable(f"deck-{refusal.reason}", game=name) from refusal


def _form(game: DeckGame, form: str | None) -> str:
    forms = game.formats()
    form = form.casefold() if form is not None else None
    if form is not None and game.format(form) is None:
        raise unknown_format(form, [game])
    return form or next(iter(forms))


def unknown_format(form: str, games: Sequence[DeckGame]) -> Unreadable:
    """Return the error that no game in ``games`` has the format ``form``. The error lists the formats that exist."""
    days = next((game.days() for game in games if game.days()), None)
    if days and form[:1].isdigit():
        return Unreadable("deck-unknown-day", format=form, first=days[0], last=days[1])
    known = [form for game in games for form in (*game.formats(), *game.more_formats())]
    return Unreadable("deck-unknown-format", format=form, known=", ".join(known))
