"""More Personalities, with and without a clan: their values, movements and reactions."""

import pytest

from tests.l5r_ccg.cards.test_clans import fight
from tests.l5r_ccg.scene import at, battle_at, fights, scene

TAINTED = "yogo-junzo"
UNARI = "hida-unari"


@pytest.mark.parametrize(
    ("mine", "theirs", "force"),
    [
        ("bayushi-hisa", "hida-unari", -1),  # Personalities of other clans
        ("bayushi-hisa", "bayushi-tomaru", 0),
    ],
)
def test_hisa_is_weaker_among_strangers(mine: str, theirs: str, force: int) -> None:
    game = fight([], [fights(mine), fights(theirs)])
    assert game.card(mine).force == game.card(mine).face.force + force


def test_shabura_hates_the_shadowlands_until_she_changes() -> None:
    game = fight([fights("shabura-experienced")], [fights(TAINTED)])
    assert game.card("shabura-experienced").force == 7
    plain = fight([fights("shabura-experienced")], [fights("hida-unari")])
    assert plain.card("shabura-experienced").force == 5
    changing = scene({"personalities": ["shabura-experienced"]}, {"personalities": [TAINTED]})
    assert not changing.first.may("use:shabura-experienced:1")
    changing.first.does("use:shabura-experienced")
    assert [token.name for token in changing.card("shabura-experienced").tokens] == ["Change"]


def test_rojin_knows_the_land() -> None:
    second = {"personalities": [fights("shinjo-rojin")], "provinces": [{"attached": ["training-grounds"]}, {}, {}, {}]}
    game = scene({}, second, attack=battle_at(0))
    assert game.card("shinjo-rojin").force == 3
    assert fight([], [fights("shinjo-rojin")]).card("shinjo-rojin").force == 1


def test_tashima_hunts_those_without_honor() -> None:
    game = fight([fights("shinjo-tashima")], [fights("hida-amoro")])
    assert (game.card("shinjo-tashima").force, game.card("shinjo-tashima").chi) == (5, 5)
    plain = fight([fights("shinjo-tashima")], [fights("hida-unari")])
    assert (plain.card("shinjo-tashima").force, plain.card("shinjo-tashima").chi) == (3, 3)


def test_the_warlord_strengthens_naga_of_his_unit() -> None:
    game = scene({"personalities": [at("naga-warlord", attachments=["naga-bowmen", "light-infantry"])]})
    bowmen, infantry = game.card("naga-bowmen"), game.card("light-infantry")
    assert bowmen.force == bowmen.face.force + 1 and infantry.force == infantry.face.force


def test_qamar_straightens_a_naga() -> None:
    game = scene({"personalities": ["qamar", at("shagara", bowed=True), at("hida-unari", bowed=True)]})
    game.first.does("use:qamar").chooses("shagara")
    assert not game.card("shagara").bowed and game.card("qamar").bowed


def test_shalasha_and_daini_are_cheaper_for_naga() -> None:
    for card, less in (("shalasha", 3), ("mirumoto-daini-experienced", 2)):
        provinces = [{"card": card}, {}, {}, {}]
        naga = scene({"stronghold": "the-hidden-temples-of-the-naga", "provinces": provinces})
        plain = scene({"provinces": provinces})
        cost = plain.table.gold_cost(plain.card(card), 0)
        assert naga.table.gold_cost(naga.card(card), 0) == cost - less
    crowded = scene(
        {"stronghold": "the-hidden-temples-of-the-naga", "provinces": [{"card": "shalasha"}, {}, {}, {}],
         "personalities": ["shagara"]}
    )  # fmt: skip
    assert crowded.table.gold_cost(crowded.card("shalasha"), 0) == crowded.card("shalasha").face.gold_cost


def test_qarash_shoots_where_there_is_a_forest() -> None:
    side = {"personalities": [fights("qarash")]}
    target = {"personalities": [fights("hida-unari")], "holdings": ["forest"]}
    game = scene(side, target, attack=battle_at(0))
    game.pass_to("battle-action", seat=0)
    assert game.first.may("use:qarash")
    bare = scene(side, {"personalities": [fights("hida-unari")]}, attack=battle_at(0))
    bare.pass_to("battle-action", seat=0)
    assert not bare.first.may("use:qarash")


def test_agetoki_is_safe_from_arrows() -> None:
    game = fight([fights("matsu-agetoki")], [fights("moshi-wakiza")])
    assert not game.second.may("use:moshi-wakiza")
    assert fight([fights("hida-unari")], [fights("moshi-wakiza")]).second.may("use:moshi-wakiza")


def test_chokoku_holds_the_line_against_fear() -> None:
    game = fight(
        [fights("hida-unari", attachments=["light-infantry"]), fights("matsu-chokoku")], [fights("matsu-toshiro")]
    )
    game.second.does("use:matsu-toshiro").chooses("hida-unari")
    game.first.does("trigger:matsu-chokoku")
    assert not game.card("light-infantry").bowed and game.card("matsu-chokoku").bowed


def test_seijuro_grows_fearsome_when_he_is_refused() -> None:
    game = scene({"personalities": ["matsu-seijuro"]}, {"personalities": ["hida-unari"]})
    game.first.does("use:matsu-seijuro").chooses("hida-unari")
    game.second.does("refuse")
    game.first.does("trigger:matsu-seijuro:1")
    assert game.card("matsu-seijuro").value("fear", 0) == 1


def test_hitomi_wears_the_obsidian_hand_for_nothing() -> None:
    game = scene({"personalities": ["mirumoto-hitomi-experienced", "hida-unari"], "hand": ["the-obsidian-hand"]})
    hand = game.card("the-obsidian-hand")
    assert game.table.gold_cost(hand, 0, game.card("mirumoto-hitomi-experienced")) == 0
    assert game.table.gold_cost(hand, 0, game.card("hida-unari")) == hand.face.gold_cost


def test_taki_carries_two_weapons() -> None:
    game = scene({"personalities": [at("mirumoto-taki", attachments=["no-dachi"])], "hand": ["naginata"]})
    assert game.table.may_attach(game.card("naginata"), game.card("mirumoto-taki"))
    other = scene({"personalities": [at("hida-unari", attachments=["no-dachi"])], "hand": ["naginata"]})
    assert not other.table.may_attach(other.card("naginata"), other.card("hida-unari"))


@pytest.mark.parametrize(("hunter", "bowed"), [("bayushi-tasu", True), ("the-nameless-one", False)])
def test_hunters_challenge_the_shadowlands(hunter: str, bowed: bool) -> None:
    game = scene({"personalities": [hunter]}, {"personalities": [at(TAINTED, bowed=bowed), "hida-unari"]})
    game.first.does(f"use:{hunter}")
    assert "challenge" in game.kinds and "refuse-challenge" not in game.kinds
    assert not scene({"personalities": [hunter]}, {"personalities": ["hida-unari"]}).first.may(f"use:{hunter}")


def test_kage_and_the_nameless_one_are_keener_against_the_dark() -> None:
    game = scene({"personalities": ["the-nameless-one"]}, {"personalities": [TAINTED], "hand": ["naginata"]})
    game.first.does("use:the-nameless-one")
    assert game.second.asked == "duel" and game.card("the-nameless-one").chi == 5


def test_baku_attacks_behind_another_scorpion_alone() -> None:
    lonely = scene({"personalities": ["bayushi-baku"]}, {})
    lonely.to_attack().attacks(1)
    assert not lonely.first.may("commit:bayushi-baku>province:1.0")
    scorpion = {"personalities": ["bayushi-baku", fights("bayushi-tomaru", "1.0")]}
    led = scene(scorpion, {}, attack={"attacker": 0, "defender": 1, "segment": "infantry"})
    assert led.first.may("commit:bayushi-baku>province:1.0") and not led.first.may("commit:bayushi-baku>province:1.1")


def test_bantaro_draws_a_spell_to_himself() -> None:
    caster = at("isawa-tadaka", attachments=["energy-transference"])
    game = scene({"personalities": [caster]}, {"personalities": ["soshi-bantaro", "doji-kuwanan"]})
    game.first.does("use:energy-transference").does("doji-kuwanan")
    game.second.does("trigger:soshi-bantaro")
    assert game.card("doji-kuwanan").force == 3 and game.card("soshi-bantaro").bowed


def test_bantaro_draws_a_kiho_to_himself_for_its_effects_are_those_of_spells() -> None:
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["gift-of-the-wind"]},
                 {"personalities": ["soshi-bantaro", "doji-kuwanan"]})  # fmt: skip
    game.first.does("play:gift-of-the-wind").chooses("doji-kuwanan")
    game.second.does("trigger:soshi-bantaro")
    game.first.chooses("soshi-bantaro")
    assert game.card("soshi-bantaro").trait("Cavalry") and not game.card("doji-kuwanan").trait("Cavalry")


def test_akiyoshi_straightens_kachiko() -> None:
    game = scene({"personalities": ["akiyoshi"]}, {"personalities": [at("bayushi-kachiko", bowed=True)]})
    game.first.does("use:akiyoshi")
    assert not game.card("bayushi-kachiko").bowed and game.card("akiyoshi").bowed


def test_akiyoshi_serves_kachiko_and_nobody_else() -> None:
    assert not scene({"personalities": ["akiyoshi", at("hida-unari", bowed=True)]}).first.may("use:akiyoshi")


def test_koichi_discards_and_draws_with_the_ring_alone() -> None:
    game = scene({"personalities": ["koichi"], "hand": ["naginata"]})
    assert not game.first.may("use:koichi:1")
    game.first.does("use:koichi")
    assert game.first.hand == [] and game.card("koichi").bowed


def test_takuni_is_as_strong_as_his_ports() -> None:
    for ports in (0, 2):
        game = scene({"personalities": ["yoritomo-takuni"], "holdings": ["port"] * ports})
        assert game.card("yoritomo-takuni").force == ports


def test_tsukuro_leads_the_followers_of_the_shadowlands() -> None:
    game = fight(
        [fights("tsukuro", attachments=["goblin-mob"]), fights("hida-unari", attachments=["light-infantry"])], []
    )
    assert game.card("goblin-mob").force == game.card("goblin-mob").face.force + 1
    assert game.card("light-infantry").force == game.card("light-infantry").face.force


def test_no_oni_comes_where_tetsuya_stands() -> None:
    monk = {"personalities": [fights("tetsuya", "1.0")]}
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["oni-no-jimen"]}, monk, attack=attack)
    assert not game.first.may("commit:oni-no-jimen>province:1.0") and game.first.may("commit:oni-no-jimen>province:1.1")


def test_tsume_brings_the_honorable_low() -> None:
    army = [at("moto-tsume", at="1.0"), at("daidoji-sembi", at="1.0"), at("hida-amoro", at="1.0")]
    attack = {"attacker": 0, "defender": 1, "segment": "battles"}
    game = scene({"personalities": army}, {"personalities": [fights("hida-unari")]}, attack=attack)
    game.pass_to("battle-action")
    assert game.card("daidoji-sembi").bowed and not game.card("hida-amoro").bowed


def test_tsume_of_old_marches_with_the_dark_alone() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    first = {"personalities": ["hida-unari", "kumo", fights("moto-tsume-experienced", "1.0")]}
    game = scene(first, {}, attack=attack)
    assert not game.first.may("commit:hida-unari>province:1.0") and game.first.may("commit:hida-unari>province:1.1")


def test_allies_without_shadows_do_not_march_with_tsume_of_old() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}, "heard": 1}
    tsume = fights("moto-tsume-experienced", "1.0")
    game = scene({"personalities": [tsume]}, {"personalities": ["doji-kuwanan"]},
                 {"personalities": ["hida-unari", "kumo"]}, attack=attack)  # fmt: skip
    game.pass_to("commit", seat=2)
    assert not game.third.may("commit:hida-unari>province:1.0") and game.third.may("commit:hida-unari>province:1.1")
    game.third.commits(kumo="1.0")
    game.pass_to("commit", seat=1)
    assert game.second.may("commit:doji-kuwanan>province:1.0"), "against him everybody marches"


def test_tsume_of_old_does_not_march_with_allies_without_shadows() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}, "heard": 1}
    game = scene({"personalities": [fights("hida-unari", "1.0")]}, {},
                 {"personalities": ["moto-tsume-experienced"]}, attack=attack)  # fmt: skip
    game.pass_to("commit", seat=2)
    assert not game.third.may("commit:moto-tsume-experienced>province:1.0")
    assert game.third.may("commit:moto-tsume-experienced>province:1.1")


def test_an_oni_may_leave_the_battle_of_tetsuya_and_go_anywhere_else() -> None:
    oni = fights("oni-no-jimen", "1.0")
    game = scene({"personalities": [oni]}, {"personalities": [fights("tetsuya", "1.0")]}, attack=battle_at(0))
    framework = game.table.framework
    assert framework.move(game.card("oni-no-jimen"), game.province(1, 1)).possible()
    assert framework.move(game.card("oni-no-jimen"), None).possible()
    away = scene({"personalities": [fights("oni-no-jimen", "1.1")]}, {"personalities": [fights("tetsuya", "1.0")]},
                 attack=battle_at(1))  # fmt: skip
    assert not away.table.framework.move(away.card("oni-no-jimen"), away.province(1, 0)).possible()


def test_nothing_makes_osugi_shadowlands() -> None:
    caster = at("heichi-chokei", attachments=["touch-of-despair"])
    game = scene({"personalities": [caster]}, {"personalities": ["isawa-osugi", "matsu-yojo"]})
    game.first.does("use:touch-of-despair:1").chooses("isawa-osugi")
    assert not game.card("isawa-osugi").trait("Shadowlands") and game.card("heichi-chokei").bowed
    other = scene({"personalities": [caster]}, {"personalities": ["isawa-osugi", "matsu-yojo"]})
    other.first.does("use:touch-of-despair:1").chooses("matsu-yojo")
    assert other.card("matsu-yojo").trait("Shadowlands")


def test_black_scrolls_cost_nothing_on_the_experienced_junzo() -> None:
    game = scene({"personalities": ["yogo-junzo-experienced"], "hand": ["the-wasting-disease", "earthquake"]})
    assert game.first.may("attach:the-wasting-disease") and not game.first.may("attach:earthquake")
    game.first.does("attach:the-wasting-disease")
    assert game.card("the-wasting-disease").host is game.card("yogo-junzo-experienced")


def test_the_master_of_earth_has_elemental_actions() -> None:
    ward = at("heichi-chokei", attachments=["elemental-ward"])
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["focus"]}, {"personalities": [ward]})
    use = game.card("isawa-tadaka").face.abilities[0]
    assert {"Elemental", "Earth"} <= set(use.words)
    game.first.does("use:isawa-tadaka").chooses("focus")
    assert game.province(0, 0).strength == game.province(0, 1).strength == 7 + 5


def test_baku_attacks_beside_another_scorpion_who_then_also_goes_with_him() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["bayushi-baku", "bayushi-tomaru"]}, {}, attack=attack)
    assert game.first.refused("commit:bayushi-baku>province:1.0") == "not-together"
    parted = ("commit:bayushi-baku>province:1.0", "commit:bayushi-tomaru>province:1.1")
    assert game.first.refused(*parted) == "not-together"
    game.first.commits(bayushi_baku="1.0", bayushi_tomaru="1.0")
    assert game.card("bayushi-baku").at is game.card("bayushi-tomaru").at is game.province(1, 0)
    alone = scene({"personalities": ["bayushi-baku", "hida-unari"]}, {}, attack=attack)
    assert not alone.first.may("commit:bayushi-baku>province:1.0")


def test_tsume_of_old_is_not_sent_together_with_others_either() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["hida-unari", "kumo", "moto-tsume-experienced"]}, {}, attack=attack)
    both = ("commit:hida-unari>province:1.0", "commit:moto-tsume-experienced>province:1.0")
    assert game.first.refused(*both) == "not-together"
    game.first.commits(hida_unari="1.1", moto_tsume_experienced="1.0")
    assert game.card("moto-tsume-experienced").at is game.province(1, 0)


def test_shijin_honors_the_esteem_that_the_dead_had() -> None:
    """The card counts her current Personal Honor, with the bonuses from a poet and an oath."""
    dead = at("matsu-yojo", attachments=["traveling-poet"], permanent=[{"attribute": "personal-honor", "value": 1}])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 3, "honor": 10},
                 {"personalities": [dead, "kakita-shijin"]})  # fmt: skip
    game.first.does("play:kolat-assassin").does("matsu-yojo").pays()
    game.second.does("trigger:kakita-shijin")
    assert game.second.honor == 5 + 2 + 1 + 1


@pytest.mark.parametrize(("laid", "survivor"), [("heavy-infantry", "doji-reju"), ("kolat-assassin", UNARI)])
def test_reju_wins_a_tied_duel(laid: str, survivor: str) -> None:
    """Both fighters have 3 Chi. Reju lays 2 Focus: he wins if the opponent lays 2 too, and loses against more."""
    game = scene({"personalities": [UNARI], "hand": ["iaijutsu-challenge", laid], "honor": 10},
                 {"personalities": ["doji-reju"], "hand": ["heavy-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("doji-reju")
    game.second.does("accept").does("focus:heavy-infantry")
    game.first.does(f"focus:{laid}")
    assert [one for one in (UNARI, "doji-reju") if game.card(one).in_play] == [survivor]


def test_yoshi_sees_the_top_of_a_duelists_deck() -> None:
    game = scene({"personalities": ["matsu-yojo", "togashi-yoshi"], "hand": ["iaijutsu-challenge", "light-infantry"],
                  "fate_deck": ["kolat-assassin"], "honor": 10},
                 {"personalities": ["daidoji-uji"], "hand": ["light-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("matsu-yojo").chooses("daidoji-uji")
    game.second.does("accept")
    game.first.does("trigger:togashi-yoshi")
    assert game.card("matsu-yojo").chi == 2 + 3 and game.card("togashi-yoshi").bowed
    assert game.zone("kolat-assassin") == "fate discard"
    # The action does not count as a Focus: the challenged player still has the first choice.
    assert game.second.asked == "duel" and game.table.duel is not None and not game.table.duel.challenger.ready


def test_seiki_shoots_as_far_as_her_chi_reaches() -> None:
    game = fight([fights(UNARI)], [fights("yotsu-seiki", attachments=["naginata"])])
    assert game.card("yotsu-seiki").chi == 4
    game.second.does("use:yotsu-seiki").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard" and game.card("yotsu-seiki").bowed
