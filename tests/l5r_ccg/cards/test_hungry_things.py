"""Lands that every player may use, Followers for any Personality, and creatures that feed on others."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA, UONA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa", "isawa-uona"
JUNZO = "yogo-junzo"


def land(card: str) -> list[dict[str, Any]]:
    return [{"attached": [card]}, {}, {}, {}]


# Lands


def thorny(attacker: Any, defender: Any, acts: int) -> Scene:
    return scene({"personalities": [attacker, fights(HISA)]},
                 {"personalities": [defender], "provinces": land("forest-of-thorns")},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_the_strong_of_any_player_burn_the_thorns() -> None:
    game = thorny(fights(UNARI), fights(UJI), 0)
    game.first.does("use:forest-of-thorns")
    assert game.zone("forest-of-thorns") == "dynasty discard" and game.card(UNARI).bowed
    assert not thorny(fights(YOJO), fights(UJI), 0).first.may("use:forest-of-thorns")


def test_the_thorns_send_a_weak_spirit_home_once() -> None:
    game = thorny(fights("matsu-tsuko"), fights(UJI), 1)
    game.second.does("use:forest-of-thorns:1")
    assert game.card(HISA).at is None and not game.card(HISA).bowed
    game.first.does("pass")
    assert not game.second.may("use:forest-of-thorns:1")


def plain(acts: int, where: str = "1.0") -> Scene:
    return scene({"personalities": [fights(YOJO, where), fights(HISA, "1.2"), fights(SUKUNE)]},
                 {"personalities": [fights(UJI)], "provinces": land("flatlands")},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_anybody_crosses_the_flatlands_once_a_turn() -> None:
    game = plain(0)
    game.first.does("use:flatlands").chooses(YOJO)
    assert game.card(YOJO).at is game.province(1, 1)
    game.second.does("pass")
    assert not game.first.may("use:flatlands:1")


def test_the_flatlands_let_in_only_units_next_to_them() -> None:
    game = plain(0, "1.1")
    game.first.does("use:flatlands:1").chooses(YOJO)
    assert game.card(YOJO).at is game.province(1, 0) and game.card(HISA).at is game.province(1, 2)


def test_the_plague_lands_sicken_the_units_there_before_the_armies_are_compared() -> None:
    game = scene({"personalities": [fights(UNARI), fights("sanzo")]},
                 {"personalities": [fights(UJI)], "provinces": land("plague-infested-region")},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert numbers(game, UNARI) == (0, -1) and game.zone("sanzo") == "dynasty discard"


def test_a_personality_from_the_plague_lands_is_immune_to_the_plague() -> None:
    places = [{"attached": ["plague-infested-region"], "card": at(HISA, facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "holdings": ["gold-mine"] * 2}, phase="dynasty")
    game.first.does(f"recruit:{HISA}").pays()
    game.happens(game.table.rules_of(0).place_token(game.card(HISA), chi=-1, name="Plague"))
    assert numbers(game, HISA) == (0, 0)
    game.happens(game.table.rules_of(0).place_token(game.card(HISA), chi=-1, name="Poison"))
    assert numbers(game, HISA) == (0, -1)


def tide(*allies: str) -> Scene:
    game = scene({"personalities": [UNARI, YOJO, at(SUKUNE, bowed=True)], "holdings": ["dark-oracle-of-water"],
                  "honor": 9}, {"personalities": [UJI]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hida_unari="1.0")
    game.second.commits()
    game.pass_while(lambda: game.first.asked != "reaction")
    return game


def test_the_dark_tide_carries_late_units_anywhere() -> None:
    game = tide()
    game.first.does("trigger:dark-oracle-of-water")
    game.first.does("province:1.2")
    assert game.card(YOJO).at is game.province(1, 2) and game.first.honor == 2
    assert game.card(SUKUNE).at is None


def test_the_dark_tide_serves_only_a_player_who_takes_part() -> None:
    game = scene({"personalities": [UNARI]}, {"personalities": [UJI]},
                 {"personalities": [YOJO], "holdings": ["dark-oracle-of-water"]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hida_unari="1.0")
    game.second.commits()
    game.pass_while(lambda: game.table.battle is None)
    assert not any("dark-oracle" in str(record.facts) for record in game.match.records if record.kind == "initiate")


# Followers


def spied(seat: int) -> Scene:
    watched = {"personalities": ["yasuki-taka"], "holdings": ["small-farm"], "hand": ["charge", "outflank"]}
    game = scene({"personalities": [HISA], "hand": ["bayushi-supai"], "holdings": ["gold-mine"] * 2}, watched)
    game.first.does("attach:bayushi-supai").does("yasuki-taka" if seat else HISA).pays()
    return game


def test_supai_serves_one_player_among_another_s_people() -> None:
    game = spied(1)
    supai = game.card("bayushi-supai")
    assert supai.host is game.card("yasuki-taka") and supai.controller == 0
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:yasuki-taka")
    game.first.does("trigger:bayushi-supai")
    assert [record.seats for record in game.match.records if record.kind == "look-at"] == [(0,)]


@pytest.mark.parametrize("seat", [0, 1])
def test_supai_serves_the_player_who_brought_it_even_if_the_unit_changes_hands(seat: int) -> None:
    """The text of the card distinguishes "you" from the Personality's controller.

    No rule gives the card to a new controller.
    """
    game = spied(seat)
    host, supai = game.card("yasuki-taka" if seat else HISA), game.card("bayushi-supai")
    game.table.placing.change_control(host, 1 - seat, "permanent")
    assert (host.controller, supai.controller) == (1 - seat, 0)
    game.table.placing.change_control(host, seat, "permanent")
    assert (host.controller, supai.controller) == (seat, 0)


def test_a_position_says_whom_supai_serves() -> None:
    literal = dump(spied(1).table)
    assert literal["players"][1]["personalities"][0]["attachments"][0]["controller"] == 0
    copy = load("again", frozenset(), literal)
    assert [card.controller for card in copy.all_cards() if card.id == "bayushi-supai"] == [0]
    assert dump(copy) == literal


def test_supai_at_home_is_a_follower_like_others() -> None:
    game = spied(0)
    assert game.card("bayushi-supai").host is game.card(HISA)


def test_a_fallen_supai_counts_for_the_army_that_led_it() -> None:
    spy = fights("yasuki-taka", attachments=[at("bayushi-supai", owner=0)])
    game = scene({"personalities": [fights(UNARI), fights("matsu-tsuko")], "honor": 5},
                 {"personalities": [spy], "honor": 5}, attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.first.honor == 9 and game.second.honor == 5


def guarded(seat: int) -> Scene:
    host = at(HISA, attachments=["kolat-bodyguard"])
    game = scene({"personalities": [UNARI, YOJO], "hand": []}, {"personalities": [host], "hand": []}, active=seat)
    return game


def test_anybody_may_test_whom_the_bodyguard_guards_once_a_turn() -> None:
    game = guarded(0)
    game.first.does("use:kolat-bodyguard").does(YOJO)
    assert game.zone(YOJO) == "dynasty discard"
    game.second.passes()
    assert not game.first.may("use:kolat-bodyguard")


def test_the_bodyguard_is_tested_in_the_own_turn_only() -> None:
    game = guarded(1)
    game.second.does("pass")
    assert not game.first.may("use:kolat-bodyguard")


def test_the_vortex_takes_a_tainted_shugenja_to_call_and_fades() -> None:
    tainted = at(UONA, tokens=[{"chi": -1, "name": "Corruption"}])
    side = {"personalities": [tainted, YOJO], "hand": ["elemental-vortex"], "holdings": ["gold-mine"] * 2}
    game = scene(side)
    game.first.does("attach:elemental-vortex").does(YOJO).pays()
    vortex = game.card("elemental-vortex")
    assert game.card(UONA).bowed and vortex.force == 6
    game.pass_to("action", seat=1, turn=2)
    assert vortex.force == 5
    assert not scene({**side, "personalities": [UONA, YOJO]}).first.may("attach:elemental-vortex")


def test_the_spent_vortex_is_gone() -> None:
    spent = at("elemental-vortex", lasting=[{"attribute": "force", "value": -5, "until": "game"}])
    game = scene({"personalities": [at(YOJO, attachments=[spent])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.zone("elemental-vortex") == "fate discard"


# Creatures


def test_shuten_doji_comes_fat_and_feeds_on_others_tokens() -> None:
    places = [{"card": at("shuten-doji", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "holdings": ["gold-mine"] * 4}, {"personalities": [
        at(YOJO, tokens=[{"chi": -1, "name": "Plague"}])]}, phase="dynasty")  # fmt: skip
    game.first.does("recruit:shuten-doji").pays()
    assert numbers(game, "shuten-doji") == (4, 4)
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, "shuten-doji") == (5, 5) and not game.card(YOJO).tokens


def test_shuten_doji_starves() -> None:
    hungry = at("shuten-doji", tokens=[{"force": 1, "chi": 1, "name": "Feast", "amount": 4}])
    game = scene({"personalities": [hungry]})
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, "shuten-doji") == (1, 1)
    game.pass_to("action", seat=0, turn=5)
    assert game.zone("shuten-doji") == "dynasty discard"


def sanru(tokens: int) -> Scene:
    places = [{"card": at("oni-no-sanru", facedown=False)}, {}, {}, {}]
    laden = at(YOJO, tokens=[{"force": 1, "name": "Blood", "amount": tokens}])
    return scene({"provinces": places, "holdings": ["gold-mine"] * 4, "personalities": [laden], "honor": 9},
                 phase="dynasty")  # fmt: skip


def test_sanru_costs_four_tokens() -> None:
    game = sanru(5)
    game.first.does("recruit:oni-no-sanru").pays()
    assert len(game.card(YOJO).tokens) == 1 and game.first.honor == 5
    assert not sanru(3).first.may("recruit:oni-no-sanru")


def test_sanru_grows_by_the_tokens_it_faces() -> None:
    game = fought([fights("oni-no-sanru")], [fights(UJI, tokens=[{"name": "Plague", "chi": -1, "amount": 2}])])
    assert numbers(game, "oni-no-sanru") == (2, 0)


def test_kamu_binds_the_stronghold_and_goes_after_three_turns() -> None:
    places = [{"card": at("oni-no-kamu", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "honor": 9, "holdings": ["retired-general"]}, phase="dynasty")
    game.first.does("recruit:oni-no-kamu")
    stronghold = game.first.player.stronghold
    assert stronghold.bowed and stronghold.blank and game.first.honor == 3
    game.pass_to("action", seat=0, turn=3)
    assert stronghold.bowed
    game.pass_to("action", seat=0, turn=7)
    assert game.zone("oni-no-kamu") == "play"
    game.pass_to("action", seat=1, turn=8)
    assert game.zone("oni-no-kamu") == "dynasty discard" and not stronghold.blank


def test_tsuburu_eats_a_comrade_and_leads_nobody() -> None:
    places = [{"card": at("tsuburu-no-oni", facedown=False)}, {}, {}, {}]
    rich = {"provinces": places, "holdings": ["gold-mine"] * 3, "honor": 9}
    game = scene({**rich, "personalities": [YOJO], "hand": ["light-infantry", "the-emerald-armor"]}, phase="dynasty")
    game.first.does("recruit:tsuburu-no-oni").pays()
    assert game.zone(YOJO) == "dynasty discard" and game.first.honor == 4
    assert not any(game.table.may_attach(card, game.card("tsuburu-no-oni")) for card in game.first.player.hand)
    assert not scene(rich, phase="dynasty").first.may("recruit:tsuburu-no-oni")


@pytest.mark.parametrize(("defenders", "falls"), [([], True), ([UJI], False)])
def test_tsuburu_rages_where_nobody_defends(defenders: list[str], falls: bool) -> None:
    weak = [{"lasting": [{"attribute": "strength", "value": -1, "until": "game"}]}, {}, {}, {}]
    game = scene({"personalities": [fights("tsuburu-no-oni")]},
                 {"personalities": [fights(one) for one in defenders], "provinces": weak},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.province(1, 0).destroyed is falls
