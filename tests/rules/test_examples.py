"""Every entry about which people ask has an example, and examples tell what happens at a table."""

import re
from typing import Any, Final

import pytest

from bot.rules.glossary import glossaries
from bot.rules.search import is_answer
from engine.kernel.games import games
from tests.l5r_ccg.scene import EMPTY
from tests.l5r_ccg.scene import at as lying
from tests.l5r_ccg.scene import scene as old_scene
from tests.l5r_lcg.scene import Scene as CardScene
from tests.l5r_lcg.scene import at, scene
from tests.root.scene import Scene, eyrie, marquise, side
from tests.root.scene import scene as woodland

EXAMPLE: Final = re.compile(r"\b(?:Example|Exemple|Przykład)\s?: ")
HEADING: Final = "only says what the sections below it are about"
LIST: Final = "only lists what other entries are about"
WITHOUT: Final = {
    "l5r-lcg": {"later-words": "names words that these rules do not know"},
    "root": {
        **dict.fromkeys(("law-1", "law-1.1", "law-1.4", "law-1.5", "law-2"), HEADING),
        "factions": LIST,
        "appendices": "is about the numbers of the Law and what is not played here",
    },
    "l5r-ccg": {
        "rulebook": "is the contents of the booklet",
        "story": "tells the story and no rule",
        **dict.fromkeys(("simplified-rules", "game-mechanics"), HEADING),
        **dict.fromkeys(("special-card-effects", "special-card-traits"), LIST),
        "revised-rules": "lists what the booklet changed",
        "later-words": "names words that these rules do not know",
    },
}


@pytest.mark.parametrize("game", games("glossary"))
def test_every_entry_about_which_people_ask_has_an_example(game: str) -> None:
    """For a new entry write an example in each language, or give the reason above why nobody asks for one."""
    for language, entries in glossaries()[game].languages.items():
        missing = {id for id, entry in entries.items() if not EXAMPLE.search(entry.text) and not is_situation(id)}
        assert missing == set(WITHOUT[game]), language


def is_situation(id: str) -> bool:
    """Tell whether an entry is a situation itself: a question of the FAQ, or a long example of the rulebook."""
    return is_answer(id) or id.endswith(("-example", "-examples"))


# The examples that no other test plays.


def test_a_search_of_five_cards_in_a_deck_of_three_takes_all_three() -> None:
    """The entry about effects (RR 1.5, p. 8)."""
    game = scene({"characters": ["agasha-swordsmith"], "conflict_deck": ["banzai", "ornate-fan", "fine-katana"]})
    game.first.does("trigger:agasha-swordsmith")
    assert sum("fine-katana" in key or "ornate-fan" in key for key in game.first.options) == 2


def test_glory_until_the_end_of_the_dynasty_phase_is_gone_in_the_draw_phase() -> None:
    """Step 1.5. A test of the card plays the same for step 2.6."""
    game = seido("1.4")
    assert game.card("doji-challenger").glory == 4
    game.pass_while(lambda: game.table.phase == "dynasty")
    assert game.table.phase == "draw" and game.card("doji-challenger").glory == 2


def test_a_stronghold_that_bows_after_5_1_readies_in_5_2() -> None:
    game = seido("5.1-window")
    assert game.card("isawa-mori-seido").bowed
    game.pass_while(lambda: game.table.phase == "regroup")
    assert not game.card("isawa-mori-seido").bowed


def seido(step: str) -> CardScene:
    """Bow Isawa Mori Seidō for the only character."""
    own = {"stronghold": "isawa-mori-seido", "characters": [at("doji-challenger", fate=2)]}
    game = scene(own, {}, asked=(0, 1), step=step)
    game.first.triggers("isawa-mori-seido")
    return game


def test_an_undefended_attack_by_three_breaks_a_province_of_strength_three() -> None:
    """Conflict resolution, 3.2 to 3.2.8."""
    provinces = ["shameful-display", "entrenched-position", "manicured-garden", "fertile-fields", "ancestral-lands"]
    game = scene({"characters": [at("matsu-berserker", fate=1)]}, {"provinces": provinces})
    assert game.province(1, 0).strength == 3
    game.first.declares("air", "military", 0, "matsu-berserker")
    game.offers("ring-effect:air")
    assert game.second.honor == 9 and game.province(1, 0).broken
    game.finish()
    assert game.card("matsu-berserker").bowed


def cats(sawmills: int, wood: int) -> Scene:
    buildings = {"sawmill": dict.fromkeys((1, 5, 3)[:sawmills], 1)}
    return woodland(
        marquise(buildings=buildings, tokens={"wood": {2: wood}}, warriors={1: 3, 2: 2, 5: 3, 3: 3}),
        eyrie(warriors={12: 1}),
    )


@pytest.mark.parametrize(("standing", "wood", "points"), [(2, 2, 2), (3, 3, 3)])
def test_the_third_and_the_fourth_sawmill(standing: int, wood: int, points: int) -> None:
    """Law 6.1 and 6.5.4: for 2 wood and 2 points, and for 3 wood and 3 points."""
    game = cats(standing, wood)
    assert not cats(standing, wood - 1).marquise.may("build:sawmill:2")
    game.marquise.does("build:sawmill:2")
    assert game.marquise.score == points and game.marquise.pieces("wood", 2) == 0


def test_the_fifth_sympathy_costs_two_supporters_and_scores_two() -> None:
    """Law 8.1 and 8.4.2."""
    mice = ["root-tea-mouse", "investments"]
    alliance = side("alliance", tokens={"sympathy": dict.fromkeys((1, 5, 9, 10), 1)}, supporters=[*mice, "bake-sale"])
    game = woodland(alliance, eyrie(warriors={4: 1}), phase="birdsong")
    game.alliance.does("spread:2").does(*(f"card:{card}" for card in mice))
    assert game.alliance.score == 2 and game.alliance.view["supporters"] == ["bake-sale"]


def test_three_gardens_of_a_suit_score_two() -> None:
    """Law 10.1 and 10.5.3."""
    game = woodland(
        side("cult", buildings={"garden-fox": {1: 1, 6: 1, 8: 1}}, hand=["anvil"], outcast="fox"),
        eyrie(warriors={12: 1}),
    )
    game.cult.does("score<anvil")
    assert game.cult.score == 2


@pytest.mark.parametrize(("enemies", "points"), [({12: 1}, 3), ({5: 1}, 2)])
def test_one_enemy_warrior_makes_five_oppressed_clearings_four(enemies: dict[int, int], points: int) -> None:
    """Law 14.1 and 14.6.2."""
    hundreds: dict[str, Any] = {"warriors": dict.fromkeys((1, 2, 3, 4), 1) | {5: 2}, "warlord": 1}
    game = woodland(side("hundreds", **hundreds), eyrie(warriors=enemies), phase="evening")
    assert game.hundreds.score == points


@pytest.mark.parametrize(
    ("stronghold", "card"),
    [
        ("the-ancestral-home-of-the-lion", "matsu-gohei"),
        ("the-ruined-fortress-of-the-scorpion", "bayushi-hisa"),
    ],
)
def test_a_personality_of_the_clan_costs_two_instead_of_four(stronghold: str, card: str) -> None:
    """The six main clans, and the clans of the expansions (ch. 1 and 7)."""
    provinces = [{"card": lying(card, facedown=False)}, *EMPTY[1:]]
    given = {"stronghold": stronghold, "holdings": ["diamond-mine"], "honor": 6, "provinces": provinces}
    game = old_scene(given, {}, phase="dynasty")
    game.first.does(f"recruit:{card}").does("gold")
    assert game.first.prompt is not None and game.first.prompt.data is not None
    assert game.first.prompt.data["cost"] == 2
    game.first.pays()
    assert card in game.first.in_play and game.first.honor == 6


def test_an_oni_costs_its_player_the_honor_that_its_card_names_and_a_holding() -> None:
    """The entry about Oni. Kyoso no Oni has no Honor Requirement."""
    provinces = [{"card": lying("kyoso-no-oni", facedown=False)}, *EMPTY[1:]]
    given = {"holdings": ["diamond-mine", "diamond-mine"], "honor": -5, "provinces": provinces}
    game = old_scene(given, {}, phase="dynasty")
    game.first.does("recruit:kyoso-no-oni").pays().chooses("diamond-mine")
    assert game.first.honor == -8 and game.first.in_play.count("diamond-mine") == 1
