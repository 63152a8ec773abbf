"""Personalities without a clan."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import (
    challenged,
    coming,
    dragon,
    fought,
    medal,
    met_in_battle,
    murdered,
    numbers,
    recruited,
)
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

HISA = "hisa"
UONA = "isawa-uona"
UJI = "daidoji-uji"
HITOMI = "mirumoto-hitomi"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
IDLE = {"holdings": ["retired-general"]}
JUNZO = "yogo-junzo"
LATER: dict[str, Any] = {"hand": ["charge"]}
MINE = "silver-mine"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
MEDALLION = "night-medallion"


def plotting(*others: Any, **second: Any) -> Scene:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": [HISA, *others], **second})  # fmt: skip
    game.first.does("play:kolat-master").chooses(HISA).pays()
    return game


# Air Dragon


def test_neither_arrows_nor_spells_reach_the_air_dragon() -> None:
    game = fought([f(UONA, attachments=["earthquake"]), f("mirumoto-sukune")], [f("air-dragon"), f("toku")])
    game.first.does("use:earthquake")
    assert not game.first.may("air-dragon") and game.card("toku").bowed
    game.second.passes()
    assert game.first.may("use:mirumoto-sukune")
    game.first.does("use:mirumoto-sukune")
    assert game.zone("toku") == "dynasty discard" and game.zone("air-dragon") == "play"


def test_a_duel_reaches_the_air_dragon() -> None:
    game = fought([f(UJI)], [f("air-dragon")], first={"hand": ["iaijutsu-duel"]})
    assert game.first.may("play:iaijutsu-duel")


def test_nobody_bows_for_a_dragon_whose_requirement_is_met() -> None:
    game = dragon(15)
    game.first.does("recruit:air-dragon").pays()
    assert game.card("air-dragon").in_play and not game.card(HITOMI).bowed


# Akiyoshi


def test_akiyoshi_straightens_kachiko() -> None:
    game = scene({"personalities": ["akiyoshi"]}, {"personalities": [at("bayushi-kachiko", bowed=True)]})
    game.first.does("use:akiyoshi")
    assert not game.card("bayushi-kachiko").bowed and game.card("akiyoshi").bowed


def test_akiyoshi_serves_kachiko_and_nobody_else() -> None:
    assert not scene({"personalities": ["akiyoshi", at("hida-unari", bowed=True)]}).first.may("use:akiyoshi")


# Alhundro Cornejo


def test_alhundro_pays_for_nothing_else() -> None:
    game = scene(
        {"personalities": ["alhundro-cornejo", UNARI], "hand": ["naginata"], "stronghold": at(CRAB, bowed=True)}
    )
    assert not game.first.may("attach:naginata")


def test_alhundro_blows_up_a_fortification() -> None:
    game = scene({"personalities": ["alhundro-cornejo"]}, {"provinces": [{"attached": ["moat"]}, {}, {}, {}]})
    game.first.does("use:alhundro-cornejo").chooses("moat")
    assert game.zone("moat") == "dynasty discard"


def test_alhundro_weakens_a_province_for_good() -> None:
    game = scene({"personalities": ["alhundro-cornejo"]}, {})
    strength = game.province(1, 2).strength
    assert not game.first.may("use:alhundro-cornejo")  # There is no Fortification.
    game.first.does("use:alhundro-cornejo:1").does("province:1.2")
    game.pass_to("action", seat=0, turn=3)
    assert game.province(1, 2).strength == strength - 1


# Chinoko


def test_chinoko_stops_the_kolat() -> None:
    game = plotting("chinoko")
    game.second.does("trigger:chinoko")
    assert game.card(HISA).controller == 1 and game.card("chinoko").bowed


def test_chinoko_makes_kolat_cards_cheaper_by_four() -> None:
    game = scene({"personalities": ["chinoko"], "hand": ["kolat-master"]}, {"personalities": [HISA]})
    madam = game.card("chinoko")
    assert madam.face.gold_for(madam, game.card("kolat-master")) == 4
    assert madam.face.gold_for(madam, game.card(HISA)) == 0


# Earth Dragon


def test_the_earth_dragon_grows_once_a_turn_where_it_defends() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights("earth-dragon")]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:earth-dragon")
    assert numbers(game, "earth-dragon") == (5, 0) and not game.card("earth-dragon").bowed
    game.first.does("pass")
    assert not game.second.may("use:earth-dragon")


def test_the_earth_dragon_does_not_grow_while_attacking() -> None:
    assert not fought([fights("earth-dragon")], [fights(UJI)]).first.may("use:earth-dragon")


# Fire Dragon


def test_the_fire_dragon_shoots_twice_or_once() -> None:
    foes = [fights(UJI), fights(YOJO)]
    game = fight({"personalities": [fights("fire-dragon")]}, {"personalities": foes})
    game.first.does("use:fire-dragon").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "dynasty discard"
    assert game.card("fire-dragon").bowed
    strong = fights(UNARI, tokens=[{"force": 6, "name": "Force"}])
    game = fight({"personalities": [fights("fire-dragon")]}, {"personalities": [strong]})
    assert not game.first.may("use:fire-dragon")
    game.first.does("use:fire-dragon:1")
    assert game.zone(UNARI) == "dynasty discard"


def test_the_fire_dragon_wears_nothing() -> None:
    game = scene({"personalities": ["fire-dragon"], "hand": ["naginata", "light-infantry"]})
    dragon = game.card("fire-dragon")
    assert not any(game.table.may_attach(one, dragon) for one in game.first.player.hand)


# Fusaki


def test_fusaki_brings_a_spell_along() -> None:
    game = coming("fusaki", ["earthquake", "archers"])
    assert game.first.asked == "attach-now" and not game.first.may("attach:archers")
    game.first.does("attach:earthquake")
    assert game.card("earthquake").host is game.card("fusaki")


def test_fusaki_is_asked_though_the_hand_holds_no_spell() -> None:
    """If the player were not asked, everybody would learn that the hand holds no spell."""
    game = coming("fusaki", ["archers"], asked=(0,))
    game.pass_to("attach-now", seat=0)
    assert game.first.options == ["pass"]


# Hirariko


def against_hirariko(mine: Any) -> Scene:
    game = scene({"personalities": [mine], "hand": ["iaijutsu-challenge"]}, {"personalities": ["hirariko"]}, {})
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_items_give_nothing_in_a_duel_against_hirariko() -> None:
    """Yojo has 2 Chi, and 5 with two Items. Hirariko has 4 and wins. Her own Items do not count either (our ruling)."""
    worn = ["wakizashi", "naginata"]
    chi = scene({"personalities": [at(YOJO, attachments=worn)]}).card(YOJO).chi
    assert chi == 5
    game = against_hirariko(at(YOJO, attachments=worn))
    assert game.zone(YOJO) == "dynasty discard" and game.zone("hirariko") == "play"
    strong = against_hirariko(at(YOJO, tokens=[{"chi": 3}]))
    assert strong.zone("hirariko") == "dynasty discard"


def test_items_work_as_in_other_duels() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["naginata", "wakizashi"])], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UJI, "hirariko"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert game.zone(UJI) == "dynasty discard"


# The Hooded Ronin


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


# The Hooded Ronin • Experienced


def test_the_hooded_ronin_calls_a_thunder_for_nothing() -> None:
    lying = [{"card": at("doji-hoturi", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["the-hooded-ronin-experienced"], "provinces": lying, "honor": 20,
                  "stronghold": "the-esteemed-house-of-the-crane", "holdings": []}, phase="dynasty")  # fmt: skip
    ronin = game.card("the-hooded-ronin-experienced")
    assert ronin.face.enters_bowed
    assert ronin.face.gold_for(ronin, game.card("doji-hoturi")) == game.table.gold_cost(game.card("doji-hoturi"), 0)
    assert (
        ronin.face.gold_for(ronin, game.table.hypothetical_card(game.card("the-hooded-ronin-experienced").face, 0)) == 0
    )


def test_the_hooded_ronin_stops_the_shadowlands() -> None:
    game = scene({"personalities": ["pennaggolan"]}, {"personalities": ["the-hooded-ronin-experienced"],
                  "holdings": ["small-farm"]})  # fmt: skip
    game.first.does("use:pennaggolan")
    game.second.does("trigger:the-hooded-ronin-experienced")
    assert game.zone("small-farm", 1) == "play" and game.card("the-hooded-ronin-experienced").bowed


def test_the_hooded_ronin_lets_others_act() -> None:
    game = scene({"personalities": ["yasuki-taka"], "holdings": ["gold-mine", at("small-farm", bowed=True)]},
                 {"personalities": ["the-hooded-ronin-experienced"]})  # fmt: skip
    game.first.does("use:yasuki-taka")
    assert not game.second.may("trigger:the-hooded-ronin-experienced")


# Hoseki


def test_the_magic_of_hoseki_is_of_the_ninja() -> None:
    caster = at("hoseki", attachments=["touch-of-despair"])
    game = scene({"personalities": [caster]},
                 {"personalities": [at(YOJO, attachments=["tapestry-of-air"]), "mamoru"]})  # fmt: skip
    game.first.does("use:touch-of-despair:1").chooses(YOJO)
    assert not game.second.may("trigger:tapestry-of-air:1") and game.second.may("trigger:mamoru")


def test_the_magic_of_hoseki_stays_ninja_magic_when_the_spell_is_destroyed_to_pay() -> None:
    """The Armor of the Shadow Warrior keeps Spells away, and so a Spell would lose its target here."""
    row = [at("hoseki", attachments=["cloak-of-night"]), at(UNARI, attachments=["armor-of-the-shadow-warrior"])]
    game = scene({"personalities": row, "hand": ["naginata"]})
    game.first.does("use:cloak-of-night").chooses(UNARI)
    game.first.does("choose:naginata")
    assert game.card("naginata").zone == "beneath"


# Ichiin


def test_the_price_in_the_text_is_higher_too() -> None:
    game = medal("ninja-spy")
    game.first.does("use:ninja-spy")
    assert game.first.honor == 7
    game = medal("ichiin", hand=["charge"], holdings=["silver-mine", "silver-mine"])
    game.first.does("use:ichiin")
    prompt = game.first.prompt
    assert prompt is not None and prompt.data is not None and prompt.data["cost"] == 6


def test_ichiin_trades_a_card_for_four_gold() -> None:
    bowed = at("the-war-fortress-of-the-crab", bowed=True)
    game = scene({"personalities": ["ichiin"], "hand": ["focus"], "fate_deck": ["naginata"],
                  "holdings": ["diamond-mine"], "stronghold": bowed})  # fmt: skip
    game.first.does("use:ichiin").chooses("focus").pays()
    assert game.first.hand == ["naginata"] and game.card("focus").zone == "fate deck"
    poor = scene({"personalities": ["ichiin", "hisa"], "hand": ["focus"], "holdings": ["retired-general"],
                  "stronghold": at("the-war-fortress-of-the-crab", bowed=True)})  # fmt: skip
    assert not poor.first.may("use:ichiin")


# Kado


def test_kado_is_handed_over_and_makes_personalities_dearer() -> None:
    game = recruited("kado")
    game.first.does("recruit:kado").pays()
    game.first.does("player:1")
    assert game.card("kado").controller == 1
    lying = [{"card": at(YOJO, facedown=False)}, {}, {}, {}]
    dear = scene({"personalities": ["kado"], "provinces": lying}, {"provinces": lying}, phase="dynasty")
    assert dear.table.gold_cost(dear.card(YOJO, 0), 0) == 7 and dear.table.gold_cost(dear.card(YOJO, 1), 1) == 5


def test_kado_may_be_kept() -> None:
    game = recruited("kado")
    game.first.does("recruit:kado").pays()
    game.first.does()
    assert game.card("kado").controller == 0


# Kasuga Kyoji


def test_the_librarian_draws_for_gold_or_five_for_good() -> None:
    deck = ["naginata", "no-dachi", "focus", "light-infantry", "charge", "outflank"]
    game = scene({"personalities": ["kasuga-kyoji"], "fate_deck": deck, "holdings": ["gold-mine"] * 2})
    game.first.does("use:kasuga-kyoji").pays()
    assert game.first.hand == deck[:1] and game.card("kasuga-kyoji").bowed
    burning = scene({"personalities": ["kasuga-kyoji"], "fate_deck": deck})
    burning.first.does("use:kasuga-kyoji:1")
    assert sorted(burning.first.hand) == sorted(deck[:5]) and burning.zone("kasuga-kyoji") == "dynasty discard"


# Ki-Rin


@pytest.mark.parametrize(
    ("ki_rin", "who", "may"),
    [
        ("ki-rin", "yogo-junzo", False),  # Personal Honor 0
        ("ki-rin", YOJO, True),  # 2
        (at("ki-rin", bowed=True), "yogo-junzo", True),
        (at("ki-rin", dishonored=True), "yogo-junzo", True),
    ],
)
def test_the_ki_rin_keeps_the_basest_and_the_noblest_away(ki_rin: Any, who: str, may: bool) -> None:
    """The text is that of a printing of 2002."""
    game = scene({"personalities": [who]}, {"personalities": [ki_rin]})
    game.to_attack().attacks(1)
    assert (game.first.asked == "commit") is may


def test_the_ki_rin_minds_attackers_alone() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": ["ki-rin", "yogo-junzo"]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    assert game.second.may("commit:yogo-junzo>province:1.0")


# Kolat Servant


def test_a_stronghold_stays_bowed_as_long_as_the_servant_does() -> None:
    game = scene({"personalities": ["kolat-servant"]}, {})
    game.first.does("use:kolat-servant").chooses("the-war-fortress-of-the-crab")
    held = next(card for card in game.cards("the-war-fortress-of-the-crab") if card.bowed)
    game.pass_to("stay-bowed", 0, limit=200)
    game.first.does("kolat-servant")
    assert held.bowed and game.table.turn == 3
    game.pass_to("stay-bowed", 0, turn=5, limit=200)
    game.first.does()
    assert not game.card("kolat-servant").bowed
    game.happens(game.table.framework.straighten(held))
    assert not held.bowed


def test_the_stronghold_is_free_once_the_servant_is_dead() -> None:
    game = scene({"personalities": ["kolat-servant"]}, {})
    game.first.does("use:kolat-servant").chooses("the-war-fortress-of-the-crab")
    held = next(card for card in game.cards("the-war-fortress-of-the-crab") if card.bowed)
    assert held.forbids("straighten")
    game.happens(game.table.framework.destroy(game.card("kolat-servant")))
    assert not held.forbids("straighten")


# Kolat Whisperer


@pytest.mark.parametrize(("top", "dies"), [("goblin-mob", True), ("personal-champion", False)])
def test_the_whisperer_talks_a_dishonored_man_into_seppuku(top: str, dies: bool) -> None:
    game = scene({"personalities": ["kolat-whisperer"], "hand": ["charge"]},
                 {"personalities": [at(YOJO, dishonored=True), UJI], "fate_deck": [top], "honor": 9})  # fmt: skip
    game.first.does("use:kolat-whisperer")
    assert (game.zone(YOJO) == "dynasty discard") is dies and game.zone(top) == "fate discard"
    assert game.first.hand == [] and game.second.honor == 9
    if dies:
        assert game.card(YOJO).died == "honorably"


def test_the_whisperer_needs_a_card_and_a_dishonored_human() -> None:
    weak = [at(YOJO, dishonored=True)]
    assert not scene({"personalities": ["kolat-whisperer"], "hand": []}, {"personalities": weak}).first.may(
        "use:kolat-whisperer"
    )
    game = scene({"personalities": ["kolat-whisperer"], "hand": ["charge"]},
                 {"personalities": [UJI, at("qarash", dishonored=True)]})  # fmt: skip
    assert not game.first.may("use:kolat-whisperer")


# Mamoru


def test_mamoru_prevents_a_dark_deed() -> None:
    game = plotting("mamoru")
    game.second.does("trigger:mamoru")
    assert game.card(HISA).controller == 1 and game.card("mamoru").bowed


def test_mamoru_does_not_mind_what_befalls_others() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": [HISA]}, {"personalities": ["mamoru"]})  # fmt: skip
    game.first.does("play:kolat-master").pays()
    assert not game.third.may("trigger:mamoru") and game.card(HISA).controller == 0


@pytest.mark.parametrize(("hand", "beaten"), [([], False), (["personal-champion"], True)])
def test_mamoru_fights_a_person_who_does_the_deed(hand: list[str], beaten: bool) -> None:
    victim = at(YOJO, bowed=True)
    game = scene({"personalities": ["matsu-hiroru"], "honor": 9, "hand": hand},
                 {"personalities": [victim, "mamoru"], "hand": []})  # fmt: skip
    game.first.does("use:matsu-hiroru").chooses(YOJO)
    game.second.does("trigger:mamoru")
    while game.first.asked == "duel":
        game.first.does(*[f"focus:{card}" for card in hand] if game.first.hand else ["strike"])
    assert (game.zone("mamoru") == "dynasty discard") is beaten
    assert (game.zone("matsu-hiroru") == "dynasty discard") is not beaten


# Matsu Hiroru


def test_without_a_hand_hiroru_is_asked_nothing_before_the_duel() -> None:
    game = murdered(hand=())
    game.first.does("use:matsu-hiroru")
    assert game.zone("matsu-hiroru") == "dynasty discard"


def test_hiroru_leaves_the_straight_alone() -> None:
    assert not murdered(victim=UJI).first.may("use:matsu-hiroru")


@pytest.mark.parametrize(("bowed", "may"), [(True, True), (False, False)])
def test_hiroru_kills_a_bowed_retainer(bowed: bool, may: bool) -> None:
    game = scene({"personalities": ["matsu-hiroru"], "honor": 9}, {"holdings": [at("retired-general", bowed=bowed)]})
    assert game.first.may("use:matsu-hiroru:1") is may
    if may:
        game.first.does("use:matsu-hiroru:1")
        assert game.zone("retired-general") == "dynasty discard" and game.first.honor == 5
        assert not game.card("matsu-hiroru").bowed


# Mikaru


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


# Miya Yoto


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


# Morito


def test_moto_sada_costs_honor_and_morito_has_no_text() -> None:
    side = {
        "provinces": [{"card": at("moto-sada")}, {"card": at("morito")}, {}, {}],
        "holdings": [MINE] * 6,
        "honor": 9,
    }
    game = scene(side, LATER, phase="dynasty", to_act=0)
    game.first.does("recruit:moto-sada").pays()
    assert game.first.honor == 5
    assert game.card("morito").face.implemented and not game.card("morito").face.abilities


# Motto Seiki


def test_motto_seiki_shoots_with_his_chi() -> None:
    game = fought([fights("motto-seiki")], [fights(YOJO)])
    game.first.does("use:motto-seiki")
    assert game.zone(YOJO) == "dynasty discard" and game.card(YOJO).face.force <= 2


# Ninja Spy


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


# Orochi


def test_orochi_wrecks_a_harbor_of_the_defender_once_in_a_battle() -> None:
    game = fought([fights("orochi")], [fights(YOJO)], first={"holdings": ["port"]}, holdings=["port", "pearl-bed"])
    game.first.does("use:orochi")
    assert game.first.may("pearl-bed")
    game.first.does("port")
    assert [card.id for card in game.second.player.holdings] == ["pearl-bed"] and not game.card("orochi").bowed
    game.second.passes()
    assert not game.first.may("use:orochi")


def test_orochi_wrecks_a_wharf_too() -> None:
    game = fought([fights("orochi")], [fights(YOJO)], holdings=["island-wharf"])
    game.first.does("use:orochi")
    assert game.zone("island-wharf") == "dynasty discard"


def test_orochi_must_be_there() -> None:
    game: Scene = fought(["orochi", fights(UNARI)], [fights(YOJO)], holdings=["port"])
    assert not game.first.may("use:orochi")
    inland: Any = fought([fights("orochi")], [fights(YOJO)], first={"holdings": ["port"]})
    assert not inland.first.may("use:orochi")


# Otomo Sorai


@pytest.mark.parametrize(("guest", "gain"), [(["otomo-sorai"], 3), ([], 2)])
def test_sorai_makes_holdings_bring_more_honor(guest: list[str], gain: int) -> None:
    game = scene({"personalities": guest, "holdings": ["dance-troupe"], "honor": 5}, {"personalities": []})
    game.first.does("use:dance-troupe")
    assert game.first.honor == 5 + gain


@pytest.mark.parametrize(("honor", "left"), [(9, 5), (-3, -3)])
def test_the_death_of_sorai_costs_half_of_the_honor(honor: int, left: int) -> None:
    game = scene({"personalities": ["otomo-sorai"], "honor": honor})
    game.happens(game.table.framework.destroy(game.card("otomo-sorai")))
    assert game.first.honor == left


# Ratling Conjuror


def test_the_conjuror_inspires_all_ratlings() -> None:
    rats = [at("ratling-conjuror"), at("ratling-scavenger", attachments=["ratling-pack"])]
    game = scene({"personalities": rats, "hand": ["charge"]}, {"personalities": ["ratling-thief", HISA]})
    game.first.does("use:ratling-conjuror")
    for one in ("ratling-conjuror", "ratling-scavenger", "ratling-thief"):
        assert numbers(game, one) == (1, 0)
    assert game.card("ratling-pack").force == 2 and numbers(game, HISA) == (0, 0) and not game.first.hand


def test_the_conjuror_knows_small_spells_only() -> None:
    game = scene({"personalities": ["ratling-conjuror"], "hand": ["biting-steel", "earthquake"]})
    host = game.card("ratling-conjuror")
    assert [card.id for card in game.first.player.hand if game.table.may_attach(card, host)] == ["biting-steel"]


# Ratling Scavenger


@pytest.mark.parametrize(("worn", "cost"), [("naginata", 1), ("the-jade-hand", 6), ("light-infantry", 1)])
def test_the_scavenger_finds_items_cheaply(worn: str, cost: int) -> None:
    """The text is that of a printing of 2002. The card makes Items cheaper, and not Followers."""
    game = scene({"personalities": ["ratling-scavenger"], "hand": [worn]})
    assert game.table.gold_cost(game.card(worn), 0, game.card("ratling-scavenger")) == cost


# Ratling Thief


def stolen_from(worn: list[str], hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": ["ratling-thief"]}, {"personalities": [at(UONA, attachments=worn)], "hand": list(hand)}
    )
    if worn:
        game.first.does("use:ratling-thief").chooses(worn[0])
    return game


def test_the_thief_takes_the_item_it_wins() -> None:
    """With a bonus of 3 Chi the Thief wins against a Chi of 3."""
    game = stolen_from(["the-star-of-laramun"])
    assert game.card("the-star-of-laramun").host is game.card("ratling-thief")
    assert game.card("the-star-of-laramun").controller == 0 and game.zone(UONA) == "play"
    assert numbers(game, "ratling-thief") == (0, 0)


def test_a_beaten_thief_goes_away_empty_handed() -> None:
    game = stolen_from(["the-star-of-laramun"], ("focus",))
    game.second.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("the-star-of-laramun").host is game.card(UONA) and game.zone("ratling-thief") == "play"


def test_the_thief_does_not_duel_for_an_item_that_cannot_be_stolen() -> None:
    side = {"personalities": [at(UONA, attachments=["the-jade-hand"])]}
    assert not scene({"personalities": ["ratling-thief"]}, side).first.may("use:ratling-thief")


def test_nothing_is_stolen_from_a_personality_without_items() -> None:
    assert not stolen_from([]).first.may("use:ratling-thief")


# Seppun Baka


def test_baka_counts_as_7_in_a_lobbying() -> None:
    game = scene({"personalities": ["seppun-baka"], "honor": 5}, {"honor": 12, "hand": ["charge"]}, favor=1)
    game.first.does("lobby:seppun-baka")
    game.pass_while(lambda: game.first.asked not in (None, "action") and game.second.asked != "action")
    assert game.card("seppun-baka").bowed


def test_baka_gives_seven_to_the_player_he_supports() -> None:
    game = scene({"personalities": [YOJO], "honor": 5}, {"personalities": ["seppun-baka"], "honor": 5}, favor=1)
    game.first.does(f"lobby:{YOJO}")
    game.pass_while(lambda: game.second.asked != "lobby")
    assert game.second.prompt is not None
    assert [option.number for option in game.second.prompt.options if option.card] == [7]


def test_a_dishonored_baka_is_nobody() -> None:
    game = scene({"personalities": [at("seppun-baka", dishonored=True)]}, {}, favor=1)
    assert not game.first.may("lobby:seppun-baka")


# Suzume Mukashino


def story(stays: bool) -> Scene:
    game = scene({"personalities": ["suzume-mukashino"]}, {"personalities": ["doji-kuwanan"], "honor": 5})
    game.first.does("use:suzume-mukashino")
    assert game.card("doji-kuwanan").bowed and game.second.honor == 6
    game.pass_to("stay-bowed", seat=1)
    game.second.does(*["doji-kuwanan"][:stays])
    return game


def test_a_listener_stays_or_is_shamed() -> None:
    assert not story(True).card("doji-kuwanan").dishonored and story(True).card("doji-kuwanan").bowed
    left = story(False).card("doji-kuwanan")
    assert left.dishonored and not left.bowed


def test_mukashino_tells_only_honorable_humans() -> None:
    game = scene({"personalities": ["suzume-mukashino"]}, {"personalities": [YOJO, "qamar"]})
    assert not game.first.may("use:suzume-mukashino")


# Thunder Dragon


def test_the_thunder_dragon_strikes_one_foe_in_a_battle() -> None:
    game = fought([fights("thunder-dragon")], [fights(UJI), fights(YOJO)])
    game.first.does("use:thunder-dragon").chooses(UJI)
    assert game.card(UJI).bowed and not game.card("thunder-dragon").bowed
    game.second.passes()
    assert not game.first.may("use:thunder-dragon")


@pytest.mark.parametrize("beast", ["earth-dragon", "thunder-dragon", "oni-no-seiryoku", "oni-no-mizu"])
def test_they_carry_and_lead_nothing(beast: str) -> None:
    game = scene({"personalities": [beast, HISA], "hand": ["naginata", "light-infantry"],
                  "holdings": ["gold-mine"] * 2})  # fmt: skip
    host = game.card(beast)
    assert not any(game.table.may_attach(card, host) for card in game.first.player.hand)


# Togashi Hoshi


def test_hoshi_is_lord_of_no_men_and_wears_no_armor() -> None:
    hand = ["light-infantry", "the-armor-of-the-golden-samurai", "naginata"]
    game = scene({"personalities": ["togashi-hoshi"], "hand": hand, **TWO_DIAMONDS})
    assert [game.first.may(f"attach:{worn}") for worn in hand] == [False, False, True]


@pytest.mark.parametrize(
    ("house", "cost"), [("the-brotherhood-of-shinsei", 11), ("the-ancestral-home-of-the-lion", 13)]
)
def test_hoshi_comes_cheaper_to_the_brotherhood(house: str, cost: int) -> None:
    game = scene({"stronghold": house, "provinces": [{"card": at("togashi-hoshi", facedown=False)}, {}, {}, {}]})
    assert game.table.gold_cost(game.card("togashi-hoshi"), 0) == cost


@pytest.mark.parametrize(("foe", "may"), [("air-dragon", False), (YOJO, True)])
def test_hoshi_does_not_defend_against_a_dragon(foe: str, may: bool) -> None:
    going = {"attacker": 0, "defender": 1, "segment": "cavalry"}
    game = scene({"personalities": [f(foe)]}, {"personalities": ["togashi-hoshi"]}, attack=going)
    assert game.second.may("commit:togashi-hoshi>province:1.0") is may
    assert game.second.may("commit:togashi-hoshi>province:1.1")


# Tokiuji


def test_tokiuji_spurs_a_human_follower() -> None:
    leader = at(UNARI, attachments=["light-infantry", "naga-bowmen"])
    game = scene({"personalities": ["tokiuji", leader]})
    game.first.does("use:tokiuji").chooses("light-infantry")
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    other = scene({"personalities": ["tokiuji", at("qamar", attachments=["naga-bowmen"])], **IDLE})
    assert not other.first.may("use:tokiuji")


# Void Dragon


def ruined(dragon: str = "void-dragon", hand: tuple[str, ...] = ("charge", "outflank")) -> Scene:
    """Let the Dragon destroy a Province that nobody defends."""
    game = scene(
        {"personalities": [f(dragon), f("hida-kisada-imperial")]}, {"hand": list(hand)}, attack=battle_at(0), to_act=1
    )
    game.pass_while(lambda: not game.province(1, 0).destroyed)
    return game


def test_the_void_dragon_empties_the_hand_of_its_victim() -> None:
    game = ruined()
    game.first.does("trigger:void-dragon")
    assert game.second.hand == []


def test_only_the_void_dragon_does_so_and_only_to_a_hand() -> None:
    assert not ruined("air-dragon").first.may("trigger:void-dragon")
    assert not ruined(hand=()).first.may("trigger:void-dragon")


def test_the_void_dragon_does_so_for_itself_in_the_attacking_army() -> None:
    game = scene(
        {"personalities": ["void-dragon", f("hida-kisada-imperial")]},
        {"hand": ["charge"]},
        attack=battle_at(0),
        to_act=1,
    )
    game.pass_while(lambda: not game.province(1, 0).destroyed)
    assert not game.first.may("trigger:void-dragon")


# Water Dragon


@pytest.mark.parametrize("who", ["air-dragon", "void-dragon", "water-dragon"])
@pytest.mark.parametrize("worn", ["light-infantry", "naginata"])
def test_dragons_wear_and_lead_nothing(who: str, worn: str) -> None:
    game = scene({"personalities": [who, YOJO], "hand": [worn], **TWO_DIAMONDS})
    game.first.does(f"attach:{worn}")
    assert not game.first.may(who)


def test_the_water_dragon_learns_from_a_shugenja_for_the_turn() -> None:
    game = scene(
        {"personalities": ["water-dragon"], **TWO_DIAMONDS}, {"personalities": ["kuni-yori", YOJO]}, phase="straighten"
    )
    game.pass_while(lambda: not game.first.may("trigger:water-dragon"))
    game.first.does("trigger:water-dragon")
    assert any(ability.name.startswith("kuni-yori") for ability in game.card("water-dragon").gained)
    game.pass_to("action", turn=2)
    assert not any(ability.name.startswith("kuni-yori") for ability in game.card("water-dragon").gained)


# Yotsu Seiki


def test_seiki_shoots_as_far_as_her_chi_reaches() -> None:
    game = met_in_battle([fights(UNARI)], [fights("yotsu-seiki", attachments=["naginata"])])
    assert game.card("yotsu-seiki").chi == 4
    game.second.does("use:yotsu-seiki").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard" and game.card("yotsu-seiki").bowed


@pytest.mark.parametrize(("archer", "reach"), [("dairya", 3), ("moshi-wakiza", 4), ("yotsu-seiki", 2)])
def test_archers_shoot_as_far_as_they_can(archer: str, reach: int) -> None:
    for target, force in (("matsu-yojo", 2), ("doji-kuwanan", 3), ("hida-unari", 4)):
        game = scene({"personalities": [fights(target)]}, {"personalities": [fights(archer)]}, attack=battle_at(0))
        assert game.second.may(f"use:{archer}") is (reach >= force)


# Yugoro


def test_yugoro_leads_bandits() -> None:
    band = at("yugoro", attachments=[at("light-infantry", lasting=[{"attribute": "trait:Bandit", "until": "game"}])])
    assert numbers(scene({"personalities": [band]}), "yugoro") == (0, 1)


@pytest.mark.parametrize(("answer", "alive"), [("refuse", True), ("accept", False)])
def test_yugoro_robs_the_opponents_whom_he_beats_or_frightens(answer: str, alive: bool) -> None:
    lying = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["yugoro"], "hand": [], "provinces": lying, "holdings": []},
                 {"personalities": [YOJO], "hand": []})  # fmt: skip
    game.first.does("use:yugoro")
    game.second.does(answer)
    assert (game.zone(YOJO) == "play") is alive
    assert [(one.attribute, one.value) for one in game.first.player.lasting] == [("bounty", 2)]
    game.pass_to("action", seat=1, turn=2)
    assert not game.first.player.lasting


def test_yugoro_gets_nothing_from_a_defeat() -> None:
    game = scene({"personalities": ["yugoro"], "hand": []}, {"personalities": ["matsu-tsuko"], "hand": []})
    game.first.does("use:yugoro")
    game.second.does("accept")
    assert game.zone("yugoro") == "dynasty discard" and not game.first.player.lasting


@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_yugoro_takes_half_of_the_higher_printed_cost(answer: str) -> None:
    """The Spy costs 2 gold. If the Spy accepts and is destroyed, the cost on its card was still 4."""
    game = scene({"personalities": [at("yugoro", tokens=[{"chi": 1}])], "holdings": []},
                 {"personalities": [at("ninja-spy", attachments=[MEDALLION])]})  # fmt: skip
    game.first.does("use:yugoro")
    game.second.does(answer)
    assert [(one.attribute, one.value) for one in game.first.player.lasting] == [("bounty", 2)]
