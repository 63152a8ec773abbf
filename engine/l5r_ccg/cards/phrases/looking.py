"""Phrases about looking at face-down cards (§face-down): those in Provinces, in hands and in decks."""

from collections.abc import Sequence

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.state import Player

Place = Card | tuple[Player, str]
UNSEEN = ("hand", "dynasty deck", "fate deck")


def face_down(use: Use) -> list[Option]:
    """Return the places of face-down cards: Provinces, the hands of other players, and decks from the top."""
    table = use.table
    players = [table.players[seat] for seat in table.clockwise(use.seat)]
    lying = [place.card for player in players for place in player.standing if place.card is not None]
    options = [card.option("choose") for card in lying if card.facedown]
    for player in players:
        for zone in UNSEEN:
            count = len(player.pile(zone))
            if count and (zone != "hand" or player.seat != use.seat):
                key = f"{zone.partition(' ')[0]}:{player.seat}"
                verb = "hand" if zone == "hand" else f"deck-{zone.partition(' ')[0]}"
                options.append(Option(key, verb, (player, zone), player=player.seat, times=count))
    return options


def how_many(options: Sequence[Option]) -> int:
    """Return how many face-down cards lie in these places."""
    return sum(option.times for option in options)


def choose_face_down(use: Use, options: Sequence[Option], *, least: int = 0, most: int) -> Flow[list[Card]]:
    """Let the player choose face-down cards of these places, and return the cards."""
    groups = (Group("", least, min(most, how_many(options))),)
    prompt = Prompt(use.seat, "look", list(options), rule="face-down", source=use.label, groups=groups)
    chosen = yield from ask_many(prompt)
    keys = [option.key for option in chosen]
    places = [option for option in options if option.key in keys]
    return [card for option in places for card in _there(use, option.value, keys.count(option.key))]


def look_at(use: Use, cards: Sequence[Card]) -> Flow[None]:
    """Let the player look at these cards, if there are any."""
    yield from run_batch(use.table, [use.look_at(list(cards))] if cards else [])


def _there(use: Use, place: Place, count: int) -> list[Card]:
    """Return ``count`` cards of a place: random ones of a hand, or the top ones of a deck."""
    if isinstance(place, Card):
        return [place]
    player, zone = place
    if zone == "hand":
        return use.table.placing.random_cards(player.seat, count)
    return player.pile(zone)[: -count - 1 : -1]
