"""The Apprentice, who adds to the Chi of a Shugenja in general, and more where the Chi counts for Spells."""

from typing import Any

from tests.l5r_ccg.scene import at, battle_at, fights, scene

UNARI, SUKUNE = "hida-unari", "hida-sukune"
MINED = ["gold-mine", "gold-mine", "diamond-mine"]


def test_an_apprentice_adds_one_chi_and_for_spells_two_more() -> None:
    """Our reading: the card's printed +1 always counts, and the bonus in its text is added to that."""
    game = scene({"personalities": [at("isawa-uona", attachments=["apprentice"])]})
    uona = game.card("isawa-uona")
    assert uona.chi == uona.face.chi + 1 and uona.casting_chi == uona.face.chi + 3


def test_with_an_apprentice_there_is_room_for_more_spells() -> None:
    room = scene({"personalities": ["isawa-uona"]}).card("isawa-uona").chi + 3

    def may(spells: int) -> bool:
        worn = ["apprentice", *["biting-steel"] * spells]
        game = scene({"personalities": [at("isawa-uona", attachments=worn)], "hand": ["biting-steel"],
                      "holdings": MINED})  # fmt: skip
        return game.first.may("attach:biting-steel")

    assert may(room - 1) and not may(room)


def test_the_apprentice_helps_while_his_shugenja_bows_for_a_spell_and_nobody_else() -> None:
    fury = at("the-fury-of-osano-wo", tokens=[{"name": "Fury"}])

    def struck(*worn: Any, beside: Any = ()) -> bool:
        units = [fights("isawa-uona", attachments=[fury, *worn]), fights("agasha-heizo", attachments=[*beside])]
        foe = [fights(SUKUNE, tokens=[{"force": 4}])]
        game = scene({"personalities": foe}, {"personalities": units}, attack=battle_at(0))
        return game.second.may("use:the-fury-of-osano-wo:4")

    assert struck("apprentice") and not struck() and not struck(beside=["apprentice"])


def test_the_apprentice_may_attend_anybody_but_strengthens_only_its_owners_spells() -> None:
    game = scene({"personalities": [UNARI], "hand": ["apprentice"]})
    game.first.does("attach:apprentice").pays()
    assert game.card(UNARI).chi == game.card(UNARI).face.chi + 1
