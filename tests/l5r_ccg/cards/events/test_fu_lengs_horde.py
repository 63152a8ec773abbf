"""Fu Leng's Horde: an army of several players that nobody leads, in every place that lists or stores an attack."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

HORDE, UNARI, YOJO, UJI, SUKUNE = "fu-leng-s-horde", "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune"
GARU, TOMO = "garegosu-no-bakemono", "asahina-tomo"
STRONG = [{"force": 30}]


def gathering(*sides: list[Any], place: int = 0, **facts: Any) -> Scene:
    """Let the Horde be turned up in the first player's province ``place``."""
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[place] = {"card": at(HORDE, facedown=True)}
    seats = [{"honor": 10, "personalities": side} for side in sides]
    return scene({**seats[0], "provinces": provinces}, *seats[1:], phase="straighten", **facts)


def sent(game: Scene, *units: str | None) -> Scene:
    """Let each player in turn send a unit, or none."""
    for seat, unit in zip(game.seats, units, strict=True):
        if seat.asked == "target":
            seat.does(*([] if unit is None else [f"choose:{unit}"]))
    return game


def ridden(*sides: list[Any], units: tuple[str | None, ...], **facts: Any) -> Scene:
    return sent(gathering(*sides, **facts), *units)


def test_each_player_has_one_chance_to_send_a_unit_beginning_with_the_event_s_player() -> None:
    game = gathering([UNARI], [YOJO], [UJI])
    assert game.first.asked == "target" and game.second.asked is None
    game.first.does(f"choose:{UNARI}")
    assert game.second.asked == "target"
    game.second.does()
    assert game.third.asked == "target"
    kinds = [record.kind for record in game.match.records]
    assert kinds.count("join-horde") == 1


def test_the_horde_attacks_the_leftmost_province_of_the_last_who_sent_nobody() -> None:
    game = ridden([UNARI], [YOJO], [UJI], units=(UNARI, None, None))
    assert game.table.attack is not None and game.table.attack.attacker is None
    assert game.card(UNARI).at is game.province(2, 0) and game.table.phase == "events"


def test_a_destroyed_province_is_not_the_leftmost() -> None:
    game = gathering([UNARI], [YOJO])
    game.province(1, 0).destroyed = True
    sent(game, UNARI, None)
    assert game.card(UNARI).at is game.province(1, 1)


def test_if_everybody_sent_a_unit_the_last_of_the_weakest_is_attacked() -> None:
    game = ridden([UNARI], [at(YOJO, tokens=STRONG)], [UNARI], units=(UNARI, YOJO, UNARI))
    assert {one.at for one in game.table.personalities()} == {game.province(2, 0)}


def test_a_player_who_can_send_nobody_is_attacked_unasked() -> None:
    game = gathering([UNARI], [at(YOJO, bowed=True)])
    game.first.does(f"choose:{UNARI}")
    assert game.card(UNARI).at is game.province(1, 0)


def test_nothing_attacks_if_nobody_sends_a_unit() -> None:
    game = ridden([UNARI], [YOJO], units=(None, None))
    assert game.table.attack is None and "horde-attacks" not in game.kinds
    assert game.zone(HORDE) == "dynasty discard"


def test_only_the_defender_assigns_units_and_only_to_the_attacked_province() -> None:
    game = ridden([UNARI, SUKUNE], [YOJO], units=(UNARI, None))
    assert game.second.asked == "commit" and game.second.may(f"commit:{YOJO}>province:1.0")
    assert not game.second.may(f"commit:{YOJO}>province:1.1")
    game.second.commits(matsu_yojo="1.0")
    assert game.card(SUKUNE).at is None and game.second.asked == "battle-action"


def test_only_the_defender_acts_and_reacts() -> None:
    game = ridden([UNARI, SUKUNE], [YOJO], units=(UNARI, None), asked=(0, 1))
    game.second.commits(matsu_yojo="1.0")
    assert game.table.order() == [1]
    game.second.does("pass")
    assert game.table.battle is None and "compare-force" in game.kinds


def test_shadowlands_cards_of_the_horde_have_two_more_force_until_it_is_over() -> None:
    dark = at("moto-tsume", attachments=["marsh-troll"], tokens=STRONG)
    game = gathering([dark, UNARI], [YOJO])
    tsume, goblins = game.card("moto-tsume"), game.card("marsh-troll")
    before = tsume.force, goblins.force
    sent(game, "moto-tsume", None)
    assert (tsume.force, goblins.force) == (before[0] + 2, before[1] + 2)


def test_other_cards_of_the_horde_have_no_more_force_than_usual() -> None:
    game = gathering([UNARI], [YOJO])
    before = game.card(UNARI).force
    sent(game, UNARI, None)
    assert game.card(UNARI).force == before


def test_the_horde_destroys_the_province_and_is_destroyed_itself_for_nobodys_honor() -> None:
    game = ridden([at(UNARI, tokens=STRONG)], [YOJO], units=(UNARI, None))
    game.second.commits(matsu_yojo="1.0")
    game.second.does("pass")
    assert game.province(1, 0).destroyed and game.zone(YOJO) == "dynasty discard"
    assert game.zone(UNARI) == "dynasty discard" and game.table.attack is None
    assert (game.first.honor, game.second.honor) == (10, 10)


def test_the_defender_who_beats_the_horde_gains_honor_for_each_of_its_cards() -> None:
    game = ridden([at(UNARI, attachments=["light-infantry"])], [at(YOJO, tokens=STRONG)], units=(UNARI, None))
    game.second.commits(matsu_yojo="1.0")
    game.second.does("pass")
    assert game.zone(UNARI) == "dynasty discard" and not game.card(YOJO).bowed
    assert (game.first.honor, game.second.honor) == (10, 10 + 2 * 2)


def test_the_defenders_own_unit_in_the_horde_fights_against_the_defender() -> None:
    game = ridden([at(UNARI, tokens=STRONG)], [YOJO, UJI], units=(UNARI, YOJO))
    assert [one.id for one in game.table.personalities() if game.table.attack.side(one) == "attack"] == [UNARI, YOJO]  # type: ignore[union-attr]
    game.second.commits(daidoji_uji="1.0")
    assert {one.id for one in game.battle.army("attack")} == {UNARI, YOJO}
    assert [one.id for one in game.battle.army("defend")] == [UJI]
    assert [one.id for one in game.battle.units_of(1)] == [UJI]
    kept(game)


def test_a_unit_that_goes_home_has_left_the_horde_and_is_spared() -> None:
    game = ridden([at(UNARI, tokens=STRONG)], [YOJO], units=(UNARI, None))
    game.second.commits(matsu_yojo="1.0")
    game.happens(game.table.rules_of(1).move(game.card(UNARI), None))
    game.second.does("pass")
    assert game.card(UNARI).in_play and not game.card(UNARI).bowed and not game.province(1, 0).destroyed


def test_it_cannot_attack_a_player_who_cannot_be_attacked() -> None:
    game = gathering([UNARI], [YOJO])
    game.happens(game.table.framework.apply(game.second.player, "cannot:be-attacked"))
    sent(game, UNARI, None)
    assert game.table.attack is None and game.card(UNARI).at is None


def test_the_events_phase_and_the_usual_attack_go_on_after_it() -> None:
    provinces = [{"card": at("small-farm", facedown=True)}, {"card": at(HORDE, facedown=True)},
                 {"card": at("gold-mine", facedown=True)}, {}]  # fmt: skip
    side = {"honor": 10, "personalities": [UNARI, SUKUNE]}
    game = scene({**side, "provinces": provinces}, {"personalities": [YOJO]}, phase="straighten")
    sent(game, UNARI, None)
    assert not game.province(0, 0).card.facedown and game.province(0, 2).card.facedown  # type: ignore[union-attr]
    literal = dump(game.table)
    assert literal["attack"]["horde"]["unturned"] == 2
    game.second.commits()
    game.pass_to("action", 0)
    assert not game.province(0, 2).card.facedown  # type: ignore[union-attr]
    game.to_attack().attacks(1)
    assert game.table.attack is not None and game.table.attack.horde is None


def test_a_position_in_the_middle_of_it_goes_on_where_it_was() -> None:
    game = ridden([at(UNARI, tokens=STRONG), SUKUNE], [YOJO], units=(UNARI, None), place=1)
    game.second.commits(matsu_yojo="1.0")
    literal = dump(game.table)
    sides = [{**side, "deck": None} for side in literal["players"]]
    again = scene(*sides, **{name: value for name, value in literal.items() if name != "players"})
    assert again.second.asked == "battle-action" and again.table.phase == "events"
    refilled = again.province(0, 1).card
    assert refilled is not None and refilled.facedown
    again.second.does("pass")
    assert again.province(1, 0).destroyed and again.zone(UNARI) == "dynasty discard"
    assert again.table.phase == "action" and refilled.facedown


def test_a_copy_of_the_table_goes_on_with_it() -> None:
    game = ridden([UNARI], [YOJO], units=(UNARI, None))
    kept(game)
    copy = game.table.copied()
    assert copy.attack is not None and copy.attack.horde is not None
    assert copy.attack.horde.place is copy.players[1].provinces[0]
    assert [one.id for one in copy.attack.horde.units] == [UNARI] and copy.attack.horde.units[0].table is copy


def test_a_fork_in_the_middle_of_it_plays_on_like_the_match() -> None:
    game = ridden([at(UNARI, tokens=STRONG)], [YOJO], units=(UNARI, None))
    fork = game.match.fork()
    for match in (game.match, fork):
        while match.table.attack is not None:
            prompt = match.open_prompts()[0]
            match.answer(prompt.seat, [] if prompt.kind == "commit" else ["pass"])
    assert dump(fork.table) == dump(game.match.table)


def test_everybody_sees_the_horde() -> None:
    seen = view(ridden([UNARI], [YOJO], units=(UNARI, None)).table, None)
    attack = seen["attack"]
    assert attack is not None and attack["attacker"] is None and attack["defender"] == 1
    assert len(attack["horde"]) == 1 and attack["provinces"][0]["attack"]["units"] == attack["horde"]


@pytest.mark.parametrize("wrong", [{"phase": "attack"}, {"attack": {"attacker": 0}}, {"attack": {"horde": None}}])
def test_a_horde_attacks_in_the_events_phase_and_has_no_attacker(wrong: dict[str, Any]) -> None:
    literal = dump(ridden([UNARI], [YOJO], units=(UNARI, None)).table)
    changed = {**literal, **wrong, "attack": {**literal["attack"], **wrong.get("attack", {})}}
    with pytest.raises(Refused, match="impossible-position"):
        load("again", frozenset(), changed)


def test_nobody_counterattacks_a_horde() -> None:
    provinces = [{"card": at(HORDE, facedown=True)}, {}, {}, {}]
    game = scene({"personalities": [UNARI], "provinces": provinces},
                 {"personalities": [YOJO], "hand": ["counterattack"]}, phase="straighten")  # fmt: skip
    sent(game, UNARI, None)
    game.second.commits()
    game.second.does("pass")
    assert "attack-ends" in game.kinds and game.second.asked != "reaction" and game.table.attack is None
