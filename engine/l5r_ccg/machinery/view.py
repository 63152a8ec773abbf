"""Builds views: what one viewer may see of the table."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from engine.cardplay.durations import Delayed
from engine.l5r_ccg.abilities.delayed import name_of, name_of_condition
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Attack, Side
from engine.l5r_ccg.machinery.seen import (
    ArmyView,
    AttackView,
    BattleView,
    Board,
    CardView,
    DiscardedView,
    DuelView,
    LastingView,
    PlayerView,
    ProvinceView,
    TableView,
    WaitingView,
)
from engine.l5r_ccg.marks import BENEATH, LIES_UNDER, TURNED_UP
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.turn.gold import production

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

ALL = -1


def can_see(table: "Table", viewer: int | None, card: Card) -> bool:
    """Tell whether ``viewer`` may know which card this is.

    The viewer ``ALL`` sees every card (for tests and finished matches).
    """
    if viewer == ALL:
        return True
    if card.zone == "hand" or (card.zone == "focus" and card.facedown):
        return viewer == card.owner
    if card.zone == BENEATH:
        return viewer is not None and viewer in (card.owner, _keeper(table, card))
    if card.zone in ("dynasty deck", "fate deck"):
        return bool(card.lasting) and card is open_top(table.players[card.owner].pile(card.zone))
    return not card.facedown


def open_top(deck: Sequence[Card]) -> Card | None:
    """Return the top card of a deck if it lies face up, or None."""
    return deck[-1] if deck and deck[-1].lasting and deck[-1].marked(TURNED_UP) else None


def _keeper(table: "Table", card: Card) -> int:
    """Return the player who controls the card under which ``card`` lies, or the owner if that card has left play."""
    under = card.lies_under
    return next((one.controller for one in table.in_play() if one.uid == under), card.owner)


def view(table: "Table", viewer: int | None) -> TableView:
    """Return the table as a viewer (a seat, or None for the public) may see it."""
    return Shown(table).view(viewer)


def open_view(table: "Table") -> TableView:
    """Return the view with all cards open. The view lists the decks, each from the top card down."""
    return Shown(table).open_view()


def views(table: "Table", viewers: Sequence[int | None]) -> tuple[TableView, list[TableView]]:
    """Return the open view, and the view of each of ``viewers``.

    The views share parts, so do not change them.
    """
    shown = Shown(table)
    return shown.open_view(), [shown.view(viewer) for viewer in viewers]


class Shown:
    """A table at one moment. Everybody sees the same cards in play, so their view is built once for all viewers."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._cards: dict[int, CardView] = {}
        self._board: Board = {
            "turn": table.turn,
            "active": table.active,
            "phase": table.phase,
            "favor": table.favor,
            "attack": _attack(table),
            "battle": _battle(table),
        }
        self._players = [_player(table, player, self) for player in table.players]
        self._outcome = None if table.outcome is None else table.outcome.facts()

    def view(self, viewer: int | None) -> TableView:
        """Return the view of a seat, of the public (None), or with all cards open (``ALL``)."""
        table = self._table
        return {
            "viewer": None if viewer == ALL else viewer,
            **self._board,
            "duel": _duel(table, viewer),
            "waiting": [_waiting(table, viewer, one) for one in table.durations.delayed],
            "players": [self._player(viewer, player) for player in table.players],
            "outcome": self._outcome,
        }

    def open_view(self) -> TableView:
        """Return the view with all cards open. The view lists the decks from the top card down."""
        found = self.view(ALL)
        for facts, player in zip(found["players"], self._table.players, strict=True):
            facts["dynasty_cards"] = [card.key for card in reversed(player.dynasty_deck)]
            facts["fate_cards"] = [card.key for card in reversed(player.fate_deck)]
        return found

    def card(self, card: Card) -> CardView:
        """Return a card with its attachments."""
        found = self._cards.get(id(card))
        if found is None:
            found = self._cards[id(card)] = shown_card(card)
        return found

    def cards(self, cards: Iterable[Card]) -> list[CardView]:
        """Return cards with their attachments."""
        return [self.card(card) for card in cards]

    def _player(self, viewer: int | None, player: Player) -> PlayerView:
        """Return the view of a player.

        The view contains the hand and the face-down cards only if ``viewer`` may see them.
        """
        seen = self._players[player.seat]
        if viewer not in (ALL, player.seat):
            return seen
        hand = self.cards(player.hand)
        if player.beneath:
            lying = _with_covers(self._table, player.beneath)
            seen = {**seen, "beneath": [{"key": one.key, "under": cover.key} for one, cover in lying]}
        if viewer != ALL:
            return {**seen, "hand": hand}
        removed = [card.key for card in player.removed]
        return {**seen, "removed": removed, "provinces": self._turned_up(player, seen["provinces"]), "hand": hand}

    def _turned_up(self, player: Player, seen: list[ProvinceView]) -> list[ProvinceView]:
        """Return the views of a player's provinces with their face-down cards shown."""
        return [
            facts
            if province.card is None or not province.card.facedown
            else {**facts, "card": {**self.card(province.card), "facedown": True}}
            for facts, province in zip(seen, player.provinces, strict=True)
        ]


def _waiting(table: "Table", viewer: int | None, one: Delayed) -> WaitingView:
    """Return the view of a delayed effect.

    ``card`` is None unless the viewer may know which card the effect is about.
    """
    known = one.about is not None and can_see(table, viewer, one.about)
    return {
        "effect": name_of(one),
        "player": one.cause.seat,
        "card": one.about.key if known else None,
        "until": one.until.partition(" ")[0],
    }


def _duel(table: "Table", viewer: int | None) -> DuelView | None:
    """Return the view of the duel in progress, or None if there is no duel.

    ``focused`` lists only the Focus cards that the viewer may know.
    """
    duel = table.duel
    if duel is None:
        return None
    return {
        "value": duel.value,
        "duelists": [
            {
                "card": side.card.key,
                "player": side.seat,
                "total": duel.total(side),
                "count": len(side.focused),
                "focused": [card.key for card in side.focused if can_see(table, viewer, card)],
            }
            for side in duel.sides
        ],
    }


def _attack(table: "Table") -> AttackView | None:
    attack = table.attack
    if attack is None:
        return None
    return {
        "attacker": attack.attacker,
        "defender": attack.defender,
        **_second(attack),
        **_horde(attack),
        "invited": {side: list(seats) for side, seats in attack.invited.items()},
        "allies": {str(seat): side for seat, side in sorted(attack.allies.items())},
        "fought": [province.key for province in sorted(attack.fought, key=lambda one: one.owner != attack.defender)],
        "segment": attack.segment,
        "ambush": attack.ambush,
        "provinces": [
            {
                "province": province.key,
                "strength": province.strength,
                "attack": _army(table, attack, province, "attack"),
                "defend": _army(table, attack, province, "defend"),
            }
            for province in _grounds(table, attack)
        ],
    }


def _second(attack: Attack) -> AttackView:
    """Return the fields about a second Defender. Without a second Defender, the result has no fields."""
    if attack.second is None:
        return cast(AttackView, {})
    helps = {str(seat): list(seats) for seat, seats in sorted(attack.helps.items())}
    return cast(AttackView, {"second": attack.second, "helps": helps})


def _horde(attack: Attack) -> AttackView:
    """Return the field with the units of a horde. Without a horde, the result has no fields."""
    if attack.horde is None:
        return cast(AttackView, {})
    return cast(AttackView, {"horde": [one.key for one in attack.horde.units if one.at is not None]})


def _grounds(table: "Table", attack: Attack) -> list[Province]:
    """Return the places where units of this attack may fight."""
    field = table.players[attack.defender].field
    return [field] if attack.ambush and field is not None else table.attacked(attack)


def _army(table: "Table", attack: Attack, province: Province, side: Side) -> ArmyView:
    units = [c for c in table.personalities() if c.at is province and attack.side(c) == side]
    return {"units": [card.key for card in units], "force": sum(card.unit_force for card in units)}


def _battle(table: "Table") -> BattleView | None:
    battle = table.battle
    if battle is None:
        return None
    return {
        "province": battle.province.key,
        "terrain": None if battle.terrain is None else shown_card(battle.terrain),
        "terrains": len(battle.terrains),
        "totals": list(battle.totals) if battle.resolved else None,
    }


def _player(table: "Table", player: Player, shown: Shown) -> PlayerView:
    """Return the part of a player's view that is the same for all viewers."""
    seen: PlayerView = {
        "seat": player.seat,
        "clans": sorted(player.clans),
        "deck": table.known[player.seat].prepared,
        "honor": player.honor,
        "in": table.is_in(player.seat),
        "lobbied": player.lobbied,
        "casts": player.casts,
        "lasting": _lasting(player),
        "hand_count": len(player.hand),
        "dynasty_deck": len(player.dynasty_deck),
        "fate_deck": len(player.fate_deck),
        "dynasty_discard": [_discarded(card) for card in player.dynasty_discard],
        "fate_discard": [card.key for card in player.fate_discard],
        "removed": [card.key for card in player.removed if can_see(table, None, card)],
        "resolving": [card.key for card in player.resolving],
        "stronghold": shown.card(player.stronghold),
        "provinces": [_province(table, province, shown) for province in player.provinces],
        "personalities": shown.cards(player.personalities),
        "holdings": shown.cards(player.holdings),
        "rings": shown.cards(player.rings),
    }
    if (top := open_top(player.dynasty_deck)) is not None:
        seen["dynasty_top"] = top.key
    if (top := open_top(player.fate_deck)) is not None:
        seen["fate_top"] = top.key
    if player.entombed:
        seen["entombed"] = [
            {"key": one.key, "under": cover.key, "waits": one.waits}
            for one, cover in _with_covers(table, player.entombed)
        ]
    return seen


def _discarded(card: Card) -> DiscardedView:
    return {"key": card.key, "died": card.died} if card.died else {"key": card.key}


def _province(table: "Table", province: Province, shown: Shown) -> ProvinceView:
    card = province.card
    lying: CardView | None = None
    if card is not None:
        lying = {**(shown.card(card) if can_see(table, None, card) else {}), "facedown": card.facedown}
    return {
        "key": province.key,
        "index": province.index,
        "destroyed": province.destroyed,
        "strength": province.strength,
        "lasting": _lasting(province),
        "card": lying,
        "attached": shown.cards(province.attached),
    }


def _lasting(subject: Card | Player | Province) -> list[LastingView]:
    """Return the lasting effects on a card, a player or a province, permanent ones first.

    Lasting effects are public.
    """
    return [
        {
            "attribute": one.attribute,
            "value": one.value,
            "until": one.until.partition(" ")[0],
            "source": one.source,
            "test": name_of_condition(one.test),
        }
        for one in sorted(subject.lasting, key=lambda one: one.until != "permanent")
    ]


def shown_card(card: Card) -> CardView:
    """Return the view of a card that its viewer may know, with the card's attachments."""
    face = card.face
    shown: CardView = {
        "key": card.key,
        "id": card.id,
        "type": face.type,
        "owner": card.owner,
        "controller": card.controller,
        "bowed": card.bowed,
        "printed": {"gold_cost": face.gold_cost, "focus": face.focus},
        "traits": card.traits,
    }
    if face.makes_gold:
        shown["gold"] = production(card, None)
    if face.type in ("personality", "follower", "item", "ancestor"):
        shown["printed"]["force"], shown["printed"]["chi"] = face.force, face.chi
        bonus = card.is_attachment and (face.bonus_force or face.bonus_chi)
        shown["force"] = card.bonus("force") if bonus else card.force
        shown["chi"] = card.bonus("chi") if bonus else card.chi
    if face.type == "personality":
        shown.update(
            {
                "dishonored": card.dishonored,
                "personal_honor": card.personal_honor,
                "unit_force": card.unit_force,
                "cavalry": card.cavalry,
                "at": None if card.at is None else card.at.key,
                "covers": [former.key for former in card.covers],
                "attachments": [shown_card(one) for one in card.attachments],
            }
        )
    if card.tokens:
        shown["tokens"] = [{"force": t.force, "chi": t.chi, "name": t.name} for t in card.tokens]
    if card.lasting:
        shown["lasting"] = _lasting(card)
    if card.in_play:
        shown.update({**_used_and_lent(card), **_kept(card)})
    return shown


def _with_covers(table: "Table", cards: Sequence[Card]) -> list[tuple[Card, Card]]:
    """Return each of ``cards`` with the card it lies under, in the order in which the upper cards lie on the table."""
    return [(one, cover) for cover in table.in_play() for one in cards if one.lies_under == cover.uid]


def _kept(card: Card) -> CardView:
    """Return how many cards lie face down under a card (``beneath``), and which are set aside for it (``apart``)."""
    kept: CardView = {}
    lying = len(card.beneath) if card.face.type in LIES_UNDER else 0
    if lying:
        kept["beneath"] = lying
    apart = card.apart if card.is_personality else []
    if apart:
        kept["apart"] = [one.key for one in apart]
    return kept


def _used_and_lent(card: Card) -> CardView:
    """Return the fields ``used``, ``copied`` and ``borrowed`` of a card in play, without those that are empty."""
    durations = card.table.durations
    if not (card.uses or durations.lent or durations.borrowed):
        return {}
    found: CardView = {
        "used": {name: times for name, _, times in card.limited_uses()},
        "copied": [ability.name for one, ability, _ in durations.lent if one is card],
        "borrowed": [
            {"player": seat, "until": until.partition(" ")[0]} for one, seat, until in durations.borrowed if one is card
        ],
    }
    return cast(CardView, {name: facts for name, facts in found.items() if facts})
