"""Owners and controllers, zones, and the meaning of leaving play, revealing and sacrificing."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}
ROW = ["night-raid", "pilgrimage", "elemental-fury", "secret-cache"]
CONTROL = "Propriété et Contrôle"


def blackmailed(victim: Any, *, skill: str = "military") -> Scene:
    """Return a scene in which seat 0 controls an enemy character until the end of the conflict."""
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["blackmail"], "fate": 3, "honor": 5},
        {"characters": [victim, inside("matsu-beiona")]},
        conflict={"attacker": 0, "ring": "fire", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("play:blackmail")
    if game.first.asked == "target":
        game.first.does(victim["id"])
    play_on(game, "action")
    return game


@proves(CONTROL, "Posséder, Propriétaire")
def test_a_card_that_changes_control_keeps_its_state_and_its_owner() -> None:
    """The card stays bowed or honored and keeps its fate. A participant changes sides, but its attachments do not."""
    game = blackmailed(inside("brash-samurai", fate=2, status="honored", attachments=["fine-katana"]))
    taken = game.card("brash-samurai")
    assert (taken.controller, taken.owner, taken.participating) == (0, 1, True)
    assert (taken.fate, taken.honored, taken.bowed) == (2, True, False) and taken.attacking
    assert [(a.id, a.controller) for a in taken.attachments] == [("fine-katana", 1)]
    assert game.totals == (3 + 6, 3)


@proves(CONTROL, "Fief, Renvoyer au Fief")
def test_a_character_at_home_comes_to_its_new_controllers_home() -> None:
    """A character that is bowed and at home stays so under its new controller."""
    game = blackmailed(at("brash-samurai", bowed=True))
    taken = game.card("brash-samurai")
    assert taken in game.first.player.characters and taken.bowed and not taken.participating


@proves(CONTROL, "Effets Durables")
def test_control_for_a_duration_goes_back_and_without_one_lasts() -> None:
    """Blackmail's control ends with the conflict. An attachment that moved stays with its new controller."""
    game = blackmailed(inside("brash-samurai", fate=2))
    play_on(game, lambda prompt: game.conflict is None)
    assert game.card("brash-samurai").controller == 1 and game.card("brash-samurai") in game.second.player.characters
    called = scene(
        {"characters": [at("doji-whisperer", fate=2)], "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [at("matsu-beiona", attachments=["honored-blade"])]},
        step="3.1-window",
        asked=(0, 1),
    )
    called.first.does("play:calling-in-favors")
    play_on(called, lambda prompt: called.table.phase == "fate")
    blade = called.cards("honored-blade")[0]
    assert (blade.controller, blade.owner) == (0, 1)


@proves(CONTROL, "Quitter le Jeu", "Piles de Défausse")
@pytest.mark.parametrize(("leaves", "pile"), [("discarded", "dynasty_discard"), ("deck", "dynasty_deck")])
def test_a_card_goes_to_its_owners_piles_under_any_control(leaves: str, pile: str) -> None:
    """This holds for every way of leaving play.

    Effects that ask on whose side the card left play mean its controller's side.
    """
    side = {"characters": [at("kaiu-envoy", owner=1, participating=True)]}
    game = scene(
        side,
        {"characters": [inside("hida-tomonatsu")], "hand": ["assassination"], "dynasty_deck": []},
        conflict=MILITARY,
        asked=(1,),
    )
    if leaves == "discarded":
        game.second.does("play:assassination")
    else:
        play_on(game, lambda prompt: prompt.kind == "reaction" and len(prompt.options) > 1)
        game.second.does("trigger:hida-tomonatsu")
    play_on(game, lambda prompt: prompt.kind == "order" or game.zone("kaiu-envoy") != "play")
    if game.first.asked == "order":
        game.first.does("trigger:kaiu-envoy:sincerity")
    assert game.card("kaiu-envoy").owner == 1
    assert "kaiu-envoy" in [card.id for card in getattr(game.second.player, pile)]
    assert (game.first.fate, len(game.first.hand)) == (1, 1) and game.second.fate == 0


@proves(CONTROL, "Cartes Uniques")
def test_cards_enter_play_under_their_owners_control_unless_said_otherwise() -> None:
    """Shosuro Actress puts an opponent's character into play under her player's control."""
    game = scene(
        {"characters": [inside("shosuro-actress"), inside("doji-hotaru")]},
        {"characters": [inside("asahina-artisan")], "dynasty_discard": ["matsu-beiona"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:shosuro-actress")
    called = game.card("matsu-beiona")
    assert (called.controller, called.owner, called.attacking) == (0, 1, True)
    assert game.card("doji-hotaru").controller == game.card("doji-hotaru").owner == 0


@proves(CONTROL)
def test_each_player_controls_the_cards_in_their_own_areas_out_of_play() -> None:
    """Kitsu Spiritcaller chooses from her player's discard piles, not from the opponent's."""
    game = scene(
        {"characters": [inside("kitsu-spiritcaller")], "dynasty_discard": ["akodo-gunso", "matsu-berserker"]},
        {"dynasty_discard": ["brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:kitsu-spiritcaller")
    assert game.first.options == ["choose:akodo-gunso", "choose:matsu-berserker"]


@proves("Quitter le Jeu", "Réserve de Pions, Réserve Générale de Pions")
def test_leaving_play_takes_tokens_attachments_and_effects_away_simultaneously() -> None:
    """Fate and status return to the pool, and attachments leave too. When it returns it is a new card."""
    game = scene(
        {"characters": [inside("adept-of-shadows", fate=2, attachments=["fine-katana", "ancestral-daisho"])],
         "hand": ["banzai"], "conflict_deck": [], "fate": 2},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    game.first.does("play:banzai")
    play_on(game, "select")
    game.first.does("select:done")
    play_on(game, lambda prompt: prompt.kind == "action" and prompt.seat == 0)
    assert game.card("adept-of-shadows").military == 2 + 2 + 2 + 2
    game.first.does("trigger:adept-of-shadows")
    assert sorted(game.first.hand) == ["adept-of-shadows", "ancestral-daisho"] and game.first.fate == 2
    assert "fine-katana" in [card.id for card in game.first.player.conflict_discard]
    play_on(game, lambda prompt: prompt.kind == "action" and prompt.seat == 0)
    game.first.plays("adept-of-shadows", into="conflict")
    assert (game.card("adept-of-shadows").military, game.card("adept-of-shadows").fate) == (2, 0)


@proves("Sacrifice", "Quitter le Jeu")
def test_a_sacrifice_takes_own_cards_and_is_no_discard() -> None:
    """Steadfast Samurai cannot be discarded in the fate phase, but can be sacrificed to Funeral Pyre."""
    row = [at("fertile-fields", cards=["funeral-pyre"]), *ROW]
    game = scene(
        {"characters": ["steadfast-samurai"], "provinces": row, "honor": 15},
        {"characters": [at("matsu-beiona", fate=2)]},
        step="4.1",
    )
    assert game.first.asked == "action" and game.table.step == "4.4"
    game.first.does("trigger:funeral-pyre")
    assert game.zone("steadfast-samurai") == "dynasty discard" and len(game.first.hand) == 1
    leaving = next(r.facts for r in game.match.records if r.kind == "leave-play")
    assert leaving["sacrificed"]


@proves("Sacrifice")
def test_a_card_that_does_not_leave_play_was_not_sacrificed() -> None:
    """Reprieve saves the character chosen for Funeral Pyre, so its player draws no card."""
    row = [at("fertile-fields", cards=["funeral-pyre"]), *ROW]
    game = scene({"characters": [at("matsu-beiona", attachments=["reprieve"])], "provinces": row}, step="3.1-window")
    game.first.does("trigger:funeral-pyre").does("trigger:reprieve")
    assert game.zone("matsu-beiona") == "play" and game.first.hand == []
    assert game.zone("reprieve") == "conflict discard"


@proves("Révéler")
def test_a_revealed_card_is_shown_to_both_and_stays_where_it_is() -> None:
    """The Perfect Gift shows four cards of each deck. They stay in the decks until one is added to a hand."""
    game = scene(
        {"hand": ["the-perfect-gift"], "conflict_deck": ["rout", "charge", "levy", "outwit", "banzai"]},
        {"conflict_deck": ["for-shame", "good-omen"]},
        step="3.1-window",
    )
    game.first.does("play:the-perfect-gift")
    shown = [r for r in game.match.records if r.kind == "reveal-cards"]
    assert [(r.facts["player"], len(r.facts["cards"])) for r in shown] == [(0, 4), (1, 2)]
    assert all(r.seen_by(1) is r for r in shown)
    assert game.first.options == ["choose:rout", "choose:charge", "choose:levy", "choose:outwit"]
    assert len(game.first.player.conflict_deck) == 5 and game.zone("rout") == "conflict deck"
    game.first.does("levy").does("good-omen")
    assert game.first.hand == ["levy"] and game.second.hand == ["good-omen"]


@proves("Révéler", "En Jeu et Hors Jeu")
def test_a_card_revealed_to_be_played_can_be_seen_until_it_is() -> None:
    """Artisan Academy: the top card stays on the deck, both see it, and its player may play it from there."""
    row = [at("fertile-fields", cards=["artisan-academy"]), *ROW]
    game = scene(
        {"provinces": row, "characters": ["doji-challenger"], "conflict_deck": ["fine-katana", "rout"]},
        step="3.1-window",
    )
    game.first.does("trigger:artisan-academy")
    for viewer in (0, 1):
        revealed = game.match.view(viewer)["players"][0]["revealed"]
        assert [key.partition("#")[0] for key in revealed] == ["fine-katana"]
    assert game.zone("fine-katana") == "conflict deck" and len(game.first.player.conflict_deck) == 2
    game.first.does("play:fine-katana")
    assert game.zone("fine-katana") == "play" and not game.first.player.revealed


@proves("Retiré de la Partie")
def test_cards_removed_from_the_game_lie_open_and_do_nothing() -> None:
    """No Core Set card removes a card from the game, so the test itself removes cards.

    All see such cards, and no ability reaches them.
    """
    game = scene(
        {"characters": [inside("kitsu-spiritcaller")], "removed": ["matsu-berserker", "guidance-of-the-ancestors"],
         "conflict_deck": [], "conflict_discard": ["rout"], "fate": 3},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )  # fmt: skip
    assert not game.first.may("trigger:kitsu-spiritcaller")
    assert not game.first.may("trigger:guidance-of-the-ancestors")
    for viewer in (0, 1, None):
        removed = game.match.view(viewer)["players"][0]["removed"]
        assert [key.partition("#")[0] for key in removed] == ["matsu-berserker", "guidance-of-the-ancestors"]
    drawing = scene({"removed": ["charge"], "conflict_deck": [], "conflict_discard": ["rout"]}, step="2.2")
    drawing.first.bids(2)
    drawing.second.bids(2)
    assert drawing.first.hand == ["rout"] and [card.id for card in drawing.first.player.removed] == ["charge"]


@proves("Remplir une Province", "Réactions")
def test_a_province_is_filled_after_reactions_to_the_card_that_left_it() -> None:
    """Akodo Gunsō's reaction fills the province faceup. Without this reaction a facedown card fills it."""
    side = {
        "provinces": [at("fertile-fields", cards=["akodo-gunso"]), *ROW],
        "fate": 2,
        "dynasty_deck": ["doji-hotaru"],
    }
    game = scene(side, step="1.4")
    game.first.does("play:akodo-gunso")
    assert game.first.asked == "reaction" and game.province(0, 0).contents == []
    game.first.does("trigger:akodo-gunso")
    assert [(card.id, card.facedown) for card in game.province(0, 0).contents] == [("doji-hotaru", False)]
    passed = scene(side, step="1.4", asked=(0,))
    passed.first.does("play:akodo-gunso")
    play_on(passed, lambda prompt: prompt.kind == "dynasty")
    assert [(card.id, card.facedown) for card in passed.province(0, 0).contents] == [("doji-hotaru", True)]


@proves("Remplir une Province", "Province, Cartes Province")
def test_a_province_is_filled_only_when_it_is_empty() -> None:
    """One of two cards is played. The other still works, and no card is added."""
    row = [at("fertile-fields", cards=["doji-whisperer", "imperial-storehouse"]), *ROW]
    game = scene({"provinces": row, "fate": 1}, step="1.4", asked=(0,))
    assert game.province(0, 0).strength == 5
    game.first.does("play:doji-whisperer")
    assert [card.id for card in game.province(0, 0).contents] == ["imperial-storehouse"]
    game.second.passes()
    game.first.does("trigger:imperial-storehouse")
    assert [card.facedown for card in game.province(0, 0).contents] == [True]


@proves("Province, Cartes Province", "En Jeu et Hors Jeu")
def test_faceup_provinces_work_broken_and_facedown_ones_do_not() -> None:
    """A broken province counts as having no text, and a facedown one has no text yet."""

    def works(**facts: Any) -> bool:
        game = scene(
            {"characters": [inside("doji-challenger")]},
            {"provinces": [at("manicured-garden", **facts), *ROW]},
            conflict=MILITARY,
            asked=(1,),
        )
        return game.second.may("trigger:province:1.0")

    assert works() and not works(broken=True)


@proves("Province Face Cachée", "Forteresse", "En Jeu et Hors Jeu")
def test_strongholds_are_in_play_and_stay_there() -> None:
    """A stronghold may be bowed and used, but cannot be discarded or switched away from its province."""
    row = [
        at("manicured-garden", cards=["borderlands-fortifications"]),
        at("fertile-fields", cards=["doji-hotaru"]),
        *ROW[1:],
    ]
    game = scene({"stronghold": "isawa-mori-seido", "provinces": row, "characters": ["doji-challenger"]},
                 step="3.1-window", asked=(0, 1))  # fmt: skip
    game.first.does("trigger:isawa-mori-seido")
    assert game.card("isawa-mori-seido").bowed and game.card("isawa-mori-seido").in_play
    play_on(game, lambda prompt: prompt.kind == "action" and prompt.seat == 0)
    game.first.does("trigger:borderlands-fortifications")
    assert [card.id for card in game.province(0, 0).contents] == ["doji-hotaru"]
    assert "isawa-mori-seido" not in " ".join(game.first.options)


@proves("Participant, Ne Peut Pas Participer", "Fief, Renvoyer au Fief")
def test_every_character_in_play_participates_or_is_at_home() -> None:
    """A character moved in participates for its controller, even bowed. Sent home it stays bowed or ready."""
    game = scene(
        {"characters": [inside("akodo-toturi"), "shinjo-outrider"], "hand": ["rout"], "fate": 1},
        {"characters": [inside("matsu-beiona"), inside("brash-samurai", bowed=True)]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:shinjo-outrider")
    assert game.card("shinjo-outrider").attacking and game.totals == (8, 3)
    game.second.passes()
    game.first.does("play:rout").does("brash-samurai")
    play_on(game, "action")
    assert not game.card("brash-samurai").participating and game.card("brash-samurai").bowed
    assert game.card("brash-samurai") in game.second.player.characters


@proves("Participant, Ne Peut Pas Participer", "Ne Peut Pas")
def test_a_character_that_cannot_participate_is_neither_declared_nor_moved_and_is_sent_home_bowed() -> None:
    """Pacifism keeps a character out of military conflicts. If its conflict becomes military, it goes home bowed."""
    row = [at("kuroi-mori", facedown=False), *ROW]
    peaceful = at("shinjo-outrider", attachments=["pacifism"])
    declaring = scene({"characters": [peaceful, "doji-challenger"]}, step="3.2")
    parts = ("ring:ring:air", "attack:province:1.0", "commit:shinjo-outrider")
    assert declaring.first.refused(*parts, "skill:military") == "cannot-attack"
    moving = scene({"characters": [peaceful, inside("doji-challenger")]}, conflict=MILITARY, to_act=0, asked=(0,))
    assert not moving.first.may("trigger:shinjo-outrider")
    inside_it = scene({"characters": [{**peaceful, "participating": True}, inside("doji-challenger")]},
                      {"provinces": row}, conflict=POLITICAL)  # fmt: skip
    inside_it.second.does("trigger:province:1.0").does("select:switch-type")
    assert inside_it.card("shinjo-outrider").bowed and not inside_it.card("shinjo-outrider").participating
