"""Actions that stay in play, attached to a card or a player, and cards that give abilities to others."""

import pytest

from engine.l5r_ccg.cards.phrases.standing import bound
from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, JUNZO = "hida-unari", "yogo-junzo"
GOLD = ["gold-mine"] * 4


def again(game: Scene) -> Scene:
    """Write the position as a literal, and load it again."""
    game.match.table = load("again", frozenset(), dump(game.table))
    return game


# His Most Favored


def favored(**more: object) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["his-most-favored"], "honor": 10, **more},
                 {"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 20})  # fmt: skip
    game.first.does("play:his-most-favored")
    return game


def test_the_most_favored_brings_5_honor_and_the_card_stays_in_play() -> None:
    game = favored()
    assert game.first.honor == 15 and game.zone("his-most-favored") == "play"
    assert "his-most-favored" in game.first.in_play


def test_the_death_of_the_most_favored_costs_10_honor_and_ends_it() -> None:
    game = favored()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(YOJO).pays()
    assert game.first.honor == 5 and game.zone("his-most-favored") == "fate discard"


def test_the_favor_is_remembered_by_a_position() -> None:
    game = again(favored())
    one = game.card(YOJO)
    game.happens(game.table.framework.destroy(one))
    assert game.first.honor == 5


def test_the_favorite_may_leave_play_without_dying() -> None:
    game = favored()
    game.happens(game.table.framework.discard_from_play(game.card(YOJO)))
    assert game.first.honor == 15 and game.zone("his-most-favored") == "fate discard"


def test_only_the_players_own_personality_is_favored() -> None:
    game = scene({"hand": ["his-most-favored"]}, {"personalities": [YOJO]})
    assert game.first.barred("play:his-most-favored")


# Emperor's Protection


def protected(favor: int | None = 0) -> Scene:
    return scene({"personalities": [at(YOJO, attachments=[])], "hand": ["emperor-s-protection"], "honor": 10},
                 {"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"], "honor": 20}, favor=favor)  # fmt: skip


def test_the_emperors_protection_costs_the_favor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    assert game.table.favor is None and game.zone("emperor-s-protection") == "play"
    assert protected(favor=None).first.barred("play:emperor-s-protection")


def test_a_player_who_kills_the_protected_personality_in_a_duel_loses_7_honor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:iaijutsu-challenge")
    game.first.does("accept").does("strike")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 20 - 7 + 5


def test_a_protected_personality_who_falls_in_battle_costs_his_own_player_3_honor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(doji_kuwanan="1.0")
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert game.first.honor == 7


def test_a_protected_personality_who_dies_of_another_cause_costs_nothing() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert game.first.honor == 10 and game.zone("emperor-s-protection") == "fate discard"


# Nemesis


def hunted() -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["nemesis"]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("play:nemesis").chooses(UJI)
    return game


def test_the_hunter_is_stronger_against_his_nemesis_alone() -> None:
    game = hunted()
    assert game.card(YOJO).force == 2
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    assert (game.card(YOJO).force, game.card(YOJO).chi, game.card(UJI).force) == (4, 5, 2)


def test_others_do_not_make_the_hunter_stronger() -> None:
    game = hunted()
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(doji_kuwanan="1.0")
    assert game.card(YOJO).force == 2


def test_the_hunt_ends_with_the_nemesis() -> None:
    game = hunted()
    game.happens(game.table.framework.destroy(game.card(UJI)))
    assert game.zone("nemesis") == "fate discard"


@pytest.mark.parametrize("lives", [True, False])
def test_a_personality_has_one_nemesis_at_a_time(lives: bool) -> None:
    # Nemesis, in the wording of 2001: the hunter is a Personality without a nemesis.
    game = scene({"personalities": [YOJO], "hand": ["nemesis", "nemesis"]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("play:nemesis").chooses(UJI)
    if not lives:
        game.happens(game.table.framework.destroy(game.card(UJI)))
    game.second.does("pass")
    assert game.first.barred("play:nemesis") is lives


def test_the_nemesis_of_another_may_hunt_somebody_himself() -> None:
    # The text asks for a Personality without a nemesis. Uji is Yojo's nemesis, and has none of his own.
    game = scene({"personalities": [YOJO], "hand": ["nemesis"]}, {"personalities": [UJI], "hand": ["nemesis"]})
    game.first.does("play:nemesis").chooses(UJI)
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.barred("play:nemesis")
    game.second.does("play:nemesis").chooses(YOJO)
    assert [bound(card, game.card(UJI)) for card in game.cards("nemesis")] == [True, True]


# Ninja Kidnapper


def kidnapped() -> Scene:
    game = scene({"hand": ["ninja-kidnapper"], "holdings": [*GOLD, *GOLD, *GOLD], "honor": 10},
                 {"personalities": [UJI], "holdings": [*GOLD, *GOLD]})  # fmt: skip
    game.first.does("play:ninja-kidnapper").pays()
    return game


def test_the_kidnapped_is_bowed_and_cannot_straighten() -> None:
    game = kidnapped()
    assert game.card(UJI).bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed


def test_any_player_may_pay_the_ransom_of_10_gold() -> None:
    game = kidnapped()
    game.second.does("use:ninja-kidnapper:1").pays()
    assert not game.card(UJI).bowed and game.zone("ninja-kidnapper") == "fate discard" and game.first.honor == 5


def test_the_kidnapped_straightens_as_soon_as_the_ransom_is_paid() -> None:
    # Ninja Kidnapper (Forbidden Knowledge): the Personality straightens when this card leaves play.
    game = kidnapped()
    game.second.does("pass")
    game.first.does("use:ninja-kidnapper:1").pays()
    assert game.table.turn == 1 and not game.card(UJI).bowed


def test_the_kidnapper_too_may_pay_and_without_gold_nobody_may() -> None:
    game = kidnapped()
    game.second.does("pass")
    assert game.first.may("use:ninja-kidnapper:1")
    poor = scene({"hand": ["ninja-kidnapper"], "holdings": GOLD}, {"personalities": [UJI]})
    poor.first.does("play:ninja-kidnapper").pays()
    assert not poor.second.may("use:ninja-kidnapper:1")


def test_the_kidnapped_straightens_however_the_kidnapper_leaves_play() -> None:
    # Ninja Kidnapper (Forbidden Knowledge): "when it leaves play" names no way of leaving.
    game = kidnapped()
    game.happens(game.table.framework.destroy(game.card("ninja-kidnapper")))
    assert not game.card(UJI).bowed and game.first.honor == 5


def test_the_kidnapper_stays_until_the_ransom_even_if_the_kidnapped_has_died() -> None:
    game = kidnapped()
    game.happens(game.table.framework.destroy(game.card(UJI)))
    assert game.zone("ninja-kidnapper") == "play"
    game.second.does("use:ninja-kidnapper:1").pays()
    assert game.zone("ninja-kidnapper") == "fate discard" and game.first.honor == 5


def test_nobody_with_more_than_4_force_is_kidnapped() -> None:
    game = scene({"hand": ["ninja-kidnapper"], "holdings": GOLD}, {"personalities": ["hida-amoro"]})
    assert game.first.barred("play:ninja-kidnapper")


# The Blood Feud


def feud(favor: int | None = None) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["the-blood-feud"], "holdings": GOLD, "honor": 10},
                 {"personalities": [UJI, KUWANAN], "honor": 10}, favor=favor)  # fmt: skip
    game.first.does("play:the-blood-feud").chooses(UJI).pays()
    game.pass_while(lambda: game.first.asked == "reaction")
    game.second.does("pass")
    return game


def test_the_feud_costs_4_honor_and_a_personality_who_refuses_is_shamed() -> None:
    game = feud()
    assert game.first.honor == 6
    game.first.does("use:the-blood-feud:1")
    game.second.does("refuse")
    game.pass_while(lambda: game.second.asked == "reaction")
    assert game.card(YOJO).bowed and game.card(UJI).dishonored and game.second.honor == 7


def test_any_player_may_send_a_personality_against_the_marked_one() -> None:
    game = feud()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:the-blood-feud:1")
    game.second.does("accept")
    assert game.zone(UJI) == "dynasty discard" and game.zone("the-blood-feud") == "fate discard"


def test_the_favor_ends_the_feud() -> None:
    game = feud(favor=0)
    game.first.does("use:the-blood-feud:2")
    assert game.table.favor is None and game.zone("the-blood-feud") == "fate discard"
    assert not feud().first.may("use:the-blood-feud:2")


# Cards that give abilities to others


def test_a_fearful_populace_lets_all_shugenja_frighten_in_this_battle() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = scene({"personalities": [fights(TSUKE), fights("hida-kisada-imperial")], "hand": ["fearful-populace"]},
                 {"personalities": [led]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:fearful-populace")
    game.second.does("pass")
    assert not game.first.may("use:hida-kisada-imperial:text.fearful-populace.0")
    game.first.does(f"use:{TSUKE}:text.fearful-populace.0").chooses(UJI)
    assert game.card("light-infantry").bowed
    game.resolve_battle()
    assert all(ability.name != "text.fearful-populace.0" for ability in game.card(TSUKE).abilities())


def test_the_fear_is_still_there_after_a_dump() -> None:
    game = scene({"personalities": [fights(TSUKE)], "hand": ["fearful-populace"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:fearful-populace")
    loaded = load("again", frozenset(), dump(game.table))
    one = next(card for card in loaded.all_cards() if card.id == TSUKE)
    assert any(ability.name == "text.fearful-populace.0" for ability in one.abilities())


def test_the_touch_of_fu_leng_frightens_with_the_casters_chi() -> None:
    caster = fights(TSUKE, attachments=["touch-of-fu-leng"])
    led = fights(UJI, attachments=["light-infantry", "heavy-infantry"])
    game = scene({"personalities": [caster, fights(YOJO)]}, {"personalities": [led]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:touch-of-fu-leng:1").chooses(YOJO)
    game.second.does("pass")
    game.first.does(f"use:{YOJO}:text.touch-of-fu-leng.0").chooses(UJI)
    assert game.card("light-infantry").bowed and not game.card("heavy-infantry").bowed
    assert game.card(TSUKE).chi == 2


def test_fresh_horses_let_everybody_straighten_cavalry_by_stables() -> None:
    game = scene({"hand": ["fresh-horses"]},
                 {"personalities": [at("shinjo-hanari", bowed=True), at(UJI, bowed=True)],
                  "holdings": ["stables", *GOLD]})  # fmt: skip
    game.first.does("play:fresh-horses")
    game.second.does("use:stables:text.fresh-horses.0")
    game.second.chooses("shinjo-hanari").pays("bow:gold-mine", "bow:gold-mine")
    assert not game.card("shinjo-hanari").bowed and game.card("stables").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("use:stables:text.fresh-horses.0")


def test_the_animated_dead_belong_to_the_shadowlands_and_frighten() -> None:
    caster = at(TSUKE, attachments=["animate-the-dead"])
    game = scene({"personalities": [caster, YOJO], "honor": 5}, {"fate_discard": ["heavy-infantry"]})
    game.first.does("use:animate-the-dead").chooses(YOJO)
    game.first.does("pass")  # no seppuku
    raised = game.card("heavy-infantry")
    assert raised.host is game.card(YOJO) and raised.controller == 0 and raised.trait("Shadowlands")
    assert game.first.honor == 3 and any(one.name == "text.animate-the-dead.0" for one in raised.abilities())


def test_the_dead_are_animated_only_where_somebody_can_lead_them() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["animate-the-dead"])]}, {})
    assert game.first.barred("use:animate-the-dead")


def test_a_fallen_lord_returns_for_as_many_shugenja_as_he_has_chi() -> None:
    caster = at(TSUKE, attachments=["return-of-the-fallen-lord"])
    game = scene(
        {"personalities": [caster, JUNZO, "asahina-tomo"]},
        {"dynasty_discard": [at(YOJO, died="honorably"), at("hida-amoro", died="honorably"), UJI]},
    )
    game.first.does("use:return-of-the-fallen-lord:1").chooses(YOJO)
    game.first.chooses(f"choose:{JUNZO}", "choose:asahina-tomo")
    lord = game.card(YOJO)
    assert lord.controller == 0 and lord.in_play and lord.trait("Shadowlands") and game.zone(TSUKE) == "dynasty discard"
    assert game.card(JUNZO).bowed and any(one.name.startswith("text.return") for one in lord.abilities())


def test_a_lion_shugenja_has_that_scroll_for_nothing() -> None:
    game = scene({"personalities": ["kitsu-toju", TSUKE], "hand": ["return-of-the-fallen-lord"]})
    table = game.table
    card = game.card("return-of-the-fallen-lord")
    assert table.gold_cost(card, 0, game.card("kitsu-toju")) == 0 and table.gold_cost(card, 0, game.card(TSUKE)) == 5


@pytest.mark.parametrize("who", [TSUKE, YOJO])
def test_not_this_day_lets_shugenja_give_their_lives_to_stop_an_oni(who: str) -> None:
    oni = {"provinces": [{"card": at("oni-no-kaze", facedown=False)}, {}, {}, {}], "holdings": [*GOLD, *GOLD],
           "personalities": ["mountain-goblin"]}  # fmt: skip
    game = scene({"provinces": [{"card": "not-this-day"}, {}, {}, {}], "personalities": [who]}, oni, phase="events")
    game.pass_to("dynasty", seat=1, turn=2)
    game.second.does("recruit:oni-no-kaze").pays()
    if who == YOJO:
        assert game.first.asked != "reaction"
        return
    game.pass_while(lambda: game.second.asked is not None and game.second.asked != "dynasty")
    game.first.does(f"trigger:{TSUKE}:text.not-this-day.0")
    assert game.zone("oni-no-kaze") == "dynasty discard" and game.zone(TSUKE) == "dynasty discard"


# New Taxes


def taxed(**more: object) -> Scene:
    game = scene({"provinces": [{"card": "new-taxes"}, {}, {}, {}], "honor": 10, "holdings": GOLD, **more},
                 {"honor": 10, "personalities": [UNARI]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    return game


def test_a_player_who_does_not_pay_the_new_taxes_loses_honor() -> None:
    game = taxed()
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 4


def test_part_of_the_taxes_saves_part_of_the_honor_and_is_paid_once() -> None:
    game = taxed()
    game.first.does("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.first.does("number:4").pays("bow:gold-mine", "bow:gold-mine")
    game.second.does("pass")
    assert not game.first.may("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 8


def test_everybody_pays_until_the_next_turn_of_its_player() -> None:
    game = taxed()
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == 4
    game.pass_to("action", seat=1, turn=4)
    assert (game.first.honor, game.second.honor) == (4, 4)


def test_a_position_knows_that_taxes_were_paid_this_turn() -> None:
    game = taxed()
    game.first.does("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.first.does("number:2").pays()
    game.second.does("pass")
    loaded = load("again", frozenset(), dump(game.table))
    stronghold = loaded.players[0].stronghold
    assert loaded.players[0].added("taxes-paid") == 2 and any(stronghold.uses.values())
