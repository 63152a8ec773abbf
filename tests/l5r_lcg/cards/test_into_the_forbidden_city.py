"""Into the Forbidden City: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_lcg.definition import decks
from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, favor, fight, row, used
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

LOW = "hida-guardian"
STRONG = [inside("hida-kisada"), inside("doji-hotaru")]


def test_feast_or_famine_feeds_a_character_without_fate() -> None:
    game = scene(
        {"characters": [inside("hida-kisada", fate=3), inside("doji-hotaru", fate=1)]},
        {"characters": [LOW, at("matsu-berserker", fate=1)], "provinces": row(first="feast-or-famine")},
        conflict=MILITARY,
    )
    assert game.offers("trigger:province:1.0")
    game.second.triggers("province:1.0", "hida-kisada")
    assert game.card("hida-kisada").fate == 0 and game.card(LOW).fate == 3


@pytest.mark.parametrize(("fate", "mine"), [(0, [LOW]), (1, [at(LOW, fate=1)]), (1, [])])
def test_feast_or_famine_needs_fate_there_and_none_here(fate: int, mine: list[Any]) -> None:
    game = scene(
        {"characters": [inside("hida-kisada", fate=fate), inside("matsu-berserker")]},
        {"characters": mine, "provinces": row(first="feast-or-famine")},
        conflict=MILITARY,
    )
    assert not game.offers("trigger:province:1.0") and game.province(1, 0).broken


def test_public_forum_takes_a_token_instead_of_breaking_once() -> None:
    game = scene({"characters": STRONG}, {"provinces": row(first="public-forum")}, conflict=MILITARY)
    assert game.offers("trigger:province:1.0")
    game.second.triggers("province:1.0")
    forum = game.province(1, 0)
    assert not forum.broken and forum.honor == 1 and used(game, "break-province") == 0
    assert game.match.view(0)["players"][1]["provinces"][0]["honor"] == 1
    again = scene({"characters": STRONG}, {"provinces": row(first="public-forum", honor=1)}, conflict=MILITARY)
    assert not again.offers("trigger:province:1.0") and again.province(1, 0).broken


@pytest.mark.parametrize("province", ["public-forum", "before-the-throne", "sanpuku-seido"])
def test_some_provinces_cannot_be_the_strongholds(province: str) -> None:
    deck = decks()["phoenix-starter"].model_dump()
    deck["provinces"] = [province, *deck["provinces"][1:]]
    game = Scene(Match.start(Header("l5r-lcg", "seed", ({"deck": deck}, {"deck": deck}))))
    seat = game.first if game.first.asked == "place-stronghold" else game.second
    assert seat.asked == "place-stronghold" and len(seat.options) == 4 and not seat.may(province)


def test_kakita_yoshi_draws_and_makes_events_cheap_for_the_conflict() -> None:
    hand = {"hand": ["charge", "hiruma-ambusher"], "conflict_deck": ["ornate-fan"] * 4}
    game = scene(
        {"characters": [inside("kakita-yoshi")], **hand, "provinces": row(LOW)}, conflict=MILITARY, to_act=0,
        favor=favor(),
    )  # fmt: skip
    assert not game.first.may("play:charge")
    game.first.triggers("kakita-yoshi")
    assert len(game.first.hand) == 5 and game.table.favor is None
    game.second.passes()
    game.first.does("play:charge")
    assert game.card(LOW).attacking and game.first.fate == 0
    game.finish()
    assert not any(lasting.attribute == "event-cost" for lasting in game.table.players[0].lasting)


def test_kakita_yoshi_needs_the_favor_and_to_participate() -> None:
    for yoshi, holder in ((inside("kakita-yoshi"), 1), (at("kakita-yoshi"), 0)):
        assert barred(
            "trigger:kakita-yoshi", {"characters": [yoshi, inside(LOW)]}, conflict=MILITARY, favor=favor(holder)
        )


def test_chisei_district_keeps_military_conflicts_from_its_province() -> None:
    game = scene({"characters": ["doji-challenger"]}, {"provinces": row("chisei-district")}, step="3.2")
    keys = ["ring:ring:air", "skill:military", "attack:province:1.0", "commit:doji-challenger"]
    assert game.first.refused(*keys) == "cannot-attack"
    game.first.declares("air", "political", 0, "doji-challenger")
    assert game.conflict is not None


def test_both_districts_in_one_province_leave_nothing_to_attack_there() -> None:
    lying = row("chisei-district", "hito-district")
    game = scene({"characters": ["doji-challenger"]}, {"provinces": lying}, step="3.2")
    assert not game.first.may("attack:province:1.0") and game.first.may("attack:province:1.1")


def test_enigmatic_magistrate_counts_odd_costs_only() -> None:
    game = scene(
        {"characters": [inside("enigmatic-magistrate"), inside("border-rider")]},
        {"characters": [inside("doji-challenger"), inside("adept-of-the-waves")]},
        conflict=MILITARY,
    )
    assert game.totals == (2, 3)


def test_prodigy_of_the_waves_readies_while_water_is_claimed() -> None:
    bowed = {"characters": [at("prodigy-of-the-waves", bowed=True)]}
    for holder in (0, 1):
        game = scene(bowed, rings={"water": {"claimed_by": holder}})
        game.first.triggers("prodigy-of-the-waves")
        assert not game.card("prodigy-of-the-waves").bowed
    assert barred("trigger:prodigy-of-the-waves", bowed, rings={"air": {"claimed_by": 0}})


def test_child_of_the_plains_lets_the_attacker_act_first() -> None:
    hands = {"hand": ["banzai"]}
    attacker = {"characters": ["child-of-the-plains", "matsu-berserker"], **hands}
    for attackers, first in ((("child-of-the-plains", "matsu-berserker"), True), (("matsu-berserker",), False)):
        game = scene(attacker, {"characters": [LOW], **hands}, step="3.2", asked=(0, 1))
        game.first.declares("air", "military", 3, *attackers)
        if first:
            game.first.does("trigger:child-of-the-plains")
        while game.table.step != "3.2.2":
            seat = game.first if game.first.prompt else game.second
            seat.defends(LOW) if seat.asked == "declare-defenders" else seat.passes()
        assert (game.first.asked == "action") is first


def test_child_of_the_plains_changes_nothing_once_the_first_opportunity_is_over() -> None:
    attackers = {"characters": [inside("child-of-the-plains")], "hand": ["chasing-the-sun"], "fate": 1}
    game = scene(attackers, conflict=MILITARY, to_act=0, asked=(0, 1))
    game.first.plays("chasing-the-sun", on="choose:province:1.1")
    assert not game.province(1, 1).facedown and not game.first.may("trigger:child-of-the-plains")


def test_war_dog_master_takes_the_cost_of_the_top_card() -> None:
    game = scene({"characters": ["war-dog-master"], "dynasty_deck": ["doji-challenger", LOW]}, step="3.2")
    game.first.declares("air", "military", 0, "war-dog-master")
    game.first.does("trigger:war-dog-master")
    assert game.card("war-dog-master").military == 5 and game.zone("doji-challenger") == "dynasty discard"
    empty = scene({"characters": ["war-dog-master"], "dynasty_deck": []}, step="3.2", asked=(0,))
    empty.first.declares("air", "military", 0, "war-dog-master")
    assert not empty.first.may("trigger:war-dog-master")


def test_hiruma_skirmisher_is_covert_for_the_phase() -> None:
    game = scene({"hand": ["hiruma-skirmisher"], "fate": 1})
    game.first.plays("hiruma-skirmisher").does("trigger:hiruma-skirmisher")
    skirmisher = game.card("hiruma-skirmisher")
    assert skirmisher.has("covert")
    game.table.course.expire("phase")
    assert not skirmisher.has("covert")


def test_seal_of_the_crab_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at("doji-whisperer", attachments=["seal-of-the-crab"])]}).card("doji-whisperer")
    assert bearer.of_clan("crab") and bearer.trait("berserker") and bearer.military == 1


def test_mantra_of_water_readies_a_monk_and_draws() -> None:
    monks = [at("togashi-initiate", bowed=True), at(LOW, bowed=True)]
    game = scene({"characters": ["doji-challenger"]}, {"characters": monks, "hand": ["mantra-of-water"]}, step="3.2")
    game.first.declares("water", "military", 0, "doji-challenger")
    game.second.does("trigger:mantra-of-water")
    assert not game.card("togashi-initiate").bowed and len(game.second.hand) == 1 and game.card(LOW).bowed


@pytest.mark.parametrize(("ring", "bowed"), [("air", True), ("water", False)])
def test_mantra_of_water_wants_a_water_conflict_and_a_bowed_monk(ring: str, bowed: bool) -> None:
    second = {"characters": [at("togashi-initiate", bowed=bowed)], "hand": ["mantra-of-water"]}
    game = scene({"characters": ["doji-challenger"]}, second, step="3.2")
    game.first.declares(ring, "military", 0, "doji-challenger")
    assert not game.second.may("trigger:mantra-of-water")


def test_ageless_crone_makes_events_dearer_for_both() -> None:
    crone = inside("ageless-crone")
    second = {"characters": [inside("moto-youth")], "hand": ["banzai", "fine-katana"], "fate": 0}
    game = scene({"characters": [crone], "hand": ["banzai"], "fate": 1}, second, conflict=POLITICAL, to_act=0)
    game.first.does("play:banzai")
    assert game.first.fate == 0
    military = scene({"characters": [crone]}, second, conflict=MILITARY, to_act=1)
    assert not military.second.may("play:banzai") and military.second.may("play:fine-katana")
    away = scene({"characters": ["ageless-crone", inside(LOW)]}, second, conflict=MILITARY, to_act=1)
    assert away.second.may("play:banzai")


def test_test_of_courage_moves_and_honors_a_lion() -> None:
    side = {"characters": ["matsu-berserker", inside(LOW)], "hand": ["test-of-courage"], "fate": 1}
    game = scene({**side, "bid": 1}, {"bid": 2}, conflict=MILITARY, to_act=0)
    game.first.does("play:test-of-courage")
    assert game.card("matsu-berserker").attacking and game.card("matsu-berserker").honored
    assert barred("play:test-of-courage", {**side, "bid": 2}, {"bid": 2}, conflict=MILITARY)
    lion = {**side, "bid": 1, "characters": [inside("matsu-berserker"), LOW]}
    assert barred("play:test-of-courage", lion, {"bid": 2}, conflict=MILITARY)


def test_bentens_touch_honors_for_a_phoenix_shugenja() -> None:
    side: dict[str, Any] = {"characters": ["adept-of-the-waves", inside(LOW)], "hand": ["benten-s-touch"]}
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.does("play:benten-s-touch")
    assert game.card("adept-of-the-waves").bowed and game.card(LOW).honored
    for shugenja in (at("adept-of-the-waves", bowed=True), at("otomo-courtier"), at("asahina-artisan")):
        side["characters"] = [shugenja, inside(LOW)]
        assert barred("play:benten-s-touch", side, conflict=MILITARY)


def test_bayushi_kachiko_sends_home_and_may_bow() -> None:
    for answer, bowed in (("select:bow", True), ("select:done", False)):
        game = scene(
            {"characters": [inside("bayushi-kachiko")]}, {"characters": [inside("doji-challenger")]},
            conflict=POLITICAL, to_act=0,
        )  # fmt: skip
        game.first.triggers("bayushi-kachiko", answer)
        assert not game.card("doji-challenger").participating and game.card("doji-challenger").bowed is bowed


def test_bayushi_kachiko_asks_nothing_about_a_character_that_is_bowed_already() -> None:
    game = scene(
        {"characters": [inside("bayushi-kachiko")]},
        {"characters": [inside("doji-challenger", bowed=True)]},
        conflict=POLITICAL, to_act=0, asked=(0, 1),
    )  # fmt: skip
    game.first.triggers("bayushi-kachiko")
    assert not game.card("doji-challenger").participating and game.first.asked != "select"


@pytest.mark.parametrize(
    ("kachiko", "other", "skill"),
    [(inside("bayushi-kachiko"), inside("doji-hotaru", status="honored"), "political"),
     (at("bayushi-kachiko"), inside("doji-challenger"), "political"),
     (inside("bayushi-kachiko"), inside("doji-challenger"), "military")],
)  # fmt: skip
def test_bayushi_kachiko_outshines_the_lesser_in_political_conflicts(
    kachiko: dict[str, Any], other: dict[str, Any], skill: str
) -> None:
    first = {"characters": [kachiko, inside("kakita-yoshi", status="honored")]}
    assert barred("trigger:bayushi-kachiko", first, {"characters": [other]}, conflict=fight(skill))


def test_misinformation_weakens_all_enemies_there() -> None:
    side = {"hand": ["misinformation"], "fate": 1, "characters": [inside(LOW)]}
    enemies = {"characters": [inside("doji-challenger"), inside("matsu-berserker"), "border-rider"], "bid": 1}
    game = scene({**side, "bid": 3}, enemies, conflict=MILITARY, to_act=0)
    game.first.does("play:misinformation")
    assert [game.card(c).military for c in ("doji-challenger", "matsu-berserker", "border-rider")] == [2, 2, 2]
    assert barred("play:misinformation", {**side, "bid": 2}, enemies, conflict=MILITARY)


def test_chasing_the_sun_moves_the_conflict_and_reveals() -> None:
    side = {"characters": [inside("doji-challenger")], "hand": ["chasing-the-sun"], "fate": 1}
    broken = [at("manicured-garden"), at("pilgrimage", broken=True), "fertile-fields", "night-raid", "ancestral-lands"]
    game = scene(side, {"provinces": broken}, conflict=MILITARY, to_act=0)
    game.first.does("play:chasing-the-sun")
    assert game.first.options == ["choose:province:1.2", "choose:province:1.3"]
    game.first.does("choose:province:1.2")
    assert game.conflict is not None and game.conflict.province is game.province(1, 2)
    assert not game.province(1, 2).facedown and used(game, "reveal-province") == 1


def test_chasing_the_sun_is_for_the_attacker_with_somewhere_to_go() -> None:
    side = {"characters": [inside("doji-challenger")], "hand": ["chasing-the-sun"], "fate": 1}
    assert barred("play:chasing-the-sun", side, conflict=fight(attacker=1))
    ruins = [at(name, broken=number not in (0, 4)) for number, name in enumerate(DEFAULTS)]
    game = scene(side, {"provinces": ruins}, conflict=MILITARY, to_act=0)
    game.first.does("play:chasing-the-sun")
    assert game.conflict is not None and game.conflict.province.has_stronghold


def test_tattered_missive_bows_its_courtier_to_search() -> None:
    game = scene(
        {"characters": [at("doji-whisperer", attachments=["tattered-missive"])],
         "conflict_deck": ["banzai", "fine-katana", "charge", "levy", "rout", "court-games"]},
    )  # fmt: skip
    game.first.triggers("tattered-missive")
    assert not game.first.may("court-games")
    game.first.does("charge")
    assert game.first.hand == ["charge"] and used(game, "bow") == 1
    assert any(record.seen_by(1) and "charge" in str(record.facts) for record in game.match.records)


def test_tattered_missive_needs_a_ready_courtier_of_yours() -> None:
    bowed = {"characters": [at("doji-whisperer", bowed=True, attachments=["tattered-missive"])]}
    assert barred("trigger:tattered-missive", bowed)
    hand = {"hand": ["tattered-missive"], "fate": 1, "characters": [LOW]}
    assert barred("play:tattered-missive", hand, {"characters": ["doji-whisperer"]})


def test_censure_cancels_events_for_the_holder_of_the_favor() -> None:
    for holder in (1, 0):
        game = scene(
            {"characters": [inside("matsu-berserker")], "hand": ["banzai"]}, {"hand": ["censure"]},
            conflict=MILITARY, to_act=0, favor=favor(holder),
        )  # fmt: skip
        game.first.does("play:banzai")
        if holder == 1:
            game.second.does("trigger:censure")
        assert game.card("matsu-berserker").military == (3 if holder == 1 else 5)


def test_censure_cancels_no_characters_ability() -> None:
    game = scene({"characters": [inside("brash-samurai")]}, {"hand": ["censure"]}, conflict=MILITARY, to_act=0,
                 favor=favor(1))  # fmt: skip
    game.first.triggers("brash-samurai")
    assert game.card("brash-samurai").honored


def lair(**facts: Any) -> list[Any]:
    """Return provinces. The first province has a hideaway on it."""
    return row(at("back-alley-hideaway", **facts), "funeral-pyre")


def test_back_alley_hideaway_hides_a_scorpion_that_leaves_play() -> None:
    game = scene({"characters": ["bayushi-liar", at("young-rumormonger", status="honored")], "provinces": lair()},
                 asked=(0, 1))  # fmt: skip
    game.first.triggers("funeral-pyre", "young-rumormonger")
    while not game.first.may("trigger:back-alley-hideaway"):
        (game.first if game.first.prompt else game.second).passes()
    game.first.does("trigger:back-alley-hideaway")
    hidden = game.card("young-rumormonger")
    assert hidden.zone == "under" and hidden.facedown and hidden.status == 0 and game.first.honor == 11
    mine, theirs = (game.match.view(seat)["players"][0]["provinces"][0]["cards"][0]["under"] for seat in (0, 1))
    assert mine[0]["id"] == "young-rumormonger" and theirs == [{"facedown": True}]
    told = [record.seen_by(1) for record in game.match.records]
    assert all(hidden.key not in str(seen.facts) for seen in told if seen)


def test_back_alley_hideaway_hides_scorpions_only_and_only_from_the_discard_pile() -> None:
    game = scene({"characters": [LOW, "adept-of-shadows"], "provinces": lair()})
    game.first.triggers("adept-of-shadows")
    assert used(game, "leave-play") == 1 and used(game, "put-under") == 0
    crab = scene({"characters": [LOW], "provinces": lair()})
    crab.first.triggers("funeral-pyre")
    assert not crab.first.may("trigger:back-alley-hideaway")


def test_back_alley_hideaway_plays_a_hidden_character_and_is_sacrificed() -> None:
    side = {"fate": 4, "provinces": lair(under=["young-rumormonger", "bayushi-liar"]), "characters": [inside(LOW)]}
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.does("trigger:back-alley-hideaway:1").does("young-rumormonger").does("fate:1")
    played = game.card("young-rumormonger")
    assert played.in_play and not played.facedown and not played.participating and played.fate == 1
    assert game.first.fate == 4 - played.cost - 1
    assert game.zone("back-alley-hideaway") == game.zone("bayushi-liar") == "dynasty discard"


def test_back_alley_hideaway_needs_somebody_under_it_and_the_fate_to_pay() -> None:
    assert barred("back-alley-hideaway:1", {"fate": 4, "provinces": lair()})
    assert barred("back-alley-hideaway:1", {"provinces": lair(under=["young-rumormonger"])})


def test_cards_under_a_hideaway_leave_with_it() -> None:
    side = {"characters": [inside(LOW)], "hand": ["sabotage"]}
    game = scene(side, {"provinces": lair(under=["bayushi-liar"])}, conflict=MILITARY, to_act=0)
    game.first.does("play:sabotage").does("back-alley-hideaway")
    assert game.zone("back-alley-hideaway") == game.zone("bayushi-liar") == "dynasty discard"
