"""Unique cards and copies of cards."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("Cartes Uniques", "Exemplaire (d'une carte)")
def test_a_player_has_one_copy_of_a_unique_card_in_play() -> None:
    """A second Hotaru cannot be played while the first is in play. The copy can be discarded for fate on the first."""
    game = scene(
        {
            "characters": ["doji-hotaru"],
            "provinces": [at("fertile-fields", cards=["doji-hotaru"]), at("night-raid", cards=["doji-whisperer"]),
                          *FOUR[:2], FOUR[3]],
            "fate": 9,
        },
        step="1.4",
    )  # fmt: skip
    assert game.first.options == ["play:doji-whisperer", "duplicate:doji-hotaru", "pass"]


@proves("Cartes Uniques")
def test_both_players_may_have_their_own_copy_of_a_unique_card() -> None:
    """The opponent's Hotaru does not stop the player from playing theirs."""
    game = scene(
        {"provinces": [at("fertile-fields", cards=["doji-hotaru"]), *FOUR], "fate": 5},
        {"characters": ["doji-hotaru"]},
        step="1.4",
    )
    assert game.first.may("play:doji-hotaru")


@proves("Cartes Uniques", "Propriété et Contrôle")
def test_a_unique_card_cannot_be_taken_or_put_into_play_beside_its_copy() -> None:
    """Shosuro Actress may put an opponent's unique character into play, unless either player has a copy in play."""
    spare = {"dynasty_discard": ["matsu-beiona", "doji-whisperer"]}
    facts = {"characters": [inside("shosuro-actress")]}
    game = scene(facts, spare, conflict=POLITICAL, to_act=0)
    game.first.does("trigger:shosuro-actress")
    assert game.first.options == ["choose:matsu-beiona", "choose:doji-whisperer"]
    for mine, theirs in (([], ["matsu-beiona"]), (["matsu-beiona"], [])):
        game = scene(
            {"characters": [*facts["characters"], *mine]},
            {**spare, "characters": theirs},
            conflict=POLITICAL,
            to_act=0,
        )
        game.first.does("trigger:shosuro-actress")
        assert game.card("doji-whisperer").participating


@proves("Cartes Uniques", "Propriété et Contrôle")
@pytest.mark.parametrize(("mine", "offered"), [([], True), (["daidoji-nerishma"], False)])
def test_control_of_a_copy_of_an_own_unique_card_cannot_be_taken(mine: list[str], offered: bool) -> None:
    """Blackmail cannot take the opponent's Daidoji Nerishma from a player who has one."""
    game = scene(
        {"characters": [inside("asahina-storyteller"), *mine], "hand": ["blackmail"], "fate": 3, "honor": 9},
        {"characters": [inside("daidoji-nerishma")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert game.first.may("play:blackmail") == offered


@proves("Cartes Uniques", "Jouer, Mettre en Jeu", "Cartes Ressource")
@pytest.mark.parametrize(("shuffled", "entered"), [("doji-whisperer", 1), ("the-imperial-palace", 2)])
def test_a_copy_of_a_unique_holding_in_play_cannot_be_put_into_play(shuffled: str, entered: int) -> None:
    """A faceup holding is in play. Rebuild finds a second Imperial Palace only if the first one pays for it."""
    palace = at("fertile-fields", cards=["the-imperial-palace"])
    game = scene(
        {
            "provinces": [palace, at("night-raid", cards=["doji-whisperer"]), *FOUR[:2], FOUR[3]],
            "hand": ["rebuild"],
            "dynasty_discard": ["the-imperial-palace", "staging-ground"],
        },
    )
    game.first.does("play:rebuild").does(shuffled)
    found = game.first.options if game.first.asked == "target" else ["choose:staging-ground"]
    assert len(found) == entered


@proves("Cartes Uniques", "Cartes Ressource", "Ne Peut Pas", "1.2")
@pytest.mark.parametrize(("lying", "in_play"), [("the-imperial-palace", 1), ("imperial-storehouse", 2)])
def test_a_copy_of_a_unique_holding_in_play_stays_facedown(lying: str, in_play: int) -> None:
    """A faceup holding is in play, and a player cannot have two copies of a unique card in play."""
    palace = at("fertile-fields", cards=["the-imperial-palace"])
    provinces = [palace, at("night-raid", cards=[at(lying, facedown=True)]), *FOUR[:2], FOUR[3]]
    game = scene({"provinces": provinces}, step="1.1")
    assert len(game.first.player.holdings) == in_play
    assert game.kinds.count("turn-faceup") == in_play - 1


@proves("Cartes Uniques", "Remplir une Province")
def test_a_province_is_refilled_facedown_with_a_copy_of_a_unique_holding_in_play() -> None:
    """Akodo Gunso refills a province faceup, but the second Imperial Palace cannot enter play."""
    palace = at("fertile-fields", cards=["the-imperial-palace"])
    game = scene(
        {
            "provinces": [palace, at("night-raid", cards=["akodo-gunso"]), *FOUR[:2], FOUR[3]],
            "dynasty_deck": ["the-imperial-palace", "otomo-courtier"],
            "fate": 2,
        },
        step="1.4",
    )
    game.first.plays("akodo-gunso").does("trigger:akodo-gunso")
    (lying,) = game.province(0, 1).contents
    assert lying.id == "the-imperial-palace" and lying.facedown


@proves("Cartes Uniques", "Jouer, Mettre en Jeu")
def test_a_copy_of_a_unique_card_in_play_cannot_be_put_into_play() -> None:
    """Charge! does not put a second Toturi into play from a province."""
    game = scene(
        {
            "provinces": [at("fertile-fields", cards=["akodo-toturi"]), *FOUR],
            "characters": [inside("akodo-toturi")],
            "hand": ["charge"],
            "fate": 1,
        },
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("play:charge")


@proves("Doublon", "Cartes Uniques", "1.4", "Remplir une Province")
def test_a_duplicate_on_a_province_is_discarded_for_a_fate_and_replaced_facedown() -> None:
    """The discard takes an opportunity to act in step 1.4. The opponent acts next."""
    game = scene(
        {"characters": ["doji-hotaru"], "provinces": [at("fertile-fields", cards=["doji-hotaru"]), *FOUR], "fate": 9},
        {"fate": 9, "provinces": [at("fertile-fields", cards=["otomo-courtier"]), *FOUR]},
        step="1.4",
    )
    game.first.does("duplicate:doji-hotaru")
    assert game.card("doji-hotaru").fate == 1 and game.first.fate == 9
    assert [card.id for card in game.first.player.dynasty_discard] == ["doji-hotaru"]
    (lying,) = game.province(0, 0).contents
    assert lying.facedown and game.second.asked == "dynasty"
