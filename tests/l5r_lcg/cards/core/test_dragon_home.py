"""Dragon Clan, Core Set: strongholds, provinces and holdings."""

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, row
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

# Mountain's Anvil Castle


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


# Restoration of Balance


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


# Secluded Temple


def test_secluded_temple_takes_fate_from_the_larger_side() -> None:
    temple = row("secluded-temple", first="pilgrimage")
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
    temple = row("secluded-temple", first="pilgrimage")
    game = scene(
        {"characters": mine, "provinces": temple},
        {"characters": [at("matsu-berserker", fate=fate), "brash-samurai"]},
        step="3.1",
        asked=(0,),
    )
    assert not game.first.may("trigger:secluded-temple") and game.card("matsu-berserker").fate == fate
