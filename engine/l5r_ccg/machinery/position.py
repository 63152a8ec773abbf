"""Reads and writes positions.

A position can describe any legal state of the table. If a position is illegal, all its faults are listed. Tests, bug
reports and ``serve`` use the same form.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cardplay import positions
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.abilities.delayed import CONDITIONS, name_of_condition
from engine.l5r_ccg.card import Card, Zone
from engine.l5r_ccg.definition import CardDef, decks, pool
from engine.l5r_ccg.fighting.campaign import Attack, Horde
from engine.l5r_ccg.machinery.effects import (
    PERMANENT,
    begin,
    begin_in_play,
    dump_in_play,
    dump_lasting,
    dump_waiting,
    load_used,
    load_waiting,
)
from engine.l5r_ccg.machinery.granting import grant_all
from engine.l5r_ccg.machinery.impossible import Entry, entries_of, problems
from engine.l5r_ccg.machinery.known import KnownDeck
from engine.l5r_ccg.machinery.literal import (
    PILES,
    AttackAt,
    CardAt,
    InPlayAt,
    PersonalityAt,
    PlayerAt,
    Position,
    ProvinceAt,
    indexes,
    places,
)
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.marks import BENEATH, ENTOMBED, WAITS
from engine.l5r_ccg.state import PROVINCES, Player, Province
from engine.l5r_ccg.tokens import Token


def read(literal: Mapping[str, Any]) -> Position:
    """Return the position that a literal describes.

    Raises Refused (``impossible-position``) with the list of all faults.
    """
    return positions.read(literal, Position, problems)


# Loading


def load(seed: str, asked: frozenset[int], literal: Mapping[str, Any]) -> Table:
    """Return the table that a literal describes.

    Raises Refused (``impossible-position``) with the list of all faults.
    """
    position = read(literal)
    table = Table(seed, len(position.players), asked)
    for at in position.players:
        table.names.taken.update(
            entry.uid for _, entry, _, _ in entries_of(at) if isinstance(entry, CardAt) and entry.uid is not None
        )
    if position.attack is not None and position.attack.terrain is not None:
        table.names.taken.update(uid for uid in (position.attack.terrain.uid,) if uid is not None)
    _load_players(table, position)
    for card in table.all_cards():
        table.index.update(card)
    for one in table.personalities():
        if one.covers or one.attachments:
            grant_all(one)
    table.turn, table.active, table.phase = position.turn, position.active, position.phase
    table.start = position.phase
    table.drawn = position.drawn
    table.events_seen = list(position.events_seen)
    table.placing.give_favor(position.favor)
    if position.attack is not None:
        _load_attack(table, position.attack)
    for player, at in zip(table.players, position.players, strict=True):
        load_used(table, player, at)
    load_waiting(table, position.waiting)
    if position.to_act is not None:
        table.opportunity = (position.to_act, position.passes)
    table.version += 1
    return table


def _load_players(table: Table, position: Position) -> None:
    """Load the provinces of all players, then their cards, which may be at each other's provinces."""
    for player, at in zip(table.players, position.players, strict=True):
        player.add_provinces(indexes(at.provinces))
    if position.attack is not None and position.attack.ambush:
        table.players[position.attack.defender].open_field()
    for player, at in zip(table.players, position.players, strict=True):
        _load_player(table, player, at)


def _load_attack(table: Table, at: AttackAt) -> None:
    attack = Attack(at.attacker, at.defender)
    for side, seats in at.invited.items():
        attack.invited[side] = list(seats)
    attack.allies = dict(at.allies)
    defender = table.players[at.defender]
    if defender.field is not None:
        begin(defender.field, at.field)
    attack.fought = [defender.province(index) for index in at.fought]
    if at.second is not None:
        attack.second = at.second.seat
        attack.fought += [table.players[at.second.seat].province(index) for index in at.second.fought]
        attack.helps = {seat: list(seats) for seat, seats in at.second.helps.items()}
    attack.segment, attack.heard, attack.stood, attack.ambush = at.segment, at.heard, list(at.stood), at.ambush
    if at.horde is not None:
        units = [one for one in table.personalities() if one.uid in at.horde.units]
        attack.horde = Horde(units, defender.province(at.horde.place), at.horde.unturned)
    table.attack = attack
    if at.province is not None:
        battle = table.course.begin_battle(defender.province(at.province))
        battle.terrains = list(at.terrains)
        if at.strength is not None:
            battle.strength = at.strength
        battle.acted = list(at.acted)
        if at.lost:
            cards = {card.uid: card for card in table.all_cards()}
            battle.lost = [cards[uid] for uid in at.lost if uid in cards]
        if at.terrain is not None:
            card = _make(table, at.terrain, at.defender if at.attacker is None else at.attacker, "terrain")
            if at.terrain.controller is not None:
                card.controller = at.terrain.controller
            begin(card, at.terrain.lasting)
            battle.terrain = card
            if not battle.terrains:
                battle.terrains.append(card.controller)
            table.index.update(card)


def _make(table: Table, entry: Entry, owner: int, zone: Any) -> Card:
    given = entry if isinstance(entry, CardAt) else CardAt(id=entry)
    uid = given.uid if given.uid is not None else table.names.fresh()
    face: CardDef = pool()[given.id]
    card = Card(table, face, owner if given.owner is None else given.owner, uid, zone)
    card.bowed, card.died, card.facedown = given.bowed, given.died, given.facedown
    card.lasting += tuple(
        [
            Lasting(one.attribute, one.value, Layer.ADD, one.source, PERMANENT, CONDITIONS.get(one.test))
            for one in given.permanent
        ]
    )
    if isinstance(given, InPlayAt):
        for token in given.tokens:
            card.tokens += tuple([Token(token.force, token.chi, token.name, token.until) for _ in range(token.amount)])
        begin_in_play(card, given)
    return card


def _load_player(table: Table, player: Player, at: PlayerAt) -> None:
    seat = player.seat
    player.honor, player.lobbied, player.casts = at.honor, at.lobbied, at.casts
    if at.deck is not None:
        table.known[seat] = KnownDeck(at.deck, decks()[at.deck])
    begin(player, at.lasting)
    player.stronghold = _make(table, at.stronghold, seat, "stronghold")
    for index, province in places(at.provinces):
        _load_province(table, player, index, province)
    for row in ("holdings", "rings"):
        for entry in getattr(at, row):
            card = _make(table, entry, seat, "play")
            card.controller = seat
            getattr(player, row).append(card)
            _load_beneath(table, card, entry)
    for name in PILES:
        zone = name.replace("_", " ")
        entries = getattr(at, name)
        pile = player.pile(zone)
        pile.extend(_make(table, entry, seat, zone) for entry in (reversed(entries) if "deck" in name else entries))
    for one in at.personalities:
        _load_personality(table, player, one)


def _load_province(table: Table, player: Player, index: int, at: ProvinceAt) -> None:
    province = player.province(index)
    province.destroyed = at.destroyed
    begin(province, at.lasting)
    if at.card is not None:
        card = _make(table, at.card, player.seat, "province")
        # A card that is given only by its id is face down, as it is during a game.
        facedown = True if isinstance(at.card, str) else at.card.facedown
        table.placing.lay_in(card, province, facedown=facedown)
    for entry in at.attached:
        card = _make(table, entry, player.seat, "play")
        card.slot, card.controller = province, player.seat
        province.attached.append(card)


def _load_personality(table: Table, player: Player, entry: PersonalityAt | str) -> None:
    card = _make(table, entry, player.seat, "play")
    card.controller = player.seat
    player.personalities.append(card)
    if isinstance(entry, str):
        return
    card.dishonored, card.sent = entry.dishonored, entry.sent
    if entry.at is not None:
        owner, _, index = entry.at.partition(".")
        card.at = table.players[int(owner)].province(int(index))
    card.covers = tuple([_make(table, one, player.seat, "under") for one in entry.covers])
    _load_beneath(table, card, entry)
    for given in entry.attachments:
        attachment = _make(table, given, player.seat, "play")
        serves = None if isinstance(given, str) else given.controller
        attachment.controller, attachment.host = player.seat if serves is None else serves, card
        card.attachments += (attachment,)
        _load_beneath(table, attachment, given)


def _load_beneath(table: Table, cover: Card, at: Entry) -> None:
    """Put under a card in play the cards that its literal lists there. Under a Holding they lie face up."""
    zone: Zone = ENTOMBED if cover.face.type == "holding" else BENEATH
    for entry in at.beneath if isinstance(at, InPlayAt) else ():
        one = _make(table, entry, cover.owner, zone)
        one.lasting += (Lasting(zone, cover.uid, Layer.ADD, cover.id, zone),)
        player = table.players[one.owner]
        if zone == BENEATH:
            player.beneath.append(one)
        else:
            waits = 0 if isinstance(entry, str) else entry.waits
            one.lasting += (Lasting(WAITS, waits, Layer.ADD, cover.id, zone),)
            player.entombed.append(one)


# Dumping


def dump(table: Table) -> dict[str, Any]:
    """Return the table as a literal."""
    to_act, passes = table.opportunity or (None, 0)
    return {
        "turn": max(1, table.turn),
        "phase": table.phase or "straighten",
        "active": table.active,
        "to_act": to_act,
        "passes": passes,
        "drawn": table.drawn,
        "favor": table.favor,
        "attack": None if table.attack is None else _dump_attack(table, table.attack),
        "events_seen": list(table.events_seen),
        "waiting": dump_waiting(table),
        "players": [_dump_player(player) for player in table.players],
    }


def _dump_attack(table: Table, attack: Attack) -> dict[str, Any]:
    # A battle that has been resolved is written as over. Only Reactions to its end may still come.
    battle, fought = table.battle, attack.fought
    if battle is not None and battle.resolved:
        fought, battle = [*fought, battle.province], None
    over = attack.segment == "battle" and battle is None
    field = table.players[attack.defender].field
    terrain = None if battle is None else battle.terrain
    return {
        "attacker": attack.attacker,
        "defender": attack.defender,
        "invited": {side: list(seats) for side, seats in attack.invited.items()},
        "allies": dict(attack.allies),
        "fought": [province.index for province in fought if province.owner == attack.defender],
        **_dump_second(attack, fought),
        **_dump_horde(attack),
        "segment": "battles" if over else attack.segment,
        **({"ambush": True} if attack.ambush else {}),
        **({"field": dump_lasting(field)} if attack.ambush and field is not None and field.lasting else {}),
        "heard": attack.heard,
        "stood": list(attack.stood),
        "province": None if battle is None else battle.province.index,
        "terrain": None if terrain is None else _dump_terrain(terrain),
        "terrains": [] if battle is None else list(battle.terrains),
        "strength": None if battle is None else battle.strength,
        "acted": [] if battle is None else list(battle.acted),
        "lost": [] if battle is None else [card.uid for card in battle.lost],
    }


def _dump_terrain(terrain: Card) -> dict[str, Any]:
    facts = _dump_card(terrain, owner=terrain.owner, controller=terrain.controller)
    lasting = [one for one in dump_lasting(terrain) if one["until"] != PERMANENT]
    return {**facts, "lasting": lasting} if lasting else facts


def _dump_second(attack: Attack, fought: Sequence[Province]) -> dict[str, Any]:
    if attack.second is None:
        return {}
    over = [province.index for province in fought if province.owner == attack.second]
    helps = {seat: list(seats) for seat, seats in attack.helps.items()}
    return {"second": {"seat": attack.second, "fought": over, "helps": helps}}


def _dump_horde(attack: Attack) -> dict[str, Any]:
    horde = attack.horde
    if horde is None:
        return {}
    units = [one.uid for one in horde.units if one.at is not None]
    return {"horde": {"units": units, "place": horde.place.index, "unturned": horde.unturned}}


def _dump_card(card: Card, **more: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": card.face.id, "uid": card.uid}
    if card.facedown:
        facts["facedown"] = True
    if card.bowed:
        facts["bowed"] = True
    if card.died:
        facts["died"] = card.died
    if card.lasting and (permanent := [lasting for lasting in card.lasting if lasting.until == PERMANENT]):
        facts["permanent"] = [_dump_change(one) for one in permanent]
    facts.update(more)
    return facts


def _dump_change(one: Lasting) -> dict[str, Any]:
    facts = {"attribute": one.attribute, "value": one.value, "source": one.source}
    return {**facts, "test": name_of_condition(one.test)} if one.test is not None else facts


def _dump_in_play(card: Card, **more: Any) -> dict[str, Any]:
    facts = _dump_card(card, owner=card.owner, **more)
    lying = [_dump_card(one, owner=one.owner) for one in card.beneath]
    lying += [_dump_card(one, owner=one.owner, waits=one.waits) for one in card.entombed]
    if lying:
        facts["beneath"] = lying
    if card.tokens:
        facts["tokens"] = [
            {"chi": token.chi, "force": token.force, "name": token.name, "until": token.until} for token in card.tokens
        ]
    return {**facts, **dump_in_play(card)}


def _dump_personality(card: Card) -> dict[str, Any]:
    return _dump_in_play(
        card,
        dishonored=card.dishonored,
        at=None if card.at is None else card.at.key.partition(":")[2],
        covers=[_dump_card(former, owner=former.owner) for former in card.covers],
        sent=card.sent,
        attachments=[_dump_attachment(one, card) for one in card.attachments],
    )


def _dump_attachment(card: Card, host: Card) -> dict[str, Any]:
    serves = {} if card.controller == host.controller else {"controller": card.controller}
    return _dump_in_play(card, **serves)


def _dump_player(player: Player) -> dict[str, Any]:
    provinces = [
        {
            **({} if province.index < PROVINCES else {"index": province.index}),
            "destroyed": province.destroyed,
            "card": None if province.card is None else _dump_card(province.card),
            "attached": [_dump_in_play(one) for one in province.attached],
            "lasting": dump_lasting(province),
        }
        for province in player.provinces
    ]
    deck = player.table.known[player.seat].prepared
    facts: dict[str, Any] = {
        "deck": deck if deck in decks() else None,
        "stronghold": _dump_in_play(player.stronghold),
        "honor": player.honor,
        "lobbied": player.lobbied,
        "casts": player.casts,
        "lasting": dump_lasting(player),
        "provinces": provinces,
        "personalities": [_dump_personality(card) for card in player.personalities],
        "holdings": [_dump_in_play(card) for card in player.holdings],
        "rings": [_dump_in_play(card) for card in player.rings],
    }
    for name in PILES:
        pile = player.pile(name.replace("_", " "))
        facts[name] = [_dump_card(card) for card in (reversed(pile) if "deck" in name else pile)]
    # A card that is resolving, or played as a Focus, is written in the pile where it goes afterwards.
    for card in (*player.resolving, *player.focus):
        facts["fate_discard"].append({name: fact for name, fact in _dump_card(card).items() if name != "facedown"})
    battle = player.table.battle
    if battle is not None and battle.resolved and battle.terrain is not None and battle.terrain.owner == player.seat:
        facts["fate_discard"].append(_dump_card(battle.terrain))
    return facts
