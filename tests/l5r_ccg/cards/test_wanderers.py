"""Toturi's Army, the minor clans, and unaligned Personalities."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"


def challenged(who: Any, *others: Any, by: str = UJI, **second: Any) -> Scene:
    """Let an Iaijutsu Challenge be issued against a Personality of the second player."""
    game = scene({"personalities": [by], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [who, *others], "hand": ["naginata"], "honor": 10, **second})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(who if isinstance(who, str) else who["id"])
    return game


# Toturi's Army


def test_toturi_cancels_an_action_in_his_battle() -> None:
    game = fought([fights("toturi-experienced")], [fights(YOJO)], hand=["outflank"])
    game.second.does("play:outflank")
    game.first.does("trigger:toturi-experienced")
    assert numbers(game, YOJO)[0] == 0 and game.card("toturi-experienced").bowed


@pytest.mark.parametrize("toturi", ["toturi-experienced", fights("toturi-experienced", bowed=True)])
def test_toturi_elsewhere_or_bowed_cancels_nothing(toturi: Any) -> None:
    game = fought([toturi, fights(UNARI)], [fights(YOJO)], hand=["outflank"])
    game.second.does("play:outflank")
    assert numbers(game, YOJO)[0] == 3


def test_toturi_dishonored_is_a_lesser_man() -> None:
    game = scene({"personalities": [at("toturi-experienced", dishonored=True)]})
    assert numbers(game, "toturi-experienced") == (-2, -3)


def test_mikio_fights_in_toturis_place() -> None:
    game = challenged("toturi", "mikio")
    game.second.does("accept").does("trigger:mikio:2")
    assert game.table.duel is not None and game.table.duel.challenged.card is game.card("mikio")
    assert game.card("mikio").bowed


def test_mikio_bowed_is_dishonored_when_his_master_is_challenged() -> None:
    game = challenged("toturi", at("mikio", bowed=True))
    assert game.card("mikio").dishonored
    game.second.does("accept")
    assert not game.second.may("trigger:mikio:2")
    other = challenged(SUKUNE, at("mikio", bowed=True))
    assert not other.card("mikio").dishonored


def test_mikio_does_not_outlive_toturi() -> None:
    game = scene({"personalities": ["toturi", at("mikio", dishonored=True)]})
    game.happens(game.table.framework.destroy(game.card("toturi")))
    assert game.card("mikio").died == "honorably"


def test_kyojin_guards_junzo() -> None:
    game = challenged(JUNZO, "kyojin")
    game.second.does("accept").does("trigger:kyojin:2")
    assert game.table.duel is not None and game.table.duel.challenged.card is game.card("kyojin")
    dead = scene({"personalities": [JUNZO, "kyojin"]})
    dead.happens(dead.table.framework.destroy(dead.card(JUNZO)))
    assert dead.zone("kyojin") == "dynasty discard"


@pytest.mark.parametrize(
    ("guardian", "master", "key"),
    [("mikio", "toturi", "trigger:mikio:2"), ("kyojin", JUNZO, "trigger:kyojin:2"),
     ("bayushi-aramoro", "bayushi-kachiko", "trigger:bayushi-aramoro:1")],
)  # fmt: skip
def test_a_guardian_fights_for_a_master_whom_another_player_controls(guardian: str, master: str, key: str) -> None:
    # Mikio, Kyojin (Anvil of Despair) and Aramoro (Shadowlands) name the master, and not who controls the master.
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [master], "hand": ["naginata"], "honor": 10},
                 {"personalities": [guardian], "hand": ["naginata"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(master)
    game.second.does("accept")
    game.third.does(key)
    duel = game.table.duel
    assert duel is not None and duel.challenged.card is game.card(guardian) and duel.challenged.seat == 2


def test_a_guardian_does_not_duel_his_own_side() -> None:
    # §challenge: a duel is fought between Personalities of two players.
    game = scene({"personalities": [UJI, "mikio"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["toturi"], "hand": ["naginata"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI).chooses("toturi")
    game.second.does("accept")
    assert game.table.duel is not None and not game.first.may("trigger:mikio:2")


def test_tsuo_rises_to_the_challenger() -> None:
    game = challenged("tsuo")
    game.second.does("trigger:tsuo:1")
    assert game.card("tsuo").chi == game.card(UJI).chi == 3


def test_tsuo_does_not_rise_above_himself() -> None:
    game = challenged("tsuo", by=YOJO)
    assert not game.second.may("trigger:tsuo:1")


def test_tsuo_dishonored_costs_four_honor() -> None:
    game = scene({"personalities": ["tsuo", UNARI], "honor": 9})
    game.happens(game.table.framework.dishonor(game.card(UNARI)))
    assert game.first.honor == 9
    game.happens(game.table.framework.dishonor(game.card("tsuo")))
    assert game.first.honor == 5


def test_kamoto_strengthens_his_one_follower() -> None:
    game = scene({"personalities": [at("yoritomo-kamoto", attachments=["light-infantry"]), UNARI],
                  "hand": ["medium-infantry"], "holdings": ["gold-mine"]})  # fmt: skip
    follower = game.card("light-infantry")
    assert follower.force == follower.face.force + 2
    game.first.does("attach:medium-infantry").pays()
    assert game.card("medium-infantry").host is game.card(UNARI)


def test_godaigo_bows_a_shadowlands_card_once_in_a_battle_and_leads_nobody() -> None:
    foes = [fights(JUNZO, attachments=["goblin-mob"]), fights(YOJO)]
    game = fought([fights("akodo-godaigo"), fights(UNARI)], foes)
    game.first.does("use:akodo-godaigo")
    assert not game.first.may(YOJO)
    game.first.does("goblin-mob")
    assert game.card("goblin-mob").bowed and not game.card("akodo-godaigo").bowed
    game.second.passes()
    assert not game.first.may("use:akodo-godaigo")
    alone = scene({"personalities": ["akodo-godaigo"], "hand": ["light-infantry"], "holdings": ["gold-mine"]})
    assert not alone.first.may("attach:light-infantry")


# The Mantis and its allies


def test_yoritomo_wields_two_weapons_and_leads_well() -> None:
    worn = ["naginata", "bloodsword", "light-infantry"]
    game = scene({"personalities": [at("yoritomo", attachments=worn)], "hand": ["no-dachi"],
                  "holdings": ["gold-mine"] * 3})  # fmt: skip
    printed = sum(game.card(one).face.force for one in worn[:2]), sum(game.card(one).face.chi for one in worn[:2])
    assert numbers(game, "yoritomo") == (printed[0] + 2, printed[1] + 4)
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    assert not game.first.may("attach:no-dachi")


def hired(hand: list[str]) -> Scene:
    lying = [{"card": at("yoritomo-masasue", facedown=False)}, {"card": at("small-farm", facedown=False)}, {}, {}]
    return scene({"provinces": lying, "hand": hand}, phase="dynasty")


def test_masasue_asks_for_three_fate_cards() -> None:
    game = hired(["naginata", "no-dachi", "light-infantry", "focus"])
    game.first.does("recruit:yoritomo-masasue").pays().does("naginata", "no-dachi", "light-infantry")
    assert game.zone("yoritomo-masasue") == "play" and game.first.hand == ["focus"]


def test_masasue_does_not_come_for_less() -> None:
    game = hired(["naginata", "no-dachi"])
    assert game.first.may("recruit:small-farm") and not game.first.may("recruit:yoritomo-masasue")


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


# Unaligned Personalities


def test_kemmei_lets_his_player_hold_three_cards_more() -> None:
    many = ["light-infantry"] * 12
    for personalities, kept in ((["kemmei"], 11), ([UNARI], 8)):
        game = scene({"personalities": personalities, "hand": many}, phase="end")
        game.pass_while(lambda game=game: game.first.asked == "discard-hand", 2)
        assert len(game.first.hand) == kept


def test_motto_seiki_shoots_with_his_chi() -> None:
    game = fought([fights("motto-seiki")], [fights(YOJO)])
    game.first.does("use:motto-seiki")
    assert game.zone(YOJO) == "dynasty discard" and game.card(YOJO).face.force <= 2


def test_tokiuji_spurs_a_human_follower() -> None:
    leader = at(UNARI, attachments=["light-infantry", "naga-bowmen"])
    game = scene({"personalities": ["tokiuji", leader]})
    game.first.does("use:tokiuji").chooses("light-infantry")
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    other = scene({"personalities": ["tokiuji", at("qamar", attachments=["naga-bowmen"])], **IDLE})
    assert not other.first.may("use:tokiuji")


def test_mikaru_hunts_naga() -> None:
    assert numbers(fought([fights("mikaru")], [fights("shagara")]), "mikaru") == (2, 0)
    assert numbers(fought([fights("mikaru")], [fights(YOJO)]), "mikaru") == (0, 0)
    game = challenged("mikaru", by="shagara")
    game.second.does("accept")
    assert numbers(game, "mikaru")[1] == 3


def test_mikaru_joins_no_naga_and_leads_none() -> None:
    lying = [{"card": at("mikaru", facedown=False)}, {"card": at("small-farm", facedown=False)}, {}, {}]
    for stronghold, may in (("the-hidden-temples-of-the-naga", False), ("the-war-fortress-of-the-crab", True)):
        game = scene({"stronghold": stronghold, "provinces": lying, "holdings": ["gold-mine"] * 3}, phase="dynasty")
        assert game.first.may("recruit:mikaru") is may
    armed = scene({"personalities": ["mikaru"], "hand": ["naga-bowmen", "light-infantry"],
                   "holdings": ["gold-mine"] * 3})  # fmt: skip
    assert not armed.first.may("attach:naga-bowmen") and armed.first.may("attach:light-infantry")


def test_ichiin_trades_a_card_for_four_gold() -> None:
    bowed = at("the-war-fortress-of-the-crab", bowed=True)
    game = scene({"personalities": ["ichiin"], "hand": ["focus"], "fate_deck": ["naginata"],
                  "holdings": ["diamond-mine"], "stronghold": bowed})  # fmt: skip
    game.first.does("use:ichiin").chooses("focus").pays()
    assert game.first.hand == ["naginata"] and game.card("focus").zone == "fate deck"
    poor = scene({"personalities": ["ichiin", "hisa"], "hand": ["focus"], "holdings": ["retired-general"],
                  "stronghold": at("the-war-fortress-of-the-crab", bowed=True)})  # fmt: skip
    assert not poor.first.may("use:ichiin")


def test_the_librarian_draws_for_gold_or_five_for_good() -> None:
    deck = ["naginata", "no-dachi", "focus", "light-infantry", "charge", "outflank"]
    game = scene({"personalities": ["kasuga-kyoji"], "fate_deck": deck, "holdings": ["gold-mine"] * 2})
    game.first.does("use:kasuga-kyoji").pays()
    assert game.first.hand == deck[:1] and game.card("kasuga-kyoji").bowed
    burning = scene({"personalities": ["kasuga-kyoji"], "fate_deck": deck})
    burning.first.does("use:kasuga-kyoji:1")
    assert sorted(burning.first.hand) == sorted(deck[:5]) and burning.zone("kasuga-kyoji") == "dynasty discard"


def watched(*third: Any, attackers: Any = (UNARI,)) -> Scene:
    game = scene({"personalities": [one if isinstance(one, dict) else fights(one) for one in attackers]},
                 {"personalities": [fights(YOJO)]}, {"personalities": list(third)}, attack=battle_at(0))  # fmt: skip
    game.second.passes()
    return game


def test_yoto_sends_a_unit_home_bowed_from_a_battle_of_others() -> None:
    game = watched("miya-yoto")
    game.third.does("use:miya-yoto").chooses(UNARI)
    assert game.card(UNARI).at is None and game.card(UNARI).bowed and game.card("miya-yoto").bowed
    led = watched("miya-yoto", attackers=[fights(UNARI, attachments=["light-infantry"])])
    led.third.does("use:miya-yoto").chooses(UNARI)
    assert led.card("light-infantry", 0).bowed, "a unit is its Followers too"


def test_yoto_does_not_judge_in_his_own_cause() -> None:
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [fights(YOJO), "miya-yoto"]},
                 attack=battle_at(0))  # fmt: skip
    assert not game.second.may("use:miya-yoto")
    mine = scene({"personalities": [fights(UNARI), "miya-yoto"]}, {"personalities": [fights(YOJO)]},
                 attack=battle_at(0))  # fmt: skip
    mine.second.passes()
    assert not mine.first.may("use:miya-yoto")


def test_the_spy_sees_a_hand_or_the_facedown_cards_for_one_honor() -> None:
    game = scene({"personalities": ["ninja-spy"], "honor": 5}, {"hand": ["naginata"]})
    game.first.does("use:ninja-spy").chooses("player:1")
    assert game.first.honor == 4 and game.card("ninja-spy").bowed
    assert any("naginata" in str(record) for record in game.match.records if record.kind == "look-at")
    lands = scene({"personalities": ["ninja-spy"], "honor": 5}, {"provinces": [{"card": "gold-mine"}, {}, {}, {}]})
    lands.first.does("use:ninja-spy:1").chooses("player:1")
    assert lands.first.honor == 4 and any(record.kind == "look-at" for record in lands.match.records)


def test_the_spys_honor_is_a_price_paid_though_the_spy_is_found_out() -> None:
    game = scene({"personalities": ["ninja-spy"], "honor": 9}, {"hand": ["investigation", "naginata"]})
    game.first.does("use:ninja-spy").chooses("player:1")
    game.second.does("trigger:investigation")
    assert game.first.honor == 9 - 1 - 5 and "look-at" not in game.kinds


def test_the_spy_leads_only_ninja_and_needs_something_to_see() -> None:
    game = scene({"personalities": ["ninja-spy"], "hand": ["light-infantry", "ninja-genin"],
                  "holdings": ["gold-mine"] * 3})  # fmt: skip
    assert not game.first.may("attach:light-infantry") and game.first.may("attach:ninja-genin")
    assert not game.first.may("use:ninja-spy")


def test_the_hooded_ronin_enters_bowed() -> None:
    lying = [{"card": at("the-hooded-ronin", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 5, "honor": 9}, phase="dynasty")
    game.first.does("recruit:the-hooded-ronin").pays()
    assert game.card("the-hooded-ronin").bowed


def test_a_samurai_may_refuse_the_hooded_ronin_and_be_dishonored() -> None:
    game = scene({"personalities": ["the-hooded-ronin"]}, {"personalities": [UJI], "honor": 9})
    game.first.does("use:the-hooded-ronin")
    game.second.does("refuse")
    assert game.card(UJI).dishonored and game.second.honor == 9


def test_the_shadowlands_must_face_the_hooded_ronin() -> None:
    game = scene({"personalities": ["the-hooded-ronin"], "honor": 5}, {"personalities": [JUNZO], "hand": []})
    game.first.does("use:the-hooded-ronin")
    assert game.zone(JUNZO) == "dynasty discard" and game.first.honor == 9
    nobody = scene({"personalities": ["the-hooded-ronin", "hisa"], **IDLE}, {"personalities": ["kuni-yori"]})
    assert not nobody.first.may("use:the-hooded-ronin")


def test_masasue_stays_in_the_province_if_the_gold_took_a_card_that_his_cost_needs() -> None:
    # §paying-costs: a card that cannot be paid for stays where it is.
    game = hired(["one-koku", "one-koku", "no-dachi"])
    game.first.does("recruit:yoritomo-masasue").pays("play:one-koku", "play:one-koku")
    assert game.zone("yoritomo-masasue") == "province" and game.first.hand == ["no-dachi"]
