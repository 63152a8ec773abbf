"""A viewer's view of the table, built only from facts that the viewer may see."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.seen import (
    CardView,
    ConflictView,
    LyingView,
    PlayerView,
    ProvinceView,
    RingState,
    RingView,
    Skills,
    TableView,
)
from engine.l5r_lcg.state import Player, Ring

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

ALL = -1


def can_see(table: "Table", viewer: int | None, card: Card) -> bool:
    """Tell whether ``viewer`` may know which card this is.

    The viewer ``ALL`` sees every card (for tests and finished matches).
    """
    if viewer == ALL:
        return True
    if isinstance(card, Province):
        return not card.facedown or viewer == card.controller
    if card.zone == "hand":
        return viewer == card.owner
    if card.zone == "province":
        # During the mulligan of step 6, players see the cards in their own provinces. Later, they see these cards only
        # if an effect lets them.
        if not card.facedown:
            return True
        return viewer == card.owner and (table.step == "setup.6" or table.players[viewer].value("sees-facedown") > 0)
    if card.zone == "under":
        return card.host is not None and viewer == card.host.controller
    if card.zone in ("dynasty deck", "conflict deck"):
        return card in table.players[card.owner].revealed
    return True


def view(table: "Table", viewer: int | None) -> TableView:
    """Return the table as a viewer (a seat, or None for the public) may see it."""
    return _view(table, viewer, CommonParts(table))


def views(table: "Table", viewers: Sequence[int | None]) -> tuple[TableView, list[TableView]]:
    """Return the open view and the view of each of ``viewers``. The views share parts, so do not change them."""
    common = CommonParts(table)
    return _open_view(table, common), [_view(table, viewer, common) for viewer in viewers]


class CommonParts:
    """The parts of the table that look the same to everybody at one moment.

    These parts of a view are built only once for all viewers.
    """

    def __init__(self, table: "Table") -> None:
        self.rings = [_ring(ring) for ring in table.rings.values()]
        self.conflict = _conflict(table)
        self._cards: dict[int, CardView] = {}

    def card(self, card: Card) -> CardView:
        """Return the view of a card that its viewer may know, with the card's attachments."""
        found = self._cards.get(id(card))
        if found is None:
            found = self._cards[id(card)] = _card(card, self)
        return found


def _view(table: "Table", viewer: int | None, common: CommonParts) -> TableView:
    return {
        "viewer": None if viewer == ALL else viewer,
        "packs": sorted(table.packs),
        "round": table.round,
        "phase": table.phase,
        "step": table.duel_step or table.step,
        "first_player": table.first_player,
        "active_player": table.active_player,
        "favor": None if table.favor is None else {"player": table.favor[0], "side": table.favor[1]},
        "rings": common.rings,
        "conflict": common.conflict,
        "players": [_player(table, viewer, player, common) for player in table.players],
        "outcome": None if table.outcome is None else table.outcome.facts(),
    }


def open_view(table: "Table") -> TableView:
    """Return the view with all cards open. The view lists the decks, each from the top card down."""
    return _open_view(table, CommonParts(table))


def _open_view(table: "Table", common: CommonParts) -> TableView:
    shown = _view(table, ALL, common)
    for facts, player in zip(shown["players"], table.players, strict=True):
        facts["dynasty_cards"] = [card.key for card in reversed(player.dynasty_deck)]
        facts["conflict_cards"] = [card.key for card in reversed(player.conflict_deck)]
    return shown


def _ring(ring: Ring) -> RingView:
    state: RingState = "claimed" if ring.claimed_by is not None else "contested" if ring.contested else "unclaimed"
    return {
        "element": ring.element,
        "fate": ring.fate,
        "state": state,
        "player": ring.claimed_by,
        "face": None if state == "unclaimed" else ring.face,
    }


def _conflict(table: "Table") -> ConflictView | None:
    conflict = table.conflict
    if conflict is None:
        return None
    return {
        "number": conflict.number,
        "attacker": conflict.attacker,
        "defender": conflict.defender,
        "ring": conflict.ring.element,
        "elements": list(conflict.elements),
        "skill": conflict.skill,
        "province": conflict.province.place,
        "attackers": [card.key for card in conflict.attackers],
        "defenders": [card.key for card in conflict.defenders],
        "totals": [conflict.total(0), conflict.total(1)],
        "strength": None if conflict.province.facedown else conflict.province.strength,
        "winner": conflict.winner,
    }


def _player(table: "Table", viewer: int | None, player: Player, common: CommonParts) -> PlayerView:
    shown: PlayerView = {
        "seat": player.seat,
        "clan": player.clan,
        "deck": table.known[player.seat].prepared,
        "deckbuilding": table.known[player.seat].bound,
        "honor": player.honor,
        "fate": player.fate,
        "bid": player.bid,
        "bid_value": None if player.bid is None else player.bid_value,
        "passed": player.passed,
        "conflicts_left": player.conflicts_left,
        "declared": list(player.declared),
        "hand_count": len(player.hand),
        "dynasty_deck": len(player.dynasty_deck),
        "conflict_deck": len(player.conflict_deck),
        "dynasty_discard": [card.key for card in player.dynasty_discard],
        "conflict_discard": [card.key for card in player.conflict_discard],
        "removed": [card.key for card in player.removed],
        "resolving": [card.key for card in player.resolving],
        "revealed": [card.key for card in player.revealed],
        "stronghold": {
            "id": player.stronghold.id,
            "key": player.stronghold.key,
            "bowed": player.stronghold.bowed,
        },
        "role": player.role.id if player.role and _role_shown(viewer, player) else None,
        "provinces": [
            _province(table, viewer, province, common) for province in player.provinces if province.index >= 0
        ],
        "characters": [common.card(card) for card in player.characters],
    }
    if viewer in (ALL, player.seat):
        shown["hand"] = [common.card(card) for card in player.hand]
    return shown


def _role_shown(viewer: int | None, player: Player) -> bool:
    """Tell whether ``viewer`` sees a player's role.

    The player always sees the role. The opponent sees the role once the player's stronghold is on a province
    (§role-cards).
    """
    return viewer in (ALL, player.seat) or any(province.has_stronghold for province in player.provinces)


def _province(table: "Table", viewer: int | None, province: Province, common: CommonParts) -> ProvinceView:
    known = can_see(table, viewer, province)
    return {
        "place": province.place,
        "index": province.index,
        "facedown": province.facedown,
        "broken": province.broken,
        "stronghold": province.has_stronghold,
        "id": province.id if known else None,
        "element": province.face.element if known else None,
        "strength": province.strength if known else None,
        "honor": province.honor,
        "cards": [
            _lying(table, viewer, card, common) if can_see(table, viewer, card) else {"facedown": True}
            for card in province.contents
        ],
    }


def _lying(table: "Table", viewer: int | None, card: Card, common: CommonParts) -> LyingView:
    """Return the view of a card on a province that ``viewer`` may know, with the cards facedown under it."""
    shown = cast(LyingView, {**common.card(card), "facedown": card.facedown, "attachments": []})
    if card.attachments:
        shown["under"] = [
            common.card(one) if can_see(table, viewer, one) else {"facedown": True} for one in card.attachments
        ]
    return shown


def _card(card: Card, common: CommonParts) -> CardView:
    face = card.face
    facts = {
        "key": card.key,
        "id": card.id,
        "type": face.type,
        "clan": face.clan,
        "owner": card.owner,
        "controller": card.controller,
        "bowed": card.bowed,
        "fate": card.fate,
        "status": card.status,
        "participating": card.participating,
        "printed": {
            "military": face.military,
            "political": face.political,
            "glory": face.glory,
            "cost": face.cost,
        },
        **_skills(card),
        "attachments": [common.card(attachment) for attachment in card.attachments],
    }
    if card.covered:
        facts["covered"] = True
    return cast(CardView, facts)


def _skills(card: Card) -> Skills:
    if card.face.type != "character":
        return {}
    return {"military": card.skill("military"), "political": card.skill("political"), "glory": card.glory}
