"""Tears of Amaterasu: each ability works, and each condition, cost and limit holds."""

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, row, used
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"


def test_blood_of_onnotangu_lets_nobody_spend_fate_there() -> None:
    sides = {"characters": [inside("wandering-ronin", fate=1)], "fate": 5, "hand": ["ide-messenger", "fine-katana"]}
    there = {"characters": [inside(LOW)], "fate": 5, "hand": ["raise-the-alarm", "spies-at-court", "banzai"],
             "provinces": row(first="blood-of-onnotangu")}  # fmt: skip
    game = scene(sides, there, conflict=MILITARY, to_act=0)
    assert not game.first.may("play:ide-messenger") and game.first.may("play:fine-katana")
    game.first.passes()
    assert game.second.may("play:banzai")
    elsewhere = scene(sides, {**there, "provinces": row()}, conflict=MILITARY, to_act=0)
    assert elsewhere.first.may("play:ide-messenger")


def test_tears_of_amaterasu_gains_a_fate_for_each_attacker() -> None:
    game = scene(
        {"characters": ["matsu-berserker", "akodo-gunso"]},
        {"provinces": ["tears-of-amaterasu", *DEFAULTS[1:]]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "matsu-berserker", "akodo-gunso")
    game.second.does("trigger:province:1.0")
    assert game.second.fate == 2


def test_staunch_hida_resolves_the_ring_after_winning_as_defender_once_a_conflict() -> None:
    game = scene(
        {"characters": [inside(LOW)]},
        {"characters": [inside("staunch-hida"), inside("staunch-hida")]},
        conflict=MILITARY,
    )
    assert game.offers("trigger:staunch-hida")
    game.second.does("trigger:staunch-hida").does("select:take")
    assert (game.first.honor, game.second.honor) == (9, 11) and not game.second.may("staunch-hida")


def test_staunch_hida_must_defend_and_win() -> None:
    attacking = scene({"characters": [inside("staunch-hida")]}, conflict=MILITARY)
    losing = scene({"characters": [inside("hida-kisada")]}, {"characters": [inside("staunch-hida")]}, conflict=MILITARY)
    assert not attacking.offers("trigger:staunch-hida") and not losing.offers("trigger:staunch-hida")


def test_karada_district_pays_a_fate_and_takes_an_attachment() -> None:
    game = scene(
        {"fate": 1, "characters": ["matsu-berserker"], "provinces": row("karada-district")},
        {"characters": [at(LOW, attachments=["fine-katana"])]},
    )
    game.first.triggers("karada-district")
    katana = game.card("fine-katana")
    assert katana.host is game.card("matsu-berserker") and katana.controller == 0
    assert (game.first.fate, game.second.fate) == (0, 1)


def test_karada_district_discards_an_attachment_nobody_may_carry() -> None:
    game = scene(
        {"fate": 1, "characters": ["matsu-berserker"], "provinces": row("karada-district")},
        {"characters": [at("moto-youth", attachments=["born-in-war"])]},
    )
    game.first.triggers("karada-district")
    assert game.zone("born-in-war") == "conflict discard"


def test_karada_district_discards_its_players_own_attachment() -> None:
    """No player can take control of their own attachment (ringteki, specification of Karada District)."""
    game = scene(
        {"fate": 1, "characters": ["matsu-berserker"], "provinces": row("karada-district")},
        {"characters": [at(LOW, attachments=[at("fine-katana", owner=0, controller=0)])]},
    )
    game.first.triggers("karada-district")
    assert game.zone("fine-katana") == "conflict discard"


@pytest.mark.parametrize(("fate", "host"), [(0, 1), (1, 0)])
def test_karada_district_needs_a_fate_and_an_enemy_with_an_attachment(fate: int, host: int) -> None:
    armed = [{"characters": []}, {"characters": []}]
    armed[host] = {"characters": [at(LOW, attachments=["fine-katana"])]}
    first = {"fate": fate, "provinces": row("karada-district"), **armed[0]}
    game = scene(first, armed[1], asked=(0,))
    assert game.first.barred("trigger:karada-district")


def test_doji_representative_goes_home_from_a_conflict_only() -> None:
    game = scene({"characters": [inside("doji-representative"), inside(LOW)]}, conflict=MILITARY, to_act=0)
    game.first.triggers("doji-representative")
    assert not game.card("doji-representative").participating and not game.card("doji-representative").bowed
    home = scene({"characters": ["doji-representative", inside(LOW)]}, conflict=MILITARY, to_act=0, asked=(0,))
    assert home.first.barred("trigger:doji-representative")


def test_kitsuki_yaruma_turns_an_unbroken_province_facedown() -> None:
    game = scene(
        {"fate": 4, "provinces": row("kitsuki-yaruma"), "characters": []},
        {"provinces": [at("pilgrimage"), at("fertile-fields", broken=True), *DEFAULTS[2:]]},
        step="1.4",
    )
    game.first.plays("kitsuki-yaruma")
    game.first.does("trigger:kitsuki-yaruma")
    assert set(game.first.options) == {"choose:province:0.0", "choose:province:1.0"}
    game.first.does("choose:province:1.0")
    assert game.province(1, 0).facedown and game.match.view(0)["players"][1]["provinces"][0]["id"] is None
    assert game.match.view(1)["players"][1]["provinces"][0]["id"] == "pilgrimage"


def test_kitsuki_yaruma_lets_the_attacked_province_be_revealed_once_more() -> None:
    """A facedown province that is attacked without a declaration is turned faceup immediately (§facedown-province)."""
    game = scene(
        {"provinces": row("kitsuki-yaruma"), "characters": [inside("matsu-berserker")], "hand": ["charge"], "fate": 1},
        {"provinces": [at("tears-of-amaterasu"), *DEFAULTS[1:]]},
        conflict=MILITARY, to_act=0,
    )  # fmt: skip
    game.first.plays("charge")
    game.first.does("trigger:kitsuki-yaruma")
    game.first.does("choose:province:1.0")
    assert not game.province(1, 0).facedown and used(game, "turn-facedown") == used(game, "reveal-province") == 1
    game.second.does("trigger:province:1.0")
    assert game.second.fate == 2


def test_kitsuki_yaruma_carries_no_poison() -> None:
    game = scene({"characters": ["kitsuki-yaruma", LOW], "hand": ["fiery-madness"], "fate": 2})
    game.first.does("play:fiery-madness")
    assert game.card("fiery-madness").host is game.card(LOW)


def test_gifted_tactician_draws_for_a_military_victory_alone() -> None:
    game = scene({"characters": [inside("gifted-tactician")]}, conflict=MILITARY)
    assert game.offers("trigger:gifted-tactician")
    game.first.does("trigger:gifted-tactician")
    assert len(game.first.hand) == 1
    assert not scene({"characters": [inside("gifted-tactician")]}, conflict=POLITICAL).offers("gifted-tactician")


def test_hito_district_keeps_political_conflicts_from_its_province() -> None:
    attacker = {"characters": ["doji-challenger"]}
    game = scene(attacker, {"provinces": row("hito-district")}, step="3.2")
    keys = ["ring:ring:air", "skill:political", "attack:province:1.0", "commit:doji-challenger"]
    assert game.first.refused(*keys) == "cannot-attack"
    game.first.declares("air", "military", 0, "doji-challenger")
    assert game.conflict is not None
    other = scene(attacker, {"provinces": row("hito-district")}, step="3.2")
    other.first.declares("air", "political", 1, "doji-challenger")
    assert other.conflict is not None


def test_swift_magistrate_counts_nobody_else_with_fate() -> None:
    game = scene(
        {"characters": [inside("swift-magistrate", fate=1), inside("matsu-berserker", fate=1)]},
        {"characters": [inside("hida-guardian", fate=1), inside(LOW)]},
        conflict=MILITARY,
    )
    assert game.totals == (2, game.card(LOW).military)
    defending = scene(
        {"characters": [inside("matsu-berserker", fate=1)]}, {"characters": [inside("swift-magistrate")]},
        conflict=MILITARY,
    )  # fmt: skip
    assert defending.totals == (3, 2)


@pytest.mark.parametrize(("choice", "fate", "honor"), [("gain-2-fate", 2, 10), ("gain-2-honor", 0, 12)])
def test_windswept_yurt_gives_both_the_same_and_refills_faceup(choice: str, fate: int, honor: int) -> None:
    game = scene({"provinces": row("windswept-yurt"), "dynasty_deck": ["matsu-berserker", "otomo-courtier"]})
    game.first.triggers("windswept-yurt", f"select:{choice}")
    assert [(seat.fate, seat.honor) for seat in (game.first, game.second)] == [(fate, honor)] * 2
    assert game.zone("windswept-yurt") == "dynasty discard"
    (lying,) = game.province(0, 0).contents
    assert lying.id == "matsu-berserker" and not lying.facedown
    assert not game.match.may_undo(0), "everybody has seen the card"


def test_what_refills_a_province_facedown_is_seen_by_nobody() -> None:
    side = {"provinces": row("matsu-berserker"), "dynasty_deck": ["otomo-courtier"], "fate": 3}
    game = scene(side, step="1.4", asked=(0, 1))
    game.first.plays("matsu-berserker")
    (lying,) = game.province(0, 0).contents
    assert lying.facedown and game.match.may_undo(0)


def test_seal_of_the_crane_gives_clan_and_trait() -> None:
    game = scene({"characters": [at(LOW, attachments=["seal-of-the-crane"])], "hand": ["way-of-the-crane"]})
    bearer = game.card(LOW)
    assert bearer.trait("duelist") and bearer.of_clan("crane") and bearer.of_clan("crab") and bearer.political == 2
    game.first.does("play:way-of-the-crane")
    assert bearer.honored


def test_disdainful_remark_strengthens_by_the_opponents_hand() -> None:
    game = scene(
        {"characters": [inside(LOW)], "hand": ["fine-katana", "banzai", "banzai"]},
        {"characters": [inside("doji-whisperer")], "hand": ["disdainful-remark"], "fate": 1},
        conflict=MILITARY,
        to_act=1,
    )
    before = game.province(1, 0).strength
    game.second.plays("disdainful-remark")
    assert game.province(1, 0).strength == before + 3


@pytest.mark.parametrize(("mine", "held"), [(inside(LOW), 1), (at("doji-whisperer"), 1), (inside("doji-whisperer"), 0)])
def test_disdainful_remark_needs_a_participating_courtier_and_a_hand(mine: dict[str, object], held: int) -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")], "hand": ["banzai"] * held},
        {"characters": [mine, inside(LOW)], "hand": ["disdainful-remark"], "fate": 1},
        conflict=MILITARY,
        to_act=1,
        asked=(1,),
    )
    assert game.second.barred("play:disdainful-remark")


def test_jade_masterpiece_moves_a_fate_between_unclaimed_rings() -> None:
    game = scene(
        {"characters": [at(LOW, attachments=["jade-masterpiece"])]},
        rings={"fire": {"fate": 2}, "water": {"claimed_by": 1}, "void": {"fate": 1}},
    )
    game.first.does("trigger:jade-masterpiece")
    assert sorted(game.first.options) == ["choose:ring:fire", "choose:ring:void"]
    game.first.does("choose:ring:fire")
    assert not game.first.may("choose:ring:water") and not game.first.may("choose:ring:fire")
    game.first.does("choose:ring:earth")
    assert (game.table.rings["fire"].fate, game.table.rings["earth"].fate) == (1, 1)
    assert game.card("jade-masterpiece").bowed
    bare = scene({"characters": [at(LOW, attachments=["jade-masterpiece"])]}, asked=(0,))
    assert bare.first.barred("trigger:jade-masterpiece")


@pytest.mark.parametrize("pile", ["hand", "conflict_discard"])
def test_time_for_war_arms_a_bushi_after_a_lost_political_conflict(pile: str) -> None:
    second = {"characters": ["matsu-berserker", inside("doji-whisperer")], "hand": ["time-for-war"]}
    second[pile] = [*second.get(pile, []), "ancestral-daisho"]
    game = scene({"characters": [inside("doji-hotaru")]}, second, conflict=POLITICAL)
    assert game.offers("trigger:time-for-war")
    game.second.does("time-for-war")
    while game.second.asked == "target":
        game.second.does(game.second.options[0])
    assert [card.id for card in game.card("matsu-berserker").attachments] == ["ancestral-daisho"]


def test_time_for_war_wants_a_weapon_a_bushi_and_a_political_loss() -> None:
    attacker = {"characters": [inside("doji-hotaru")]}
    for mine, held, skill in (
        (["doji-whisperer"], ["fine-katana"], POLITICAL),
        (["matsu-berserker"], ["ornate-fan"], POLITICAL),
        (["matsu-berserker"], ["fine-katana"], MILITARY),
    ):
        game = scene(attacker, {"characters": mine, "hand": ["time-for-war", *held]}, conflict=skill)
        assert not game.offers("time-for-war")


def test_meek_informant_looks_at_the_hand_unseen_by_its_owner() -> None:
    game = scene({"hand": ["meek-informant"], "fate": 1}, {"hand": ["banzai"]})
    game.first.plays("meek-informant")
    game.first.does("trigger:meek-informant")
    seen = [record.seen_by(0) for record in game.match.records if record.kind == "look-at"]
    assert seen and seen[0] is not None and seen[0].facts["cards"] == ["banzai"]
    told = [record.seen_by(1) for record in game.match.records if record.kind == "look-at"]
    assert told[0] is not None and "cards" not in told[0].facts


def test_smoke_and_mirrors_sends_attacking_shinobi_home() -> None:
    game = scene(
        {"characters": [inside("shosuro-miyako"), inside("meek-informant"), inside("shosuro-actress")],
         "hand": ["smoke-and-mirrors"], "fate": 1},
        {"characters": [inside(LOW)]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip
    game.first.does("play:smoke-and-mirrors")
    game.first.does("meek-informant", "shosuro-miyako")
    assert [card.id for card in game.conflict.attackers] == ["shosuro-actress"] if game.conflict else False
    defending = scene(
        {"characters": [inside(LOW)]},
        {"characters": [inside("meek-informant")], "hand": ["smoke-and-mirrors"], "fate": 1},
        conflict=POLITICAL,
        to_act=1,
        asked=(1,),
    )
    assert defending.second.barred("play:smoke-and-mirrors")


def test_goblin_sneak_steals_a_fate_if_there_is_one() -> None:
    game = scene({"hand": ["goblin-sneak"], "fate": 2}, {"fate": 1})
    game.first.plays("goblin-sneak").does("trigger:goblin-sneak")
    assert game.card("goblin-sneak").fate == 1 and game.second.fate == 0
    poor = scene({"hand": ["goblin-sneak"], "fate": 2}, asked=(0,))
    poor.first.plays("goblin-sneak")
    assert not poor.first.may("trigger:goblin-sneak")


def test_finger_of_jade_cancels_an_ability_that_targets_its_bearer() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["assassination"]},
        {"characters": [inside(LOW, attachments=["finger-of-jade"]), inside("eager-scout")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on=LOW)
    game.second.does("trigger:finger-of-jade")
    assert game.card(LOW).in_play and game.zone("finger-of-jade") == "conflict discard" and game.first.honor == 7


def test_finger_of_jade_guards_its_bearer_alone_and_attaches_to_an_own_character() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["assassination"]},
        {"characters": [inside(LOW, attachments=["finger-of-jade"]), inside("eager-scout")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("assassination", on="eager-scout")
    assert game.zone("eager-scout") == "dynasty discard" and game.card("finger-of-jade").in_play
    mine = scene({"characters": ["eager-scout"], "hand": ["finger-of-jade"], "fate": 1}, {"characters": [LOW]})
    mine.first.does("play:finger-of-jade")
    assert mine.card("finger-of-jade").host is mine.card("eager-scout")
