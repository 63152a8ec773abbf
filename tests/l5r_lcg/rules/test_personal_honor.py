"""Glory and personal honor, Pride, impossible effects, and cards that effects cannot target."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}
PERSONAL = "Honneur Personnel, Déshonneur Personnel"
HONORED = "Honoré, Pion Statut Honoré"


@proves(PERSONAL, HONORED, "Gloire", "Normal", "Pion Statut")
@pytest.mark.parametrize(("status", "skills"), [("honored", (5, 5)), ("normal", (3, 3)), ("dishonored", (1, 1))])
def test_glory_is_added_to_the_skills_of_the_honored_and_taken_from_the_dishonored(
    status: str, skills: tuple[int, int]
) -> None:
    """Doji Challenger has 3 skill and 2 glory: the token changes both skills, and the glory stays 2."""
    game = scene({"characters": [inside("doji-challenger", status=status)]}, conflict=POLITICAL, asked=(0, 1))
    card = game.card("doji-challenger")
    assert ((card.military, card.political), card.glory) == (skills, 2)
    assert game.totals == (skills[1], 0)


@proves(PERSONAL, "Gloire", "Modificateurs")
def test_changed_glory_changes_the_skill_and_nothing_falls_below_zero() -> None:
    """Two more glory change the skill by two more, up or down; a skill below zero is zero."""
    game = scene(
        {"stronghold": "isawa-mori-seido", "characters": [inside("doji-challenger", status="honored"),
                                                          inside("asahina-artisan", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip
    assert game.card("asahina-artisan").political == 0
    game.first.does("trigger:isawa-mori-seido").does("doji-challenger")
    assert game.card("doji-challenger").political == 7 and game.card("doji-challenger").glory == 4


@proves(PERSONAL, "Normal", "Pion Statut", "Entrer en Jeu")
def test_characters_enter_play_normal_with_and_lose_their_token_with_leaving() -> None:
    """An honored Adept that returned to hand and was played again has no token."""
    game = scene(
        {"characters": [at("adept-of-shadows", status="honored")], "fate": 2, "conflict_deck": []},
        step="3.1-window",
    )
    game.first.does("trigger:adept-of-shadows")
    assert game.first.honor == 10 and game.first.hand == ["adept-of-shadows"]
    game.first.plays("adept-of-shadows")
    assert game.card("adept-of-shadows").status == 0 and game.zone("adept-of-shadows") == "play"


@proves(PERSONAL, HONORED, "Normal", "Déshonoré, Pion Statut Déshonoré")
def test_honoring_and_dishonoring_move_by_one_step() -> None:
    """An honored character that is dishonored becomes normal, and the reverse. A normal character gets a token."""

    def after(card: str, status: str, event: str) -> int:
        first = {"characters": [at(card, status=status, participating=True)], "hand": [event]}
        game = scene(first, conflict=MILITARY, to_act=0)
        game.first.does(f"play:{event}")
        return game.card(card).status

    assert after("doji-challenger", "normal", "way-of-the-crane") == 1
    assert after("doji-challenger", "dishonored", "way-of-the-crane") == 0
    assert after("doji-challenger", "normal", "way-of-the-scorpion") == -1
    assert after("doji-challenger", "honored", "way-of-the-scorpion") == 0


@proves(PERSONAL, HONORED, "Déshonoré, Pion Statut Déshonoré")
def test_the_honored_cannot_be_honored_nor_the_dishonored_dishonored() -> None:
    """There is no second token, so such a character is not a target."""
    game = scene(
        {"characters": [inside("doji-challenger", status="honored"), inside("doji-whisperer", status="dishonored"),
                        inside("kakita-asami", status="dishonored")],
         "hand": ["way-of-the-crane", "way-of-the-scorpion"]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip
    game.first.does("play:way-of-the-crane")
    assert game.first.options == ["choose:doji-whisperer", "choose:kakita-asami"]
    game.first.does("doji-whisperer")
    assert game.card("doji-whisperer").status == 0 and game.card("doji-challenger").status == 1
    game.second.passes()
    game.first.does("play:way-of-the-scorpion")
    assert game.first.options == ["choose:doji-challenger", "choose:doji-whisperer"]


@proves(PERSONAL, HONORED, "Quitter le Jeu")
@pytest.mark.parametrize(("status", "honor"), [("honored", 11), ("normal", 10), ("dishonored", 9)])
def test_an_honored_or_dishonored_character_that_leaves_play_changes_its_controllers_honor(
    status: str, honor: int
) -> None:
    """One honor is gained or lost when the character leaves play, here because it has no fate.

    The status token does not go with the character.
    """
    game = scene({"characters": [at("doji-whisperer", status=status)]}, step="4.2", asked=(0, 1))
    assert game.first.honor == honor and game.zone("doji-whisperer") == "dynasty discard"


@proves(PERSONAL, "Pion Statut", "Normal")
def test_discarding_the_token_is_neither_honoring_nor_dishonoring() -> None:
    """Soshi Illusionist discards the token: the character is normal, and reactions to honoring do not apply."""
    game = scene(
        {"characters": ["soshi-illusionist", at("savvy-politician", status="dishonored")], "fate": 1},
        step="3.1-window",
        asked=(0,),
    )
    game.first.does("trigger:soshi-illusionist")
    assert game.card("savvy-politician").status == 0 and game.first.asked == "action"


@proves("Gloire", "Compte de Gloire")
def test_the_glory_of_each_ready_character_counts_in_a_glory_count() -> None:
    """Characters count whether they are honored or dishonored, at home or not. Only bowed characters do not count."""
    game = scene(
        {"characters": [at("doji-hotaru", status="dishonored"), at("kakita-asami", bowed=True, status="honored")]},
        asked=(0, 1),
    )
    assert game.table.glory_count() == (3, 0)


@proves("Fierté", "Remporter un Conflit", "Mots-clés")
def test_pride_honors_the_winner_and_dishonors_the_loser() -> None:
    """Pride applies after 3.2.3, without a question. A character at home neither won nor lost."""
    game = scene(
        {"characters": [inside("akodo-gunso"), at("akodo-gunso")]},
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    play_on(game, "ring-effect")
    assert [card.status for card in game.cards("akodo-gunso")] == [1, 0, -1]


@proves("Fierté", "Remporter un Conflit")
def test_pride_affects_participants_when_it_resolves() -> None:
    """Pride ignores a character sent home before the comparison, and a conflict that nobody wins."""
    routed = scene(
        {"characters": [inside("matsu-beiona")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        to_act=0,
    )
    routed.first.does("play:rout")
    play_on(routed, "ring-effect")
    assert routed.card("akodo-gunso").status == 0
    drawn = scene({"characters": [inside("akodo-gunso", bowed=True)]}, conflict=MILITARY, asked=(0, 1))
    play_on(drawn, lambda prompt: drawn.conflict is None)
    assert drawn.card("akodo-gunso").status == 0


@proves("Fierté", "Mots-clés", "Forcée (Interruptions Forcées, Réactions Forcées)")
def test_pride_comes_before_reactions_to_the_conflict() -> None:
    """Pride is mandatory like a forced reaction: when Honored Blade may react, its bearer is honored already."""
    game = scene({"characters": [inside("akodo-gunso", attachments=["honored-blade"])]}, conflict=MILITARY)
    play_on(game, "reaction")
    assert game.first.options == ["trigger:honored-blade", "pass"] and game.card("akodo-gunso").honored


@proves("Ne Peut Pas", "FAQ 8")
def test_cannot_is_absolute() -> None:
    """While Steward of Law participates, no event, keyword or ring dishonors. Honor can still be lost."""
    sides: tuple[Any, Any] = (
        {"characters": [inside("akodo-toturi")], "hand": ["way-of-the-scorpion"]},
        {"characters": [inside("steward-of-law"), inside("akodo-gunso"), inside("brash-samurai", status="honored")]},
    )
    game = scene(*sides, conflict={**MILITARY, "province": 1}, to_act=0, asked=(0,))
    game.first.does("play:way-of-the-scorpion")
    assert game.card("brash-samurai").status == 0
    play_on(game, "ring-effect")
    assert game.card("akodo-gunso").status == 0
    game.first.does("resolve:ring:fire")
    assert not any(key.startswith("dishonor") for key in game.first.options)


@proves("Ne Peut Pas", "Coût")
def test_an_impossible_cost_cannot_be_paid() -> None:
    """The cost of Spies at Court is to dishonor a participant.

    Steward of Law forbids this, so the card cannot be played.
    """

    def playable(other: str) -> bool:
        game = scene(
            {"characters": [inside("doji-hotaru"), inside(other)], "hand": ["spies-at-court"]},
            {"hand": ["banzai", "rout"]},
            conflict=POLITICAL,
            asked=(0,),
        )
        play_on(game, lambda prompt: prompt.kind in ("reaction", "ring-effect") and game.table.step > "3.2.2")
        return game.first.may("trigger:spies-at-court")

    assert playable("doji-whisperer") and not playable("steward-of-law")


def above_question(*hand: str, attachments: tuple[str, ...] = ()) -> Scene:
    """Return a political conflict with an enemy of seat 0 that events of seat 0 cannot choose."""
    guarded = inside("doji-whisperer", attachments=[at("above-question", owner=1, controller=1), *attachments])
    return scene(
        {"characters": [inside("doji-hotaru"), inside("border-rider")], "hand": list(hand), "fate": 3,
         "stronghold": "isawa-mori-seido"},
        {"characters": [guarded, inside("ikoma-prodigy")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip


@proves("Immunisé")
def test_a_protected_card_is_no_target_but_its_attachments_are() -> None:
    """No Core Set card says "immune". Above Question protects in the same way against events that choose."""
    game = above_question("way-of-the-scorpion", "let-go")
    game.first.does("play:way-of-the-scorpion")
    assert "choose:doji-whisperer" not in game.first.options and "choose:ikoma-prodigy" in game.first.options
    game.first.does("ikoma-prodigy")
    game.second.passes()
    game.first.does("play:let-go")
    assert game.card("doji-whisperer").attachments == ()
    other = above_question("let-go")
    other.second.player.characters[0].bowed = False
    assert other.first.may("play:let-go")


@proves("Immunisé")
def test_protection_is_from_these_effects_only_and_takes_nothing_back() -> None:
    """The events of its own player and the abilities of other cards still affect it. Earlier effects on it stay."""
    game = above_question()
    game.first.passes()
    game.second.does("play:way-of-the-crane")
    assert game.card("doji-whisperer").honored
    game.first.does("trigger:isawa-mori-seido").does("doji-whisperer")
    assert game.card("doji-whisperer").glory == 3
    earlier = scene(
        {"characters": [inside("doji-hotaru"), "sinister-soshi"]},
        {"characters": [inside("doji-whisperer")], "hand": ["above-question"], "fate": 1},
        conflict=POLITICAL,
        to_act=0,
    )
    earlier.first.does("trigger:sinister-soshi").does("doji-whisperer")
    earlier.second.plays("above-question", on="doji-whisperer")
    assert earlier.card("doji-whisperer").political == 1


@proves("Immunisé", "Coût")
def test_protection_keeps_no_card_from_paying_a_cost() -> None:
    """A protected character may be sacrificed or bowed by its player to pay."""
    game = scene(
        {"characters": [inside("asahina-artisan", attachments=["above-question"]), inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:asahina-artisan")
    assert game.card("asahina-artisan").bowed and game.card("doji-hotaru").political == 9
