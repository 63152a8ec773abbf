"""Personalities who duel in their own way, and a lone Oni."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI, UONA = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "isawa-uona"


# The Interrogator


def questioned(yasu: Any = "asako-yasu", hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": [yasu], "hand": ["focus"]}, {"personalities": [UONA, YOJO], "hand": list(hand), "honor": 9}
    )
    game.first.does("use:asako-yasu")
    return game


def test_yasu_questions_a_shugenja_without_a_focus() -> None:
    game = questioned(hand=("naginata",))
    game.second.does("strike")
    assert game.zone(UONA) == "dynasty discard" and game.first.hand == ["focus"] and game.card("asako-yasu").bowed


def test_yasu_does_not_die_of_his_questions() -> None:
    game = questioned(hand=("focus",))
    game.second.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone("asako-yasu") == "play" and game.zone(UONA) == "play"


def test_yasu_questions_no_samurai() -> None:
    game = scene({"personalities": ["asako-yasu"]}, {"personalities": [YOJO]})
    assert not game.first.may("use:asako-yasu")


# The Thief


def stolen_from(worn: list[str], hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": ["ratling-thief"]}, {"personalities": [at(UONA, attachments=worn)], "hand": list(hand)}
    )
    if worn:
        game.first.does("use:ratling-thief").chooses(worn[0])
    return game


def test_the_thief_takes_the_item_it_wins() -> None:
    """With a bonus of 3 Chi the Thief wins against a Chi of 3."""
    game = stolen_from(["the-star-of-laramun"])
    assert game.card("the-star-of-laramun").host is game.card("ratling-thief")
    assert game.card("the-star-of-laramun").controller == 0 and game.zone(UONA) == "play"
    assert numbers(game, "ratling-thief") == (0, 0)


def test_a_beaten_thief_goes_away_empty_handed() -> None:
    game = stolen_from(["the-star-of-laramun"], ("focus",))
    game.second.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("the-star-of-laramun").host is game.card(UONA) and game.zone("ratling-thief") == "play"


def test_the_thief_does_not_duel_for_an_item_that_cannot_be_stolen() -> None:
    side = {"personalities": [at(UONA, attachments=["the-jade-hand"])]}
    assert not scene({"personalities": ["ratling-thief"]}, side).first.may("use:ratling-thief")


def test_nothing_is_stolen_from_a_personality_without_items() -> None:
    assert not stolen_from([]).first.may("use:ratling-thief")


# Kachiko's brother


def test_aramoro_fights_for_kachiko() -> None:
    game = scene(
        {"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": ["bayushi-kachiko", "bayushi-aramoro"], "honor": 9},
    )
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-kachiko")
    game.second.does("accept")
    game.pass_while(lambda: not game.second.may("trigger:bayushi-aramoro:1"))
    game.second.does("trigger:bayushi-aramoro:1")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("bayushi-aramoro").died or game.zone(UJI) == "dynasty discard"
    assert game.zone("bayushi-kachiko") == "play"


@pytest.mark.parametrize(
    ("guard", "ward"), [(at("bayushi-aramoro", bowed=True), "bayushi-kachiko"), ("bayushi-aramoro", YOJO)]
)
def test_a_bowed_aramoro_stands_aside_and_for_others_he_does_not_fight(guard: Any, ward: str) -> None:
    game = scene(
        {"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": [ward, guard], "honor": 9},
    )
    game.first.does("play:iaijutsu-challenge").chooses(ward)
    game.second.does("accept")
    asked = []
    game.pass_while(
        lambda: bool(asked.append(game.second.may("trigger:bayushi-aramoro:1"))) or game.table.duel is not None
    )
    assert True not in asked


def test_aramoro_empties_a_province() -> None:
    game = scene({"personalities": ["bayushi-aramoro"]}, {"provinces": [{"card": "marketplace"}, {}, {}, {}]})
    game.first.does("use:bayushi-aramoro").chooses("province:1.0")
    assert game.zone("marketplace") == "dynasty discard"


# The Assassin


def murdered(hand: tuple[str, ...] = ("focus",), victim: Any = None) -> Scene:
    game = scene(
        {"personalities": ["matsu-hiroru"], "hand": list(hand), "honor": 9},
        {"personalities": [at(UJI, bowed=True) if victim is None else victim]},
    )
    return game


def test_hiroru_lays_a_focus_before_he_strikes_somebody_bowed() -> None:
    game = murdered()
    game.first.does("use:matsu-hiroru")
    assert game.first.asked == "lay-focus"
    game.first.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 5


def test_hiroru_need_not_lay_a_focus() -> None:
    game = murdered()
    game.first.does("use:matsu-hiroru").does("pass")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone("matsu-hiroru") == "dynasty discard" and game.first.hand == ["focus"]


def test_without_a_hand_hiroru_is_asked_nothing_before_the_duel() -> None:
    game = murdered(hand=())
    game.first.does("use:matsu-hiroru")
    assert game.zone("matsu-hiroru") == "dynasty discard"


def test_hiroru_leaves_the_straight_alone() -> None:
    assert not murdered(victim=UJI).first.may("use:matsu-hiroru")


@pytest.mark.parametrize(("bowed", "may"), [(True, True), (False, False)])
def test_hiroru_kills_a_bowed_retainer(bowed: bool, may: bool) -> None:
    game = scene({"personalities": ["matsu-hiroru"], "honor": 9}, {"holdings": [at("retired-general", bowed=bowed)]})
    assert game.first.may("use:matsu-hiroru:1") is may
    if may:
        game.first.does("use:matsu-hiroru:1")
        assert game.zone("retired-general") == "dynasty discard" and game.first.honor == 5
        assert not game.card("matsu-hiroru").bowed


@pytest.mark.parametrize(("worn", "may"), [("ninja-genin", True), ("light-infantry", False)])
def test_only_ninja_follow_hiroru(worn: str, may: bool) -> None:
    game = scene({"personalities": ["matsu-hiroru"], "hand": [worn]})
    assert game.first.may(f"attach:{worn}") is may


# The lone Oni


def test_the_oni_grows_with_every_crab_of_its_player() -> None:
    """The Oni is itself of the Crab Clan, so it counts itself."""
    game = scene({"personalities": ["hida-yakamo-oni", UNARI, YOJO]}, {"personalities": [SUKUNE]})
    assert numbers(game, "hida-yakamo-oni") == (2, 2)


@pytest.mark.parametrize(("worn", "may"), [("light-infantry", False), ("naginata", True)])
def test_nobody_follows_the_oni(worn: str, may: bool) -> None:
    game = scene({"personalities": ["hida-yakamo-oni"], "hand": [worn]})
    assert game.first.may(f"attach:{worn}") is may


def test_the_oni_does_not_focus() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
                 {"personalities": ["hida-yakamo-oni"], "hand": ["focus"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.second.hand == ["focus"]


def test_the_oni_goes_alone() -> None:
    game = scene({"personalities": ["hida-yakamo-oni", UNARI]}, {"personalities": [YOJO]})
    game.to_attack().attacks(1)
    oni, unari = "commit:hida-yakamo-oni>province:1.0", f"commit:{UNARI}>province:1.0"
    assert game.first.refused(oni, unari) == "not-together"
    game.first.does(oni, f"commit:{UNARI}>province:1.1")
    assert game.card("hida-yakamo-oni").at is not None and game.card(UNARI).at is not None


def test_nobody_joins_the_oni_in_the_cavalry_maneuvers() -> None:
    game = scene({"personalities": ["hida-yakamo-oni", "sanzo"]}, {"personalities": [YOJO]})
    game.to_attack().attacks(1)
    game.first.commits(hida_yakamo_oni="1.0")
    game.second.commits()
    assert game.first.asked == "commit"
    assert not game.first.may("commit:sanzo>province:1.0") and game.first.may("commit:sanzo>province:1.1")


# Siege


@pytest.mark.parametrize(("worn", "may"), [("battering-ram-crew", True), ("fire-breather", True), ("archers", False)])
def test_only_a_breaker_of_walls_follows_utsu(worn: str, may: bool) -> None:
    game = scene({"personalities": ["kaiu-utsu"], "hand": [worn], "holdings": ["diamond-mine"] * 2})
    assert game.first.may(f"attach:{worn}") is may


def test_utsu_breaches_the_province() -> None:
    game = fought([f("kaiu-utsu")], [f(UJI)])
    strength = game.province(1, 0).strength
    game.first.does("use:kaiu-utsu:1")
    assert game.province(1, 0).strength == strength - 3 and game.card("kaiu-utsu").bowed


def test_utsu_shoots() -> None:
    game = fought([f("kaiu-utsu")], [f(UJI)])
    game.first.does("use:kaiu-utsu")
    assert game.zone(UJI) == "dynasty discard"


# Goblins


def test_the_shaman_mounts_as_many_goblins_as_the_card_has_focus() -> None:
    goblins = [at("goblin-warmonger", attachments=["goblin-mob", "goblin-mob"]), UNARI]
    game = scene({"personalities": ["goblin-shaman", *goblins], "hand": ["archers"]})
    game.first.does("use:goblin-shaman")
    assert game.first.refused("goblin-warmonger", "goblin-mob", "goblin-mob") and not game.first.may(UNARI)
    game.first.does("goblin-warmonger", "goblin-mob")
    assert game.card("goblin-warmonger").trait("Cavalry") and game.first.hand == []
    assert [one.trait("Cavalry") for one in game.cards("goblin-mob")].count(True) == 1
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("goblin-warmonger").trait("Cavalry")


def test_a_shaman_without_a_card_mounts_nobody() -> None:
    game = scene({"personalities": ["goblin-shaman", "goblin-warmonger"]})
    assert not game.first.may("use:goblin-shaman")


# A Personality of another player takes the place of the Master of Fire, who has laid his only Focus card.


def test_a_substitute_fights_with_the_laid_focus_card_but_does_not_see_it() -> None:
    """Everything but the fighter stays the same. The card remains its owner's, and nobody else may look at it."""
    sworn = at("isawa-tsuke", lasting=[{"attribute": "clan:Scorpion", "value": 1, "until": "game"}])
    game = scene(
        {"personalities": [sworn], "hand": ["focus", "naginata"]},
        {"personalities": [at(UNARI, tokens=[{"chi": 9}])], "hand": ["light-infantry"]},
        {"personalities": ["bayushi-tangen"], "hand": ["archers"]},
    )
    game.first.does("use:isawa-tsuke").chooses(UNARI).does("focus:focus")
    game.third.does("trigger:bayushi-tangen")
    laid = next(record for record in game.match.records if record.kind == "focus")
    assert laid.seats == (0,) and laid.facts["player"] == 0
    seen = [game.match.view(seat)["duel"]["duelists"][0]["focused"] for seat in range(3)]
    assert seen == [[game.card("focus", 0).key], [], []]
    game.second.does("focus:light-infantry")
    game.pass_while(lambda: game.table.duel is not None)
    # The Master of Fire is promised that the duel does not kill him. Tangen is not.
    assert game.card("isawa-tsuke").in_play and game.zone("bayushi-tangen") == "dynasty discard"
    assert game.zone("focus", 0) == "fate discard"
    discards = [record.facts["player"] for record in game.match.records if record.kind == "discard"]
    assert discards == [0, 1]
