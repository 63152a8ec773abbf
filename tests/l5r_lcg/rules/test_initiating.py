"""Initiating abilities and playing cards in seven steps. Limits, maximums, playing and putting into play."""

from typing import Any

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}
INITIATING = "Initier des Capacités / Jouer des Cartes"
PLAYING = "Jouer, Mettre en Jeu"
LIMIT = "Limite de X Fois par [Période]"
MAXIMUM = "Maximum X par [Période]"


@proves(INITIATING, "Restrictions et Permissions de Jeu")
def test_step_1_the_restrictions_must_be_met_and_a_target_exist() -> None:
    """Good Omen needs a lower bid and a character of cost 3 or more.

    If one of these is missing, Good Omen cannot be played.
    """

    def playable(bid: int, character: str) -> bool:
        game = scene({"characters": [character], "hand": ["good-omen"], "bid": bid}, {"bid": 3},
                     step="3.1-window", asked=(0,))  # fmt: skip
        return game.first.may("play:good-omen")

    assert playable(2, "doji-challenger")
    assert not playable(3, "doji-challenger") and not playable(2, "doji-whisperer")


@proves(INITIATING, "Coût")
def test_steps_2_and_3_modifiers_determine_the_cost() -> None:
    """With City of Lies an event of cost 1 may be played without fate. The next event has its full cost again."""
    city = at("fertile-fields", cards=["city-of-lies"])
    game = scene(
        {"provinces": [city, "night-raid", "pilgrimage", "elemental-fury", "secret-cache"], "hand": ["rout", "rout"],
         "characters": [inside("akodo-toturi")], "fate": 0},
        {"characters": [inside("matsu-beiona"), inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )  # fmt: skip
    assert not game.first.may("play:rout")
    game.first.does("trigger:city-of-lies")
    game.second.passes()
    game.first.does("play:rout").does("brash-samurai")
    play_on(game, lambda prompt: prompt.seat == 0 and prompt.kind != "target")
    assert not game.card("brash-samurai").participating and not game.first.may("play:rout")


@proves(INITIATING, "Cible")
def test_step_5_targets_are_chosen_after_costs_are_paid() -> None:
    """Noble Sacrifice: the honored character has left, and its honor is gained, before the dishonored one is chosen."""
    game = scene(
        {"characters": [inside("doji-whisperer", status="honored")], "hand": ["noble-sacrifice"], "fate": 1},
        {"characters": [inside("matsu-beiona", status="dishonored"), at("ikoma-eiji", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:noble-sacrifice")
    assert game.zone("doji-whisperer") == "dynasty discard" and (game.first.honor, game.first.fate) == (11, 0)
    assert game.first.asked == "target" and game.first.hand == []
    game.first.does("ikoma-eiji")
    assert game.zone("ikoma-eiji") == "dynasty discard" and game.zone("matsu-beiona") == "play"


@proves(INITIATING, "Cible")
def test_step_5_whatever_is_a_legal_target_then_may_be_chosen() -> None:
    """The cost of Calling in Favors dishonors a character, which thereby becomes a legal target."""
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["fine-katana"]), "doji-whisperer"],
         "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [inside("matsu-beiona", attachments=["fine-katana", "ornate-fan"])]},
        conflict=POLITICAL,
        to_act=0,
    )  # fmt: skip
    game.first.does("play:calling-in-favors").does("doji-whisperer")
    assert game.card("doji-whisperer").dishonored
    assert game.first.options == ["choose:fine-katana", "choose:ornate-fan"]
    game.first.does("ornate-fan")
    assert [card.id for card in game.card("doji-whisperer").attachments] == ["ornate-fan"]


@proves(INITIATING, "Choisir une Option")
def test_step_5_options_before_the_dash_are_selected_with_the_targets() -> None:
    """Kuroi Mori: the selection is made, and may be reacted to, before the effect resolves."""
    row = [at("kuroi-mori", facedown=False), "night-raid", "pilgrimage", "elemental-fury", "secret-cache"]
    game = scene({"characters": [inside("doji-challenger")]}, {"provinces": row}, conflict=MILITARY)
    game.second.does("trigger:province:1.0")
    assert game.second.options == ["select:switch-ring", "select:switch-type"] and "initiate" not in game.kinds
    game.second.does("select:switch-type")
    assert game.conflict is not None and game.conflict.skill == "political"


@proves(INITIATING, "Annuler")
def test_a_player_who_may_cancel_knows_the_targets() -> None:
    """Targets are chosen in step 5, and cancelling is step 6.

    The log names the targets even if the effect is cancelled.
    """
    for answer in ("pass", "trigger:voice-of-honor"):
        game = scene(
            {"characters": [inside("doji-challenger"), inside("matsu-berserker")], "hand": ["banzai"]},
            {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
            conflict=MILITARY,
            to_act=0,
        )
        game.first.does("play:banzai").does("matsu-berserker")
        victim = game.card("matsu-berserker").key
        assert game.second.prompt is not None and game.second.prompt.data is not None
        assert game.second.prompt.data["events"][0]["targets"] == [victim]
        game.second.does(answer)
        told = [r.seen_by(1) for r in game.match.records if r.kind == "initiate"]
        assert told[0] is not None and told[0].facts["targets"] == [victim]


@proves(INITIATING, "Révéler")
def test_a_card_chosen_in_a_hand_is_shown_before_anything_is_cancelled() -> None:
    """Ambush: the opponent sees the chosen character before deciding about Voice of Honor."""
    game = scene(
        {"characters": [inside("yogo-outcast")], "hand": ["ambush", "adept-of-shadows"], "fate": 3},
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:ambush")
    assert game.second.may("trigger:voice-of-honor") and game.zone("adept-of-shadows") == "hand"
    shown = [r.facts for r in game.match.records if r.kind == "reveal-cards"]
    assert [(facts["player"], facts["cards"]) for facts in shown] == [(0, [game.card("adept-of-shadows").key])]


@proves(INITIATING, "FAQ 3", "Cartes Événement")
def test_steps_6_and_7_a_card_counts_as_played_before_its_effects_resolve() -> None:
    """Watch Commander reacts to the playing of Let Go before Let Go discards it."""
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["let-go"]},
        {"characters": [inside("matsu-beiona", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:let-go")
    assert game.second.asked == "reaction" and game.zone("watch-commander") == "play"
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9 and game.zone("watch-commander") == "conflict discard"


@proves(INITIATING, "Coût", "FAQ 4")
def test_a_prevented_cost_ends_the_process_and_uses_nothing_up() -> None:
    """Reprieve prevents the sacrifice: the fate is spent, but the event stays in hand and may be played again."""
    game = scene(
        {"characters": [inside("hida-guardian", attachments=["reprieve"])], "hand": ["way-of-the-crab"], "fate": 2},
        {"characters": [inside("matsu-beiona")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:way-of-the-crab").does("trigger:reprieve")
    assert game.zone("hida-guardian") == "play" and game.zone("reprieve") == "conflict discard"
    assert game.first.hand == ["way-of-the-crab"] and game.first.fate == 1
    assert "play-card" not in game.kinds and game.zone("matsu-beiona") == "play"
    play_on(game, lambda prompt: prompt.seat == 0)
    assert game.first.may("play:way-of-the-crab")


@proves(INITIATING, "« Résoudre cette capacité une seconde fois »")
def test_resolving_a_second_time_repeats_steps_5_to_7() -> None:
    """Banzai!: a new target may be chosen, the second effect may be cancelled by itself, and nothing more is paid."""
    game = scene(
        {"characters": [inside("matsu-beiona"), inside("brash-samurai")], "hand": ["banzai"]},
        {"characters": [inside("doji-hotaru", status="honored")], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:banzai").does("matsu-beiona")
    game.second.passes()
    assert game.card("matsu-beiona").military == 5
    game.first.does("select:lose-honor").does("brash-samurai")
    assert game.first.honor == 9
    game.second.does("trigger:voice-of-honor")
    assert (game.card("matsu-beiona").military, game.card("brash-samurai").military) == (5, 2)
    assert game.zone("banzai") == "conflict discard" and game.kinds.count("play-card") == 2


@proves(PLAYING, "Cartes Personnage")
def test_playing_costs_fate_and_may_add_some_putting_into_play_does_neither() -> None:
    """The event Charge! puts a character into play. Its player pays only for the event, and cannot add fate."""
    side: dict[str, Any] = {
        "provinces": [at("fertile-fields", cards=["doji-hotaru"]), "night-raid", "pilgrimage", "elemental-fury",
                      "secret-cache"],
        "characters": [inside("doji-challenger")], "hand": ["charge", "steward-of-law"], "fate": 5,
    }  # fmt: skip
    game = scene(side, {"characters": [inside("matsu-beiona", attachments=["watch-commander"])]}, conflict=MILITARY,
                 to_act=0)  # fmt: skip
    game.first.does("play:charge")
    game.second.passes()
    assert game.card("doji-hotaru").participating and game.first.asked != "fate"
    assert (game.first.fate, game.card("doji-hotaru").fate) == (4, 0)
    entering = [record.facts for record in game.match.records if record.kind == "enter-play"]
    assert [facts["played"] for facts in entering] == [False] and game.kinds.count("play-card") == 1


@proves(PLAYING)
def test_a_card_put_into_play_is_not_played() -> None:
    """Shosuro Miyako reacts to a character played from hand, not to one that an effect puts into play from hand."""

    def reacts(how: str) -> bool:
        game = scene(
            {"characters": [inside("shosuro-miyako")], "hand": ["ambush", "unassuming-yojimbo"], "fate": 6},
            {"hand": ["banzai"]},
            conflict=MILITARY,
            to_act=0,
        )
        if how == "played":
            game.first.plays("unassuming-yojimbo", into="home")
        else:
            game.first.does("play:ambush")
            if game.first.asked == "target":
                game.first.does("unassuming-yojimbo")
        assert game.zone("unassuming-yojimbo") == "play"
        return game.first.asked == "reaction"

    assert reacts("played") and not reacts("put")


@proves(PLAYING, "Fief, Renvoyer au Fief", "Redressé")
def test_a_card_put_into_play_arrives_at_home_and_ready_unless_stated_otherwise() -> None:
    """Ikoma Eiji calls a Bushi during the conflict: it is at home, ready and without a token."""
    game = scene(
        {"characters": [inside("doji-hotaru")]},
        {"characters": [inside("ikoma-eiji")], "dynasty_discard": ["akodo-gunso"]},
        conflict=POLITICAL,
    )
    play_on(game, "reaction")
    game.second.does("trigger:ikoma-eiji")
    called = game.card("akodo-gunso")
    assert (called.zone, called.participating, called.bowed, called.fate) == ("play", False, False, 0)
    assert game.second.fate == 0


@proves(PLAYING, "Limitée")
def test_putting_into_play_gets_around_a_ban_on_playing() -> None:
    """Grasp of Earth forbids playing characters from hand. Ambush still puts a character from hand into play."""
    game = scene(
        {"characters": [inside("asahina-storyteller", attachments=["grasp-of-earth"])]},
        {"characters": [inside("bayushi-manipulator")], "hand": ["ambush", "unassuming-yojimbo"], "fate": 6},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:grasp-of-earth")
    assert game.second.may("play:ambush") and not game.second.may("play:unassuming-yojimbo")
    game.second.does("play:ambush")
    if game.second.asked == "target":
        game.second.does("unassuming-yojimbo")
    assert game.card("unassuming-yojimbo").defending


def pass_to(game: Scene, seat: int) -> None:
    """Let the other player pass until a seat may act."""
    play_on(game, lambda prompt: prompt.seat == seat and prompt.kind == "action")


@proves(LIMIT)
def test_a_limit_replaces_the_general_limit_of_one_use_and_counts_for_each_copy() -> None:
    """Wandering Ronin's ability may be used twice in a conflict, by each copy, and not a third time."""
    ronin = inside("wandering-ronin", fate=3)
    game = scene({"characters": [ronin, ronin]}, {"characters": [inside("matsu-beiona")]}, conflict=MILITARY, to_act=0,
                 asked=(0, 1))  # fmt: skip
    uses = 0
    while game.first.may("trigger:wandering-ronin"):
        game.first.does("trigger:wandering-ronin")
        uses += 1
        game.second.passes()
    assert uses == 4 and [card.fate for card in game.cards("wandering-ronin")] == [1, 1]
    assert [card.military for card in game.cards("wandering-ronin")] == [6, 6]


@proves(LIMIT, "Réactions", "Interruptions")
def test_with_several_uses_left_there_is_one_for_each_occurrence() -> None:
    """Way of the Dragon gives Savvy Politician a second use: it reacts once each time it is honored, not twice."""
    savvy = at("savvy-politician", attachments=["way-of-the-dragon"])
    game = scene(
        {"characters": [savvy, "doji-challenger", "doji-hotaru"], "hand": ["way-of-the-crane", "way-of-the-crane"]},
        step="3.1-window",
    )
    game.first.plays("way-of-the-crane", on="savvy-politician").does("trigger:savvy-politician").does("doji-challenger")
    assert not game.first.may("trigger:savvy-politician")
    play_on(game, lambda prompt: prompt.kind == "action" and prompt.seat == 0)
    game.card("savvy-politician").status = 0
    game.table.version += 1
    game.first.does("play:way-of-the-crane").does("savvy-politician")
    assert game.first.may("trigger:savvy-politician")


@proves(LIMIT, "Capacités Déclenchées")
def test_a_card_that_left_play_and_came_back_is_a_new_one() -> None:
    """Adept of Shadows, played again in the same round, may return to hand again."""
    game = scene({"characters": ["adept-of-shadows"], "fate": 4, "conflict_deck": []}, step="3.1-window", asked=(0, 1))
    for honor in (9, 8):
        game.first.does("trigger:adept-of-shadows")
        assert game.first.honor == honor and game.first.hand == ["adept-of-shadows"]
        pass_to(game, 0)
        game.first.plays("adept-of-shadows", into="home")
        pass_to(game, 0)
    assert game.first.may("trigger:adept-of-shadows")


@proves(LIMIT)
def test_limits_are_each_players_own() -> None:
    """After a player used an ability of a character, its new controller may use the ability too."""
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["blackmail"], "fate": 3, "honor": 5},
        {"characters": [inside("border-rider", bowed=True)]},
        conflict={**MILITARY, "attacker": 0},
    )
    game.second.does("trigger:border-rider")
    game.first.does("play:blackmail")
    assert game.card("border-rider").controller == 0
    game.card("border-rider").bowed = True
    game.table.version += 1
    pass_to(game, 0)
    assert game.first.may("trigger:border-rider")


@proves(LIMIT, MAXIMUM)
def test_a_cancelled_ability_has_been_used() -> None:
    """Shiba Yōjimbō cancels Isawa Masahiro's action: he is bowed, and may not use it again this round."""
    game = scene(
        {"characters": [inside("mirumoto-raitsugu", fate=1)]},
        {"characters": [inside("asahina-artisan", fate=2), inside("shiba-yojimbo")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:mirumoto-raitsugu").does("asahina-artisan")
    game.second.does("trigger:shiba-yojimbo")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("trigger:mirumoto-raitsugu")


@proves(MAXIMUM)
def test_a_maximum_holds_for_all_copies_of_one_player() -> None:
    """Max 1 per conflict: each player may play one Court Games, whichever copy, and another in the next conflict."""
    side = {"characters": [inside("doji-hotaru", fate=1)], "hand": ["court-games", "court-games"]}
    game = scene(
        side,
        {**side, "characters": [inside("doji-challenger", fate=1)]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("play:court-games").does("select:honor")
    pass_to(game, 1)
    assert game.second.may("play:court-games")
    game.second.passes()
    assert not game.first.may("play:court-games")


@proves(MAXIMUM)
def test_a_maximum_cannot_be_raised() -> None:
    """Way of the Dragon adds a use to limits. Togashi Yokuni's ability still has its maximum of one each round."""
    game = scene(
        {"characters": [at("togashi-yokuni", attachments=["way-of-the-dragon"]), "border-rider", "adept-of-the-waves"]},
        step="3.1-window",
        asked=(0, 1),
    )
    game.first.does("trigger:togashi-yokuni").does("border-rider")
    pass_to(game, 0)
    assert not game.first.may("trigger:togashi-yokuni")
    limited = scene(
        {"characters": [at("adept-of-the-waves", attachments=["way-of-the-dragon"])]}, step="3.1-window", asked=(0, 1)
    )
    for _ in range(2):
        limited.first.does("trigger:adept-of-the-waves")
        pass_to(limited, 0)
    assert not limited.first.may("trigger:adept-of-the-waves")
