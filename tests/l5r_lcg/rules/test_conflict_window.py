"""Appendix I, 3.2.1 and 3.2.2: declaring defenders, and the conflict's action window."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
# Provinces without an action.
ROW = ["secret-cache", "restoration-of-balance", "elemental-fury", "night-raid", "ancestral-lands"]


@proves("3.2.1", "Redressé", "Défenseur, Personnage Défenseur, Joueur Défenseur", "Tiret (-)")
def test_any_number_of_ready_able_characters_defends() -> None:
    """Step 3.2.1: the defending player declares all, some or none of the ready characters.

    Characters with a dash or a ban cannot defend.
    """
    enemies = [
        "doji-challenger",
        at("kakita-asami", bowed=True),
        "doji-whisperer",
        "aggressive-moto",
        "venerable-historian",
    ]

    def declared(*names: str) -> list[str]:
        game = scene({"characters": ["matsu-beiona"]}, {"provinces": ROW, "characters": enemies}, step="3.2")
        game.first.declares("air", "military", 1, "matsu-beiona")
        assert game.first.prompt is None and game.second.asked == "declare-defenders"
        assert game.second.options == ["defend:doji-challenger", "defend:doji-whisperer"]
        game.second.defends(*names)
        record = next(r for r in game.match.records if r.kind == "declare-defenders")
        return [key.partition("#")[0] for key in record.facts["defenders"]]

    assert declared() == []
    assert declared("doji-whisperer") == ["doji-whisperer"]
    assert declared("doji-challenger", "doji-whisperer") == ["doji-challenger", "doji-whisperer"]


@proves(
    "3.2.1", "Défenseur, Personnage Défenseur, Joueur Défenseur", "Attaquant, Personnage Attaquant, Joueur Attaquant"
)
def test_defenders_take_part_on_the_side_of_the_attacked_player() -> None:
    """Step 3.2.1: declared defenders participate, other characters stay home and ready.

    Attackers are on the other side.
    """
    game = scene(
        {"characters": ["matsu-beiona"]}, {"provinces": ROW, "characters": ["doji-challenger", "brash-samurai"]},
        step="3.2", asked=(0, 1),
    )  # fmt: skip
    game.first.declares("air", "military", 1, "matsu-beiona")
    play_on(game, "declare-defenders")
    game.second.defends("doji-challenger")
    assert game.card("doji-challenger").defending and not game.card("doji-challenger").attacking
    assert game.card("matsu-beiona").attacking and not game.card("brash-samurai").participating
    assert game.totals == (3, 3)


@proves("3.2.2", "Fenêtres d'Action", "Premier Joueur, Pion Premier Joueur")
@pytest.mark.parametrize("first_player", [0, 1])
def test_the_defender_acts_first_in_the_conflict(first_player: int) -> None:
    """Step 3.2.2: the defending player acts first, even if the other is the first player.

    They act in turn until both pass.
    """
    game = scene(
        {"characters": [inside("shinjo-outrider"), "border-rider"]},
        {"characters": [inside("brash-samurai")], "provinces": ROW},
        conflict=MILITARY,
        first_player=first_player,
        asked=(0, 1),
    )
    game.card("border-rider").bowed = True
    assert game.first.prompt is None and game.second.asked == "action"
    game.second.passes()
    assert game.second.prompt is None
    game.first.does("trigger:border-rider")
    assert game.first.prompt is None and game.second.asked == "action"
    game.second.does("trigger:brash-samurai")
    game.first.passes()
    game.second.passes()
    assert game.table.step != "3.2.2"


@proves("3.2.2", "Passer")
def test_a_player_who_passed_may_act_again_after_an_act_of_the_other() -> None:
    """Step 3.2.2: a pass gives up only this opportunity. After the opponent's action there is another."""
    game = scene(
        {"characters": [inside("matsu-beiona")], "hand": ["fine-katana"]},
        {"characters": [inside("brash-samurai")], "provinces": ROW},
        conflict=MILITARY,
    )
    game.second.passes()
    game.first.plays("fine-katana", on="matsu-beiona")
    game.second.does("trigger:brash-samurai")
    assert game.card("brash-samurai").honored


@proves("3.2.2", "Jouer, Mettre en Jeu", "Destin")
def test_an_opportunity_in_the_conflict_allows_these_acts() -> None:
    """Step 3.2.2: a player may use an action of a card, or play an event, an attachment or a character from hand."""
    side = {"characters": [inside("brash-samurai"), at("border-rider", bowed=True)], "fate": 3,
            "hand": ["way-of-the-crane", "fine-katana", "steward-of-law"]}  # fmt: skip
    game = scene(side, {"characters": [inside("matsu-beiona")]}, conflict=MILITARY, to_act=0)
    assert set(game.first.options) == {
        "trigger:brash-samurai", "trigger:border-rider", "play:way-of-the-crane", "play:fine-katana",
        "play:steward-of-law", "pass",
    }  # fmt: skip
    game.first.does("play:fine-katana")
    assert {"choose:matsu-beiona", "choose:brash-samurai", "choose:border-rider"} <= set(game.first.options)
    for into in ("conflict", "home"):
        game = scene(side, {"characters": [inside("matsu-beiona")]}, conflict=MILITARY, to_act=0)
        game.first.plays("steward-of-law", into=into, fate=2)
        steward = game.card("steward-of-law")
        assert (steward.participating, steward.fate, game.first.fate) == (into == "conflict", 2, 0)


@proves("3.2.2", "Tiret (-)", "Participant, Ne Peut Pas Participer")
def test_a_character_with_a_dash_can_only_be_played_home() -> None:
    """3.2.2, Tiret: Political Rival cannot be played into a military conflict."""
    game = scene(
        {"characters": [inside("matsu-beiona")], "hand": ["political-rival"], "fate": 3},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("political-rival")
    assert game.zone("political-rival") == "play" and not game.card("political-rival").participating


@proves("3.2.2", "Actuel, Actuellement")
def test_the_totals_are_there_for_all_to_see_after_each_action() -> None:
    """Step 3.2.2: everybody's view shows the totals that both sides would have if the conflict resolved now."""
    game = scene(
        {"characters": [inside("matsu-beiona")], "hand": ["fine-katana"]},
        {"characters": [inside("brash-samurai")], "provinces": ROW},
        conflict=MILITARY,
        to_act=0,
    )
    totals = lambda: [game.match.view(viewer)["conflict"]["totals"] for viewer in (0, 1, None)]  # noqa: E731
    assert totals() == [[3, 2]] * 3
    game.first.plays("fine-katana", on="matsu-beiona")
    assert totals() == [[5, 2]] * 3
    game.second.does("trigger:brash-samurai")
    assert totals() == [[5, 4]] * 3
