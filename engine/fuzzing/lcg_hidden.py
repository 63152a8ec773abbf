"""The hidden cards of the card game of 2017: where they lie, and which of them a viewer cannot tell apart."""

from engine.fuzzing.card_probe import Spot
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Player


def alike(table: Table, viewer: int) -> list[tuple[list[Spot], list[Spot]]]:
    """Return pairs of groups of places.

    A card in one group of a pair looks to ``viewer`` like any card in the other group.
    """
    other, own = table.players[1 - viewer], table.players[viewer]
    # A player may see cards that an effect lets them look at.
    lying_hidden = [] if own.value("sees-facedown") else _facedown(own)
    return [
        (_pile(other, "hand"), _pile(other, "conflict deck")),
        (_facedown(other), _pile(other, "dynasty deck")),
        (_row(other), _row(other)),
        (_pile(own, "conflict deck"), _pile(own, "conflict deck")),
        (lying_hidden, _pile(own, "dynasty deck")),
    ]


def lying(table: Table, spot: Spot) -> Card:
    """Return the card that lies at ``spot``."""
    player = table.players[spot.seat]
    if spot.pile == "row":
        return player.provinces[spot.place]
    if spot.pile.startswith("on "):
        return player.provinces[int(spot.pile[3:])].contents[spot.place]
    return player.pile(spot.pile)[spot.place]


def _pile(player: Player, pile: str) -> list[Spot]:
    return [
        Spot(player.seat, pile, place) for place, card in enumerate(player.pile(pile)) if card not in player.revealed
    ]


def _facedown(player: Player) -> list[Spot]:
    return [
        Spot(player.seat, f"on {province.index}", place)
        for province in player.provinces
        for place, card in enumerate(province.contents)
        if card.facedown
    ]


def _row(player: Player) -> list[Spot]:
    return [
        Spot(player.seat, "row", place)
        for place, province in enumerate(player.provinces)
        if province.facedown and not province.lasting and not province.uses
    ]
