"""Dragon Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

import pickle
from typing import Any

import pytest

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
QUIET = ["pilgrimage", *DEFAULTS[1:]]


def finish(game: Scene) -> None:
    """Let everybody pass until the conflict is over."""
    while game.conflict is not None:
        game.pass_all()


def finish_phase(game: Scene) -> None:
    """Let everybody pass until the phase is over; the Imperial Favor goes where it goes."""
    phase = game.table.phase
    while game.table.phase == phase:
        for seat in (game.first, game.second):
            if seat.asked == "favor":
                seat.does("favor:military")
                break
        else:
            game.pass_all()


def seen(game: Scene, viewer: int) -> str:
    """Return all that one player was told."""
    return str([told.facts for record in game.match.records if (told := record.seen_by(viewer))])


def test_mountain_s_anvil_castle_counts_attachments() -> None:
    for attachments, skill in ((["fine-katana"], 3 + 1), (["fine-katana", "ornate-fan"], 3 + 2)):
        game = scene(
            {"stronghold": "mountain-s-anvil-castle",
             "characters": [inside("togashi-initiate", attachments=attachments), inside("niten-adept")]},
            conflict=MILITARY,
            to_act=0,
        )  # fmt: skip
        game.first.triggers("mountain-s-anvil-castle")
        assert game.card("togashi-initiate").military == skill and game.card("niten-adept").military == 2
        assert game.card("mountain-s-anvil-castle").bowed


def test_mountain_s_anvil_castle_needs_a_participant_with_an_attachment() -> None:
    game = scene(
        {"stronghold": "mountain-s-anvil-castle",
         "characters": [inside("togashi-initiate"), at("niten-adept", attachments=["fine-katana"])]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )  # fmt: skip
    assert not game.first.may("trigger:mountain-s-anvil-castle")


def test_restoration_of_balance_leaves_four_cards() -> None:
    balance = {"provinces": ["restoration-of-balance", *DEFAULTS[1:]]}
    game = scene({"characters": ["niten-adept"], "hand": ["banzai"] * 4 + ["rout", "outwit"]}, balance, step="3.2")
    game.first.declares("air", "military", 0, "niten-adept")
    game.second.triggers("province:1.0")
    assert game.first.refused("rout") == "too-few"
    game.first.does("rout", "outwit")
    assert game.first.hand == ["banzai"] * 4
    few = scene({"characters": ["niten-adept"], "hand": ["banzai"] * 4}, balance, step="3.2")
    few.first.declares("air", "military", 0, "niten-adept")
    assert few.second.asked != "reaction"


def test_doomed_shugenja_takes_no_fate_when_played_and_is_limited() -> None:
    game = scene(
        {"fate": 5, "provinces": [at("pilgrimage", cards=["doomed-shugenja", "doomed-shugenja", "niten-adept"]),
                                  *DEFAULTS[1:]]},
        {"passed": True},
        step="1.4",
    )  # fmt: skip
    game.first.does("play:doomed-shugenja")
    assert game.card("doomed-shugenja").in_play and game.first.asked == "dynasty" and game.first.fate == 4
    assert not game.first.may("play:doomed-shugenja") and game.first.may("play:niten-adept")


def test_togashi_initiate_spends_fate_to_a_ring_to_be_honored() -> None:
    game = scene({"characters": [inside("togashi-initiate")], "fate": 1}, conflict=MILITARY, to_act=0)
    game.first.triggers("togashi-initiate", "ring:fire")
    assert game.card("togashi-initiate").honored
    assert game.table.rings["fire"].fate == 1 and game.first.fate == 0


@pytest.mark.parametrize(("attacker", "fate"), [(1, 1), (0, 0)])
def test_togashi_initiate_must_attack_and_pay(attacker: int, fate: int) -> None:
    game = scene(
        {"characters": [inside("togashi-initiate")], "fate": fate},
        conflict={**MILITARY, "attacker": attacker},
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-initiate")


def test_togashi_initiate_cannot_pay_to_the_contested_ring_or_a_claimed_one() -> None:
    game = scene(
        {"characters": [inside("togashi-initiate")], "fate": 1},
        conflict=MILITARY,
        rings={"void": {"claimed_by": 1}},
        to_act=0,
    )
    game.first.triggers("togashi-initiate")
    assert game.first.options == ["choose:ring:earth", "choose:ring:fire", "choose:ring:water"]


def test_agasha_swordsmith_finds_an_attachment_and_shows_it() -> None:
    deck = ["banzai", "fine-katana", "rout", "outwit", "court-games", "ornate-fan"]
    game = scene({"characters": ["agasha-swordsmith"], "conflict_deck": deck})
    game.first.triggers("agasha-swordsmith")
    assert game.first.options == ["choose:fine-katana"]
    game.first.does("fine-katana")
    assert game.first.hand == ["fine-katana"] and "shuffle" in game.kinds
    assert "fine-katana" in seen(game, 1) and "outwit" not in seen(game, 1)


def test_agasha_swordsmith_needs_no_find_but_a_deck() -> None:
    game = scene({"characters": ["agasha-swordsmith"], "conflict_deck": ["banzai", "fine-katana"]})
    game.first.triggers("agasha-swordsmith").does()
    assert game.first.hand == [] and "shuffle" in game.kinds
    bare = scene({"characters": ["agasha-swordsmith"], "conflict_deck": []}, asked=(0,))
    assert not bare.first.may("trigger:agasha-swordsmith")


def test_mirumoto_prodigy_alone_meets_one_defender() -> None:
    defenders = {"characters": ["matsu-berserker", "brash-samurai"]}
    game = scene({"characters": [inside("mirumoto-prodigy")]}, defenders, conflict=MILITARY, step="3.2.1")
    assert game.second.refused("defend:matsu-berserker", "defend:brash-samurai") == "too-many"
    game.second.defends("matsu-berserker")
    assert game.card("matsu-berserker").defending
    company = scene(
        {"characters": [inside("mirumoto-prodigy"), inside("niten-adept")]}, defenders, conflict=MILITARY, step="3.2.1"
    )
    company.second.defends("matsu-berserker", "brash-samurai")
    assert company.totals == (4, 5)


def test_niten_adept_bows_an_attachment_to_bow_the_unarmed() -> None:
    game = scene(
        {"characters": [inside("niten-adept", attachments=["fine-katana"])]},
        {
            "characters": [
                inside("matsu-berserker"),
                inside("brash-samurai", attachments=["ornate-fan"]),
                "doji-whisperer",
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("niten-adept")
    assert game.card("fine-katana").bowed and game.card("matsu-berserker").bowed
    assert not game.card("brash-samurai").bowed and not game.card("doji-whisperer").bowed


@pytest.mark.parametrize(
    "adept",
    [
        inside("niten-adept"),
        at("niten-adept", attachments=["fine-katana"]),
        inside("niten-adept", attachments=[at("fine-katana", bowed=True)]),
        inside("niten-adept", attachments=[at("fine-katana", controller=1, owner=1)]),
    ],
)
def test_niten_adept_needs_a_ready_attachment_of_yours_and_to_participate(adept: Any) -> None:
    game = scene(
        {"characters": [adept, inside("togashi-initiate")]},
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:niten-adept")


def test_seeker_of_enlightenment_counts_fate_on_unclaimed_rings() -> None:
    rings = {"fire": {"fate": 2}, "water": {"fate": 1}, "void": {"fate": 1, "claimed_by": 0}, "air": {"fate": 1}}
    game = scene({"characters": [inside("seeker-of-enlightenment")]}, conflict=MILITARY, rings=rings)
    seeker = game.card("seeker-of-enlightenment")
    assert (seeker.military, seeker.political) == (4, 4)


def test_enlightened_warrior_gains_fate_from_the_opponent_s_choice_of_ring() -> None:
    rings = {"fire": {"fate": 1}}
    game = scene({"characters": ["niten-adept"]}, {"characters": ["enlightened-warrior"]}, step="3.2", rings=rings)
    game.first.declares("fire", "military", 0, "niten-adept")
    game.second.triggers("enlightened-warrior")
    assert game.card("enlightened-warrior").fate == 1 and game.first.fate == 1


def test_enlightened_warrior_ignores_empty_rings_and_its_own_player() -> None:
    rings = {"fire": {"fate": 1}}
    game = scene({"characters": ["niten-adept"]}, {"characters": ["enlightened-warrior"]}, step="3.2", rings=rings)
    game.first.declares("water", "military", 0, "niten-adept")
    assert game.second.asked != "reaction"
    own = scene({"characters": ["enlightened-warrior"]}, {"characters": ["niten-adept"]}, step="3.2", rings=rings)
    own.first.declares("fire", "military", 0, "enlightened-warrior")
    assert own.first.asked != "reaction" and own.card("enlightened-warrior").fate == 0


def test_kitsuki_investigator_sees_the_hand_and_discards_a_card() -> None:
    game = scene(
        {"characters": [inside("kitsuki-investigator")], "fate": 1},
        {"hand": ["banzai", "rout"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.triggers("kitsuki-investigator", "ring:void")
    assert game.first.options == ["choose:banzai", "choose:rout"]
    game.first.does("rout")
    assert game.second.hand == ["banzai"] and game.zone("rout") == "conflict discard"
    assert game.table.rings["void"].fate == 1
    assert "banzai" in seen(game, 0)
    assert "banzai" not in str([r.facts for record in game.match.records if (r := record.seen_by(None))])


def test_kitsuki_investigator_acts_once_in_a_conflict_for_all_copies() -> None:
    game = scene(
        {"characters": [inside("kitsuki-investigator"), inside("kitsuki-investigator")], "fate": 2},
        {"hand": ["banzai"] * 3, "provinces": QUIET},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("kitsuki-investigator", "ring:void", "banzai")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("trigger:kitsuki-investigator")


def test_kitsuki_investigator_acts_once_a_round_even_in_another_conflict() -> None:
    ground = [at("pilgrimage", cards=["favorable-ground"]), *DEFAULTS[1:]]
    game = scene(
        {"characters": [inside("kitsuki-investigator")], "fate": 2, "provinces": ground},
        {"characters": ["savvy-politician"], "hand": ["banzai"] * 3, "provinces": QUIET},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("kitsuki-investigator", "ring:void", "banzai")
    game.second.passes()
    game.first.triggers("favorable-ground")
    finish(game)
    game.pass_all(until="declare-conflict")
    game.second.declares("water", "political", 0, "savvy-politician")
    game.first.defends("kitsuki-investigator")
    assert game.first.asked == "action" and not game.first.may("trigger:kitsuki-investigator")


@pytest.mark.parametrize(
    ("conflict", "investigator", "side", "hand"),
    [
        (MILITARY, inside("kitsuki-investigator"), {"fate": 1}, ["banzai"]),
        (POLITICAL, at("kitsuki-investigator"), {"fate": 1}, ["banzai"]),
        (POLITICAL, inside("kitsuki-investigator"), {"fate": 0}, ["banzai"]),
        (POLITICAL, inside("kitsuki-investigator"), {"fate": 1}, []),
    ],
)
def test_kitsuki_investigator_needs_politics_fate_and_a_hand(
    conflict: Any, investigator: Any, side: Any, hand: list[str]
) -> None:
    game = scene(
        {**side, "characters": [investigator, inside("niten-adept")]},
        {"hand": hand},
        conflict=conflict,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:kitsuki-investigator")


def raitsugu_against(*, bids: tuple[int, int], fate: int = 0) -> Scene:
    """Return the scene after Raitsugu's duel with a Matsu Berserker; both have 3 military skill."""
    game = scene(
        {"characters": [inside("mirumoto-raitsugu"), inside("niten-adept")]},
        {"characters": [inside("matsu-berserker", fate=fate), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("mirumoto-raitsugu")
    game.first.bids(bids[0])
    game.second.bids(bids[1])
    return game


def test_mirumoto_raitsugu_discards_the_loser_or_takes_its_fate() -> None:
    assert raitsugu_against(bids=(2, 1)).zone("matsu-berserker") == "dynasty discard"
    spared = raitsugu_against(bids=(2, 1), fate=1)
    assert spared.card("matsu-berserker").in_play and spared.card("matsu-berserker").fate == 0
    lost = raitsugu_against(bids=(1, 2))
    assert lost.zone("mirumoto-raitsugu") == "dynasty discard" and lost.card("matsu-berserker").in_play


def test_mirumoto_raitsugu_who_ties_harms_nobody() -> None:
    game = raitsugu_against(bids=(1, 1))
    assert game.card("matsu-berserker").in_play and game.card("mirumoto-raitsugu").in_play


@pytest.mark.parametrize(("raitsugu", "enemy"), [(at, inside), (inside, at)])
def test_mirumoto_raitsugu_and_his_enemy_must_participate(raitsugu: Any, enemy: Any) -> None:
    game = scene(
        {"characters": [raitsugu("mirumoto-raitsugu"), inside("niten-adept")]},
        {"characters": [enemy("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:mirumoto-raitsugu")


def test_ascetic_visionary_readies_monks_and_bearers_of_monks() -> None:
    game = scene(
        {"characters": [inside("ascetic-visionary"), at("togashi-initiate", bowed=True), at("niten-adept", bowed=True),
                        at("enlightened-warrior", bowed=True, attachments=["tattooed-wanderer"])], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.triggers("ascetic-visionary", "ring:void")
    assert game.first.options == ["choose:togashi-initiate", "choose:enlightened-warrior"]
    game.first.does("enlightened-warrior")
    assert not game.card("enlightened-warrior").bowed and game.table.rings["void"].fate == 1


def test_ascetic_visionary_must_attack() -> None:
    game = scene(
        {"characters": [inside("ascetic-visionary"), at("togashi-initiate", bowed=True)], "fate": 1},
        conflict={**MILITARY, "attacker": 1},
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:ascetic-visionary")


def test_ascetic_visionary_bears_only_monks_and_tattoos() -> None:
    game = scene({"characters": ["ascetic-visionary"], "hand": ["fine-katana", "tattooed-wanderer"], "fate": 1},
                 asked=(0,))  # fmt: skip
    assert not game.first.may("play:fine-katana")
    game.first.plays("tattooed-wanderer:attachment")
    assert game.card("tattooed-wanderer").host is game.card("ascetic-visionary")


def test_niten_master_readies_for_a_weapon_twice_a_round() -> None:
    game = scene(
        {"characters": [at("niten-master", bowed=True), "togashi-initiate"], "hand": ["fine-katana"] * 3},
        asked=(0,),
    )
    master = game.card("niten-master")
    for _ in range(2):
        master.bowed = True
        game.first.plays("fine-katana", on="niten-master").triggers("niten-master")
        assert not master.bowed
        game.second.passes()
    master.bowed = True
    game.first.plays("fine-katana", on="niten-master").does("fine-katana")
    assert not game.first.may("trigger:niten-master") and master.bowed


def test_niten_master_cares_for_weapons_only() -> None:
    game = scene({"characters": [at("niten-master", bowed=True)], "hand": ["ornate-fan"]}, asked=(0,))
    game.first.plays("ornate-fan")
    assert game.card("ornate-fan").host is game.card("niten-master") and game.card("niten-master").bowed
    assert not game.first.may("trigger:niten-master")


def test_niten_master_ignores_a_weapon_of_the_opponent_and_one_on_another() -> None:
    game = scene(
        {"characters": [at("niten-master", bowed=True), "togashi-initiate"], "hand": ["fine-katana"]},
        {"hand": ["fine-katana"], "provinces": QUIET},
    )
    game.first.plays("fine-katana", on="togashi-initiate")
    assert game.first.asked != "reaction"
    game.second.plays("fine-katana", on="niten-master")
    assert game.first.asked != "reaction" and game.card("niten-master").bowed


def test_togashi_yokuni_gains_an_ability_until_the_end_of_the_phase() -> None:
    game = scene(
        {"characters": [inside("togashi-yokuni"), inside("brash-samurai")]},
        {"characters": [inside("doji-challenger"), "ikoma-prodigy", "matsu-berserker"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni")
    assert game.first.options == ["choose:brash-samurai", "choose:doji-challenger", "choose:ikoma-prodigy"]
    game.first.does("doji-challenger").does("trigger:togashi-yokuni:doji-challenger.0").does("matsu-berserker")
    assert game.card("matsu-berserker").defending
    finish(game)
    assert len(game.card("togashi-yokuni").gained) == 1
    finish_phase(game)
    assert game.card("togashi-yokuni").gained == []


def test_togashi_yokuni_speaks_of_himself_in_what_he_gains() -> None:
    game = scene(
        {"characters": [inside("togashi-yokuni")]},
        {"characters": ["brash-samurai"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("togashi-yokuni")
    game.first.does("trigger:togashi-yokuni:brash-samurai.0")
    assert game.card("togashi-yokuni").honored and not game.card("brash-samurai").honored


def test_togashi_yokuni_gains_reactions_too() -> None:
    game = scene(
        {"characters": ["togashi-yokuni"], "hand": ["fine-katana"]},
        {"characters": ["niten-master"], "provinces": QUIET},
    )
    game.first.triggers("togashi-yokuni")
    game.card("togashi-yokuni").bowed = True
    game.first.plays("fine-katana", on="togashi-yokuni")
    game.first.does("trigger:togashi-yokuni:niten-master.0")
    assert not game.card("togashi-yokuni").bowed


def test_togashi_yokuni_asks_once_a_round_and_only_for_what_is_printed() -> None:
    game = scene(
        {"characters": ["togashi-yokuni", "brash-samurai"]},
        {"characters": [at("doji-challenger", attachments=["cloud-the-mind"])], "provinces": QUIET},
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni")
    assert [ability.name for ability in game.card("togashi-yokuni").gained] == [f"{game.card('brash-samurai').key}.0"]
    assert not game.first.may("trigger:togashi-yokuni")
    bare = scene(
        {"characters": ["togashi-yokuni"]},
        {"characters": ["doji-whisperer", at("matsu-berserker", attachments=["duelist-training", "togashi-kazue"])]},
        asked=(0,),
    )
    assert not bare.first.may("trigger:togashi-yokuni")


def test_togashi_yokuni_is_bound_by_his_maximum_despite_way_of_the_dragon() -> None:
    game = scene(
        {"characters": [at("togashi-yokuni", attachments=["way-of-the-dragon"]), "brash-samurai", "doji-challenger"]},
        {"provinces": QUIET},
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni", "brash-samurai")
    assert game.first.prompt is not None and not game.first.may("trigger:togashi-yokuni")


def test_secluded_temple_takes_fate_from_the_larger_side() -> None:
    temple = [at("pilgrimage", cards=["secluded-temple"]), *DEFAULTS[1:]]
    game = scene(
        {"characters": ["niten-adept"], "provinces": temple},
        {"characters": [at("matsu-berserker", fate=1), at("brash-samurai", fate=2), "doji-whisperer"]},
        step="3.1",
    )
    game.first.triggers("secluded-temple")
    assert game.second.options == ["choose:matsu-berserker", "choose:brash-samurai"]
    game.second.does("brash-samurai")
    assert game.card("brash-samurai").fate == 1 and game.card("matsu-berserker").fate == 1


@pytest.mark.parametrize(("mine", "fate"), [(["niten-adept", "togashi-initiate"], 1), (["niten-adept"], 0)])
def test_secluded_temple_needs_more_enemies_and_fate_on_one(mine: list[str], fate: int) -> None:
    temple = [at("pilgrimage", cards=["secluded-temple"]), *DEFAULTS[1:]]
    game = scene(
        {"characters": mine, "provinces": temple},
        {"characters": [at("matsu-berserker", fate=fate), "brash-samurai"]},
        step="3.1",
        asked=(0,),
    )
    assert not game.first.may("trigger:secluded-temple") and game.card("matsu-berserker").fate == fate


def test_tattooed_wanderer_is_played_as_an_attachment_that_gives_covert() -> None:
    game = scene(
        {"characters": ["niten-adept", "mirumoto-prodigy"], "hand": ["tattooed-wanderer"], "fate": 1},
        {"characters": ["matsu-berserker", "brash-samurai"], "provinces": QUIET},
    )
    game.first.plays("tattooed-wanderer:attachment", on="niten-adept")
    adept, wanderer = game.card("niten-adept"), game.card("tattooed-wanderer")
    assert wanderer.host is adept and wanderer.is_attachment and not wanderer.is_character
    assert adept.military == 2 and adept.has("covert") and not game.card("mirumoto-prodigy").has("covert")
    game.pass_all(until="declare-conflict")
    game.first.declares("air", "military", 0, "niten-adept", covert={"niten-adept": "matsu-berserker"})
    assert game.card("matsu-berserker").covered and game.second.options == ["defend:brash-samurai"]


def test_tattooed_wanderer_is_played_as_a_character_without_covert() -> None:
    game = scene({"hand": ["tattooed-wanderer"], "fate": 1}, asked=(0,))
    assert not game.first.may("play:tattooed-wanderer:attachment")
    game.first.does("play:tattooed-wanderer")
    assert game.card("tattooed-wanderer").is_character and not game.card("tattooed-wanderer").has("covert")


def test_a_character_played_as_an_attachment_is_a_character_again_once_it_left() -> None:
    game = scene({"characters": [at("niten-adept", attachments=["tattooed-wanderer"])], "hand": ["let-go"]})
    assert pickle.loads(pickle.dumps(game.table)).players[0].characters[0].attachments[0].type == "attachment"
    game.first.plays("let-go")
    wanderer = game.card("tattooed-wanderer")
    assert wanderer.zone == "conflict discard" and wanderer.type == "character"
    assert not game.card("niten-adept").has("covert")


def test_togashi_kazue_moves_fate_to_her_bearer() -> None:
    game = scene(
        {"characters": [inside("niten-adept", attachments=["togashi-kazue"])]},
        {"characters": [inside("matsu-berserker", fate=1), inside("brash-samurai"), at("doji-whisperer", fate=1)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("togashi-kazue")
    assert game.card("niten-adept").fate == 1 and game.card("matsu-berserker").fate == 0
    assert game.card("niten-adept").military == 2


@pytest.mark.parametrize(("bearer", "victim"), [(at, inside), (inside, at)])
def test_togashi_kazue_needs_her_bearer_and_another_in_the_conflict(bearer: Any, victim: Any) -> None:
    game = scene(
        {"characters": [bearer("niten-adept", fate=1, attachments=["togashi-kazue"]), inside("togashi-initiate")]},
        {"characters": [victim("matsu-berserker", fate=1)]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-kazue")


def test_togashi_kazue_as_a_character_has_no_such_action_and_is_unique() -> None:
    game = scene(
        {"characters": [inside("togashi-kazue")], "hand": ["togashi-kazue"], "fate": 3},
        {"characters": [inside("matsu-berserker", fate=1)]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-kazue") and not game.first.may("play:togashi-kazue")
    assert not game.first.may("play:togashi-kazue:attachment")


def test_daimyo_s_favor_makes_the_next_attachment_cheaper() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"]), "togashi-initiate"],
         "hand": ["kitsuki-s-method", "ancestral-daisho"], "fate": 1},
        {"provinces": QUIET},
        asked=(0,),
    )  # fmt: skip
    game.first.triggers("daimyo-s-favor")
    assert game.card("daimyo-s-favor").bowed
    game.second.passes()
    game.first.plays("kitsuki-s-method", on="niten-adept")
    assert game.first.fate == 1
    game.second.passes()
    game.first.plays("ancestral-daisho", on="niten-adept")
    assert game.first.fate == 0


def test_daimyo_s_favor_counts_only_on_its_character_and_for_its_player() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"]), "togashi-initiate"],
         "hand": ["kitsuki-s-method"]},
        {"hand": ["kitsuki-s-method"], "provinces": QUIET},
        asked=(0, 1),
    )  # fmt: skip
    game.first.triggers("daimyo-s-favor")
    assert game.second.asked == "action" and not game.second.may("play:kitsuki-s-method")
    game.second.passes()
    game.first.does("play:kitsuki-s-method")
    assert game.card("kitsuki-s-method", 0).host is game.card("niten-adept")


def test_daimyo_s_favor_is_lost_with_the_phase() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"])], "hand": ["kitsuki-s-method"]},
        {"provinces": QUIET},
        step="2.5-window",
        asked=(0,),
    )
    game.first.triggers("daimyo-s-favor")
    assert game.first.asked == "action" and game.first.may("play:kitsuki-s-method")
    game.first.passes()
    assert game.table.phase == "conflict" and not game.first.may("play:kitsuki-s-method")


def test_daimyo_s_favor_and_way_of_the_dragon_are_for_your_own() -> None:
    game = scene(
        {
            "characters": ["niten-adept"],
            "hand": ["daimyo-s-favor", "way-of-the-dragon", "way-of-the-dragon"],
            "fate": 4,
        },
        {"characters": ["matsu-berserker"], "provinces": QUIET},
        asked=(0,),
    )
    game.first.plays("daimyo-s-favor")
    assert game.card("daimyo-s-favor").host is game.card("niten-adept")
    game.second.passes()
    game.first.plays("way-of-the-dragon")
    assert game.card("way-of-the-dragon").host is game.card("niten-adept")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("play:way-of-the-dragon")


def test_way_of_the_dragon_allows_one_more_use() -> None:
    game = scene(
        {"characters": [inside("wandering-ronin", fate=4, attachments=["way-of-the-dragon"])]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    for _ in range(3):
        game.first.triggers("wandering-ronin")
        game.second.passes()
    assert game.card("wandering-ronin").fate == 1 and not game.first.may("trigger:wandering-ronin")


def test_let_go_discards_any_attachment() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["fine-katana"])], "hand": ["let-go"]},
        {"characters": [at("matsu-berserker", attachments=["ornate-fan"])]},
    )
    game.first.plays("let-go", on="ornate-fan")
    assert game.card("matsu-berserker").attachments == [] and game.card("fine-katana").in_play
    bare = scene({"characters": ["niten-adept"], "hand": ["let-go"]}, asked=(0,))
    assert not bare.first.may("play:let-go")


def declared(ring: str, seat: int = 1, **monk: Any) -> Scene:
    """Return the scene after seat 0 declared a conflict of this ring, with Mantra of Fire in a seat's hand."""
    sides: list[dict[str, Any]] = [{"characters": ["matsu-berserker"]}, {"characters": [at("niten-adept", **monk)]}]
    sides[seat]["hand"] = ["mantra-of-fire"]
    game = scene(*sides, step="3.2")
    game.first.declares(ring, "military", 0, "matsu-berserker")
    return game


def test_mantra_of_fire_feeds_a_monk_and_draws() -> None:
    game = declared("fire", attachments=["tattooed-wanderer"])
    game.second.triggers("mantra-of-fire")
    assert game.card("niten-adept").fate == 1 and game.second.hand == ["ornate-fan"]


def test_mantra_of_fire_needs_an_enemy_fire_conflict_and_a_monk() -> None:
    for game in (
        declared("air", attachments=["tattooed-wanderer"]),
        declared("fire"),
        declared("fire", seat=0, attachments=["tattooed-wanderer"]),
    ):
        assert game.first.asked != "reaction" and game.second.asked != "reaction"


@pytest.mark.parametrize(("declared_ring", "other"), [("fire", "air"), ("air", "fire")])
def test_mantra_of_fire_answers_to_the_ring_that_was_declared(declared_ring: str, other: str) -> None:
    """Elemental Fury, in the same window, makes another conflict of it; declared it was as it was."""
    game = scene(
        {"characters": ["matsu-berserker"]},
        {
            "characters": [at("niten-adept", attachments=["tattooed-wanderer"])],
            "hand": ["mantra-of-fire"],
            "provinces": [at("elemental-fury", facedown=True), *QUIET[1:]],
        },
        step="3.2",
    )
    game.first.declares(declared_ring, "military", 0, "matsu-berserker")
    game.second.triggers("province:1.0", other)
    assert game.conflict is not None and game.conflict.is_element(other)
    assert game.second.may("trigger:mantra-of-fire") is (declared_ring == "fire")


def test_tranquility_silences_the_opponent_s_home() -> None:
    game = scene(
        {"characters": [inside("niten-adept")], "hand": ["tranquility"]},
        {"characters": [inside("brash-samurai"), "asahina-artisan", "doji-whisperer"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("tranquility")
    assert game.second.may("trigger:brash-samurai") and not game.second.may("trigger:asahina-artisan")
    finish(game)
    assert not game.card("asahina-artisan").forbids("trigger")


def test_tranquility_stays_with_those_it_found_at_home() -> None:
    game = scene(
        {"characters": [inside("niten-adept")], "hand": ["tranquility"]},
        {"characters": ["brash-samurai"], "provinces": [at("pilgrimage", cards=["favorable-ground"]), *DEFAULTS[1:]]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("tranquility")
    game.second.triggers("favorable-ground")
    assert game.card("brash-samurai").defending
    game.first.passes()
    assert game.second.asked == "action" and not game.second.may("trigger:brash-samurai")


def test_tranquility_needs_a_conflict_and_somebody_at_home() -> None:
    hand = {"hand": ["tranquility"]}
    peace = scene({**hand, "characters": ["niten-adept"]}, {"characters": ["brash-samurai"]}, asked=(0,))
    assert not peace.first.may("play:tranquility")
    nobody = scene(
        {**hand, "characters": [inside("niten-adept")]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not nobody.first.may("play:tranquility")


def test_indomitable_will_keeps_a_lone_winner_ready() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), "niten-adept"], "hand": ["indomitable-will"], "fate": 1},
        {"characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.first.triggers("indomitable-will")
    finish(game)
    assert not game.card("matsu-berserker").bowed and game.card("doji-whisperer").bowed


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([inside("matsu-berserker"), inside("niten-adept")], [inside("doji-whisperer")]),
        ([inside("togashi-initiate")], [inside("matsu-berserker")]),
    ],
)
def test_indomitable_will_needs_a_win_alone(mine: list[Any], theirs: list[Any]) -> None:
    game = scene(
        {"characters": mine, "hand": ["indomitable-will"], "fate": 1}, {"characters": theirs}, conflict=MILITARY
    )
    finish(game)
    assert game.first.hand == ["indomitable-will"] and game.card(mine[0]["id"]).bowed


def test_mirumoto_s_fury_bows_an_attacker_by_its_glory() -> None:
    provinces = [at(name) for name in ("pilgrimage", *DEFAULTS[1:3])] + DEFAULTS[3:]
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("matsu-berserker"), "togashi-initiate"]},
        {"characters": [inside("niten-adept")], "hand": ["mirumoto-s-fury"], "fate": 1, "provinces": provinces},
        conflict=MILITARY,
        to_act=1,
        asked=(0,),
    )
    assert game.card("doji-hotaru").glory == 3 and sum(p.facedown for p in game.second.player.provinces) == 2
    game.second.plays("mirumoto-s-fury")
    assert game.card("matsu-berserker").bowed and not game.card("doji-hotaru").bowed


def test_mirumoto_s_fury_needs_a_conflict_and_an_attacker_within_reach() -> None:
    fury = {"hand": ["mirumoto-s-fury"], "fate": 1}
    peace = scene({**fury, "characters": ["niten-adept"]}, {"characters": ["matsu-berserker"]}, asked=(0,))
    assert not peace.first.may("play:mirumoto-s-fury")
    revealed = {**fury, "characters": [inside("niten-adept")], "provinces": [at(name) for name in QUIET]}
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("brash-samurai")]},
        revealed,
        conflict=MILITARY,
        to_act=1,
        asked=(1,),
    )
    assert not game.second.may("play:mirumoto-s-fury")


@pytest.mark.parametrize("heirloom", ["ancestral-daisho", "kitsuki-s-method"])
def test_heirlooms_of_the_dragon_return_to_hand_and_are_restricted(heirloom: str) -> None:
    game = scene(
        {"characters": [at("vanguard-warrior", attachments=[heirloom, "fine-katana"]), "niten-adept"]},
    )
    warrior = game.card("vanguard-warrior")
    assert warrior.military + warrior.political == 3 + 2 + 2 and game.card(heirloom).has("restricted")
    game.first.triggers("vanguard-warrior")
    assert game.first.hand == [heirloom] and game.zone("fine-katana") != "play"
