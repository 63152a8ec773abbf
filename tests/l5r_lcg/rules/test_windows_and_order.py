"""Interrupts, reactions, nested sequences, and who comes first when several things happen at once."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}
NESTED = "Séquences Emboîtées de Capacités"
FORCED = "Forcée (Interruptions Forcées, Réactions Forcées)"
SIMULTANEOUS = "Priorité de Résolution Simultanée"
PLAIN = ["secret-cache", "pilgrimage", "elemental-fury", "fertile-fields", "entrenched-position"]
FIRST = "Premier Joueur, Pion Premier Joueur"
GENERAL = "Réactions et Interruptions"


def initiated(game: Scene) -> list[str]:
    """Return the cards whose abilities were initiated, in order."""
    return [r.facts["card"].partition("#")[0] for r in game.match.records if r.kind == "initiate"]


@proves("Interruptions", GENERAL)
def test_an_interrupt_is_resolved_before_the_event() -> None:
    """The Art of War lets its player draw before the province is broken, while the province's text still works."""
    row = ["the-art-of-war", "night-raid", "pilgrimage", "elemental-fury", "secret-cache"]
    game = scene({"characters": [inside("akodo-toturi")]}, {"provinces": row}, conflict=MILITARY)
    play_on(game, "interrupt")
    assert game.second.options == ["trigger:province:1.0", "pass"] and not game.province(1, 0).broken
    game.second.does("trigger:province:1.0")
    assert len(game.second.hand) == 3 and game.province(1, 0).broken
    assert game.kinds.index("draw") < game.kinds.index("break-province")


@proves("Interruptions", GENERAL)
def test_an_interrupt_needs_its_own_triggering_condition() -> None:
    """The interrupt cannot be used in an action window, nor after its own window has closed."""
    row = ["the-art-of-war", "night-raid", "pilgrimage", "elemental-fury", "secret-cache"]
    game = scene(
        {"characters": [inside("akodo-toturi")]},
        {"provinces": row, "hand": ["stand-your-ground"], "characters": [at("kakita-asami", status="honored")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert game.second.options == ["pass"]
    play_on(game, lambda prompt: prompt.kind == "interrupt" and prompt.seat == 1 and len(prompt.options) > 1)
    game.second.passes()
    play_on(game, lambda prompt: game.conflict is None)
    assert game.province(1, 0).broken and game.second.hand == ["stand-your-ground"]


@proves("Interruptions", "Réactions", FIRST, "Passer")
@pytest.mark.parametrize("first_player", [0, 1])
def test_the_first_player_has_the_first_opportunity_in_every_window(first_player: int) -> None:
    """The rule holds within a conflict too, whoever attacks.

    Both may use an interrupt when their characters are honored.
    """
    side = {"characters": [inside("young-rumormonger"), inside("doji-challenger")]}
    game = scene({**side, "hand": ["way-of-the-crane"]}, side, conflict=POLITICAL, to_act=0, first_player=first_player)
    game.first.plays("way-of-the-crane")
    seats = (game.first, game.second)
    first, second = seats[first_player], seats[1 - first_player]
    assert first.asked == "interrupt" and second.prompt is None
    first.passes()
    assert second.asked == "interrupt" and first.prompt is None


@proves("Réactions", "Passer", GENERAL)
def test_passing_a_reaction_keeps_nobody_from_reacting_later_in_the_window() -> None:
    """The window stays open until both pass in a row: the second player's reaction lets the first react again."""
    game = scene(
        {"characters": [inside("asako-diplomat"), inside("doji-hotaru")]},
        {"characters": [inside("ikoma-eiji")], "dynasty_discard": ["matsu-berserker"]},
        conflict=POLITICAL,
    )
    play_on(game, "reaction")
    game.first.passes()
    game.second.does("trigger:ikoma-eiji")
    assert game.first.asked == "reaction" and game.first.may("trigger:asako-diplomat")
    game.first.does("trigger:asako-diplomat").does("ikoma-eiji").does("select:dishonor")
    assert game.card("ikoma-eiji").dishonored


@proves("Réactions", "Interruptions", "Capacités Déclenchées")
def test_a_reaction_may_be_used_once_a_round_by_each_copy() -> None:
    """Each Savvy Politician reacts to its own honoring, once this round."""
    game = scene(
        {"characters": [inside("savvy-politician"), inside("savvy-politician"), inside("doji-hotaru")],
         "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip
    one, other = game.cards("savvy-politician")
    game.first.does("play:way-of-the-crane").does(f"choose:{one.key}")
    game.first.does(f"trigger:{one.key}").does(f"choose:{other.key}")
    assert game.first.options == [f"trigger:{other.id}", "pass"]
    game.first.does(f"trigger:{other.key}")
    assert game.card("doji-hotaru").honored
    one.status = other.status = 0
    game.table.version += 1
    assert not game.first.may("trigger:savvy-politician")


@proves(NESTED, "Réactions")
def test_a_nested_sequence_is_finished_before_the_outer_one_goes_on() -> None:
    """Asako Diplomat's reaction honors a Politician, who reacts first. After that the conflict's loser may react."""
    game = scene(
        {"characters": [inside("asako-diplomat"), inside("savvy-politician"), inside("doji-hotaru")]},
        {"characters": [inside("ikoma-eiji")], "dynasty_discard": ["matsu-berserker"]},
        conflict=POLITICAL,
    )
    play_on(game, "reaction")
    game.first.does("trigger:asako-diplomat").does("savvy-politician").does("select:honor")
    assert game.first.asked == "reaction" and game.first.options == ["trigger:savvy-politician", "pass"]
    assert game.second.prompt is None
    game.first.does("trigger:savvy-politician").does("doji-hotaru")
    assert game.second.asked == "reaction" and game.second.options == ["trigger:ikoma-eiji", "pass"]
    game.second.does("trigger:ikoma-eiji")
    assert initiated(game) == ["asako-diplomat", "savvy-politician", "ikoma-eiji"]
    assert game.card("doji-hotaru").honored and game.zone("matsu-berserker") == "play"


@proves(NESTED, "Interruptions")
def test_the_last_in_is_the_first_out() -> None:
    """An interrupt to an interrupt is resolved before that interrupt, and both before the first event."""
    game = scene(
        {"characters": [inside("doji-challenger", status="honored"), inside("doji-hotaru", status="honored")],
         "hand": ["banzai", "voice-of-honor"]},
        {"characters": [inside("doji-whisperer", status="honored")], "hand": ["forged-edict"]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.does("play:banzai").does("doji-challenger")
    game.first.passes()
    game.second.does("trigger:forged-edict")
    assert game.card("doji-whisperer").status == 0 and game.first.asked == "interrupt"
    game.first.does("trigger:voice-of-honor")
    if game.first.asked == "select":
        game.first.does("select:done")
    assert game.card("doji-challenger").military == 7
    played = [r.facts["card"].partition("#")[0] for r in game.match.records if r.kind == "play-card"]
    assert played == ["voice-of-honor", "forged-edict", "banzai"]


@proves(FORCED, SIMULTANEOUS)
@pytest.mark.parametrize("first_player", [0, 1])
def test_the_first_player_orders_simultaneous_events(first_player: int) -> None:
    """Two characters with Pride, one on each side: the first player says whose Pride resolves first."""
    game = scene(
        {"characters": [inside("akodo-gunso"), inside("matsu-beiona")]},
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        first_player=first_player,
    )
    play_on(game, "order")
    seats = (game.first, game.second)
    assert seats[first_player].asked == "order" and seats[1 - first_player].prompt is None
    loser = game.cards("akodo-gunso", seat=1)[0]
    seats[first_player].does(f"trigger:{loser.key}:pride")
    assert [card.status for card in game.cards("akodo-gunso")] == [1, -1]
    kinds = [kind for kind in game.kinds if kind in ("honor", "dishonor")]
    assert kinds == ["dishonor", "honor"]


@proves(SIMULTANEOUS, "Effets Retardés")
def test_the_first_player_orders_delayed_effects_of_the_same_moment() -> None:
    """Two spirits called by two players leave at the end of the conflict: the first player says which goes first."""
    side = {"characters": [inside("kitsu-spiritcaller")], "dynasty_discard": ["matsu-berserker"]}
    game = scene(side, side, conflict=MILITARY, first_player=1)
    game.second.does("trigger:kitsu-spiritcaller")
    game.first.does("trigger:kitsu-spiritcaller")
    play_on(game, "order")
    assert game.second.asked == "order" and game.first.prompt is None
    game.second.does("trigger:delayed:1")
    owners = [r.facts["card"].partition("#")[0] for r in game.match.records if r.kind == "leave-play"]
    assert owners[:2] == ["matsu-berserker", "matsu-berserker"]
    assert all(card.zone == "dynasty deck" for card in game.cards("matsu-berserker"))


@proves(SIMULTANEOUS, "Capacités Permanentes", "Modificateurs")
def test_persistent_effects_apply_simultaneously() -> None:
    """Two generals, a lasting +1 of the stronghold, a katana and an honor token: all are added together."""
    game = scene(
        {"stronghold": "yojin-no-shiro",
         "characters": [inside("honored-general"), inside("honored-general"),
                        inside("akodo-gunso", status="honored", attachments=["fine-katana"])]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    assert game.card("akodo-gunso").military == 2 + 1 + 1 + 2 + 2
    game.first.does("trigger:yojin-no-shiro")
    assert game.card("akodo-gunso").military == 9


@proves(SIMULTANEOUS, "2.2", "2.4")
def test_each_player_chooses_a_part_of_a_common_effect_and_both_parts_happen_simultaneously() -> None:
    """No Core Set effect does this, so the test uses the draw phase: each player bids, and both draw at once."""
    game = scene(step="2.2")
    game.second.bids(4)
    assert "reveal-dials" not in game.kinds
    game.first.bids(2)
    draws = [record.facts for record in game.match.records if record.kind == "draw"]
    assert [(facts["player"], facts["amount"]) for facts in draws] == [(0, 2), (1, 4)]


@proves("Piles de Défausse")
def test_a_discarded_card_lies_faceup_on_its_owners_pile_of_its_kind() -> None:
    """Dynasty cards go to one pile, conflict cards to another, the last on top. Everybody may look."""
    side: dict[str, Any] = {
        "characters": [at("doji-challenger", attachments=[at("fine-katana", owner=1, controller=1), "ornate-fan"])],
        "dynasty_discard": ["doji-hotaru"],
        "conflict_discard": ["rout"],
    }
    game = scene(side, {"dynasty_discard": ["brash-samurai"]}, step="4.2", asked=(0, 1))
    ids = lambda pile: [key.partition("#")[0] for key in pile]  # noqa: E731
    for viewer in (0, 1, None):
        players = game.match.view(viewer)["players"]
        assert ids(players[0]["dynasty_discard"]) == ["doji-hotaru", "doji-challenger"]
        assert ids(players[0]["conflict_discard"]) == ["rout", "ornate-fan"]
        assert ids(players[1]["conflict_discard"]) == ["fine-katana"]


@proves("Piles de Défausse", "5.3")
def test_the_owner_orders_cards_discarded_together() -> None:
    """The last card named is on top. The order of the pile does not change later."""
    row = [at(name, cards=[card]) for name, card in zip(PLAIN, ("doji-hotaru", "brash-samurai"), strict=False)]
    game = scene({"provinces": [*row, *PLAIN[2:]], "dynasty_discard": ["kakita-asami"]}, step="5.3", asked=(0, 1))
    game.first.does("discard:brash-samurai", "discard:doji-hotaru")
    assert [card.id for card in game.first.player.dynasty_discard] == ["kakita-asami", "brash-samurai", "doji-hotaru"]
    raided = scene(
        {"characters": ["doji-challenger", "matsu-beiona"], "hand": ["rout", "charge", "levy"]},
        {"provinces": ["night-raid", *PLAIN[:2], *PLAIN[3:]]},
        step="3.2",
    )
    raided.first.declares("air", "military", 0, "doji-challenger", "matsu-beiona")
    raided.second.does("trigger:province:1.0")
    raided.first.does("levy", "rout")
    assert [card.id for card in raided.first.player.conflict_discard] == ["levy", "rout"]
