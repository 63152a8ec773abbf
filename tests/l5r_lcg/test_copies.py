"""Copies of the table for forks: they contain lasting and delayed effects too, and the game can go on from them."""

from typing import Any

import pytest

from engine.cardplay.limits import counted
from engine.fuzzing.checks import check_copy
from engine.fuzzing.facts import facts_of
from engine.fuzzing.probe import find_probe
from engine.kernel.rng import Streams
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict, Player, Ring
from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, fight, row
from tests.l5r_lcg.scene import Scene, at, inside, scene
from tests.scenes import rows_played

PROBE = find_probe("l5r-lcg")
ALL = (0, 1)
# Links of an object, its constructor's arguments, and its lists: the comparison of a whole table covers these.
TIES = {
    Card: {"attachments", "face", "gained", "host", "lasting", "slot", "table", "uses"},
    Province: {"attachments", "contents", "face", "gained", "host", "lasting", "slot", "table", "uses", "zone"},
    Ring: {"table"},
    Conflict: {"actions", "lasting", "played", "province", "ring", "table"},
}
CACHES = {"_cache", "_version"}
# A copy of an imagined table makes records again, because somebody may read them.
# The parts of a table; its lists of records, payments, departures and events are empty wherever a table is copied.
PARTS = {
    *("conflict", "course", "durations", "framework", "index", "names", "placing", "players", "rings", "streams"),
    *("besides", "held_back", "imagined", "leaving", "records"),
    *("duelists", "showing", "vacant"),
}


def in_the_middle() -> Scene:
    """Return a conflict with characters on both sides, an attachment, a holding, piles, and lasting effects."""
    under = at("imperial-storehouse", under=["hida-guardian"])
    first = {
        "characters": [inside("kitsu-spiritcaller"), at("niten-adept", attachments=["tattooed-wanderer"])],
        "hand": ["clarity-of-purpose", "breakthrough"],
        "fate": 4,
        "dynasty_discard": ["akodo-gunso"],
        "provinces": row(under),
    }
    second = {"characters": [inside("matsu-berserker"), "border-rider"], "hand": ["banzai", "for-greater-glory"]}
    game = scene(first, second, conflict=MILITARY, to_act=0, asked=ALL)
    game.first.triggers("kitsu-spiritcaller")
    game.second.passes()
    game.first.plays("clarity-of-purpose", on="kitsu-spiritcaller")
    game.second.passes()
    assert game.match.pending[0].anew
    return game


def names(kind: type) -> set[str]:
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())} - CACHES - TIES[kind]


@pytest.mark.parametrize("kind", [Card, Province, Ring, Conflict])
def test_a_copy_has_every_fact(kind: type) -> None:
    table = in_the_middle().table
    things = {
        Card: table.players[0].hand[0],
        Province: table.players[0].provinces[0],
        Ring: table.rings["void"],
        Conflict: table.conflict,
    }
    thing: Any = things[kind]
    marks = {name: number for number, name in enumerate(sorted(names(kind)), 100)}
    of = {table.conflict.ring: table.conflict.ring, table.conflict.province: table.conflict.province}
    for name, mark in marks.items():
        setattr(thing, name, mark)
    copy = thing.copied(table, of) if kind is Conflict else thing.copied(table)
    assert {name: getattr(copy, name) for name in marks} == marks


def test_a_copy_of_a_player_has_every_fact() -> None:
    table = in_the_middle().table
    player = table.players[0]
    slots = [name for base in Player.__mro__ for name in getattr(base, "__slots__", ()) if name not in CACHES]
    marks = {name: f"mark:{name}" for name in slots if not isinstance(getattr(player, name), list | Card | Table)}
    lists = [name for name in slots if isinstance(getattr(player, name), list)]
    for name, mark in marks.items():
        setattr(player, name, mark)
    for name in lists:
        setattr(player, name, [f"mark:{name}"])
    of: Any = {f"mark:{name}": f"copy:{name}" for name in lists} | {
        player.stronghold: "s",
        marks["role"]: marks["role"],
    }
    copy = player.copied(table, of)
    assert {name: getattr(copy, name) for name in marks} == marks
    plain = ("additional", "declared", "lasting")
    assert {name: getattr(copy, name) for name in lists} == {
        name: [f"{'mark' if name in plain else 'copy'}:{name}"] for name in lists
    }


def test_a_copy_of_the_table_has_every_fact() -> None:
    table = in_the_middle().table
    card, province = table.players[0].hand[0], table.players[0].provinces[0]
    table.showing, table.duelists, table.vacant = [(card, "phase")], (card,), [province]
    facts = set(vars(table)) - PARTS
    for number, name in enumerate(sorted(facts), 100):
        value = getattr(table, name)
        if name in ("fallen", "forced_random", "maximums"):
            setattr(table, name, {number} if isinstance(value, set) else {str(number): [number]})
        else:
            setattr(table, name, [number] if isinstance(value, list) else number)
    copy = table.copied()
    assert {name: getattr(copy, name) for name in facts} == {name: getattr(table, name) for name in facts}
    assert [card.id for card, _ in copy.showing] == [card.id] and copy.showing[0][0].table is copy
    assert copy.duelists == (copy.showing[0][0],) and copy.vacant == [copy.players[0].provinces[0]]


def test_a_copied_table_is_the_same_and_nothing_of_it_is_shared() -> None:
    table = in_the_middle().table
    copy = table.copied()
    assert PROBE.walk().facts(copy) == PROBE.walk().facts(table)
    cards = {id(card) for card in table.all_cards()}
    assert not cards.intersection(id(card) for card in copy.all_cards())
    assert all(thing.table is copy for thing in (*copy.all_cards(), *copy.rings.values(), *copy.players, copy.conflict))
    before = PROBE.walk().facts(table)
    for card in copy.all_cards():
        card.lasting = ()
        card.uses = counted(card.uses, "spoilt", 1)
    for player in copy.players:
        player.hand.clear()
        player.declared.append("spoilt")
    copy.streams["dynasty:0"].bits()
    copy.names.fresh()
    copy.durations.end("conflict", copy.index)
    copy.index.listeners.clear()
    assert PROBE.walk().facts(table) == before


def moments() -> dict[str, Scene]:
    """Yield moments with a lasting or delayed effect that refers to cards, seats, rings or conflicts."""
    side = {"characters": [inside("doji-challenger")], "hand": ["clarity-of-purpose"], "fate": 1}
    found = {"spirit": in_the_middle()}
    game = found["test"] = scene(
        side, {"characters": [inside("border-rider")]}, conflict=POLITICAL, to_act=0, asked=ALL
    )
    game.first.does("play:clarity-of-purpose")
    game = found["commander"] = scene({"characters": [inside("akodo-toshiro")]}, conflict=MILITARY, to_act=0, asked=ALL)
    game.first.triggers("akodo-toshiro")
    fish = {"characters": [inside("doji-challenger")], "hand": ["feral-ningyo"]}
    game = found["fish"] = scene(fish, conflict=fight(ring="water"), to_act=0, asked=ALL)
    game.first.does("trigger:feral-ningyo")
    withered = {"characters": [inside("doji-challenger")]}
    game = found["withering"] = scene(
        {"characters": [inside("bayushi-shoju")]}, withered, conflict=POLITICAL, to_act=0, asked=ALL
    )
    game.first.triggers("bayushi-shoju")
    hiroue = {"characters": [inside("yogo-hiroue")]}
    game = found["shame"] = scene(hiroue, {"characters": ["doji-challenger"]}, conflict=POLITICAL, to_act=0, asked=ALL)
    game.first.triggers("yogo-hiroue")
    return found


@pytest.mark.parametrize("name", ["spirit", "test", "commander", "fish", "withering", "shame"])
def test_lasting_and_delayed_effects_go_on_in_a_copy(name: str) -> None:
    game = moments()[name]
    assert game.table.durations.delayed or any(
        lasting.given is not None for _, lasting in game.table.durations.expiring
    )
    assert game.match.pending[0].anew
    for number in range(8):
        check_copy(game.match, PROBE, Streams(str(number))["checks"])


def test_a_delayed_effect_of_a_copy_concerns_the_copys_own_cards() -> None:
    game = in_the_middle()
    fork = Scene(game.match.fork())
    fork.finish()
    assert fork.zone("akodo-gunso") == "dynasty deck" and game.card("akodo-gunso").attacking
    game.finish()
    assert game.zone("akodo-gunso") == "dynasty deck"


def test_nothing_is_played_again_in_windows_declarations_and_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = {"hand": ["banzai"]}
    first, second = {"characters": ["doji-challenger"], **hand}, {"characters": ["border-rider"], **hand}
    game = scene(first, second, step="1.1", asked=ALL)
    seen = set()
    while game.table.round <= 2:
        prompt = game.match.open_prompts()[0]
        if prompt.kind in ("dynasty", "action", "declare-conflict", "declare-defenders", "bid"):
            seen.add((prompt.kind, prompt.rule))
            assert rows_played(game.match, monkeypatch) == 0, prompt
        if game.first.asked == "declare-conflict" and game.first.player.conflicts_left == 2:
            game.first.declares("air", "military", 0, "doji-challenger")
        else:
            game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    windows = {("dynasty", "1.4"), *(("action", rule) for rule in ("2.5", "3.1", "3.2.2", "4.4", "5.1"))}
    assert seen == windows | {("bid", "2.2"), ("declare-conflict", "3.2"), ("declare-defenders", "3.2.1")}


def test_a_conflict_in_the_middle_of_an_effect_is_played_again() -> None:
    side = {"characters": [inside("shinjo-altansarnai"), "ide-trader"], "hand": ["breakthrough", "banzai"]}
    enemy = {"characters": ["border-rider", "moto-youth"], "hand": ["banzai"]}
    game = scene(side, enemy, conflict=MILITARY, to_act=0, asked=ALL)
    game.pass_all(until="ring-effect")
    game.first.passes().does("trigger:breakthrough")
    game.pass_all(until="declare-conflict")
    assert not game.match.pending[0].anew and same_in_a_fork(game)
    game.first.declares("fire", "political", 1, "ide-trader")
    asked = []
    while game.conflict is not None:
        prompt = game.match.pending[0]
        asked.append(prompt.kind)
        assert not prompt.anew and same_in_a_fork(game)
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert {"declare-defenders", "action"} <= set(asked)


def same_in_a_fork(game: Scene) -> bool:
    return bool(facts_of(game.match.fork(), PROBE.walk()) == facts_of(game.match, PROBE.walk()))
