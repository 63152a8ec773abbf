"""Ambush: a battle of two units outside the Attack Phase, in every place that lists, stores or copies an attack."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

AMBUSH, UNARI, YOJO, UJI, TOMO = "ambush", "hida-unari", "matsu-yojo", "daidoji-uji", "asahina-tomo"


def lying_in_wait(*mine: Any, theirs: Any = (YOJO, UJI), **facts: Any) -> Scene:
    side = {"personalities": mine or (UNARI, TOMO), "hand": [AMBUSH, "charge"], "honor": 10}
    return scene({**side, "personalities": list(side["personalities"])},
                 {"personalities": list(theirs), "hand": ["outflank", "charge"]}, **facts)  # fmt: skip


def sprung(*mine: Any, unit: str = UNARI, foe: str = YOJO, **facts: Any) -> Scene:
    """Return the battle of an ambush. Nobody commits seppuku to prevent the loss of Honor."""
    game = lying_in_wait(*mine, **facts)
    game.first.does(f"play:{AMBUSH}")
    for one in (unit, foe):
        if game.first.asked == "target" and game.first.may(f"choose:{one}"):
            game.first.does(f"choose:{one}")
    game.pass_to("battle-action", 1)
    return game


def test_one_unit_fights_another_at_once_for_five_honor() -> None:
    game = sprung()
    assert game.first.honor == 5 and game.table.phase == "action"
    assert [one.id for one in game.battle.army("attack")] == [UNARI]
    assert [one.id for one in game.battle.army("defend")] == [YOJO]
    assert game.second.asked == "battle-action"
    kept(game)


def test_the_weaker_unit_is_destroyed_and_no_province() -> None:
    game = sprung(at(UNARI, tokens=[{"force": 30}]))
    game.resolve_battle()
    assert game.zone(YOJO) == "dynasty discard" and len(game.second.player.standing) == 4
    assert game.first.honor == 5 + 2
    assert game.table.attack is None and game.card(UNARI).at is None and game.card(UNARI).bowed
    assert game.zone(AMBUSH) == "fate discard"


def test_the_action_phase_and_the_usual_attack_go_on_after_it() -> None:
    game = sprung(UNARI, TOMO, "sanzo")
    game.resolve_battle()
    assert game.second.asked == "action"
    game.to_attack().attacks(1)
    assert game.table.attack is not None and not game.table.attack.ambush


def test_no_other_unit_joins_and_nobody_goes_to_a_province() -> None:
    game = sprung(UNARI, "hida-sukune")
    cause = game.table.rules_of(0)
    field = game.battle.province
    assert not cause.move(game.card("hida-sukune"), field).possible()
    assert not cause.move(game.card(UNARI), game.province(1, 0)).possible()
    assert not cause.create_personality("barbarians").possible()
    assert cause.move(game.card(UNARI), None).possible()


def test_a_unit_that_flees_saves_itself() -> None:
    game = sprung(at(UNARI, tokens=[{"force": 30}]))
    game.happens(game.table.rules_of(1).move(game.card(YOJO), None))
    game.resolve_battle()
    assert game.card(YOJO).in_play and len(game.second.player.standing) == 4


def test_it_is_no_attack_that_could_be_answered_with_another() -> None:
    game = lying_in_wait()
    game.second.player.hand[0].face = find_card("counterattack")
    game.table.index.update(game.second.player.hand[0])
    game.first.does(f"play:{AMBUSH}").chooses(f"choose:{UNARI}").chooses(f"choose:{YOJO}")
    game.pass_to("battle-action", 1)
    game.resolve_battle()
    assert game.second.asked == "action" and "attack-ends" not in game.kinds


def test_it_needs_a_straight_unit_and_an_opponents_unit() -> None:
    assert not lying_in_wait(at(UNARI, bowed=True)).first.may(f"play:{AMBUSH}")
    assert not lying_in_wait(theirs=[]).first.may(f"play:{AMBUSH}")
    assert not lying_in_wait(to_act=1).second.may(f"play:{AMBUSH}")


def test_a_bowed_unit_can_be_ambushed() -> None:
    game = sprung(theirs=[at(YOJO, bowed=True)])
    game.resolve_battle()
    assert game.zone(YOJO) == "dynasty discard"


def test_everybody_sees_the_ambush() -> None:
    seen = view(sprung().table, None)
    attack, battle = seen["attack"], seen["battle"]
    assert attack is not None and battle is not None and attack["ambush"]
    (field,) = attack["provinces"]
    assert field["province"] == battle["province"] and field["strength"] == 0
    assert len(field["attack"]["units"]) == len(field["defend"]["units"]) == 1


def test_play_goes_on_from_a_position_in_the_middle_of_an_ambush() -> None:
    game = sprung(at(UNARI, tokens=[{"force": 30}]))
    literal = dump(game.table)
    sides = [{**side, "deck": None} for side in literal["players"]]
    again = scene(*sides, **{name: value for name, value in literal.items() if name != "players"})
    assert again.second.asked == "battle-action"
    again.resolve_battle()
    assert again.zone(YOJO) == "dynasty discard" and again.second.asked == "action"
    assert again.table.phase == "action" and again.table.attack is None


def test_a_copy_of_the_table_goes_on_with_the_ambush() -> None:
    copy = sprung().table.copied()
    assert copy.battle is not None and copy.battle.province is copy.players[1].field
    assert all(one.at is copy.battle.province for one in copy.battle.units())


@pytest.mark.parametrize("wrong", [{"phase": "attack"}, {"attack": {"segment": "infantry"}},
                                   {"attack": {"allies": {0: "defend"}}}])  # fmt: skip
def test_an_ambush_is_fought_in_the_action_phase_without_allies(wrong: dict[str, Any]) -> None:
    literal = dump(sprung().table)
    changed = {**literal, **wrong, "attack": {**literal["attack"], **wrong.get("attack", {})}}
    with pytest.raises(Refused, match="impossible-position"):
        load("again", frozenset(), changed)


def test_nobody_stands_in_the_field_without_an_ambush() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(UNARI, at="1.9")]})
