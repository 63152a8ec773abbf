"""Targets, redirection and immunity (chapter 7, chapter 12, glossary)."""

from typing import Any

from engine.cardplay.ability import Target
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.timing import LIMITED
from engine.l5r_ccg.cards.words import BOW_THIS, DESTROY_THIS, before, limited, personality, theirs, yours
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import CRAB, Scene, at, lending, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def bowing(where: Any = theirs, **parts: Any) -> Ability:
    return limited(target=personality(where), effect=lambda use: [use.bow(use.target)], **parts)


def deflecting() -> Ability:
    """Redirect another player's action to another legal target."""
    return before(
        e.Initiate,
        lambda use, event: event.use.seat != use.seat and event.use.ability.timing is LIMITED,
        target=personality(lambda use, one: use.redirect(use.event, one).possible(), reference=True),
        effect=lambda use: [use.redirect(use.event, use.target)],
    )


@proves("target")
def test_an_own_personality_who_must_bow_for_the_gold_is_no_target() -> None:
    """Chinoko pays 4 gold for the Instigator, who costs 4. Bowed, she could no longer challenge anybody."""
    side = {"personalities": ["chinoko", YOJO], "hand": ["kolat-instigator"], "stronghold": at(CRAB, bowed=True)}
    game = scene({**side, "holdings": ["gold-mine"] * 2}, {"personalities": [UJI]})
    game.first.does("play:kolat-instigator")
    assert game.first.may(YOJO) and game.first.may(UJI) and game.first.may("chinoko")
    game = scene(side, {"personalities": [UJI]})
    game.first.does("play:kolat-instigator")
    assert game.first.may(YOJO) and game.first.may(UJI) and not game.first.may("chinoko")


@proves("target")
def test_an_own_bowed_personality_is_no_target_and_another_players_is() -> None:
    lost = limited(target=personality(), effect=lambda use: [use.place_token(use.target, 1)])
    game = lending({YOJO: [lost]}, {"personalities": [YOJO, at(KUWANAN, bowed=True)]},
                   {"personalities": [at(UJI, bowed=True)]})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0")
    assert game.first.may(UJI) and game.first.may(YOJO) and not game.first.may(KUWANAN)


@proves("target")
def test_in_precise_conditions_an_own_bowed_card_is_a_target() -> None:
    """A ruling: the text announces "very precise conditions" and names none.

    Our ruling allows a bowed card of the player's own if the action straightens it, or if the text of the action says
    so.
    """
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
    # Sukune and Kuwanan have 3 Force; Yojo has 2 and is a legal target.
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


def answering(*events: Any) -> Ability:
    """Return a Reaction to another player's Limited Action, before the action's effects.

    The Reaction causes ``events``.
    """
    return before(
        e.Initiate,
        lambda use, event: event.use.seat != use.seat and event.use.ability.timing is LIMITED,
        effect=lambda use: [event for find in events for event in find(use)],
    )


@proves("target", "redirect")
def test_a_target_that_is_no_longer_legal_when_the_effect_resolves_is_not_affected() -> None:
    """The target is chosen first, and the effect comes later: the target must be legal at both moments."""
    shaming = limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and not one.bowed),
        effect=lambda use: [use.dishonor(use.target), use.lose_honor(2, seat=1, by=())],
    )
    evading = answering(lambda use: [use.bow(use.event.use.target)])
    game = lending({YOJO: [shaming], SUKUNE: [evading]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, at(SUKUNE)], "honor": 5})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0").does(UJI)
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert game.card(UJI).bowed and not game.card(UJI).dishonored and game.second.honor == 5
    # The cost is paid, and the player is told.
    assert game.card(YOJO).bowed and "no-legal-target" in game.kinds


@proves("target")
def test_of_several_targets_the_legal_ones_are_affected() -> None:
    volley = limited(
        target=Target[Any](lambda use: [one for one in use.table.personalities() if not one.bowed and theirs(use, one)],
                           least=1, most=2),
        effect=lambda use: [use.dishonor(one) for one in use.targets],
    )  # fmt: skip
    evading = answering(lambda use: [use.bow(use.event.use.targets[0])])
    game = lending({YOJO: [volley], SUKUNE: [evading]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, KUWANAN, SUKUNE]})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0").does(UJI, KUWANAN)
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert not game.card(UJI).dishonored and game.card(KUWANAN).dishonored


@proves("target", "your")
def test_if_one_of_two_required_targets_is_gone_nothing_happens() -> None:
    """A challenge needs both duelists: if the challenged one has left the other player's control, no duel is fought."""
    game = lending({SUKUNE: [answering(lambda use: [use.take_control(use.event.use.target, seat=0)])]},
                   {"personalities": [YOJO], "hand": ["iaijutsu-challenge"]},
                   {"personalities": [UJI, SUKUNE]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").does(UJI)
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert game.second.asked != "challenge" and game.zone("iaijutsu-challenge") == "fate discard"


@proves("target")
def test_if_the_target_that_another_one_depends_on_is_gone_nothing_happens() -> None:
    """Animate the Dead needs a Personality for its Follower: here somebody else takes the Follower first."""
    robbing = answering(lambda use: [use.attach(use.event.use.chosen["follower"][0], use.this, seat=use.seat)])
    game = lending({SUKUNE: [robbing]},
                   {"personalities": [at("isawa-tsuke", attachments=["animate-the-dead"]), YOJO]},
                   {"personalities": [SUKUNE], "fate_discard": ["heavy-infantry"]})  # fmt: skip
    game.first.does("use:animate-the-dead").chooses(YOJO)
    game.first.does("pass")  # no seppuku for the lost Honor
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    robbed = game.card("heavy-infantry")
    assert robbed.host is game.card(SUKUNE) and not robbed.trait("Shadowlands") and "no-legal-target" in game.kinds


@proves("destroyed", "target")
def test_an_effect_stops_when_its_personality_is_destroyed_in_reaction() -> None:
    tax = limited(effect=lambda use: [use.lose_honor(2, seat=1, by=())])
    killing = answering(lambda use: [use.destroy(use.event.use.this)])
    game = lending({YOJO: [tax], SUKUNE: [killing]}, {"personalities": [YOJO]},
                   {"personalities": [SUKUNE], "honor": 5})  # fmt: skip
    game.first.does(f"use:{YOJO}:lent.0")
    game.second.does(f"trigger:{SUKUNE}:lent.0")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 5


@proves("destroyed")
def test_a_personality_sacrificed_for_its_ability_still_has_its_effect() -> None:
    last = limited(costs=[DESTROY_THIS], effect=lambda use: [use.lose_honor(2, seat=1, by=())])
    game = lending({YOJO: [last]}, {"personalities": [YOJO]}, {"honor": 5})
    game.first.does(f"use:{YOJO}:lent.0")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 3


def protected(game: Scene, card_id: str, *what: str) -> None:
    """Let a card be immune to Elemental effects until the end of the turn."""
    for attribute in what:
        test = lambda _, subject, cause: cause is not None and cause.counts_as("Elemental")  # noqa: E731
        game.card(card_id).lasting += (Lasting(attribute, 1, Layer.ADD, "", "turn", test),)
    game.table.version += 1


@proves("immune", "elemental-effects")
def test_an_immune_card_is_neither_targeted_nor_affected() -> None:
    def storm() -> Ability:
        return limited(words=("Elemental",), effect=lambda use: [use.bow(one) for one in use.table.personalities()])

    game = lending({YOJO: [bowing(words=("Elemental",)), storm()]}, {"personalities": [YOJO]},
                   {"personalities": [UJI, SUKUNE]})  # fmt: skip
    protected(game, UJI, "cannot:be-targeted", "cannot:be-affected")
    game.first.does(f"use:{YOJO}:lent.1")
    assert not game.card(UJI).bowed and game.card(SUKUNE).bowed


@proves("immune")
def test_a_card_immune_to_effects_alone_may_be_targeted_without_effect() -> None:
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
    """A card immune to Elemental effects may be challenged by a card that has an Elemental ability."""
    game = lending({YOJO: [bowing(words=("Elemental",))]},
                   {"personalities": [YOJO], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI]})  # fmt: skip
    protected(game, UJI, "cannot:be-targeted", "cannot:be-affected")
    game.first.does("play:iaijutsu-challenge")
    assert game.second.asked == "challenge"


@proves("innate-ability", "kiho")
def test_a_shugenjas_own_action_is_innate_and_a_kiho_is_a_spell() -> None:
    game = scene({"personalities": ["isawa-tsuke", YOJO], "hand": []})
    tsuke, yojo = game.card("isawa-tsuke"), game.card(YOJO)
    use = game.table.use(tsuke.face.abilities[0], tsuke, 0)
    assert use.counts_as("Innate") and use.counts_as("Elemental") and not use.counts_as("Spell")
    assert not game.table.use(bowing(), yojo, 0).counts_as("Innate")
