"""Disciples of the Void: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from engine.l5r_lcg import events as e
from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, fight, row, used
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import at, inside, scene

LOW = "hida-guardian"
SHUGENJA = "adept-of-the-waves"


def test_kyuden_isawa_plays_a_spell_from_the_discard_pile_and_removes_it() -> None:
    side = {
        "stronghold": "kyuden-isawa", "characters": [inside(SHUGENJA)], "fate": 3,
        "conflict_discard": ["supernatural-storm", "banzai"],
    }  # fmt: skip
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.triggers("kyuden-isawa")
    assert game.card(SHUGENJA).military == 3 and game.zone("supernatural-storm") == "removed"
    assert game.first.fate == 3 - (game.card("supernatural-storm").cost) and game.card("kyuden-isawa").bowed
    assert barred("trigger:kyuden-isawa", {**side, "conflict_discard": ["banzai"]}, conflict=MILITARY)
    assert barred(
        "trigger:kyuden-isawa", {**side, "fate": 0, "conflict_discard": ["against-the-waves"]}, conflict=MILITARY
    )
    assert barred("trigger:kyuden-isawa", {**side, "characters": [SHUGENJA]})


def test_sanpuku_seido_counts_glory() -> None:
    provinces = row(first="sanpuku-seido")
    for skill in ("military", "political"):
        game = scene(
            {"characters": [inside("doji-challenger"), inside("fire-tensai-initiate")]},
            {"characters": [inside("doji-hotaru")], "provinces": provinces},
            conflict=fight(skill),
            asked=(0, 1),
        )
        assert game.totals == (4, game.card("doji-hotaru").glory)
    elsewhere = scene({"characters": [inside("doji-challenger")]}, {"provinces": provinces}, conflict=fight(province=1))
    assert elsewhere.totals[0] == 3


def test_support_of_the_phoenix_lies_beside_the_stronghold_without_a_text_in_play() -> None:
    game = scene({"role": "support-of-the-phoenix"})
    assert game.match.view(1)["players"][0]["role"] == "support-of-the-phoenix"


def test_fire_tensai_initiate_has_its_numbers_alone() -> None:
    card = scene({"characters": ["fire-tensai-initiate"]}).card("fire-tensai-initiate")
    assert (card.military, card.political, card.glory) == (0, 0, 2) and card.trait("scholar")


def test_pacifist_philosopher_gains_twice_a_round_whichever_player_passes() -> None:
    side = {"characters": ["pacifist-philosopher", "doji-challenger"]}
    game = scene(side, {"characters": ["matsu-beiona"]}, step="3.2", asked=(0, 1))
    gained = 0
    for _ in range(40):
        if game.first.may("trigger:pacifist-philosopher"):
            game.first.does("trigger:pacifist-philosopher")
            gained += 1
        elif game.table.step.startswith("3.4") or game.table.phase != "conflict":
            break
        else:
            (game.first if game.first.prompt else game.second).passes()
    assert gained == 2


def test_shiba_tetsu_grows_with_each_spell() -> None:
    hand = {"hand": ["against-the-waves", "supernatural-storm", "banzai"], "fate": 5}
    game = scene({"characters": [inside("shiba-tetsu"), inside(SHUGENJA)], **hand}, conflict=MILITARY, to_act=0)
    game.first.does("play:against-the-waves").does("trigger:shiba-tetsu")
    tetsu = game.card("shiba-tetsu")
    assert (tetsu.military, tetsu.political) == (3, 2)
    game.second.passes()
    game.first.does("play:banzai")
    assert not game.first.may("trigger:shiba-tetsu")


def test_inquisitive_ishika_makes_cards_of_the_rings_element_cheaper() -> None:
    for ring, offered in (("water", True), ("fire", False)):
        game = scene(
            {"characters": [inside("inquisitive-ishika")], "hand": ["clarity-of-purpose"], "fate": 0},
            conflict=fight(ring=ring), to_act=0, asked=(0,),
        )  # fmt: skip
        assert game.first.may("play:clarity-of-purpose") is offered


def test_fire_elemental_guard_discards_after_three_spells() -> None:
    spells = ["walking-the-way", "clarity-of-purpose", "against-the-waves"]
    game = scene(
        {"characters": [inside("fire-elemental-guard"), inside(SHUGENJA)], "hand": spells, "fate": 9,
         "provinces": row("doji-whisperer")},
        {"characters": [at("matsu-beiona", attachments=["fine-katana"])]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    for number, spell in enumerate(spells):
        assert game.first.barred("trigger:fire-elemental-guard"), number
        game.first.does(f"play:{spell}")
        while game.first.asked not in (None, "action"):
            game.first.does(game.first.options[0])
        while game.first.asked != "action":
            game.second.passes() if game.second.prompt else game.first.passes()
    game.first.triggers("fire-elemental-guard")
    assert game.zone("fine-katana") == "conflict discard"


def test_fire_elemental_guard_carries_spells_only() -> None:
    armed = {"characters": ["fire-elemental-guard"], "hand": ["fine-katana"], "fate": 2}
    assert barred("play:fine-katana", armed)


def test_kaito_temple_protector_copies_current_skills_while_defending() -> None:
    mine = {"characters": [inside("kaito-temple-protector")]}
    enemy = {"characters": [inside("doji-hotaru", attachments=["fine-katana"])]}
    game = scene(mine, enemy, conflict=fight(attacker=1), to_act=0)
    hotaru = game.card("doji-hotaru")
    game.first.triggers("kaito-temple-protector")
    protector = game.card("kaito-temple-protector")
    assert (protector.military, protector.political) == (hotaru.military, hotaru.political)
    assert barred("trigger:kaito-temple-protector", mine, enemy, conflict=MILITARY)


def test_kaito_temple_protector_copies_skill_only_while_defending() -> None:
    for attacker, moved in ((0, False), (1, True)):
        game = scene(
            {"characters": [inside("matsu-berserker")], "hand": ["rout"], "fate": 9},
            {"characters": [inside("kaito-temple-protector", status="dishonored")]},
            conflict=fight(attacker=attacker), to_act=0, asked=(0,),
        )  # fmt: skip
        assert game.first.may("play:rout") is moved


def test_isawa_tadaka_forbids_copies_of_discarded_events() -> None:
    other: dict[str, Any] = {"characters": [inside(LOW)], "hand": ["banzai", "rout"], "conflict_discard": ["banzai"]}
    tadaka = {"characters": ["isawa-tadaka"]}
    assert barred("play:banzai", other, tadaka, conflict=MILITARY)
    assert not barred("play:banzai", {**other, "conflict_discard": ["rout"]}, tadaka, conflict=MILITARY)
    earth = {"earth": {"claimed_by": 0}}
    assert not barred("play:banzai", other, tadaka, conflict=MILITARY, rings=earth)
    own = {**other, "characters": [inside(LOW), "isawa-tadaka"]}
    assert not barred("play:banzai", own, conflict=MILITARY)


def test_fushicho_rises_as_somebody_else() -> None:
    side = {
        "characters": ["fushicho"],
        "provinces": row("funeral-pyre"),
        "dynasty_discard": [SHUGENJA, "doji-whisperer"],
    }
    game = scene(side, asked=(0, 1))
    game.first.triggers("funeral-pyre")
    game.first.does("trigger:fushicho")
    assert game.card(SHUGENJA).in_play and game.card(SHUGENJA).fate == 1 and not game.card("fushicho").in_play
    none = scene({**side, "dynasty_discard": ["doji-whisperer"]}, asked=(0, 1))
    none.first.triggers("funeral-pyre")
    assert not none.first.may("trigger:fushicho")


def test_secluded_shrine_lets_a_ring_count_as_claimed_for_the_phase() -> None:
    game = scene(
        {"provinces": row("secluded-shrine"), "characters": ["ishiken-initiate"]},
        {"characters": ["beastmaster-matriarch"]},
        step="3.1",
        asked=(0, 1),
        rings={"air": {"claimed_by": 0}},
    )
    game.first.does("trigger:secluded-shrine")
    assert not game.first.may("choose:ring:air")
    game.first.does("choose:ring:earth")
    player = game.table.players[0]
    assert player.holds("earth") and game.table.rings["earth"].unclaimed
    assert game.card("ishiken-initiate").military == game.card("ishiken-initiate").face.military + 2  # type: ignore[operator]
    assert game.card("beastmaster-matriarch").military == 7
    game.table.course.expire("phase")
    assert not player.holds("earth")


@pytest.mark.parametrize(
    ("air", "readied"),
    [
        ({"face": "military"}, False),
        ({"claimed_by": 1, "face": "military"}, True),
        ({"claimed_by": 1, "face": "political"}, False),
    ],
)
def test_shiotome_encampment_needs_a_ring_with_a_type_from_secluded_shrine(air: dict[str, Any], readied: bool) -> None:
    """A ring gets its type when a conflict is declared with it (3.2). An unclaimed one has none (docs/decisions.md)."""
    rider = {"characters": [at("moto-youth", bowed=True)], "provinces": row("secluded-shrine", "shiotome-encampment")}
    game = scene(rider, rings={"air": air}, step="3.1")
    game.first.does("trigger:secluded-shrine").does("choose:ring:air")
    assert game.first.may("trigger:shiotome-encampment") is readied


def test_hida_amoro_makes_a_passing_player_sacrifice() -> None:
    game = scene({"characters": ["doji-challenger", LOW]}, {"characters": ["hida-amoro"]}, step="3.2", asked=(0, 1))
    game.first.passes()
    assert sorted(game.first.options) == ["choose:doji-challenger", f"choose:{LOW}"]
    game.first.does(LOW)
    assert game.zone(LOW) == "dynasty discard"
    game.pass_all(until="declare-conflict")
    game.second.passes()
    assert not game.card("hida-amoro").in_play


def test_doji_shigeru_makes_events_cost_a_card() -> None:
    hand = {"hand": ["way-of-the-crane", "fine-katana", "ornate-fan"], "characters": [inside("doji-whisperer")]}
    for shigeru, offered in ((inside("doji-shigeru"), True), (at("doji-shigeru"), False)):
        enemy = {"characters": [shigeru, inside("matsu-beiona")]}
        game = scene(hand, enemy, conflict=POLITICAL, to_act=0)
        game.first.does("play:way-of-the-crane")
        assert game.second.may("trigger:doji-shigeru") is offered
        if offered:
            game.second.does("trigger:doji-shigeru")
            assert sorted(game.first.options) == ["choose:fine-katana", "choose:ornate-fan"]
            game.first.does("ornate-fan")
            assert "ornate-fan" not in game.first.hand and game.card("doji-whisperer").honored


def test_togashi_tadakatsu_lets_the_defending_player_choose_the_element() -> None:
    for holder in (0, 1):
        sides = [{"characters": ["doji-challenger"]}, {"characters": [LOW]}]
        sides[holder]["characters"].append("togashi-tadakatsu")
        game = scene(*sides, step="3.2", asked=(0, 1))
        game.first.does("select:declare")
        assert len(game.second.options) == 5
        game.second.does("ring:ring:water")
        assert not game.first.may("ring:ring:fire") and not game.first.may("pass")
        game.first.does("ring:ring:water", "skill:military", "attack:province:1.1", "commit:doji-challenger")
        assert game.conflict is not None and game.conflict.ring.element == "water"


def test_togashi_tadakatsu_does_not_keep_anybody_from_passing() -> None:
    game = scene({"characters": ["togashi-tadakatsu"]}, step="3.2", asked=(0, 1))
    game.first.passes()
    assert used(game, "pass-conflict") == 1 and game.conflict is None


def test_ikoma_tsanuri_leads_three_bushi() -> None:
    mine = [inside("ikoma-tsanuri"), inside("matsu-berserker"), inside(LOW)]
    game = scene({"characters": [*mine, inside("doji-whisperer")]}, conflict=MILITARY, to_act=0)
    game.first.triggers("ikoma-tsanuri")
    assert game.card("matsu-berserker").military == 4 and game.card("doji-whisperer").political == 4
    for other in ([*mine[:2], LOW], [at("ikoma-tsanuri"), *mine[1:], inside("doji-challenger")]):
        assert barred("trigger:ikoma-tsanuri", {"characters": other}, conflict=MILITARY)


def test_moto_nergui_sends_the_most_glorious_home() -> None:
    mine = {"characters": [inside("moto-nergui")]}
    enemies = {"characters": [inside("doji-challenger"), inside("matsu-beiona"), inside(LOW)]}
    game = scene(mine, enemies, conflict=MILITARY, to_act=0)
    game.first.does("trigger:moto-nergui")
    assert sorted(game.first.options) == ["choose:doji-challenger", "choose:matsu-beiona"]
    game.first.does("matsu-beiona")
    assert not game.card("matsu-beiona").participating
    assert barred("trigger:moto-nergui", mine, enemies, conflict=POLITICAL)


@proves("Erratum Kaito Kosori")
def test_kaito_kosori_helps_from_home_while_ready_in_air_conflicts() -> None:
    """Errata of 1.5: Kaito Kosori helps only while she is ready."""
    for kosori, ring, mine, total in (
        (at("kaito-kosori"), "air", [inside(LOW)], 3),
        (at("kaito-kosori", bowed=True), "air", [inside(LOW)], 1),
        (at("kaito-kosori"), "fire", [inside(LOW)], 1),
        (at("kaito-kosori"), "air", [], 0),
        (inside("kaito-kosori"), "fire", [], 2),
    ):
        side = {"characters": [kosori, *mine]}
        game = scene(side, {"characters": [inside("doji-challenger")]}, conflict=fight(ring=ring, attacker=1))
        assert game.totals[0] == total


def test_favor_of_the_kami_and_katana_of_fire_strengthen_their_bearers() -> None:
    bearer = at(SHUGENJA, attachments=["favor-of-the-kami", "katana-of-fire"])
    for rings, military in ((None, 4), ({"fire": {"claimed_by": 0}}, 6), ({"fire": {"claimed_by": 1}}, 4)):
        game = scene({"characters": [bearer, "fire-tensai-initiate"]}, **({"rings": rings} if rings else {}))
        assert game.card(SHUGENJA).glory == 3 and game.card(SHUGENJA).military == military
    assert barred("play:katana-of-fire", {"characters": [LOW], "hand": ["katana-of-fire"], "fate": 1})


@pytest.mark.parametrize(("attacker", "offered"), [("hida-kisada", True), ("doji-challenger", False)])
def test_the_path_of_man_needs_five_more_skill(attacker: str, offered: bool) -> None:
    side = {"characters": [inside(attacker)], "hand": ["the-path-of-man"]}
    game = scene(side, {"characters": [inside(LOW)]}, conflict=MILITARY)
    assert game.offers("trigger:the-path-of-man") is offered
    if offered:
        game.first.does("trigger:the-path-of-man")
        assert game.first.fate == 2


def test_wholeness_of_the_world_keeps_one_ring_a_round() -> None:
    rings = {"air": {"claimed_by": 0}, "fire": {"claimed_by": 0}, "void": {"claimed_by": 1}}
    hand = {"hand": ["wholeness-of-the-world", "wholeness-of-the-world"]}
    game = scene(hand, step="5.4", rings=rings)
    game.first.does("trigger:wholeness-of-the-world")
    # The second copy is not there any more, so the other rings return.
    returned = [record.facts["ring"] for record in game.match.records if record.kind == "return-ring"]
    assert returned == ["fire", "void"] and "trigger:wholeness-of-the-world" not in game.first.options
    assert [ring.element for ring in game.table.rings.values() if ring.claimed_by is not None] == ["air"]


def test_wholeness_of_the_world_names_each_ring_that_may_stay() -> None:
    rings = {"air": {"claimed_by": 0}, "fire": {"claimed_by": 0}}
    game = scene({"hand": ["wholeness-of-the-world"]}, step="5.4", rings=rings)
    assert game.first.prompt is not None
    assert [option.target for option in game.first.prompt.options] == ["ring:air", "ring:fire", None]
    game.first.does(game.first.options[1])
    assert [ring.element for ring in game.table.rings.values() if ring.claimed_by is not None] == ["fire"]


def test_clarity_of_purpose_keeps_a_character_standing() -> None:
    side = {"characters": [inside("doji-challenger")], "hand": ["clarity-of-purpose"], "fate": 1}
    enemy = {"characters": [inside("lion-s-pride-brawler", status="honored")]}
    game = scene(side, enemy, conflict=fight(attacker=1), to_act=0, asked=(1,))
    game.first.does("play:clarity-of-purpose")
    game.second.does("trigger:lion-s-pride-brawler")
    assert not game.card("doji-challenger").bowed
    for conflict, bowed in ((POLITICAL, False), (MILITARY, True)):
        done = scene(side, conflict=conflict, to_act=0)
        done.first.does("play:clarity-of-purpose")
        done.finish()
        assert done.card("doji-challenger").bowed is bowed


def test_karmic_twist_hands_all_fate_on() -> None:
    hand = {"hand": ["karmic-twist"], "fate": 1}
    enemies = {"characters": [at("doji-challenger", fate=3), LOW, at("moto-youth", fate=1), "doji-hotaru"]}
    game = scene(hand, enemies, asked=(0, 1))
    game.first.does("play:karmic-twist").does("doji-challenger")
    assert game.card("doji-challenger").fate == 0 and game.card(LOW).fate == 3
    for others in ([at("doji-challenger", fate=3)], [at("doji-hotaru", fate=3), LOW], [LOW, "moto-youth"]):
        assert barred("play:karmic-twist", hand, {"characters": others})


@proves("Erratum Yogo Kikuyo")
def test_yogo_kikuyo_comes_from_the_hand_to_cancel_a_spell() -> None:
    """Errata of 1.5: Yogo Kikuyo comes from her player's own hand."""
    caster = {"characters": [inside(SHUGENJA)], "hand": ["supernatural-storm", "banzai"], "fate": 3}
    game = scene(caster, {"hand": ["yogo-kikuyo"]}, conflict=MILITARY, to_act=0)
    game.first.does("play:supernatural-storm")
    game.second.does("trigger:yogo-kikuyo")
    assert game.card("yogo-kikuyo").in_play and not game.card("yogo-kikuyo").participating
    assert game.card(SHUGENJA).military == 2
    plain = scene(caster, {"hand": ["yogo-kikuyo"]}, conflict=MILITARY, to_act=0)
    plain.first.does("play:banzai")
    assert not plain.second.may("trigger:yogo-kikuyo")
    there = scene(caster, {"characters": ["yogo-kikuyo"], "hand": ["yogo-kikuyo"]}, conflict=MILITARY, to_act=0)
    there.first.does("play:supernatural-storm")
    assert not there.second.may("trigger:yogo-kikuyo")


@pytest.mark.parametrize(("kami", "attacker"), [("guardian-kami", 1), ("kami-unleashed", 0)])
def test_the_kami_give_themselves_for_the_ring(kami: str, attacker: int) -> None:
    mine = {"characters": [inside(kami), inside(kami), inside(LOW)]}
    enemy = {"characters": [inside("doji-challenger")]}
    game = scene(mine, enemy, conflict=fight(attacker=attacker), to_act=0, asked=(0,))
    game.first.does(f"trigger:{kami}").does("select:gain")
    assert game.first.honor == 12 and len(game.table.players[0].conflict_discard) == 1
    game.second.passes()
    assert game.first.barred(f"trigger:{kami}")
    assert barred(f"trigger:{kami}", mine, enemy, conflict=fight(attacker=1 - attacker))


def test_walking_the_way_replaces_a_card_and_is_cheaper_for_shugenja() -> None:
    deck = ["doji-challenger", "doji-whisperer", "moto-youth", "border-rider"]
    side = {"hand": ["walking-the-way"], "characters": [SHUGENJA], "dynasty_deck": deck,
            "provinces": row(LOW, first="manicured-garden")}  # fmt: skip
    game = scene(side, asked=(0, 1))
    game.first.does("play:walking-the-way")
    game.first.does("moto-youth")
    assert [card.id for card in game.province(0, 0).contents] == ["moto-youth"] and game.zone(LOW) == "dynasty discard"
    assert used(game, "shuffle") == 1 and len(game.table.players[0].dynasty_deck) == 3
    assert barred("play:walking-the-way", {**side, "characters": [LOW]})
    assert not barred("play:walking-the-way", {**side, "characters": [LOW], "fate": 1})


@pytest.mark.parametrize(("zone", "lies"), [("dynasty deck", True), ("dynasty discard", True), ("removed", False)])
def test_only_a_card_of_the_dynasty_deck_or_discard_pile_takes_a_place_on_a_province(zone: str, lies: bool) -> None:
    """An interrupt may move the card that Walking the Way has found."""
    game = scene({"dynasty_deck": ["otomo-courtier"]})
    found = game.table.players[0].dynasty_deck[0]
    game.table.placing.move(found, zone)
    assert e.PutOnProvince(game.table.framework, found, game.province(0, 0)).possible() is lies
