"""Appendix I, 4.1 to 5.6: the fate phase and the regroup phase."""

from typing import Any

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, scene

ROW = ["manicured-garden", "entrenched-position", "meditations-on-the-tao", "fertile-fields", "ancestral-lands"]


def facts(game: Scene, kind: str, fact: str) -> list[Any]:
    return [record.facts[fact] for record in game.match.records if record.kind == kind]


def left_play(game: Scene) -> list[str]:
    return [key.partition("#")[0] for key in facts(game, "leave-play", "card")]


@proves("4.1", "Forcée (Interruptions Forcées, Réactions Forcées)")
def test_the_fate_phase_begins_before_anything_is_discarded() -> None:
    """Step 4.1: Steadfast Samurai must react to the start of the phase.

    The Samurai neither leaves play nor loses fate during the phase.
    """
    game = scene(
        {"characters": ["steadfast-samurai"], "honor": 15},
        {"characters": [at("steadfast-samurai", fate=1)], "honor": 20},
        step="4.1",
        asked=(0, 1),
    )
    assert game.table.phase == "fate" and left_play(game) == ["steadfast-samurai"]
    assert game.cards("steadfast-samurai", seat=1)[0].fate == 1


@proves("4.2", "Dans l'Ordre des Joueurs", "Destin")
def test_characters_without_fate_are_discarded_one_by_one_in_an_order_of_choice() -> None:
    """Step 4.2: the first player discards all of theirs first, in an order of their choice.

    Then the other player discards.
    """
    game = scene(
        {"characters": ["doji-whisperer", at("kakita-asami", fate=1), "brash-samurai"]},
        {"characters": ["matsu-beiona", "ikoma-eiji", "matsu-berserker"]},
        step="4.2",
        first_player=1,
        asked=(0, 1),
    )
    assert game.second.asked == "discard-order" and game.first.prompt is None
    game.second.does("ikoma-eiji")
    assert left_play(game) == ["ikoma-eiji"] and game.second.asked == "discard-order"
    game.second.does("matsu-berserker")
    assert left_play(game) == ["ikoma-eiji", "matsu-berserker", "matsu-beiona"]
    game.first.does("brash-samurai")
    assert left_play(game)[3:] == ["brash-samurai", "doji-whisperer"]
    assert game.zone("kakita-asami") == "play"


@proves("4.2", "Courtoisie", "Sincérité", "Honneur Personnel, Déshonneur Personnel")
def test_each_discard_is_an_occurrence_of_its_own() -> None:
    """4.2: each discard's results (a card, a fate, an honor) come before the next discard, and may end the game."""
    game = scene(
        {"characters": [at("kaiu-envoy", status="honored")], "honor": 24},
        {"characters": ["matsu-beiona"]},
        step="4.2",
    )
    assert game.first.asked == "order" and game.outcome is None
    game.first.does("trigger:kaiu-envoy:courtesy")
    assert game.first.fate == 1
    game.first.does("trigger:kaiu-envoy:honored")
    assert game.outcome == {"winner": 0, "reason": "honor"} and game.first.hand == []
    assert game.zone("matsu-beiona") == "play"


@proves("4.2")
def test_a_character_whose_discard_is_replaced_stays_and_is_not_discarded_again() -> None:
    """Step 4.2: Stand Your Ground keeps an honored character. The step does not discard it a second time."""
    game = scene(
        {"characters": [at("kakita-asami", status="honored")], "hand": ["stand-your-ground"]}, step="4.2", asked=(0, 1)
    )
    game.first.does("trigger:stand-your-ground")
    assert game.zone("kakita-asami") == "play" and not game.card("kakita-asami").honored
    play_on(game, "action")
    assert game.table.step == "4.4" and left_play(game) == []


@proves("4.3", "Destin")
def test_one_fate_is_removed_from_each_character_simultaneously() -> None:
    """Rule 4.3: the removal follows the discarding, so a character that loses its last fate stays in this round."""
    game = scene(
        {"characters": [at("kakita-asami", fate=1), at("doji-hotaru", fate=3)]},
        {"characters": [at("matsu-beiona", fate=2)]},
        step="4.2",
        asked=(0, 1),
    )
    assert [card.fate for card in game.table.characters()] == [0, 2, 1]
    assert left_play(game) == [] and game.kinds.count("remove-fate") == 3
    assert (game.first.fate, game.second.fate) == (0, 0)


@proves("4.4", "Anneaux")
def test_unclaimed_rings_get_fate_after_the_characters_have_lost_theirs() -> None:
    """Rule 4.4: each unclaimed ring gets one fate from the general pool, all at the same time."""
    game = scene(
        {"characters": [at("kakita-asami", fate=1)]},
        step="4.3",
        rings={"fire": {"claimed_by": 0}, "air": {"fate": 1}},
        asked=(0, 1),
    )
    assert [ring.fate for ring in game.table.rings.values()] == [2, 1, 0, 1, 1]
    assert game.kinds.index("remove-fate") < game.kinds.index("place-fate-on-ring")


@proves("4.4", "4.5", "Fenêtres d'Action", "5.1")
def test_the_fate_phase_ends_with_a_window_and_the_regroup_phase_begins_with_one() -> None:
    """Rules 4.4 and 5.1: the first player acts first in both windows.

    Effects that last for the fate phase end between them (4.5).
    """
    game = scene(
        {"characters": [at("doji-whisperer", fate=1)], "stronghold": "isawa-mori-seido"},
        step="4.4",
        first_player=1,
        asked=(0, 1),
    )
    assert (game.table.step, game.second.asked) == ("4.4", "action") and game.first.prompt is None
    game.second.passes()
    game.first.does("trigger:isawa-mori-seido")
    assert game.card("doji-whisperer").glory == 3
    game.second.passes()
    game.first.passes()
    assert (game.table.phase, game.table.step) == ("regroup", "5.1")
    assert game.card("doji-whisperer").glory == 1
    assert game.second.asked == "action" and game.first.prompt is None


@proves("5.2", "Redressé", "Incliner, Incliné")
def test_all_bowed_cards_in_play_are_readied_simultaneously() -> None:
    """Rule 5.2: the step readies characters, attachments and strongholds of both players."""
    fan = at("ornate-fan", bowed=True)
    side = {
        "stronghold": at("shizuka-toshi", bowed=True),
        "characters": [at("doji-hotaru", fate=1, bowed=True, attachments=[fan])],
    }
    game = scene(side, side, step="5.1-window", asked=(0, 1))
    assert game.card("ornate-fan").bowed and game.card("shizuka-toshi").bowed
    game.first.passes()
    game.second.passes()
    assert not any(card.bowed for card in game.table.all_cards()) and game.kinds.count("ready") == 6


@proves("5.3", "Dans l'Ordre des Joueurs", "Détruire une Province, Province Détruite", "Remplir une Province")
def test_cards_on_broken_provinces_go_and_others_may() -> None:
    """Rule 5.3: in player order, each player must discard the faceup cards of broken provinces, and may discard others.

    New cards are facedown.
    """
    row = [
        at(ROW[0], cards=["doji-whisperer"], broken=True),
        at(ROW[1], cards=["doji-hotaru"]),
        at(ROW[2], cards=["brash-samurai"]),
        at(ROW[3], cards=[at("kakita-asami", facedown=True)]),
        ROW[4],
    ]
    deck = {"dynasty_deck": ["otomo-courtier"] * 4}
    game = scene({"provinces": row, **deck}, {"provinces": row, **deck}, step="5.3", first_player=1, asked=(0, 1))
    assert game.second.asked == "discard-dynasty" and game.first.prompt is None
    assert game.second.options == ["discard:doji-hotaru", "discard:brash-samurai"]
    game.second.does("discard:brash-samurai")
    lying = [province.contents[0].id for province in game.second.player.provinces[:4]]
    assert lying == ["otomo-courtier", "doji-hotaru", "otomo-courtier", "kakita-asami"]
    facedown = [province.contents[0].facedown for province in game.second.player.provinces[:4]]
    assert facedown == [True, False, True, True]
    assert game.first.asked == "discard-dynasty" and game.province(0, 0).contents[0].id == "doji-whisperer"
    game.first.does()
    assert [card.id for card in game.first.player.dynasty_discard] == ["doji-whisperer"]


@proves("5.4", "Anneaux")
def test_all_rings_return_and_keep_their_fate() -> None:
    """Rule 5.4: all rings return at once, whoever claimed them."""
    rings = {"air": {"claimed_by": 0, "fate": 2}, "fire": {"claimed_by": 1}}
    game = scene(step="5.4", rings=rings, asked=(0, 1))
    assert all(ring.unclaimed for ring in game.table.rings.values())
    assert game.table.rings["air"].fate == 2 and facts(game, "return-ring", "ring") == ["air", "fire"]


@proves("5.5", "Premier Joueur, Pion Premier Joueur")
def test_the_first_player_token_goes_to_the_other_player() -> None:
    """Rule 5.5: the token passes after the rings have returned. The other player is first in the next round."""
    game = scene(step="5.4", rings={"air": {"claimed_by": 0}}, asked=(0, 1))
    assert game.table.first_player == 1 and game.second.asked == "dynasty"
    assert game.kinds.index("return-ring") < game.kinds.index("pass-first-player")
    kept = scene({"hand": ["way-of-the-unicorn"]}, step="5.5", asked=(0, 1))
    kept.first.does("trigger:way-of-the-unicorn")
    assert kept.table.first_player == 0 and kept.first.asked == "dynasty"


@proves("5.6", "Effets Durables", "Limite de X Fois par [Période]")
def test_the_round_ends_with_the_regroup_phase() -> None:
    """Rule 5.6: the phase and the round end, and the next round begins with its dynasty phase."""
    game = scene({"characters": [at("adept-of-the-waves", fate=1)]}, step="5.1-window", round=4, asked=(0, 1))
    game.first.does("trigger:adept-of-the-waves")
    assert game.card("adept-of-the-waves").lasting
    game.second.passes()
    game.first.passes()
    assert (game.table.round, game.table.phase) == (5, "dynasty")
    assert not game.card("adept-of-the-waves").lasting
    assert facts(game, "phase-ends", "phase") == ["regroup"] and facts(game, "phase-begins", "round") == [5]
