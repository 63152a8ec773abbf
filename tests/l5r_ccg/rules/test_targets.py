"""Targets, redirection and immunity (chapter 7, chapter 12, glossary)."""

from typing import Any

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.ability import Ability
from engine.l5r_ccg.cards.words import before, limited, personality, theirs, yours
from engine.l5r_ccg.timing import LIMITED
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def lending(lent: dict[str, list[Ability]], *sides: dict[str, Any], **position: Any) -> Scene:
    """Give cards abilities that no card has, to see a rule by itself; the first seat is to act."""
    game = scene(*sides, to_act=1, **position)
    for card_id, abilities in lent.items():
        card = game.card(card_id)
        for number, ability in enumerate(abilities):
            ability.name = f"lent.{number}"
            card.gained.append(ability)
        game.table.index.update(card)
    game.table.version += 1
    game.second.does("pass")
    if len(sides) > 2:
        game.third.does("pass")
    return game


def bowing(where: Any = theirs, **parts: Any) -> Ability:
    return limited(target=personality(where), effect=lambda use: [use.bow(use.target)], **parts)


def deflecting() -> Ability:
    """Redirect to another legal target what another player's action targets."""
    return before(
        e.Initiate,
        lambda use, event: event.use.seat != use.seat and event.use.ability.timing is LIMITED,
        target=personality(lambda use, one: use.redirect(use.event, one).possible(), reference=True),
        effect=lambda use: [use.redirect(use.event, use.target)],
    )


@proves("target")
def test_ones_own_bowed_personality_is_no_target_another_players_is() -> None:
    lost = limited(target=personality(), effect=lambda use: [use.place_token(use.target, 1)])
    game = lending({YOJO: [lost]}, {"personalities": [YOJO, at(KUWANAN, bowed=True)]},
                   {"personalities": [at(UJI, bowed=True)]})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0")
    assert game.first.may(UJI) and game.first.may(YOJO) and not game.first.may(KUWANAN)


@proves("target")
def test_in_precise_conditions_ones_own_bowed_card_is_a_target() -> None:
    """A ruling: the text announces "very precise conditions" and names none. We take those in which an action looks for
    a bowed card of one's own: to straighten it, or where its own words say so."""
    up = limited(target=personality(yours, bowed=True), effect=lambda use: [use.straighten(use.target)])
    game = lending({YOJO: [up]}, {"personalities": [YOJO, at(KUWANAN, bowed=True)]})
    game.first.does(f"use:{YOJO}:lent.0")
    assert not game.card(KUWANAN).bowed


@proves("redirect", "target")
def test_an_action_with_a_target_is_redirected_to_another_legal_one() -> None:
    game = lending({YOJO: [bowing()], SUKUNE: [deflecting()]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, SUKUNE]})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0").does(UJI)
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert game.card(SUKUNE).bowed and not game.card(UJI).bowed


@proves("redirect")
def test_never_to_an_illegal_target() -> None:
    weak = bowing(lambda use, one: one.force <= 2)
    game = lending({YOJO: [weak], SUKUNE: [deflecting()]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, SUKUNE, KUWANAN]})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0").does(UJI)
    # Sukune and Kuwanan have 3 Force; Yojo has 2 and is legal.
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert game.card(YOJO).bowed and not game.card(UJI).bowed


@proves("redirect")
def test_an_action_that_leaves_no_choice_is_not_redirected() -> None:
    tax = limited(effect=lambda use: [use.lose_honor(2, seat=1)])
    game = lending({YOJO: [tax], SUKUNE: [deflecting()]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, SUKUNE], "honor": 5})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0")
    assert game.second.honor == 3


@proves("redirect")
def test_an_action_may_be_redirected_several_times() -> None:
    lent = {YOJO: [bowing()], SUKUNE: [deflecting()], KUWANAN: [deflecting()]}
    sides = [{"personalities": [YOJO]}, {"personalities": [UJI, SUKUNE]}, {"personalities": [KUWANAN]}]
    game = lending(lent, *sides)
    game.first.does(f"use:{YOJO}:lent.0").does(UJI)
    game.second.does(f"trigger:{SUKUNE}:lent.0").does(KUWANAN)
    game.third.does(f"trigger:{KUWANAN}:lent.0").does(SUKUNE)
    assert game.card(SUKUNE).bowed and not game.card(UJI).bowed and not game.card(KUWANAN).bowed


def protected(game: Scene, card_id: str, *what: str) -> None:
    """Let a card be immune to Elemental effects until the end of the turn."""
    for attribute in what:
        test = lambda _, subject, cause: cause is not None and cause.is_("Elemental")  # noqa: E731
        game.card(card_id).lasting.append(Lasting(attribute, 1, Layer.ADD, "", "turn", test))
    game.table.version += 1


@proves("immune", "elemental-effects")
def test_what_is_immune_is_no_target_and_is_not_affected_either() -> None:
    def storm() -> Ability:
        return limited(words=("Elemental",), effect=lambda use: [use.bow(one) for one in use.table.personalities()])

    game = lending({YOJO: [bowing(words=("Elemental",)), storm()]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, SUKUNE]})  # fmt: skip
    protected(game, UJI, "cannot:be-targeted", "cannot:be-affected")
    game.first.does(f"use:{YOJO}:lent.1")
    assert not game.card(UJI).bowed and game.card(SUKUNE).bowed


@proves("immune")
def test_who_is_immune_to_the_effects_alone_may_be_targeted_and_nothing_comes_of_it() -> None:
    shaming = limited(
        words=("Elemental",), target=personality(theirs),
        effect=lambda use: [use.bow(use.target), use.lose_honor(1, seat=use.target.controller, by=())],
    )  # fmt: skip
    game = lending({YOJO: [shaming]}, {"personalities": [YOJO]}, {"personalities": [UJI], "honor": 5})
    protected(game, UJI, "cannot:be-affected")
    game.first.does(f"use:{YOJO}:lent.0")
    assert not game.card(UJI).bowed and game.second.honor == 4


@proves("elemental-effects")
def test_only_the_effect_is_elemental_not_the_card_that_has_it() -> None:
    """A card immune to Elemental effects may be challenged by one that has an Elemental ability."""
    game = lending({YOJO: [bowing(words=("Elemental",))]},
                   {"personalities": [YOJO], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI]})  # fmt: skip
    protected(game, UJI, "cannot:be-targeted", "cannot:be-affected")
    game.first.does("play:iaijutsu-challenge")
    assert game.second.asked == "challenge"


@proves("innate-ability", "kiho")
def test_what_a_shugenja_does_by_himself_is_innate_and_a_kiho_is_a_spell() -> None:
    game = scene({"personalities": ["isawa-tsuke", YOJO], "hand": []})
    tsuke, yojo = game.card("isawa-tsuke"), game.card(YOJO)
    use = game.table.use(tsuke.face.abilities[0], tsuke, 0)
    assert use.is_("Innate") and use.is_("Elemental") and not use.is_("Spell")
    assert not game.table.use(bowing(), yojo, 0).is_("Innate")
