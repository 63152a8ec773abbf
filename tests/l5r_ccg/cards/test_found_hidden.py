"""Cards with a part that stays hidden.

Their wording comes from a public table of cards (dragncards-hac). Each section names the printing whose wording the
card follows.
"""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

UNARI, UJI, TSUKE = "hida-unari", "daidoji-uji", "isawa-tsuke"
MINE, FARM = "gold-mine", "small-farm"


# Cloak of Night (Lotus Edition)

CLOAK, KATANA, LIGHT = "cloak-of-night", "crystal-katana", "light-infantry"


def cloaked(*hand: str, **more: Any) -> Scene:
    caster = at(TSUKE, attachments=[CLOAK])
    return scene({"personalities": [caster, UNARI], "hand": list(hand), **more}, {"personalities": [UJI]})


def under_cloak(card_id: str = KATANA, **facts: Any) -> Scene:
    """Return a table at which the first player has hidden a card under Hida Unari."""
    game = cloaked(card_id, "charge")
    game.first.does(f"use:{CLOAK}").chooses(UNARI)
    game.first.does(f"choose:{card_id}")
    game.pass_while(lambda: game.first.asked != "action", 10)
    return game


UNCLOAK = f"use:{UNARI}:text.{CLOAK}.0"


def test_a_card_goes_face_down_under_a_personality() -> None:
    game = under_cloak()
    assert game.zone(KATANA) == "beneath" and game.card(UNARI).beneath == [game.card(KATANA)]
    assert game.zone(CLOAK) == "fate discard" and game.card(TSUKE).bowed and game.first.hand == ["charge"]
    other, own = (view(game.table, viewer)["players"][0] for viewer in (1, 0))
    assert "beneath" not in other and game.card(KATANA).key not in repr(other)
    assert own["beneath"] == [{"key": game.card(KATANA).key, "under": game.card(UNARI).key}]
    kept(game)


def test_the_hidden_card_is_attached_for_nothing_once() -> None:
    game = under_cloak()
    game.first.does(UNCLOAK)
    assert game.card(KATANA).host is game.card(UNARI) and not game.first.may(UNCLOAK)
    assert not game.card(UNARI).bowed and not any(one.bowed for one in game.first.player.holdings)


def test_even_a_bowed_personality_throws_off_the_cloak() -> None:
    game = under_cloak()
    game.happens(game.table.rules_of(0).bow(game.card(UNARI)))
    assert game.first.may(UNCLOAK)


def test_a_card_that_may_not_be_there_is_discarded() -> None:
    game = under_cloak("biting-steel")
    game.first.does(UNCLOAK)
    assert game.zone("biting-steel") == "fate discard"


def test_only_attachments_go_under_the_cloak() -> None:
    game = cloaked("charge", KATANA, LIGHT)
    game.first.does(f"use:{CLOAK}").chooses(UNARI)
    assert not game.first.may("choose:charge")
    assert game.first.may(f"choose:{KATANA}") and game.first.may(f"choose:{LIGHT}")
    with pytest.raises(Refused):
        game.match.answer(0, [f"choose:{game.card(KATANA).key}", f"choose:{game.card(LIGHT).key}"])


def test_a_player_without_an_attachment_is_asked_nevertheless() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[CLOAK])], "hand": ["charge"]}, asked=(0,))
    game.first.does(f"use:{CLOAK}")
    game.pass_to("put-under", seat=0)
    assert game.first.barred(f"choose:{KATANA}", "put-under")
    assert not scene({"personalities": [at(TSUKE, attachments=[CLOAK])], "hand": []}).first.may(f"use:{CLOAK}")


def test_the_hidden_card_is_lost_with_its_personality() -> None:
    game = under_cloak()
    game.happens(game.table.rules_of(1).destroy(game.card(UNARI)))
    assert game.zone(KATANA) == "fate discard"


def test_the_hidden_card_stays_under_the_experienced_self() -> None:
    game = scene({"personalities": [at("hida-sukune", beneath=[KATANA])],
                  "provinces": [{"card": at("hida-sukune-experienced")}, {}, {}, {}]}, phase="dynasty")  # fmt: skip
    game.first.does("overlay:hida-sukune-experienced>hida-sukune")
    assert game.card("hida-sukune-experienced").beneath == [game.card(KATANA)]
    kept(game)


def test_the_hidden_card_stays_with_a_personality_who_becomes_one_with_an_oni() -> None:
    row = ["oni-no-kaze", at("asahina-tomo", attachments=["possession"]), at("isawa-tadaka", beneath=[KATANA])]
    game = scene({"personalities": row, "honor": 10})
    game.first.does("use:possession").chooses("isawa-tadaka")
    assert game.card("oni-no-kaze").beneath == [game.card(KATANA)]
    kept(game)


def test_the_fuzzer_exchanges_what_lies_under_a_personality_with_other_attachments() -> None:
    side = {"personalities": [at(UNARI, beneath=[KATANA])], "hand": ["charge", LIGHT]}
    pairs = CcgProbe().alike(scene(side).table, 1)
    ((here, there),) = [pair for pair in pairs if any(spot.pile == "beneath" for spot in pair[0])]
    assert [spot.pile for spot in here] == ["beneath"] and (there[0].pile, there[0].place) == ("hand", 1)


@pytest.mark.parametrize("under", ["charge", UJI, at(KATANA, bowed=True)])
def test_only_straight_attachments_lie_under_a_personality(under: Any) -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(UNARI, beneath=[under])]})


# Forgotten Tomb (Gold Edition)

TOMB, MOB, WARMONGER, JUNZO = "forgotten-tomb", "goblin-mob", "goblin-warmonger", "yogo-junzo"


def tomb(*under: Any, **side: Any) -> Scene:
    given = {"holdings": [at(TOMB, beneath=list(under))], "hand": [LIGHT], "honor": 10, **side}
    return scene(given, {"personalities": [UJI]}, phase="dynasty")


def test_dark_cards_go_face_up_under_the_tomb() -> None:
    game = tomb(hand=[MOB, LIGHT], provinces=[{"card": at(WARMONGER)}, {"card": at(UNARI)}, {}, {}])
    game.first.does(f"entomb:{TOMB}")
    assert not game.first.may(f"choose:{LIGHT}") and not game.first.may(f"choose:{UNARI}")
    game.first.does(f"choose:{MOB}", f"choose:{WARMONGER}")
    lying = view(game.table, 1)["players"][0]["entombed"]
    assert [(one["key"].partition("#")[0], one["waits"]) for one in lying] == [(MOB, 1), (WARMONGER, 2)]
    assert game.first.hand == [LIGHT]
    kept(game)


def test_a_card_waits_as_many_of_its_players_turns_as_it_has_force() -> None:
    game = tomb(at(WARMONGER, waits=2))
    for turn, ready in ((1, False), (3, False), (5, True)):
        game.pass_to("dynasty", seat=0, turn=turn)
        assert game.first.may(f"unearth:{TOMB}") is ready


def test_it_comes_into_play_without_gold_at_its_other_costs() -> None:
    game = tomb(at(JUNZO), holdings=[at(TOMB, beneath=[at(JUNZO)])])
    game.first.does(f"unearth:{TOMB}")
    assert game.zone(JUNZO) == "play" and game.first.honor == 6 and not game.first.player.entombed
    kept(game)


def test_a_follower_from_the_tomb_needs_a_straight_leader() -> None:
    assert not tomb(MOB).first.may(f"unearth:{TOMB}")
    game = tomb(MOB, personalities=[UNARI])
    game.first.does(f"unearth:{TOMB}")
    assert game.card(MOB).host is game.card(UNARI) and game.first.honor == 8


def test_the_honor_requirement_still_applies() -> None:
    assert not tomb("moto-tsume", honor=5).first.may(f"unearth:{TOMB}")
    assert tomb("moto-tsume", honor=0).first.may(f"unearth:{TOMB}")


def test_what_lies_under_the_tomb_is_destroyed_with_it() -> None:
    game = tomb(WARMONGER, MOB)
    game.happens(game.table.rules_of(1).destroy(game.card(TOMB)))
    assert (game.zone(WARMONGER), game.zone(MOB)) == ("dynasty discard", "fate discard")


def test_whether_cards_may_be_buried_does_not_depend_on_the_hand() -> None:
    game = tomb()
    assert game.first.may(f"entomb:{TOMB}")
    assert not tomb(hand=[]).first.may(f"entomb:{TOMB}")


# Wisdom the Wind Brings (Lotus Edition)

WIND, YODIN = "wisdom-the-wind-brings", "yodin"


def listening(**side: Any) -> Scene:
    given = {"personalities": [YODIN, UNARI], "hand": [WIND], "fate_deck": ["charge", "outflank", KATANA],
             "dynasty_deck": [MINE, FARM], **side}  # fmt: skip
    rival = {"hand": [LIGHT, "focus"], "provinces": [{"card": UJI}, {}, {}, {}]}
    return scene(given, rival)


def test_the_wind_tells_of_as_many_cards_as_the_caster_has_chi() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    assert game.card(YODIN).bowed and game.card(YODIN).chi == 3 and game.first.asked == "look"
    game.first.does("choose:province:1.0", "hand:1", "fate:0")
    (looked,) = [one for one in game.match.records if one.kind == "look-at"]
    seen = looked.seen_by(0)
    assert seen is not None and seen.facts["cards"][:2] == [UJI, "charge"]
    assert seen.facts["cards"][2] in (LIGHT, "focus")
    told = looked.seen_by(1)
    assert told is not None and "cards" not in told.facts and told.facts["amount"] == 3


def test_cards_of_the_players_decks_may_be_discarded() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    game.match.answer(0, ["fate:0", "fate:0", "dynasty:0"])
    assert game.first.asked == "target"
    game.first.does("choose:charge", f"choose:{MINE}")
    assert (game.zone("charge"), game.zone(MINE)) == ("fate discard", "dynasty discard")
    assert [one.id for one in game.first.player.fate_deck] == [KATANA, "outflank"]


def test_cards_of_other_decks_and_of_hands_stay() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    game.first.does("hand:1", "fate:1", "dynasty:1")
    assert game.first.asked == "action" or game.second.asked == "action"
    assert not game.second.player.fate_discard and not game.second.player.dynasty_discard


def test_the_player_may_discard_no_more_cards_than_the_casters_chi() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    with pytest.raises(Refused):
        game.match.answer(0, ["fate:0", "fate:0", "fate:0", "fate:1"])


def test_only_a_monk_or_shugenja_hears_the_wind() -> None:
    assert not listening(personalities=[UNARI]).first.may(f"play:{WIND}")


# Obsidian Mirror (Lotus Edition)

MIRROR = "obsidian-mirror"


def mirrored(*hand: str, **side: Any) -> Scene:
    wearer = at(UNARI, attachments=[MIRROR])
    return scene({"personalities": [wearer], "honor": 10, **side}, {"hand": list(hand)})


def test_a_named_card_is_discarded_once() -> None:
    game = mirrored("charge", "charge", LIGHT)
    game.first.does(f"use:{MIRROR}")
    game.pass_to("letter")
    game.first.does("letter:C").does("name:charge")
    game.pass_to("action")
    assert sorted(game.second.hand) == ["charge", LIGHT] and game.zone("charge", 1) in ("hand", "fate discard")
    assert len(game.second.player.fate_discard) == 1
    assert game.first.honor == 9 and game.card(UNARI).bowed


def test_a_name_that_the_player_does_not_hold_does_nothing() -> None:
    game = mirrored("charge", LIGHT)
    game.first.does(f"use:{MIRROR}")
    game.pass_to("letter")
    game.first.does("letter:O").does("name:outflank")
    game.pass_to("action")
    assert len(game.second.hand) == 2 and game.first.honor == 9
    named = next(one for one in game.match.records if one.kind == "name-card")
    assert (named.facts["player"], named.facts["card"]) == (1, "outflank")


def test_a_bowed_personality_looks_into_no_mirror() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[MIRROR], bowed=True)]}, {"hand": ["charge"]})
    assert not game.first.may(f"use:{MIRROR}")
