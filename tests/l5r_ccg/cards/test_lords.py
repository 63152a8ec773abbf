"""Lords, officers and sages of the Crab, the Crane, the Dragon, the Lion and the Phoenix."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"
IDLE = {"holdings": ["retired-general"]}


def fought(attackers: list[Any], defenders: list[Any], first: dict[str, Any] | None = None, **second: Any) -> Scene:
    """Return a battle in which the attacker acts next."""
    game = scene(
        {"personalities": attackers, **(first or {})}, {"personalities": defenders, **second}, attack=battle_at(0)
    )
    if not second.get("hand"):
        game.second.passes()
    return game


def numbers(game: Scene, card: str) -> tuple[int, int]:
    """Return the Force and Chi that a card has beyond its printed values."""
    one = game.card(card)
    return one.force - one.face.force, one.chi - one.face.chi


# Crab


def test_kenru_arms_each_follower_once_for_good() -> None:
    game = scene({"personalities": ["kaiu-kenru", at(UNARI, attachments=["light-infantry"])]})
    game.first.does("use:kaiu-kenru")
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    game.pass_to("action", seat=0, turn=3)
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    assert not game.first.may("use:kaiu-kenru")


def test_yakamo_breaks_an_item_of_the_opposing_army_and_wears_none() -> None:
    game = fought([fights("hida-yakamo-hero")], [fights(YOJO, attachments=["naginata", "light-infantry"])])
    game.first.does("use:hida-yakamo-hero").chooses("naginata")
    assert game.zone("naginata") == "fate discard" and game.card("hida-yakamo-hero").bowed
    assert fought([fights("hida-yakamo-hero")], [fights(YOJO)]).first.barred("hida-yakamo-hero", "battle-action")
    alone = scene({"personalities": ["hida-yakamo-hero"], "hand": ["naginata"], "holdings": ["gold-mine"]})
    assert not alone.first.may("attach:naginata")


# Crane


@pytest.mark.parametrize(
    ("who", "foe", "more"),
    [
        ("asahina-tomo-experienced", YOJO, (2, 0)),
        ("asahina-tomo-experienced", JUNZO, (3, 2)),
        ("daidoji-uji-experienced", YOJO, (0, 0)),
        ("daidoji-uji-experienced", JUNZO, (2, 0)),
    ],
)
def test_the_experienced_cranes_rise_against_the_shadowlands_in_battle(who: str, foe: str, more: Any) -> None:
    game = scene({"personalities": [fights(foe)]}, {"personalities": [fights(who)]}, attack=battle_at(0))
    assert numbers(game, who) == more
    assert numbers(scene({"personalities": [who, foe]}), who) == (0, 0)


@pytest.mark.parametrize("who", ["asahina-tomo-experienced", "daidoji-uji-experienced"])
def test_the_experienced_cranes_rise_against_the_shadowlands_in_a_duel(who: str) -> None:
    game = scene({"personalities": [who], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [JUNZO], "hand": ["naginata"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert numbers(game, who)[1] == 2


def test_yogoso_slanders_both_by_the_focus_of_his_top_card() -> None:
    game = scene({"personalities": ["kakita-yogoso"], "fate_deck": ["earthquake"], "honor": 9}, {"honor": 9})
    game.first.does("use:kakita-yogoso")
    assert (game.first.honor, game.second.honor) == (5, 5) and game.zone("earthquake") == "fate discard"


def test_yogoso_needs_a_fate_deck_and_to_be_straight() -> None:
    assert scene({"personalities": ["kakita-yogoso", "hisa"], "fate_deck": [], **IDLE}).first.asked == "action"
    assert not scene({"personalities": ["kakita-yogoso", "hisa"], "fate_deck": [], **IDLE}).first.may(
        "use:kakita-yogoso"
    )


# Dragon and Lion


@pytest.mark.parametrize(("card", "clan"), [("togashi-yokuni", "dragon"), ("shinjo-yokatsu", "unicorn")])
def test_champions_join_their_own_clan_alone(card: str, clan: str) -> None:
    strongholds = {"dragon": "the-mountain-keep-of-the-dragon", "unicorn": "the-provincial-estate-of-the-unicorn"}
    for name, stronghold in strongholds.items():
        lying = [{"card": at(card, facedown=False)}, {"card": at("small-farm", facedown=False)}, {}, {}]
        game = scene({"stronghold": stronghold, "provinces": lying, "honor": 30, "holdings": ["gold-mine"] * 5},
                     phase="dynasty")  # fmt: skip
        assert game.first.may(f"recruit:{card}") is (name == clan) and game.first.may("recruit:small-farm")


def test_tsanuri_lets_no_other_player_lay_a_terrain_where_she_fights() -> None:
    hand = {"hand": ["dispersive-terrain", "outflank"]}
    game = scene({"personalities": [fights("ikoma-tsanuri"), fights(UNARI, "1.1")], **hand},
                 {"personalities": [fights(YOJO)], **hand}, attack=battle_at(0))  # fmt: skip
    assert game.second.may("play:outflank") and not game.second.may("play:dispersive-terrain")
    game.second.passes()
    assert game.first.may("play:dispersive-terrain")
    theirs = {"personalities": [fights(YOJO)], **hand, "holdings": ["go-master"]}
    master = scene({"personalities": [fights("ikoma-tsanuri")]}, theirs, attack=battle_at(0))
    assert not master.second.may("use:go-master"), "nor by another's hand"
    other = scene({"personalities": [fights("ikoma-tsanuri", "1.1"), fights(UNARI)]},
                  {"personalities": [fights(YOJO)], **hand}, attack=battle_at(0))  # fmt: skip
    assert other.second.may("play:dispersive-terrain")


@pytest.mark.parametrize("who", ["isawa-uona-experienced", "isawa-tomo-experienced"])
def test_old_masters_no_longer_act_as_elemental(who: str) -> None:
    """The print says so, and so no protection from the elements stops the effect."""
    ward = at("isawa-tadaka", attachments=["elemental-ward"])
    game = scene(
        {"personalities": [fights(who)]}, {"personalities": [ward, fights(JUNZO)]}, attack=battle_at(0), to_act=0
    )
    game.first.does(f"use:{who}").chooses(JUNZO)
    assert not game.second.may("trigger:elemental-ward")


def test_ujiaki_leads_attacking_lions_once_in_a_battle() -> None:
    game = fought([fights("ikoma-ujiaki-experienced"), fights(YOJO), fights(SUKUNE)], [fights(UJI)])
    game.first.does("use:ikoma-ujiaki-experienced")
    assert [numbers(game, one)[0] for one in ("ikoma-ujiaki-experienced", YOJO, SUKUNE)] == [2, 2, 0]
    game.second.passes()
    assert not game.first.may("use:ikoma-ujiaki-experienced")


def test_ujiaki_does_not_lead_defenders() -> None:
    game = scene({"personalities": [fights(UJI)]}, {"personalities": [fights("ikoma-ujiaki-experienced")]},
                 attack=battle_at(0))  # fmt: skip
    assert not game.second.may("use:ikoma-ujiaki-experienced")


def test_ujiaki_dishonors_a_foe_when_a_lion_is_killed_in_battle() -> None:
    game = scene({"personalities": [fights(UNARI), fights("hida-tampako"), "sanzo"], "hand": ["focus"]},
                 {"personalities": [fights(YOJO), "ikoma-ujiaki"]}, attack=battle_at(0))  # fmt: skip
    game.pass_while(lambda: not game.second.may("trigger:ikoma-ujiaki"), 6)
    game.second.does("trigger:ikoma-ujiaki").chooses(UNARI)
    # The victors' honor gain only restores the dishonored Personality (§regain-honor).
    assert "dishonor" in game.kinds and game.card("ikoma-ujiaki").bowed and game.first.honor == 5


def test_ujiaki_does_not_answer_the_death_of_others() -> None:
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [fights("daidoji-sembi"), "ikoma-ujiaki"]},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.zone("daidoji-sembi") == "dynasty discard" and not game.card(UNARI).dishonored


@pytest.mark.parametrize("holding", ["sanctified-temple", "historian"])
def test_kimura_restores_the_dishonored_for_a_holding_that_makes_honor(holding: str) -> None:
    game = scene({"personalities": ["ikoma-kimura", at(YOJO, dishonored=True)], "holdings": ["geisha-house",
                  holding]})  # fmt: skip
    game.first.does("use:ikoma-kimura").chooses(YOJO).chooses(holding)
    assert not game.card(YOJO).dishonored and game.card("ikoma-kimura").bowed and game.card(YOJO).bowed


@pytest.mark.parametrize(("holding", "shamed"), [("small-farm", True), ("sanctified-temple", False)])
def test_kimura_needs_a_shrine_and_somebody_dishonored(holding: str, shamed: bool) -> None:
    game = scene({"personalities": ["ikoma-kimura", at(YOJO, dishonored=shamed)], "holdings": [holding]})
    assert not game.first.may("use:ikoma-kimura")


@pytest.mark.parametrize(
    ("worn", "force", "taken"), [("ratling-bushi", 0, True), ("ratling-bushi", 1, False), ("light-infantry", 0, False)]
)
def test_imura_takes_a_creature_of_at_most_three_force(worn: str, force: int, taken: bool) -> None:
    led = at(YOJO, attachments=[at(worn, tokens=[{"force": force}])])
    game = scene({"personalities": ["matsu-imura"]}, {"personalities": [led]})
    assert game.first.may("use:matsu-imura:1") is taken
    if taken:
        game.first.does("use:matsu-imura:1")
        assert game.card(worn).host is game.card("matsu-imura") and game.card(worn).controller == 0


# Phoenix


def test_uona_bows_a_shadowlands_card() -> None:
    dark = at(JUNZO, attachments=["goblin-mob", "light-infantry"])
    game = scene({"personalities": ["isawa-uona-experienced"]}, {"personalities": [dark, YOJO]})
    game.first.does("use:isawa-uona-experienced")
    assert not game.first.may("light-infantry") and not game.first.may(YOJO)
    game.first.does("goblin-mob")
    assert game.card("goblin-mob").bowed and game.card("isawa-uona-experienced").bowed


def test_uona_who_bows_for_it_is_no_card_to_bow() -> None:
    """The target must still be legal for the effect (7, 15). Uona herself is of the Shadowlands."""
    uona = "isawa-uona-experienced"
    assert not scene({"personalities": [uona]}, {"personalities": [YOJO]}).first.may(f"use:{uona}")
    game = scene({"personalities": [uona]}, {"personalities": [JUNZO]})
    game.first.does(f"use:{uona}")
    assert game.card(JUNZO).bowed


def test_the_master_of_water_sends_tainted_units_home_unbowed() -> None:
    game = fought([fights("isawa-tomo-experienced"), fights(UNARI, attachments=["goblin-mob"])],
                  [fights(JUNZO), fights(YOJO)])  # fmt: skip
    game.first.does("use:isawa-tomo-experienced")
    assert [game.card(one).at is None for one in (UNARI, JUNZO, YOJO)] == [True, True, False]
    # The Master of Water is a Shadowlands Personality himself. He is bowed by the action, not by its effect.
    assert game.card("isawa-tomo-experienced").at is None and not game.card(UNARI).bowed


def test_the_master_of_water_must_be_in_the_battle() -> None:
    game = fought(["isawa-tomo-experienced", fights(UNARI)], [fights(JUNZO)])
    assert not game.first.may("use:isawa-tomo-experienced")


def test_kaede_trades_a_card_of_a_province_for_a_fate_card() -> None:
    provinces = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["isawa-kaede"], "provinces": provinces, "fate_deck": ["naginata"]})
    game.first.does("use:isawa-kaede")
    assert game.first.hand == ["naginata"] and game.zone("gold-mine") == "dynasty discard"
    assert game.province(0, 0).card is not None


def burned(target: Any) -> Scene:
    game = scene({"personalities": ["isawa-tsuke-experienced", "isawa-uona"], "hand": ["naginata"], "honor": 20},
                 {"personalities": [target], "hand": ["naginata"], "honor": 20})  # fmt: skip
    game.first.does("use:isawa-tsuke-experienced:1")
    return game


@pytest.mark.parametrize(("foe", "chi", "dishonored"), [("daidoji-uji", 3, True), (JUNZO, 6, False)])
def test_tsuke_burns_brighter_in_the_duel_he_calls_for(foe: str, chi: int, dishonored: bool) -> None:
    game = burned(foe)
    assert game.second.asked == "duel"
    assert numbers(game, "isawa-tsuke-experienced")[1] == chi
    assert game.card("isawa-tsuke-experienced").dishonored is dishonored
    game.second.does("strike")
    assert game.zone(foe) == "dynasty discard" and numbers(game, "isawa-tsuke-experienced")[1] == 0


def test_tsuke_rots_whenever_he_straightens() -> None:
    game = scene({"personalities": [at("isawa-tsuke-experienced", bowed=True)]})
    game.pass_to("action", seat=0, turn=3)
    assert [token.name for token in game.card("isawa-tsuke-experienced").tokens] == ["Corruption"]
    assert numbers(game, "isawa-tsuke-experienced")[1] == -1
