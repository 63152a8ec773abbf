"""Personalities of the Mantis."""

import pytest

from tests.l5r_ccg.cards.scenes import bowmen, challenged, fought, met_in_battle, numbers
from tests.l5r_ccg.scene import Scene, at, fights, scene

JUNZO = "yogo-junzo"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
UJI = "daidoji-uji"
SUKUNE = "hida-sukune"
NAGA = "the-hidden-temples-of-the-naga"


# Genzo


def test_genzo_turns_chi_into_force_against_the_shadowlands() -> None:
    game = fought([fights("genzo")], [fights(JUNZO)])
    game.first.does("use:genzo").does("number:2")
    assert numbers(game, "genzo") == (2, -2)
    assert not fought([fights("genzo")], [fights(YOJO)]).first.may("use:genzo")


def test_genzo_bows_to_turn_force_into_chi_in_a_duel_with_the_shadowlands() -> None:
    game = challenged("genzo", by=JUNZO)
    game.second.does("accept").does("trigger:genzo:1").does("number:3")
    assert numbers(game, "genzo") == (-3, 3) and game.card("genzo").bowed
    other = challenged("genzo")
    other.second.does("accept")
    assert not other.second.may("trigger:genzo:1")


@pytest.mark.parametrize(("stronghold", "less"), [("the-war-fortress-of-the-crab", 2), ("the-yoritomo-alliance", 0)])
def test_genzo_costs_the_crab_less(stronghold: str, less: int) -> None:
    game = scene({"stronghold": stronghold, "provinces": [{"card": "genzo"}, {}, {}, {}]})
    assert game.table.gold_cost(game.card("genzo"), 0) == 10 - less


# Hyobe


def test_hyobe_and_his_ports_rest_the_army() -> None:
    game = fought([fights("hyobe"), fights(UNARI), fights(YOJO)], [fights("sanzo")],
                  {"holdings": ["port", "island-wharf", "gold-mine"]})  # fmt: skip
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:hyobe")
    game.first.does("port")
    game.first.does(UNARI)
    game.pass_while(lambda: game.table.attack is not None)
    assert [game.card(one).bowed for one in ("hyobe", UNARI, YOJO)] == [False, False, True]
    assert game.card("port").bowed and not game.card("island-wharf").bowed


def test_hyobe_needs_a_port() -> None:
    game = fought([fights("hyobe"), fights(UNARI)], [fights("sanzo")])
    game.resolve_battle()
    assert not any(record.kind == "initiate" and "hyobe" in record.facts["card"] for record in game.match.records)


# Kemmei


def test_kemmei_lets_his_player_hold_three_cards_more() -> None:
    many = ["light-infantry"] * 12
    for personalities, kept in ((["kemmei"], 11), ([UNARI], 8)):
        game = scene({"personalities": personalities, "hand": many}, phase="end")
        game.pass_while(lambda game=game: game.first.asked == "discard-hand", 2)
        assert len(game.first.hand) == kept


# Moshi Wakiza


def test_agetoki_is_safe_from_arrows() -> None:
    game = met_in_battle([fights("matsu-agetoki")], [fights("moshi-wakiza")])
    assert not game.second.may("use:moshi-wakiza")
    assert met_in_battle([fights("hida-unari")], [fights("moshi-wakiza")]).second.may("use:moshi-wakiza")


# Mukami


def test_mukami_shoots_and_is_gone() -> None:
    game = fought([fights("mukami", attachments=["light-infantry"]), fights(UNARI)], [fights("sanzo"), fights(UJI)])
    game.first.does("use:mukami").chooses("sanzo")
    assert game.zone("sanzo") == "dynasty discard"
    assert game.card("mukami").at is None and game.card("mukami").bowed and not game.card("light-infantry").bowed


def test_mukami_is_gone_after_joining_the_attack_of_a_follower() -> None:
    game = fought([fights("mukami", attachments=["archers"])], [fights(UNARI), fights(UJI)])
    game.first.does("use:archers").chooses(UNARI).does("shoot:mukami")
    assert game.zone(UNARI) == "dynasty discard" and game.card("mukami").at is None


def test_mukami_is_gone_even_if_the_shot_was_too_weak() -> None:
    # Mukami (Crimson and Jade): the unit leaves the battle after the attack, whether or not it has hit.
    game = fought([fights("mukami"), fights(UJI)], [fights(UNARI)])
    game.first.does("use:mukami")
    assert game.zone(UNARI) == "play" and game.card("mukami").at is None and game.card("mukami").bowed


# Nobuo (Crimson and Jade): a Spell is destroyed when Nobuo bows for it.


def test_a_spell_stays_if_nobuo_does_not_bow_for_it() -> None:
    game = scene({"personalities": [at("nobuo", attachments=["biting-steel"]), UNARI]})
    game.happens(game.table.rules_of(0).apply(game.first.player, "casts-unbowed"))
    game.first.does("use:biting-steel").chooses(UNARI)
    assert not game.card("nobuo").bowed and game.zone("biting-steel") == "play"


def test_a_spell_that_nobuo_casts_is_destroyed() -> None:
    game = scene({"personalities": [at("nobuo", attachments=["biting-steel"]), UNARI]})
    game.first.does("use:biting-steel").chooses(UNARI)
    assert numbers(game, UNARI)[0] == 2 and game.zone("biting-steel") == "fate discard"


def test_a_cancelled_spell_of_nobuos_is_destroyed_too_and_those_of_others_are_not() -> None:
    game = scene({"personalities": [at("nobuo", attachments=["biting-steel"]), UNARI]},
                 {"personalities": ["togashi-jodome", SUKUNE], "rings": ["ring-of-air"]})  # fmt: skip
    game.first.does("use:biting-steel").chooses(SUKUNE)
    game.second.does("trigger:togashi-jodome")
    assert numbers(game, SUKUNE)[0] == 0 and game.zone("biting-steel") == "fate discard"
    other = scene({"personalities": ["nobuo", at("isawa-uona", attachments=["biting-steel"])]})
    other.first.does("use:biting-steel")
    assert other.zone("biting-steel") == "play"


def test_nobuo_spoils_no_ritual_that_another_casts() -> None:
    # §rituals: only the Shugenja with the Spell casts it. The others add their bonus.
    own = [at("isawa-uona", attachments=["sharing-the-strength-of-many"]), "nobuo", YOJO]
    game = scene({"personalities": own})
    game.first.does("use:sharing-the-strength-of-many").chooses(YOJO).does("choose:nobuo")
    assert game.card("nobuo").bowed and game.zone("sharing-the-strength-of-many") == "play"


# Ryosei


def test_the_temples_of_the_naga_make_a_follower_and_know_no_honor_victory() -> None:
    game = scene({"stronghold": NAGA, "personalities": ["ryosei"], "honor": 45}, {"honor": 5})
    assert game.first.barred(f"use:{NAGA}")
    assert game.first.player.forbids("honor-victory") and not game.second.player.forbids("honor-victory")
    game.pass_to("action", seat=0, turn=3)
    assert game.table.outcome is None


# Tsuruchi


def test_a_poisoned_personality_outside_the_duel_does_not_react_to_it() -> None:
    carrier = at("tsuruchi", tokens=[{"name": "Poison Master"}])
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI, carrier]})
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard" and game.second.asked == "action" and game.card("tsuruchi").tokens


def test_followers_of_tsuruchi_that_have_none_have_a_ranged_attack_of_1() -> None:
    game = bowmen("heavy-infantry", foe=["goblin-mob"])
    game.second.does("use:heavy-infantry:tsuruchi.1")
    assert game.second.asked == "volley"
    game.second.does()
    assert game.zone("goblin-mob") == "fate discard" and game.card("heavy-infantry").bowed
    assert not bowmen("heavy-infantry", foe=["goblin-mob"], leader=YOJO).second.may("heavy-infantry")


def test_a_follower_that_leaves_him_shoots_no_more() -> None:
    game = scene({"personalities": [at("tsuruchi", attachments=["heavy-infantry"]), at(YOJO)]})
    assert game.card("heavy-infantry").gained
    game.happens(game.table.rules_of(0).attach(game.card("heavy-infantry"), game.card(YOJO)))
    assert game.card("heavy-infantry").gained == ()
    game.happens(game.table.rules_of(0).attach(game.card("heavy-infantry"), game.card("tsuruchi")))
    assert len(game.card("heavy-infantry").gained) == 1


# Yoritomo


def test_yoritomo_wields_two_weapons_and_leads_well() -> None:
    worn = ["naginata", "bloodsword", "light-infantry"]
    game = scene({"personalities": [at("yoritomo", attachments=worn)], "hand": ["no-dachi"],
                  "holdings": ["gold-mine"] * 3})  # fmt: skip
    printed = sum(game.card(one).face.force for one in worn[:2]), sum(game.card(one).face.chi for one in worn[:2])
    assert numbers(game, "yoritomo") == (printed[0] + 2, printed[1] + 4)
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    assert not game.first.may("attach:no-dachi")


# Yoritomo Kamoto


def test_kamoto_strengthens_his_one_follower() -> None:
    game = scene({"personalities": [at("yoritomo-kamoto", attachments=["light-infantry"]), UNARI],
                  "hand": ["medium-infantry"], "holdings": ["gold-mine"]})  # fmt: skip
    follower = game.card("light-infantry")
    assert follower.force == follower.face.force + 2
    game.first.does("attach:medium-infantry").pays()
    assert game.card("medium-infantry").host is game.card(UNARI)


# Yoritomo Kanbe


def test_kanbe_swears_fealty_as_he_likes_once_a_turn_and_by_nobody_elses_word() -> None:
    game = scene({"personalities": ["yoritomo-kanbe"], "hand": ["oath-of-fealty"]})
    kanbe = game.card("yoritomo-kanbe")
    game.first.does("use:yoritomo-kanbe")
    assert game.first.asked == "swear" and not game.first.may("swear:Mantis") and len(game.first.options) == 11
    game.first.does("swear:Crane")
    assert kanbe.of_clan("Crane") and not kanbe.of_clan("Mantis")
    game.second.passes()
    assert not game.first.may("use:yoritomo-kanbe")
    game.first.does("play:oath-of-fealty")
    assert kanbe.of_clan("Crane") and not kanbe.of_clan("Crab") and kanbe.force == 3


# Yoritomo Masasue


def masasue_hired(hand: list[str]) -> Scene:
    lying = [{"card": at("yoritomo-masasue", facedown=False)}, {"card": at("small-farm", facedown=False)}, {}, {}]
    return scene({"provinces": lying, "hand": hand}, phase="dynasty")


def test_masasue_asks_for_three_fate_cards() -> None:
    game = masasue_hired(["naginata", "no-dachi", "light-infantry", "focus"])
    game.first.does("recruit:yoritomo-masasue").pays().does("naginata", "no-dachi", "light-infantry")
    assert game.zone("yoritomo-masasue") == "play" and game.first.hand == ["focus"]


def test_masasue_does_not_come_for_less() -> None:
    game = masasue_hired(["naginata", "no-dachi"])
    assert game.first.may("recruit:small-farm") and not game.first.may("recruit:yoritomo-masasue")


def test_masasue_stays_in_the_province_if_the_gold_took_a_card_that_his_cost_needs() -> None:
    # §paying-costs: a card that cannot be paid for stays where it is.
    game = masasue_hired(["one-koku", "one-koku", "no-dachi"])
    game.first.does("recruit:yoritomo-masasue").pays("play:one-koku", "play:one-koku")
    assert game.zone("yoritomo-masasue") == "province" and game.first.hand == ["no-dachi"]


# Yoritomo Takuni


def test_takuni_is_as_strong_as_his_ports() -> None:
    for ports in (0, 2):
        game = scene({"personalities": ["yoritomo-takuni"], "holdings": ["port"] * ports})
        assert game.card("yoritomo-takuni").force == ports
