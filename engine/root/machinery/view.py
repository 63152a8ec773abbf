"""Builds views, only from facts that the viewer may see (1.2).

Hands, supporters, plots and the order of piles are secret.
"""

from collections.abc import Sequence
from typing import cast

from engine.root.definition import CLEARINGS, PLACES
from engine.root.faction import Faction
from engine.root.machinery.seen import Board, ClearingView, ForestView, OpenView, PlayerView, TableView
from engine.root.machinery.table import Table
from engine.root.ruling import ruler


def view(table: Table, viewer: int | None) -> TableView:
    """Return the view of ``viewer``: a seat, or None for the public."""
    players = [_player(table, faction, faction.seat == viewer) for faction in table.factions]
    return {"viewer": viewer, **_board(table), "players": players}


def open_view(table: Table) -> OpenView:
    """Return the view with all cards open, and with the piles in order (the top card last)."""
    return _opened(table, _board(table), [_player(table, faction, True) for faction in table.factions])


def views(table: Table, viewers: Sequence[int | None]) -> tuple[OpenView, list[TableView]]:
    """Return the open view, and the view of each of ``viewers``.

    The views share parts, so do not change them.
    """
    board = _board(table)
    whole = [_player(table, faction, True) for faction in table.factions]
    seen = [_player(table, faction, False) for faction in table.factions]
    found: list[TableView] = [
        {"viewer": viewer, **board, "players": [(whole if seat == viewer else seen)[seat] for seat in range(len(seen))]}
        for viewer in viewers
    ]
    return _opened(table, board, whole), found


def _opened(table: Table, board: Board, players: list[PlayerView]) -> OpenView:
    return {
        "viewer": None,
        **board,
        "players": players,
        "draw": [card.id for card in table.draw],
        "hidden": {
            "ruins": {str(clearing): list(lying) for clearing, lying in table.ruins.items()},
            "quests": list(table.quests[0]),
        },
    }


def _board(table: Table) -> Board:
    """Return the part of a view that is the same for all viewers, without the players."""
    return {
        "map": table.map.id,
        "deck": table.deck,
        "turn": table.turn,
        "turns": table.turns,
        "phase": table.phase,
        "order": list(table.order),
        "gone": list(table.gone),
        "clearings": [_clearing(table, place) for place in CLEARINGS],
        "paths": [list(path) for path in table.map.paths],
        "closed": [list(path) for path in table.closed_paths],
        "rivers": [list(link) for link in table.map.facts.rivers],
        "ferry": table.ferry,
        "tower": table.map.tower,
        "forests": [cast(ForestView, forest.model_dump(mode="json")) for forest in table.map.facts.forests],
        "draw_pile": len(table.draw),
        "discard": [card.id for card in table.discard],
        "available": [card.id for card in table.available],
        "souls": None if table.souls is None else [card.id for card in table.souls],
        "lost": [card.id for card in table.removed_cards],
        "items": dict(table.items),
        "coffin": {str(seat): count for seat, count in table.coffin.items()},
        "quests": list(table.quests[1]),
        "buyer": table.buyer,
        "outcome": None if table.outcome is None else table.outcome.facts(),
    }


def _clearing(table: Table, place: int) -> ClearingView:
    found = ruler(table, place)
    return {
        "id": place,
        "suit": table.suits[place],
        "slots": table.map.slots[place] + (place in table.map.ruins),
        "free": table.slots[place],
        "ruin": place in table.ruins,
        "ruler": None if found is None else found.seat,
        "scorched": place in table.scorched,
    }


def _player(table: Table, faction: Faction, own: bool) -> PlayerView:
    player: PlayerView = {
        "seat": faction.seat,
        "faction": faction.id,
        "score": faction.score if faction.scores else None,
        "hand_count": len(faction.hand),
        "crafted": [card.id for card in faction.crafted],
        "items": list(faction.items),
        "weary": list(faction.weary),
        "used": list(faction.used),
        "dominance": None if faction.dominance is None else faction.dominance.id,
        "partner": faction.partner,
        "home": faction.home,
        "supply": faction.supply,
        "stock": dict(faction.stock),
        "warriors": _places(faction.warriors),
        "buildings": {kind: _places(faction.pieces[kind]) for kind in faction.facts.buildings},
        "tokens": {kind: _places(faction.pieces[kind]) for kind in faction.facts.tokens},
    }
    player.update(cast(PlayerView, faction.show(table, own=own)))
    if own or faction.open_hand:
        player["hand"] = [card.id for card in faction.hand]
    return player


def _places(counts: list[int]) -> dict[str, int]:
    return {str(place): counts[place] for place in range(PLACES) if counts[place]}
