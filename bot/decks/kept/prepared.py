"""The decks that come with the bot, judged like any other deck."""

from functools import cache

from bot.decks.game import by_part, deck_game, deck_games
from bot.decks.judging.check import Check, recheck
from bot.words import Tongue


def prepared_check(game: str, deck: str, form: str | None = None, language: str = "en") -> Check:
    """Return the verdict on a prepared deck. Raises KeyError if there is no such deck.

    Without a format, the strictest format in which the deck is legal applies.
    """
    found = recheck(game, deck_game(game).prepared()[deck].reading(language), form)
    if form is None and found.legal_in:
        return recheck(game, found.reading, found.legal_in[0])
    return found


@cache
def accepted(game: str, form: str) -> frozenset[str]:
    """Return the prepared decks that are legal in a format."""
    return frozenset(deck for deck in deck_game(game).prepared() if prepared_check(game, deck, form).legal)


def find_prepared(wanted: str) -> tuple[str, str] | None:
    """Return the game and the prepared deck with this id, or with this name in any language."""
    for game in deck_games():
        for deck, prepared in game.prepared().items():
            if wanted.casefold() in (deck, *(name.casefold() for name in prepared.names.values())):
                return game.name, deck
    return None


def sizes(game: str, deck: str, say: Tongue) -> str:
    """Return the size of each draw deck of a prepared deck, or nothing for an unknown deck."""
    here, found = deck_game(game), deck_game(game).prepared().get(deck)
    held = by_part(here, found.reading()) if found is not None else {}
    counts = {part: sum(count for _, count in held[part]) for part in here.hands if part in held}
    own = say.of(game)
    return " · ".join(say("labelled", name=own(f"deck-part-{part}"), text=str(count)) for part, count in counts.items())


def prepared_names(language: str) -> dict[str, str]:
    """Return all prepared decks by id, with their names in a language."""
    return {deck: prepared.called(language) for game in deck_games() for deck, prepared in game.prepared().items()}
