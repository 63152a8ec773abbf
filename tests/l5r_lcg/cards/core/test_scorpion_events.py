"""Scorpion Clan, Core Set: events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Forged Edict


def edict(*characters: Any, played: str = "way-of-the-lion") -> Scene:
    """The first player plays an event. The second, with these characters, may cancel it with Forged Edict."""
    game = scene(
        {"characters": [inside("deathseeker")], "hand": [played], "fate": 2},
        {"characters": list(characters), "hand": ["forged-edict"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays(played)
    return game


def test_forged_edict_dishonors_a_courtier_to_cancel_an_event() -> None:
    game = edict("doji-whisperer", "brash-samurai", inside("savvy-politician"))
    game.second.does("trigger:forged-edict")
    assert game.second.options == ["choose:doji-whisperer", "choose:savvy-politician"]
    game.second.does("doji-whisperer")
    assert game.card("doji-whisperer").dishonored and game.card("deathseeker").military == 2
    assert game.zone("way-of-the-lion") == "conflict discard" and game.zone("forged-edict") == "conflict discard"


def test_forged_edict_needs_a_courtier_to_dishonor() -> None:
    for character in ("brash-samurai", at("doji-whisperer", status="dishonored")):
        game = edict(character)
        assert game.card("deathseeker").military == 4 and game.second.hand == ["forged-edict"]


def test_forged_edict_cancels_events_only() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("brash-samurai"), "doji-whisperer"], "hand": ["forged-edict"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler").does("brash-samurai")
    assert game.card("brash-samurai").bowed


def test_forged_edict_may_be_paid_by_somebody_the_rumors_name() -> None:
    game = edict("doji-whisperer", "young-rumormonger", "brash-samurai")
    game.second.does("trigger:forged-edict").does("doji-whisperer")
    game.second.does("trigger:young-rumormonger").does("brash-samurai")
    assert game.card("brash-samurai").dishonored and game.card("doji-whisperer").status == 0
    assert game.card("deathseeker").military == 2


# Way of the Scorpion


def test_way_of_the_scorpion_dishonors_a_participant_who_is_no_scorpion() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji"), inside("yogo-outcast")], "hand": ["way-of-the-scorpion"]},
        {"characters": [inside("doji-hotaru"), inside("bayushi-liar"), "ikoma-prodigy"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:way-of-the-scorpion")
    assert game.first.options == ["choose:ikoma-eiji", "choose:doji-hotaru"]
    game.first.does("doji-hotaru")
    assert game.card("doji-hotaru").dishonored


def test_way_of_the_scorpion_needs_a_participant() -> None:
    game = scene(
        {"characters": ["ikoma-eiji", inside("yogo-outcast")], "hand": ["way-of-the-scorpion"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert game.first.barred("play:way-of-the-scorpion")


# Calling in Favors


def favors(*mine: Any, theirs: Any = (), fate: int = 1) -> Scene:
    return scene(
        {"characters": list(mine), "hand": ["calling-in-favors"], "fate": fate},
        {"characters": list(theirs)},
        asked=(0, 1),
    )


def test_calling_in_favors_takes_an_attachment_to_the_dishonored() -> None:
    game = favors(
        at("ikoma-eiji", attachments=["ornate-fan"]),
        "doji-whisperer",
        theirs=[at("akodo-toturi", attachments=["honored-blade"])],
    )
    game.first.plays("calling-in-favors").does("ikoma-eiji")
    blade = game.card("honored-blade")
    assert game.card("ikoma-eiji").dishonored and game.first.fate == 0
    assert blade.host is game.card("ikoma-eiji") and blade.controller == 0 and blade.owner == 1
    assert game.card("akodo-toturi").attachments == ()


def test_calling_in_favors_lets_the_new_controller_use_it() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji")], "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [inside("brash-samurai", attachments=["duelist-training"]), inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("calling-in-favors")
    game.pass_all(until="action")
    assert game.second.barred("trigger:brash-samurai:duelist-training.0")
    game.second.passes()
    assert game.first.may("trigger:ikoma-eiji:duelist-training.0")


def test_calling_in_favors_discards_an_attachment_it_cannot_attach() -> None:
    for attachment, debtor, able in (
        ("sashimono", "ikoma-eiji", False),
        ("ornate-fan", "moto-horde", False),
        ("fine-katana", "moto-horde", True),
    ):
        game = favors(debtor, theirs=[at("akodo-toturi", attachments=[attachment])])
        (called,) = game.card("akodo-toturi").attachments
        game.first.plays("calling-in-favors")
        assert game.card(debtor).dishonored and called.in_play is able
        assert game.card("akodo-toturi").attachments == ()


def test_calling_in_favors_may_move_an_attachment_of_your_own_character() -> None:
    clouded = at("ikoma-eiji", attachments=[{"id": "cloud-the-mind", "owner": 1, "controller": 1}])
    game = favors(clouded, "doji-whisperer")
    game.first.plays("calling-in-favors").does("doji-whisperer")
    cloud = game.card("cloud-the-mind")
    assert cloud.host is game.card("doji-whisperer") and cloud.controller == 0
    # The attachment cannot be attached to its present character.
    game = favors(clouded)
    game.first.plays("calling-in-favors")
    assert game.zone("cloud-the-mind") == "conflict discard" and game.card("ikoma-eiji").dishonored


def test_calling_in_favors_attaches_to_the_chosen_whomever_the_rumors_name() -> None:
    game = favors("ikoma-eiji", "young-rumormonger", theirs=[at("akodo-toturi", attachments=["honored-blade"])])
    game.first.plays("calling-in-favors").does("ikoma-eiji")
    game.first.does("trigger:young-rumormonger")
    assert game.card("young-rumormonger").dishonored
    assert game.card("honored-blade").host is game.card("ikoma-eiji")


def test_calling_in_favors_needs_its_fate_somebody_to_dishonor_and_an_enemy_attachment() -> None:
    armed = [at("akodo-toturi", attachments=["honored-blade"])]
    for game in (
        favors("ikoma-eiji", theirs=armed, fate=0),
        favors(at("ikoma-eiji", status="dishonored"), theirs=armed),
        favors(at("ikoma-eiji", attachments=["honored-blade"]), theirs=["akodo-toturi"]),
    ):
        assert game.first.barred("play:calling-in-favors")


# I Can Swim


def swim(bids: tuple[Any, Any], enemy: Any = None, fate: int = 2) -> Scene:
    return scene(
        {
            "characters": [inside("kakita-asami", status="dishonored")],
            "hand": ["i-can-swim"],
            "fate": fate,
            "bid": bids[0],
        },
        {"characters": [enemy or inside("akodo-toturi", status="dishonored", fate=3), inside("ikoma-eiji")],
         "bid": bids[1]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )  # fmt: skip


def test_i_can_swim_discards_a_dishonored_enemy_while_your_bid_is_higher() -> None:
    game = swim((3, 2))
    game.first.plays("i-can-swim")
    game.pass_all(until="action")
    assert game.zone("akodo-toturi") == "dynasty discard" and game.first.fate == 0 and game.second.honor == 9
    assert game.card("kakita-asami").in_play and game.card("ikoma-eiji").in_play


def test_i_can_swim_needs_the_higher_bid_its_fate_and_a_dishonored_enemy_there() -> None:
    for game in (
        swim((2, 2)),
        swim((1, 2)),
        swim((None, None)),
        swim((3, 2), fate=1),
        swim((3, 2), enemy=inside("akodo-toturi")),
        swim((3, 2), enemy=at("akodo-toturi", status="dishonored")),
    ):
        assert game.first.barred("play:i-can-swim")
