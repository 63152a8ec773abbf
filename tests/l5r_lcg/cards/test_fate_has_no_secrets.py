"""Fate Has No Secrets: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, favor, fight, row, used
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene

LOW = "hida-guardian"


def test_massing_at_twilight_counts_both_skills() -> None:
    game = scene(
        {"characters": [inside("doji-challenger"), inside("matsu-berserker")]},
        {"characters": [inside("doji-hotaru")], "provinces": row(first="massing-at-twilight")},
        conflict=MILITARY,
    )
    hotaru = game.card("doji-hotaru")
    assert game.totals == (9, hotaru.military + hotaru.political)
    elsewhere = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": row(first="massing-at-twilight")},
        conflict=fight(province=1),
    )  # fmt: skip
    assert elsewhere.totals[0] == 3


def test_crisis_breaker_readies_and_moves_a_berserker_into_a_losing_fight() -> None:
    mine = [inside(LOW), at("matsu-berserker", bowed=True), "crisis-breaker"]
    game = scene({"characters": mine}, {"characters": [inside("doji-challenger")]}, conflict=MILITARY, to_act=0)
    game.first.triggers("crisis-breaker", "matsu-berserker")
    berserker = game.card("matsu-berserker")
    assert berserker.attacking and not berserker.bowed
    even = {"characters": [inside("doji-challenger"), *mine[1:]]}
    assert barred("trigger:crisis-breaker", even, {"characters": [inside("doji-challenger")]}, conflict=MILITARY)
    lost = {"characters": [inside("kaiu-envoy"), "crisis-breaker"]}
    assert barred("trigger:crisis-breaker", lost, {"characters": [inside("doji-challenger")]}, conflict=POLITICAL)


def test_yasuki_taka_profits_from_each_crab_that_leaves_in_the_conflict_phase() -> None:
    pyre = row("funeral-pyre", "funeral-pyre")
    side = {"characters": ["yasuki-taka", at("doji-whisperer", attachments=["seal-of-the-crab"]), LOW, "moto-youth"]}
    game = scene({**side, "provinces": pyre})
    game.first.triggers("funeral-pyre", LOW)
    game.first.does("trigger:yasuki-taka")
    game.first.triggers("funeral-pyre", "doji-whisperer")
    game.first.does("trigger:yasuki-taka")
    assert game.first.fate == 2
    other = scene({**side, "provinces": row("funeral-pyre")}, asked=(0,))
    other.first.triggers("funeral-pyre", "moto-youth")
    assert not other.first.may("trigger:yasuki-taka")
    dynasty = scene({**side, "provinces": row("funeral-pyre")}, step="1.4", asked=(0,))
    dynasty.first.triggers("funeral-pyre", LOW)
    assert not dynasty.first.may("trigger:yasuki-taka")


@proves("FAQ 10")
def test_origami_master_passes_the_honored_token_on() -> None:
    """FAQ: the other character has the honored status then, but it was not honored by an effect."""
    master = at("origami-master", status="honored")
    game = scene({"characters": [master, "savvy-politician"]}, asked=(0,))
    game.first.triggers("origami-master")
    assert game.card("savvy-politician").honored and not game.card("origami-master").status
    assert not game.first.may("trigger:savvy-politician") and used(game, "honor") == 0


@proves("FAQ 10")
def test_origami_master_cancels_a_dishonored_token_out() -> None:
    game = scene({"characters": [at("origami-master", status="honored"), at(LOW, status="dishonored")]})
    game.first.triggers("origami-master")
    assert game.card(LOW).status == 0 and game.card("origami-master").status == 0
    assert barred("trigger:origami-master", {"characters": ["origami-master", LOW]})
    honored = [at("origami-master", status="honored"), at(LOW, status="honored")]
    assert barred("trigger:origami-master", {"characters": honored})


def test_itinerant_philosopher_bows_for_the_favor() -> None:
    side = {"characters": [inside("itinerant-philosopher")]}
    armed = {"characters": [inside("doji-challenger", attachments=["fine-katana"]), inside("matsu-beiona")]}
    game = scene(side, armed, conflict=MILITARY, to_act=0, favor=favor())
    game.first.triggers("itinerant-philosopher")
    assert game.card("doji-challenger").bowed and not game.card("matsu-beiona").bowed and game.table.favor is None
    assert barred("trigger:itinerant-philosopher", side, armed, conflict=MILITARY)
    assert barred("trigger:itinerant-philosopher", side, {"characters": [inside("matsu-beiona")]}, conflict=MILITARY,
                  favor=favor())  # fmt: skip


def test_miwaku_kabe_guard_is_proud() -> None:
    game = scene({"characters": [inside("miwaku-kabe-guard")]}, conflict=MILITARY)
    game.finish()
    assert game.card("miwaku-kabe-guard").honored


@pytest.mark.parametrize("contested", [False, True])
def test_henshin_disciple_follows_claimed_and_contested_rings(contested: bool) -> None:
    for ring, skills, pride in (("air", (2, 4), False), ("earth", (4, 2), False), ("fire", (2, 2), True),
                                ("water", (2, 2), False)):  # fmt: skip
        position: dict[str, Any] = {"conflict": fight(ring=ring)} if contested else {"rings": {ring: {"claimed_by": 0}}}
        game = scene({"characters": [inside("henshin-disciple") if contested else "henshin-disciple"]}, **position)
        disciple = game.card("henshin-disciple")
        assert (disciple.military, disciple.political) == skills and disciple.has("pride") is pride


def test_henshin_disciple_gains_nothing_from_an_opponents_ring() -> None:
    disciple = scene({"characters": ["henshin-disciple"]}, rings={"air": {"claimed_by": 1}}).card("henshin-disciple")
    assert disciple.political == 2


def test_master_of_gisei_toshi_allows_only_spells_while_the_ring_is_contested() -> None:
    hand = ["banzai", "against-the-waves", "fine-katana"]
    attackers = ["adept-of-the-waves", "matsu-berserker"]
    for ring in ("fire", "air"):
        game = scene(
            {"characters": ["master-of-gisei-toshi", *attackers], "hand": hand, "fate": 3},
            {"characters": [LOW], "hand": ["banzai"]},
            step="3.1",
            asked=(0, 1),
        )
        game.first.triggers("master-of-gisei-toshi", "ring:fire")
        game.pass_all(until="declare-conflict")
        game.first.declares(ring, "military", 3, "adept-of-the-waves", "matsu-berserker")
        game.pass_all(until="declare-defenders")
        game.second.defends(LOW)
        assert game.second.may("play:banzai") is (ring == "air")
        game.second.passes()
        assert game.first.may("play:against-the-waves") and game.first.may("play:fine-katana")
        assert game.first.may("play:banzai") is (ring == "air")


def test_moto_juro_comes_and_goes_twice_a_round() -> None:
    game = scene({"characters": ["moto-juro", inside(LOW)]}, conflict=MILITARY, to_act=0, asked=(0,))
    game.first.does("trigger:moto-juro")
    assert game.card("moto-juro").attacking
    game.second.passes()
    game.first.does("trigger:moto-juro")
    assert not game.card("moto-juro").participating
    game.second.passes()
    assert game.first.barred("trigger:moto-juro")
    assert barred("trigger:moto-juro", {"characters": ["moto-juro"]})


def test_seppun_ishikawa_counts_other_imperial_cards() -> None:
    game = scene(
        {"characters": ["seppun-ishikawa", "otomo-courtier", LOW], "provinces": row("hito-district")},
        {"characters": ["otomo-courtier"]},
    )
    ishikawa = game.card("seppun-ishikawa")
    assert (ishikawa.military, ishikawa.political) == (4, 4)


def test_fair_accord_sells_the_favor_in_the_dynasty_phase() -> None:
    game = scene({"hand": ["fair-accord"]}, step="1.4", favor=favor())
    game.first.does("play:fair-accord")
    assert game.first.fate == 2 and game.table.favor is None
    assert barred("play:fair-accord", {"hand": ["fair-accord"]}, favor=favor())
    assert barred("play:fair-accord", {"hand": ["fair-accord"]}, step="1.4", favor=favor(1))


def test_young_harrier_shields_the_cranes_of_the_moment() -> None:
    game = scene(
        {"characters": [inside("young-harrier"), inside("doji-challenger"), inside(LOW)]},
        {"characters": [inside("shosuro-miyako")], "hand": ["way-of-the-scorpion", "way-of-the-scorpion"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("young-harrier")
    assert game.card("young-harrier").dishonored
    game.second.does("play:way-of-the-scorpion")
    assert game.card(LOW).dishonored and not game.card("doji-challenger").dishonored
    shamed = {"characters": [at("young-harrier", status="dishonored")]}
    assert barred("trigger:young-harrier", shamed)


DECK = ["banzai", "fine-katana", "ornate-fan", "kitsuki-s-method", "rout"]


def test_test_of_skill_names_a_type_before_it_reveals() -> None:
    game = scene({"hand": ["test-of-skill"], "fate": 1, "conflict_deck": DECK})
    game.first.does("play:test-of-skill")
    assert sorted(game.first.options) == ["select:attachment", "select:character", "select:event"]
    assert used(game, "reveal-cards") == 0
    game.first.does("select:attachment").does("fine-katana", "ornate-fan")
    assert sorted(game.first.hand) == ["fine-katana", "ornate-fan"] and game.zone("banzai") == "conflict discard"
    assert len(game.table.players[0].conflict_deck) == 2


def test_test_of_skill_reveals_a_fourth_card_for_a_duelist_and_may_keep_nothing() -> None:
    game = scene({"hand": ["test-of-skill"], "fate": 1, "conflict_deck": DECK, "characters": ["doji-challenger"]})
    game.first.does("play:test-of-skill").does("select:attachment")
    assert game.first.may("kitsuki-s-method")
    game.first.does()
    assert len(game.table.players[0].conflict_discard) == 5 and not game.first.hand


def test_test_of_skill_cannot_be_taken_back_alone_once_cards_are_revealed() -> None:
    game = scene({"hand": ["test-of-skill"], "fate": 1, "conflict_deck": DECK})
    game.first.does("play:test-of-skill")
    assert game.match.may_undo(0)
    game.first.does("select:attachment")
    assert not game.match.may_undo(0), "everybody has seen the cards"


def test_test_of_skill_needs_enough_cards_to_reveal() -> None:
    short = {"hand": ["test-of-skill"], "fate": 1, "conflict_deck": DECK[:3], "characters": ["doji-challenger"]}
    assert barred("play:test-of-skill", short)


@proves("FAQ 11")
def test_test_of_skill_from_the_deck_is_revealed_but_not_kept() -> None:
    """FAQ: an event played from the top of the deck counts as one of the revealed cards, but cannot be chosen."""
    side = {"provinces": row("artisan-academy"), "fate": 1, "conflict_deck": ["test-of-skill", *DECK]}
    game = scene(side)
    game.first.triggers("artisan-academy")
    game.first.does("play:test-of-skill").does("select:event")
    assert game.first.options == ["choose:banzai"]
    game.first.does("banzai")
    assert game.first.hand == ["banzai"] and game.zone("test-of-skill") == "conflict discard"
    assert game.zone("fine-katana") == "conflict discard" and game.zone("ornate-fan") == "conflict deck"


def test_the_stone_of_sorrows_keeps_fate_on_the_rings() -> None:
    bearer = at("matsu-beiona", attachments=["the-stone-of-sorrows"])
    for bowed in (False, True):
        game = scene(
            {"characters": ["doji-challenger"]}, {"characters": [{**bearer, "bowed": bowed}]}, step="3.2",
            rings={"fire": {"fate": 2}},
        )  # fmt: skip
        game.first.declares("fire", "military", 0, "doji-challenger")
        assert game.first.fate == (2 if bowed else 0) and game.table.rings["fire"].fate == (0 if bowed else 2)


def test_the_stone_of_sorrows_does_not_bind_its_own_player() -> None:
    game = scene(
        {"characters": ["doji-challenger", at(LOW, attachments=["the-stone-of-sorrows"])]}, step="3.2",
        rings={"fire": {"fate": 2}},
    )  # fmt: skip
    game.first.declares("fire", "military", 0, "doji-challenger")
    assert game.first.fate == 2
    other = {"characters": [at("doji-whisperer", attachments=["jade-masterpiece"])]}
    stone = {"characters": [at(LOW, attachments=["the-stone-of-sorrows"])]}
    assert barred("trigger:jade-masterpiece", other, stone, rings={"fire": {"fate": 2}})


def test_seal_of_the_lion_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at("doji-whisperer", attachments=["seal-of-the-lion"])]}).card("doji-whisperer")
    assert bearer.of_clan("lion") and bearer.trait("commander") and bearer.military == 1


def test_consumed_by_five_fires_burns_up_to_five_fate() -> None:
    side: dict[str, Any] = {"characters": ["adept-of-the-waves"], "hand": ["consumed-by-five-fires"], "fate": 5}
    enemies = {"characters": [at("doji-challenger", fate=3), at(LOW, fate=3), "matsu-beiona"]}
    game = scene(side, enemies)
    game.first.does("play:consumed-by-five-fires")
    for name in ("doji-challenger", LOW, LOW, LOW):
        game.first.does(name)
    assert game.first.options == ["choose:doji-challenger"]
    game.first.does("doji-challenger")
    removed = {
        r.facts["card"].partition("#")[0]: r.facts["amount"] for r in game.match.records if r.kind == "remove-fate"
    }
    assert (removed["doji-challenger"], removed[LOW]) == (2, 3)
    assert barred("play:consumed-by-five-fires", {**side, "characters": [LOW]}, enemies)
    assert barred("play:consumed-by-five-fires", side, {"characters": [LOW]})


def test_cunning_magistrate_counts_no_other_dishonored_character() -> None:
    shamed = inside("matsu-berserker", status="dishonored")
    game = scene({"characters": [shamed, inside("cunning-magistrate", status="dishonored")]}, conflict=MILITARY)
    assert game.totals[0] == 1
    home = scene({"characters": [shamed, "cunning-magistrate"]}, conflict=MILITARY)
    assert home.totals[0] == 2


def test_a_fate_worse_than_death_does_all_of_it() -> None:
    side = {"characters": [inside(LOW)], "hand": ["a-fate-worse-than-death"], "fate": 4}
    game = scene(side, {"characters": [inside("steward-of-law", fate=2)]}, conflict=fight(attacker=1), to_act=0)
    game.first.plays("a-fate-worse-than-death", on="steward-of-law")
    victim = game.card("steward-of-law")
    assert victim.bowed and not victim.participating and victim.fate == 1 and victim.blank
    assert barred("play:a-fate-worse-than-death", {**side, "characters": [LOW]})


@proves("Erratum Piétinez-les !")
def test_ride_them_down_flattens_the_province_until_the_end_of_the_conflict() -> None:
    """Errata of 1.5: the effect lasts until the end of the conflict."""
    side = {"characters": [inside("matsu-berserker")], "hand": ["ride-them-down"], "fate": 1}
    strong = {"provinces": row("hito-district", first="entrenched-position")}
    game = scene(side, strong, conflict=MILITARY, to_act=0, favor=favor())
    game.first.does("play:ride-them-down")
    assert game.province(1, 0).strength == 1 + 5 + 1  # the card that adds strength stays
    assert barred("play:ride-them-down", side, conflict=MILITARY)
    short = scene({**side, "characters": [inside("doji-whisperer")]}, conflict=POLITICAL, to_act=0, favor=favor())
    printed = short.province(1, 0).face.strength
    short.first.does("play:ride-them-down")
    assert short.province(1, 0).strength == 1
    short.table.course.expire("conflict")
    assert short.province(1, 0).strength == printed


def test_waning_hostilities_leaves_one_opportunity_each() -> None:
    side = {"hand": ["waning-hostilities"], "fate": 1, "characters": [at("doji-challenger", fate=2)]}
    game = scene(side, {"characters": [at("matsu-beiona", fate=2)]}, step="3.1", asked=(0, 1))
    game.first.does("trigger:waning-hostilities")
    play_on(game, lambda prompt: game.table.phase != "conflict")
    assert used(game, "pass-conflict") == 2


@pytest.mark.parametrize(("held", "added"), [(["waning-hostilities"], False), ([], True)])
def test_waning_hostilities_lets_nothing_add_a_conflict(held: list[str], added: bool) -> None:
    """The limit is absolute: Hisu Mori Toride cannot be triggered then (Rules Reference 10, Appendix III)."""
    side = {"stronghold": "hisu-mori-toride", "characters": ["hida-kisada", "matsu-berserker"], "fate": 1}
    game = scene({**side, "hand": held}, step="3.1", asked=(0, 1))
    if held:
        game.first.does("trigger:waning-hostilities")
    play_on(game, "declare-conflict")
    game.first.declares("air", "military", 0, "hida-kisada", "matsu-berserker")
    play_on(game, lambda prompt: game.first.may("trigger:hisu-mori-toride") or game.conflict is None)
    assert game.first.may("trigger:hisu-mori-toride") is added
