"""Cards about lords and vassals: honor, loyalty, faith, and their loss."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import EMPTY, Scene, at, battle_at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI, UONA = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "isawa-uona"
LION, CRANE = "the-ancestral-home-of-the-lion", "the-esteemed-house-of-the-crane"
MINES = {"holdings": ["diamond-mine"] * 2}


# The Foxwife


def wed(card: Any = UNARI, **first: Any) -> Scene:
    return scene({"personalities": [card], "hand": ["foxwife"], **MINES, "honor": 9, **first})


def test_the_foxwife_restores_and_honors_her_husband() -> None:
    game = wed(at(UNARI, dishonored=True))
    game.first.does("attach:foxwife").chooses(UNARI).pays()
    assert not game.card(UNARI).dishonored and game.card(UNARI).personal_honor == 5


def test_the_foxwife_leaves_a_husband_who_costs_honor() -> None:
    game = scene({"personalities": [at("ninja-spy", attachments=[]), at("hisa", attachments=["foxwife"])],
                  "honor": 9, "hand": ["ninja-thief"]}, {"hand": ["charge"]})  # fmt: skip
    game.first.does("use:ninja-spy")
    assert game.first.honor == 8 and game.zone("foxwife") == "play"  # The Spy is not her husband.


def test_the_foxwife_leaves_a_husband_whose_act_costs_honor() -> None:
    game = scene({"personalities": [at("shosuro-hametsu", attachments=["foxwife"])]})
    cost = game.table.use(next(iter(game.card("shosuro-hametsu").abilities())), game.card("shosuro-hametsu"), 0)
    game.happens(cost.lose_honor(1))
    assert game.zone("foxwife") == "fate discard" and game.card("shosuro-hametsu").personal_honor < 5


def test_the_foxwife_leaves_a_dishonored_husband() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["foxwife"])], "hand": ["marries-a-barbarian"]})
    game.first.does("play:marries-a-barbarian").chooses(UNARI)
    assert game.zone("foxwife") == "fate discard" and game.card(UNARI).dishonored


def test_a_foxwife_who_moves_restores_her_new_husband() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["foxwife"]), at(YOJO, dishonored=True)]})
    game.first.does("exchange").does(UNARI, YOJO)
    game.first.does(f"move:foxwife>{YOJO}")
    assert not game.card(YOJO).dishonored and game.card(YOJO).personal_honor == 5


# Called home


def called(answer: bool, **second: Any) -> Scene:
    game = scene(
        {"stronghold": LION, "hand": ["family-loyalty"], "honor": 9},
        {"stronghold": CRANE, "personalities": [YOJO, UJI], "honor": 9, "provinces": EMPTY, **second},
    )
    game.first.does("play:family-loyalty")
    game.second.does(*([YOJO] if answer else []))
    return game


def test_a_lord_who_hands_a_vassal_over_gets_him_back_when_the_turn_ends() -> None:
    game = called(True)
    assert game.card(YOJO).controller == 0 and game.second.honor == 9
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).controller == 1


def test_a_vassal_handed_over_does_not_attack_his_lord() -> None:
    game = called(True)
    game.to_attack().attacks(1)
    assert game.first.asked != "commit" and game.card(YOJO).at is None


def test_a_lord_who_keeps_a_vassal_loses_honor_and_the_vassal_is_dishonored() -> None:
    game = called(False)
    game.second.passes()  # The Samurai does not commit seppuku for it.
    assert game.card(YOJO).controller == 1 and game.card(YOJO).dishonored and game.second.honor == 2


@pytest.mark.parametrize(("lord", "who"), [(LION, YOJO), (CRANE, UJI)])
def test_only_members_of_the_players_clan_are_called_home_from_another_clan(lord: str, who: str) -> None:
    game = scene({"stronghold": LION, "hand": ["family-loyalty"]}, {"stronghold": lord, "personalities": [who]})
    assert not game.first.may("play:family-loyalty")


# The Temple


def blessed(honor: int) -> Scene:
    game = scene(
        {"personalities": [YOJO], "holdings": ["sanctified-temple"], "hand": ["the-touch-of-shinsei"]},
        {"personalities": [UJI], "honor": honor},
        seed="blessed",
    )
    game.first.does("play:the-touch-of-shinsei")
    return game


@pytest.mark.parametrize(("honor", "may"), [(1, False), (0, True)])
def test_a_personality_touched_by_shinsei_leaves_the_honorable_alone(honor: int, may: bool) -> None:
    game = blessed(honor)
    assert numbers(game, YOJO) == (3, 3) and game.card("sanctified-temple").bowed
    game.to_attack().attacks(1)
    assert (game.first.asked == "commit") is may


def test_a_personality_touched_by_shinsei_defends_against_anybody() -> None:
    game = scene(
        {"personalities": [UJI]},
        {"personalities": [YOJO], "holdings": ["sanctified-temple"], "hand": ["the-touch-of-shinsei"]},
        to_act=1,
    )
    game.second.does("play:the-touch-of-shinsei")
    game.to_attack().attacks(1)
    game.first.commits(daidoji_uji="1.0")
    assert game.second.may(f"commit:{YOJO}>province:1.0")


@pytest.mark.parametrize("who", [UONA, UNARI])
def test_shinsei_touches_a_samurai_in_a_temple(who: str) -> None:
    """A Shugenja is not a Samurai. Without a Temple the Event changes nobody."""
    holdings = ["sanctified-temple"] if who == UONA else ["diamond-mine"]
    game = scene({"personalities": [who], "holdings": holdings, "hand": ["the-touch-of-shinsei"]})
    assert not game.first.may("play:the-touch-of-shinsei")


# Tests and the dead


@pytest.mark.parametrize(("top", "falls"), [("archers", False), ("focus", True)])
def test_a_player_with_less_honor_than_the_focus_of_the_card_falls(top: str, falls: bool) -> None:
    """The text is that of a printing of 2008."""
    game = scene(
        {"hand": ["test-of-honor"], **MINES},
        {"personalities": [YOJO], "fate_deck": [top, "naginata"], "honor": 9},
    )
    game.first.does("play:test-of-honor").pays()
    assert (game.zone(YOJO) == "dynasty discard") is falls and game.zone(top) == "fate discard"
    assert game.second.honor == (7 if falls else 9)  # A Personality who dies dishonored costs the Personal Honor of 2.


def test_only_humans_are_tested() -> None:
    game = scene({"hand": ["test-of-honor"], **MINES}, {"personalities": ["yogo-junzo"]})
    assert not game.first.may("play:test-of-honor")


def eventful(event: str, first: dict[str, Any], second: dict[str, Any], *more: dict[str, Any]) -> Scene:
    """Turn an Event up in the first player's first Province, at the beginning of a turn."""
    provinces = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({"provinces": provinces, **first}, second, *more, phase="straighten", active=0)


def test_the_unique_personality_with_the_highest_card_follows_tsuko() -> None:
    game = eventful(
        "the-death-of-tsuko",
        {"personalities": ["shinjo-yokatsu", UNARI], "fate_deck": ["archers"] * 3, "honor": 5},
        {"personalities": ["bayushi-kachiko"], "fate_deck": ["naginata"] * 3, "honor": 5},
    )
    game.pass_to("action")
    assert game.zone("shinjo-yokatsu") == "dynasty discard" and game.first.honor == 7
    assert game.zone("bayushi-kachiko") == "play" and game.second.honor == 5
    assert len(game.table.players[1].fate_discard) == 1


def test_all_with_the_highest_card_follow_tsuko() -> None:
    game = eventful(
        "the-death-of-tsuko",
        {"personalities": ["shinjo-yokatsu"], "fate_deck": ["archers"] * 3, "honor": 5},
        {"personalities": ["bayushi-kachiko"], "fate_deck": ["archers"] * 3, "honor": 5},
    )
    game.pass_to("action")
    assert (game.first.honor, game.second.honor) == (7, 7) and game.zone("bayushi-kachiko") == "dynasty discard"


def test_a_player_without_a_unique_personality_draws_nothing_for_tsuko() -> None:
    game = eventful("the-death-of-tsuko", {"personalities": [UNARI]}, {"personalities": [YOJO]})
    game.pass_to("action")
    assert not game.table.players[0].fate_discard and not game.table.players[1].fate_discard


def test_the_dark_lord_takes_the_rightmost_provinces() -> None:
    game = eventful("the-return-of-fu-leng", {}, {"provinces": [{}, {}, {}, {"destroyed": True}]})
    game.pass_to("target", seat=0)
    game.first.does()
    game.second.does()
    assert game.province(0, 3).destroyed and game.province(1, 2).destroyed and not game.province(1, 1).destroyed


def test_a_province_is_saved_from_the_dark_lord_for_the_honor_victory() -> None:
    game = eventful("the-return-of-fu-leng", {"honor": 30}, {})
    game.pass_to("target", seat=0)
    game.first.does("province:0.3")
    game.second.does()
    assert not game.province(0, 3).destroyed and game.province(1, 3).destroyed
    assert game.table.players[0].forbids("honor-victory") and not game.table.players[1].forbids("honor-victory")


# A kill that brings no honor


def recruiting(event: str, honor: int = 5, turn: int = 1) -> Scene:
    """Let the Event be resolved, then let the Lion player's dynasty phase of some turn begin."""
    provinces = [{"card": at(event, facedown=True)}, {"card": "matsu-yojo"}, {}, {}]
    game = scene(
        {"stronghold": LION, "provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": honor},
        {"stronghold": LION, "provinces": [{"card": "matsu-yojo"}, {}, {}, {}], "holdings": ["diamond-mine"] * 2,
         "honor": honor},
        phase="straighten", active=0,
    )  # fmt: skip
    game.pass_to("dynasty", turn=turn)
    return game


def may_be_honored(game: Scene) -> bool:
    """Recruit the Personality; tell whether the player may choose to gain Honor."""
    seat = game.seats[game.table.active]
    seat.does("recruit:matsu-yojo")
    return seat.asked == "clan-benefit" and seat.may("honor")


@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, False), (5, True)])
def test_peace_is_proposed_until_the_second_turn_from_now(turn: int, may: bool) -> None:
    assert may_be_honored(recruiting("proposal-of-peace", turn=turn)) is may


def test_during_a_proposal_of_peace_players_gain_honor_in_other_ways() -> None:
    game = recruiting("proposal-of-peace")
    game.happens(game.table.rules_of(0).gain_honor(2))
    assert game.first.honor == 7


@pytest.mark.parametrize(("turn", "gain"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 2)])
def test_the_shadow_takes_all_honor_until_the_second_turn_from_now(turn: int, gain: int) -> None:
    game = recruiting("as-the-shadow-falls", turn=turn)
    honor = game.first.honor
    game.happens(game.table.rules_of(0).gain_honor(2))
    assert game.first.honor == honor + gain


@pytest.mark.parametrize(("honor", "turn", "may"), [(11, 1, False), (10, 1, True), (11, 5, False)])
def test_in_the_time_of_the_void_the_honorable_gain_nothing_by_personalities(honor: int, turn: int, may: bool) -> None:
    assert may_be_honored(recruiting("time-of-the-void", honor=honor, turn=turn)) is may


# Spells and letters


def test_blood_at_midnight_drives_the_attackers_of_the_shadowlands() -> None:
    game = fought([f("yogo-junzo", attachments=["blood-of-midnight"]), f("goblin-warmonger")], [f("moto-tsume")])
    game.first.does("use:blood-of-midnight").chooses("goblin-warmonger")
    assert numbers(game, "goblin-warmonger")[0] == 4


def test_blood_at_midnight_needs_an_attacker_of_the_shadowlands() -> None:
    game = fought([f(UONA, attachments=["blood-of-midnight"])], [f("moto-tsume")])
    assert not game.first.may("use:blood-of-midnight")


def test_the_pool_reflects_an_action() -> None:
    game = scene(
        {"personalities": [at(UONA, attachments=["reflective-pool"]), UNARI]}, {"personalities": ["kuni-yori"]}
    )
    game.first.does("use:reflective-pool")
    assert game.zone("reflective-pool") == "fate discard"
    assert any(ability.name.startswith("kuni-yori") for ability in game.card(UNARI).gained)
    game.pass_to("action", turn=2)
    assert not game.card(UNARI).gained


def test_the_pool_needs_something_to_reflect() -> None:
    game = scene(
        {"personalities": [at("asahina-tomo", attachments=["reflective-pool"]), UNARI]}, {"personalities": [YOJO]}
    )
    assert not game.first.may("use:reflective-pool")


def test_roots_are_struck_out_of_as_many_provinces_as_the_shugenja_has_chi() -> None:
    lying = [{"card": "marketplace"}, {"card": at("port", facedown=True)}, {"card": "stables"}, {"card": "gold-mine"}]
    game = scene({"personalities": [at(UONA, attachments=["strike-at-the-roots"])]}, {"provinces": lying})
    game.first.does("use:strike-at-the-roots")
    assert game.first.refused("province:1.0", "province:1.1", "province:1.2", "province:1.3")
    game.first.does("province:1.0", "province:1.1")
    deck = game.table.players[1].dynasty_deck
    assert sorted(card.id for card in deck[:2]) == ["marketplace", "port"]
    assert [game.province(1, index).card.id for index in (2, 3)] == ["stables", "gold-mine"]
    assert game.province(1, 0).card.facedown and game.province(1, 0).card.id == "small-farm"


def test_the_fist_crushes_a_holding_and_is_spent() -> None:
    game = scene({"personalities": [at(UONA, attachments=["fist-of-osano-wo"])]}, {"holdings": ["port"]})
    game.first.does("use:fist-of-osano-wo").chooses("port")
    assert game.zone("port") == "dynasty discard" and game.zone("fist-of-osano-wo") == "fate discard"


def pigeon(away: Any, **facts: Any) -> Scene:
    return scene(
        {"personalities": [f(YOJO), f(SUKUNE)]},
        {"personalities": [f(UJI), away], "hand": ["carrier-pigeon"]},
        attack=battle_at(0, **facts), to_act=1,
    )  # fmt: skip


def test_a_pigeon_calls_a_bowed_unit_back() -> None:
    game = pigeon(at(UNARI, bowed=True, attachments=[at("light-infantry", bowed=True)]))
    game.second.does("play:carrier-pigeon")
    assert game.card(UNARI).in_battle and not game.card(UNARI).bowed and not game.card("light-infantry").bowed


def test_a_pigeon_serves_the_defender_alone() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"hand": ["carrier-pigeon"], "personalities": [f(YOJO), UNARI]})
    assert not game.first.may("play:carrier-pigeon")


# Bows and banners


def test_the_ninja_bow_reaches_a_personality_behind_followers() -> None:
    game = fought([f("ninja-spy", attachments=["han-kyu"])], [f(UJI, attachments=["heavy-infantry"])])
    game.first.does("use:han-kyu")  # The Infantry of Force 5 is too strong for Fear.
    assert game.zone(UJI) == "dynasty discard" and game.card("ninja-spy").bowed


def test_a_unit_that_joins_the_ninja_bow_targets_followers_alone() -> None:
    shooter = f("ninja-spy", attachments=["han-kyu", "ninja-genin"])
    game = fought([shooter], [f(UJI, attachments=["light-infantry"])])
    assert game.first.may("use:han-kyu")
    game.first.does("use:han-kyu")
    assert game.first.may(UJI) and game.first.may("light-infantry")


@pytest.mark.parametrize(("worn", "may"), [("han-kyu", False), ("naginata", True)])
def test_the_ninja_bow_is_for_ninja(worn: str, may: bool) -> None:
    game = scene({"personalities": [UNARI], "hand": [worn], **MINES})
    assert game.first.may(f"attach:{worn}") is may


def test_under_a_standard_followers_are_stronger_and_their_leader_stands_out() -> None:
    game = fought([f("mirumoto-sukune")], [f(UJI, attachments=["personal-standard", "light-infantry"])])
    assert numbers(game, "light-infantry")[0] == 1 and numbers(game, UJI) == (0, 1)
    game.first.does("use:mirumoto-sukune")
    assert game.first.may(UJI) and game.first.may("light-infantry")


@pytest.mark.parametrize(
    ("worn", "bowed"), [(["medium-infantry"], True), (["personal-standard", "medium-infantry"], False)]
)
def test_a_standard_takes_2_from_fear(worn: list[str], bowed: bool) -> None:
    """The Infantry has 3 Force, 4 with the standard. Without the Standard, a Fear of 4 would bow the card.

    Only the reduction by 2 saves the card.
    """
    game = fought([f("yogo-junzo")], [f(UJI, attachments=worn)])
    assert game.first.may("use:yogo-junzo") is bowed


def test_only_samurai_carry_a_standard() -> None:
    game = scene({"personalities": [UONA], "hand": ["personal-standard"], **MINES})
    assert not game.first.may("attach:personal-standard")


# The Oni comes


def oni(**first: Any) -> Scene:
    provinces = [{"card": at("kyoso-no-oni", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": provinces, "honor": 9, **first}, phase="dynasty")
    game.first.does("recruit:kyoso-no-oni").pays()
    return game


def test_kyoso_devours_a_holding_when_it_comes() -> None:
    game = oni(holdings=["diamond-mine", "diamond-mine", "stables", "stables"])
    game.first.does("stables")
    assert (
        len(game.table.players[0].dynasty_discard) == 1
        and game.zone("kyoso-no-oni") == "play"
        and game.first.honor == 6
    )


@pytest.mark.parametrize("worn", ["light-infantry", "naginata"])
def test_kyoso_wears_nothing(worn: str) -> None:
    assert not scene({"personalities": ["kyoso-no-oni"], "hand": [worn], **MINES}).first.may(f"attach:{worn}")


def test_kyoso_shoots() -> None:
    game = fought([f("kyoso-no-oni")], [f(UNARI)])
    game.first.does("use:kyoso-no-oni:1").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"
