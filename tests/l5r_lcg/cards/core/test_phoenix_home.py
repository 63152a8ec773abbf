"""Phoenix Clan, Core Set: strongholds, provinces and holdings."""

from tests.l5r_lcg.cards.positions import faceup, fight, row
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

# Isawa Mori Seidō


def test_isawa_mori_seido_adds_two_glory_until_the_end_of_the_phase() -> None:
    game = scene(
        {"stronghold": "isawa-mori-seido", "characters": [at("serene-warrior", status="honored", fate=1)]},
        asked=(0, 1),
        step="2.5-window",
    )
    game.first.triggers("isawa-mori-seido")
    assert game.card("serene-warrior").glory == 6
    assert game.card("serene-warrior").military == 3 + 6
    assert game.card("isawa-mori-seido").bowed
    game.pass_all()
    assert game.table.phase == "conflict" and game.card("serene-warrior").glory == 4


def test_isawa_mori_seido_needs_to_be_bowed() -> None:
    game = scene(
        {"stronghold": at("isawa-mori-seido", bowed=True), "characters": ["serene-warrior"]},
        asked=(0, 1),
    )
    assert not game.first.may("trigger:isawa-mori-seido")


# Kuroi Mori


def test_kuroi_mori_switches_the_contested_ring_and_the_attacker_takes_its_fate() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"provinces": faceup("kuroi-mori"), "characters": ["serene-warrior"]},
        conflict=fight(ring="fire"),
        rings={"water": {"fate": 2}},
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-ring", "choose:ring:water")
    assert game.conflict is not None
    assert game.conflict.ring.element == "water" and game.conflict.skill == "military"
    assert game.table.rings["fire"].unclaimed and game.first.fate == 2
    taken = [record.facts for record in game.match.records if record.kind == "take-ring-fate"]
    assert [(facts["player"], facts["ring"], facts["amount"]) for facts in taken] == [(0, "water", 2)]


def test_kuroi_mori_switches_the_type_and_keeps_the_element() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("serene-warrior")]},
        {"provinces": faceup("kuroi-mori")},
        conflict=fight(ring="fire"),
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-type")
    assert game.conflict is not None
    assert game.conflict.ring.element == "fire" and game.conflict.skill == "political"
    assert game.card("matsu-berserker").bowed and not game.card("matsu-berserker").participating
    assert not game.second.may("trigger:province:1.0")


def test_kuroi_mori_cannot_switch_with_claimed_rings() -> None:
    rings = {element: {"claimed_by": 0} for element in ("air", "earth", "water", "void")}
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"provinces": faceup("kuroi-mori")},
        conflict=fight(ring="fire"),
        rings=rings,
        to_act=1,
    )
    game.second.does("trigger:province:1.0")
    assert game.conflict is not None and game.conflict.skill == "political"


def test_kuroi_mori_needs_a_conflict_at_it() -> None:
    provinces = [DEFAULTS[0], at("kuroi-mori"), *DEFAULTS[2:]]
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"provinces": provinces},
        conflict=fight(ring="fire"),
        to_act=1,
        asked=(0, 1),
    )
    assert not game.second.may("trigger:province:1.1")


# Forgotten Library


def test_forgotten_library_draws_when_the_draw_phase_begins() -> None:
    game = scene({"provinces": row("forgotten-library")}, step="2.1")
    game.first.does("trigger:forgotten-library")
    assert len(game.first.hand) == 1
    game.first.bids(1)
    game.second.bids(1)
    assert len(game.first.hand) == 2


def test_forgotten_library_does_nothing_in_other_phases() -> None:
    game = scene({"provinces": row("forgotten-library")}, step="3.1", asked=(0, 1))
    assert game.first.asked == "action"
