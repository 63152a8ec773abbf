"""Copies of a table of the 1997 game: each is complete, shares nothing that changes, and can be played on."""

from typing import Any

import pytest

from engine.cardplay.limits import counted
from engine.fuzzing.checks import check_copy
from engine.fuzzing.probe import find_probe
from engine.kernel.rng import Streams
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Attack, Horde
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Battle, Player, Province
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene
from tests.scenes import rows_played

PROBE = find_probe("l5r-ccg")
ALL = (0, 1)
CREATURE = "trained-animal"
# Fields that only connect a table, and fields with parts of which every copy has its own. The comparison visits the
# parts. A copy of an imagined table makes records again, because somebody may read them.
TIES = {"_cache", "_version", "at", "attachments", "covers", "face", "host", "slot", "table"}
PARTS = {
    *("attack", "battle", "course", "durations", "favor_card", "framework", "index", "names", "placing", "players"),
    *("held_back", "imagined", "records", "streams", "vacant", "falling", "duel"),
}


def in_the_middle() -> Scene:
    """Return a battle with both armies, attachments, tokens, piles, a lasting gain, and a possible Reaction."""
    sukune = fights("hida-sukune", attachments=["biting-steel", "light-infantry"])
    first = {"personalities": [sukune, at("yasuki-taka", bowed=True)], "hand": ["charge"]}
    second = {"personalities": [fights("doji-hoturi"), "asahina-tomo"], "hand": ["iaijutsu-duel"], "honor": 7}
    game = scene(first, second, attack=battle_at(0), asked=ALL)
    table = game.table
    framework = table.rules_of(0)
    game.happens(framework.apply(game.card("hida-sukune"), "force", 2, until="battle"))
    game.happens(framework.place_token(game.card("doji-hoturi"), force=1, name="Blood"))
    game.happens(framework.create_follower(CREATURE, game.card("hida-sukune")))
    # The events are published by now, as they are whenever a question is open.
    table.records.clear()
    assert game.match.pending[0].anew
    return game


def slots(thing: Any) -> list[str]:
    return [name for base in type(thing).__mro__ for name in getattr(base, "__slots__", ()) if name not in TIES]


def copy_of(table: Table, thing: Any, of: dict[Any, Any]) -> Any:
    """Return a copy of an object. ``of`` says what replaces the marks that stand for cards."""
    if isinstance(thing, Card):
        return thing.copied(table)
    if isinstance(thing, Attack | Horde):
        return thing.copied(of)
    if isinstance(thing, Battle):
        return thing.copied(table, of)
    copy = of[thing] = Player(table, thing.seat) if isinstance(thing, Player) else Province(table, 0, thing.index)
    thing.copy_to(of)
    return copy


@pytest.mark.parametrize("kind", [Card, Province, Player, Attack, Horde, Battle])
def test_a_copy_has_every_fact(kind: type) -> None:
    table = in_the_middle().table
    things = {
        Card: table.players[0].hand[0],
        Province: table.players[0].provinces[0],
        Player: table.players[0],
        Attack: table.attack,
        Horde: Horde([], table.players[0].provinces[0], 0),
        Battle: table.battle,
    }
    thing: Any = things[kind]
    # Names that identify an object, and the provinces in Player, are set when it is made. A horde has its own test.
    names = [name for name in slots(thing) if name not in ("seat", "index", "owner", "provinces", "horde")]
    for number, name in enumerate(sorted(names), 100):
        value = getattr(thing, name)
        if isinstance(value, dict):
            setattr(thing, name, {str(number): [number]})
        elif name == "fallen" and isinstance(thing, Battle):
            thing.fallen = [("attack", 1, number)]  # type: ignore[list-item]  # the number stands for a card
        else:
            setattr(thing, name, [number] if isinstance(value, list) else number)
    if isinstance(thing, Player):
        thing.provinces = []
    of: dict[Any, Any] = {number: number for number in range(100, 140)}
    if isinstance(thing, Battle):
        of[thing.province] = thing.province
    copy = copy_of(table, thing, of)
    assert {name: getattr(copy, name) for name in names} == {name: getattr(thing, name) for name in names}


def test_a_copy_of_the_table_has_every_fact() -> None:
    table = in_the_middle().table
    facts = set(vars(table)) - PARTS
    for number, name in enumerate(sorted(facts), 100):
        value = getattr(table, name)
        if isinstance(value, dict):
            setattr(table, name, {str(number): number})
        else:
            setattr(table, name, [number] if isinstance(value, list) else number)
    table.asked = frozenset({1})
    copy = table.copied()
    assert {name: getattr(copy, name) for name in facts} == {name: getattr(table, name) for name in facts}
    assert set(vars(copy)) == set(vars(table))


def test_a_copied_table_is_the_same_and_nothing_of_it_is_shared() -> None:
    table = in_the_middle().table
    copy = table.copied()
    assert PROBE.walk().facts(copy) == PROBE.walk().facts(table)
    cards = {id(card) for card in table.all_cards()}
    assert not cards.intersection(id(card) for card in copy.all_cards())
    provinces = [province for player in copy.players for province in player.provinces]
    assert all(thing.table is copy for thing in (*copy.all_cards(), *provinces, *copy.players, copy.battle))
    before = PROBE.walk().facts(table)
    for card in copy.all_cards():
        card.lasting = ()
        card.tokens = ()
        card.attachments = ()
        card.uses = counted(card.uses, "spoilt", 1)
    for player in copy.players:
        player.hand.clear()
        player.provinces[0].attached.append(player.stronghold)
    assert copy.attack is not None and copy.battle is not None
    copy.attack.fought.append(provinces[0])
    copy.battle.terrains.append(1)
    copy.fallen.append((1, 0))
    copy.events_seen.append("spoilt")
    copy.streams["dynasty:0"].bits()
    copy.names.fresh()
    copy.durations.end("battle", copy.index)
    copy.index.listeners.clear()
    assert PROBE.walk().facts(table) == before


def test_an_effect_on_a_token_that_is_gone_does_not_hinder_copying() -> None:
    game = in_the_middle()
    creature = next(card for card in game.card("hida-sukune").attachments if card.id == CREATURE)
    cause = game.table.rules_of(0)
    game.happens(cause.apply(creature, "force", 1))
    game.happens(cause.destroy(creature))
    assert creature not in game.table.all_cards()
    assert any(subject is creature for subject, _ in game.table.durations.expiring)
    fork = game.match.fork()
    (there,) = [subject for subject, _ in fork.table.durations.expiring if getattr(subject, "id", "") == CREATURE]
    assert there is not creature and there.table is fork.table


def test_a_copied_battle_has_lost_the_same_cards_although_a_token_was_destroyed_in_it() -> None:
    game = in_the_middle()
    token = next(one for one in game.card("hida-sukune").attachments if one.face.token)
    cause = game.table.rules_of(0)
    game.happens(cause.destroy(token), cause.destroy(game.card("light-infantry")))
    assert [card.id for card in game.battle.lost] == ["light-infantry"]
    copy = game.table.copied().battle
    assert copy is not None and [card.id for card in copy.lost] == ["light-infantry"]


def test_nothing_is_played_again_where_actions_attacks_and_recruits_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    side = {"personalities": ["hida-sukune", "doji-kuwanan"], "hand": ["charge"], "holdings": ["small-farm"] * 3}
    lying = [{"card": {"id": "small-farm", "facedown": False}}, {}, {}, {}]
    game = scene({**side, "provinces": lying}, side, phase="action", asked=ALL)
    seen = set()
    while game.table.turn < 3:
        prompt = game.match.open_prompts()[0]
        if prompt.anew:
            assert rows_played(game.match, monkeypatch) == 0, prompt
            if prompt.kind not in seen:
                check_copy(game.match, PROBE, Streams(prompt.kind)["checks"])
            seen.add(prompt.kind)
        if prompt.kind in ("declare-attack", "commit", "next-battle"):
            game.match.answer(prompt.seat, [prompt.options[0].key])
        else:
            game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert seen == {
        "action", "battle-action", "next-battle", "declare-attack", "commit", "dynasty", "discard-dynasty",
    }  # fmt: skip
