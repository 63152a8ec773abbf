"""Attacker and defender, player order, empty decks, moving, breaking provinces, covert, duels."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves(
    "Attaquant, Personnage Attaquant, Joueur Attaquant",
    "Défenseur, Personnage Défenseur, Joueur Défenseur",
    "Contre",
    "3.2.1",
)
def test_attackers_are_on_the_declarers_side_and_defenders_on_the_other() -> None:
    """A character is an attacker or a defender by the side on which it participates; at home it is neither."""
    game = scene(
        {"characters": ["doji-whisperer", "brash-samurai"]},
        {"characters": ["ikoma-eiji", "matsu-beiona"]},
        first_player=1,
        active_player=0,
        step="3.2",
    )
    game.first.declares("air", "political", 1, "doji-whisperer")
    game.second.defends("ikoma-eiji")
    conflict = game.conflict
    assert conflict is not None and (conflict.attacker, conflict.defender) == (0, 1)
    assert [card.id for card in conflict.attackers] == ["doji-whisperer"]
    assert [card.id for card in conflict.defenders] == ["ikoma-eiji"]
    assert not game.card("brash-samurai").attacking and not game.card("matsu-beiona").defending


@proves("Attaquant, Personnage Attaquant, Joueur Attaquant", "Contre", "Déplacer")
def test_a_character_that_joins_later_is_on_its_controllers_side_too() -> None:
    """Moved into the conflict, the attacker's own character attacks and the opponent's defends."""
    game = scene(
        {"characters": [inside("doji-challenger"), "shinjo-outrider"]},
        {"characters": ["matsu-berserker"]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.does("trigger:shinjo-outrider")
    game.second.passes()
    game.first.does("trigger:doji-challenger")
    assert game.card("shinjo-outrider").attacking and game.card("matsu-berserker").defending
    assert game.totals == (5, 3)


@proves("Dans l'Ordre des Joueurs", "1.2", "1.3", "4.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_does_their_part_of_a_sequence_first(first: int) -> None:
    """The first player turns up all dynasty cards before the other does, and collects fate before the other does."""
    lying = {"provinces": [at("fertile-fields", cards=[at("doji-whisperer", facedown=True)]), *FOUR]}
    game = scene(lying, lying, step="1.2", first_player=first, asked=(0, 1))
    turned = [r.facts["province"] for r in game.match.records if r.kind == "turn-faceup"]
    assert turned == [f"province:{first}.0", f"province:{1 - first}.0"]
    assert [r.facts["player"] for r in game.match.records if r.kind == "gain-fate"] == [first, 1 - first]


@proves("Dans l'Ordre des Joueurs", "Passer", "Fenêtres d'Action")
def test_a_sequence_goes_on_alternating_until_it_ends() -> None:
    """The first player acts, then the second, then the first again, until both have passed in a row."""
    game = scene({"hand": ["fine-katana"], "characters": ["doji-whisperer"]}, {}, asked=(0, 1))
    game.first.passes()
    assert game.second.asked == "action"
    game.second.passes()
    assert game.first.asked == "declare-conflict"
    game = scene({"characters": ["doji-whisperer"], "hand": ["fine-katana"]}, {"hand": ["ornate-fan"]}, asked=(0, 1))
    game.first.passes()
    game.second.plays("ornate-fan")
    assert game.first.asked == "action" and game.first.may("play:fine-katana")


@proves("Deck Épuisé", "Piocher des Cartes")
def test_an_empty_conflict_deck_costs_five_honor_and_is_made_of_the_discard_pile() -> None:
    """The player loses the honor in the middle of drawing, and then draws the rest."""
    game = scene(
        {"conflict_deck": ["banzai"], "conflict_discard": ["rout", "charge", "outwit"]},
        step="2.1",
    )
    game.first.bids(3)
    game.second.bids(3)
    assert game.first.honor == 5 and len(game.first.hand) == 3 and game.first.hand[0] == "banzai"
    assert len(game.first.player.conflict_deck) == 1 and not game.first.player.conflict_discard


@proves("Deck Épuisé", "Gagner la Partie")
def test_a_deck_that_runs_out_can_cost_the_game() -> None:
    """A player with five honor or fewer loses."""
    game = scene({"conflict_deck": [], "conflict_discard": ["rout"], "honor": 5}, step="2.1")
    game.first.bids(1)
    game.second.bids(1)
    assert game.outcome == {"winner": 1, "reason": "dishonor"}


@proves("Deck Épuisé", "Remplir une Province")
def test_an_empty_dynasty_deck_is_renewed_when_a_province_is_refilled() -> None:
    """The dynasty discard pile becomes the deck. The conflict discard pile stays."""
    game = scene(
        {
            "provinces": [at("fertile-fields", cards=["doji-whisperer"]), *FOUR],
            "dynasty_deck": [],
            "dynasty_discard": ["brash-samurai", "doji-hotaru"],
            "conflict_discard": ["rout"],
            "fate": 1,
        },
        {"passed": True},
        step="1.4",
    )
    game.first.plays("doji-whisperer")
    assert game.first.honor == 5 and len(game.first.player.dynasty_deck) == 1
    (lying,) = game.province(0, 0).contents
    assert lying.facedown and len(game.first.player.conflict_discard) == 1


@proves("Déplacer")
def test_nothing_moves_to_where_it_is() -> None:
    """Neither Doji Challenger nor Favored Mount can move a participant into the conflict again."""
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:doji-challenger")
    mount = at("border-rider", attachments=["favored-mount"], participating=True)
    game = scene({"characters": [mount]}, conflict=MILITARY, to_act=0, asked=(0,))
    assert not game.first.may("trigger:favored-mount")


@proves("Déplacer", "Destin")
def test_tokens_move_too() -> None:
    """Togashi Kazue's bearer takes 1 fate from another participant, which must have one."""
    sides = lambda fate: (  # noqa: E731
        {"characters": [inside("togashi-initiate", attachments=["togashi-kazue"])]},
        {"characters": [inside("matsu-berserker", fate=fate)]},
    )
    game = scene(*sides(1), conflict=MILITARY, to_act=0)
    game.first.does("trigger:togashi-kazue")
    assert (game.card("togashi-initiate").fate, game.card("matsu-berserker").fate) == (1, 0)
    empty = scene(*sides(0), conflict=MILITARY, to_act=0, asked=(0,))
    assert not empty.first.may("trigger:togashi-kazue")


@proves("Détruire une Province, Province Détruite", "3.2.5")
@pytest.mark.parametrize(("attackers", "broken"), [(["doji-hotaru"], True), (["asahina-storyteller"], False)])
def test_a_province_breaks_when_the_attacker_wins_by_its_strength_or_more(attackers: list[str], broken: bool) -> None:
    """A total of 6 minus 1 is enough against strength 5. A total of 4 minus 1 is not."""
    game = scene(
        {"characters": [inside(attacker) for attacker in attackers]},
        {"characters": [inside("lion-s-pride-brawler", bowed=True), inside("brash-samurai")]},
        conflict=POLITICAL,
        asked=(1,),
    )
    play_on(game, "ring-effect")
    assert game.province(1, 1).broken == broken


@proves("Détruire une Province, Province Détruite", "Remplir une Province", "3.2.5")
def test_the_attacker_may_discard_dynasty_cards_of_the_broken_province() -> None:
    """A discarded card is replaced facedown. Otherwise the card stays, and may be played from there."""
    for discards in (True, False):
        game = scene(
            {"characters": [inside("doji-hotaru")]},
            {"provinces": [at("fertile-fields", cards=["doji-whisperer"]), *FOUR]},
            conflict={**POLITICAL, "province": 0},
        )
        game.pass_all(until="discard-province")
        game.first.does(*(["doji-whisperer"] if discards else []))
        (lying,) = game.province(1, 0).contents
        assert (lying.id, lying.facedown) == (("otomo-courtier", True) if discards else ("doji-whisperer", False))


@proves("Détruire une Province, Province Détruite", "Province, Cartes Province")
def test_a_broken_provinces_text_is_silent_and_its_cards_are_still_played_and_replaced() -> None:
    """A broken province cannot be attacked either."""
    game = scene(
        {"characters": ["doji-hotaru"]},
        {
            "provinces": [at("fertile-fields", broken=True, cards=["doji-whisperer"]), *FOUR],
            "fate": 1,
        },
    )
    assert not game.first.may("attack:province:1.0") and game.first.may("attack:province:1.1")
    game = scene(
        None,
        {"provinces": [at("fertile-fields", broken=True, cards=["doji-whisperer"]), *FOUR], "fate": 1},
        step="1.4",
        first_player=1,
    )
    game.second.plays("doji-whisperer")
    (lying,) = game.province(1, 0).contents
    assert lying.facedown and not game.province(1, 0).active


def fortress(broken: int) -> Scene:
    """Return an attacker before a row with this many broken provinces."""
    names = ["fertile-fields", "entrenched-position", "meditations-on-the-tao", "night-raid"]
    row = [at(name, broken=index < broken) for index, name in enumerate(names)]
    return scene(
        {"characters": ["doji-hotaru", "asahina-storyteller"]},
        {"provinces": [*row, "pilgrimage"]},
    )


@proves("Détruire une Province, Province Détruite", "Forteresse", "Gagner la Partie")
def test_with_three_provinces_broken_the_strongholds_can_be_attacked_and_breaking_it_wins() -> None:
    """The province has strength 5, and the stronghold adds 2. Ten political skill break it."""
    assert not fortress(2).first.may("attack:province:1.4")
    game = fortress(3)
    game.first.declares("air", "political", 4, "doji-hotaru", "asahina-storyteller")
    assert game.outcome == {"winner": 0, "reason": "conquest"}


@proves("Détruire une Province, Province Détruite", "Booklet FAQ 4", "3.2.5")
def test_the_opponent_breaks_a_province_that_an_effect_breaks_and_the_conflict_goes_on() -> None:
    """Endless Plains breaks itself, and the attacker counts as having broken it. Step 3.2.5 breaks nothing more."""
    game = scene(
        {"characters": ["shinjo-altansarnai", "moto-youth"], "hand": ["for-greater-glory"], "fate": 1},
        {"provinces": ["endless-plains", *FOUR], "characters": ["akodo-toturi", "matsu-beiona"]},
    )
    game.first.declares("air", "military", 0, "shinjo-altansarnai", "moto-youth")
    game.second.does("trigger:province:1.0")
    assert game.province(1, 0).broken
    broke = [r.facts["player"] for r in game.match.records if r.kind == "break-province"]
    assert broke == [0] and game.first.asked == "reaction"
    game.first.does("trigger:shinjo-altansarnai")
    game.second.does("matsu-beiona")
    game.first.passes().does("moto-youth")
    assert game.conflict is not None and game.conflict.attackers[0].id == "shinjo-altansarnai"
    play_on(game, "favor")
    kinds = game.kinds
    assert kinds.count("break-province") == 1 and "compare-skills" in kinds and "claim-ring" in kinds


@proves("Discret", "3.2", "3.2.1")
def test_covert_keeps_one_character_each_from_being_declared_as_a_defender() -> None:
    """Each attacker with covert chooses one character without it. Characters that are not chosen may defend."""
    game = scene(
        {"characters": ["political-rival", "doji-whisperer"]},
        {"characters": ["ikoma-eiji", "savvy-politician", "unassuming-yojimbo"]},
    )
    assert game.first.may("covert:political-rival>ikoma-eiji")
    assert not game.first.may("covert:political-rival>unassuming-yojimbo")
    assert not game.first.may("covert:doji-whisperer>ikoma-eiji")
    game.first.declares("air", "political", 1, "political-rival", covert={"political-rival": "ikoma-eiji"})
    assert game.second.options == ["defend:savvy-politician", "defend:unassuming-yojimbo"]


@proves("Discret")
def test_covert_is_optional_and_for_declared_attackers_only() -> None:
    """A player may decline to use covert. A character at home does not use it."""
    game = scene(
        {"characters": ["political-rival", "doji-whisperer"]},
        {"characters": ["ikoma-eiji"]},
    )
    keys = ("ring:ring:air", "skill:political", "attack:province:1.1", "commit:doji-whisperer")
    assert game.first.refused(*keys, "covert:political-rival>ikoma-eiji") == "cannot-covert"
    game.first.declares("air", "political", 1, "political-rival")
    assert game.second.options == ["defend:ikoma-eiji"]


@proves("Discret", "Déplacer")
def test_the_covered_may_move_into_the_conflict_and_covert_that_arrives_later_does_nothing() -> None:
    """Shinjo Outrider, evaded, moves there as a defender. Political Rival, played there, does not use covert."""
    game = scene(
        {"characters": ["unassuming-yojimbo"], "hand": ["political-rival"], "fate": 3},
        {"characters": ["shinjo-outrider", "ikoma-eiji"]},
    )
    game.first.passes()
    game.first.declares("air", "political", 1, "unassuming-yojimbo", covert={"unassuming-yojimbo": "shinjo-outrider"})
    game.second.defends()
    game.second.does("trigger:shinjo-outrider")
    assert game.card("shinjo-outrider").defending
    game.first.plays("political-rival", into="conflict")
    assert game.card("political-rival").attacking and not game.card("ikoma-eiji").covered


@proves("Duel", "D.1", "D.3", "D.7")
def test_a_duel_is_between_two_participants_and_resolves_by_its_steps() -> None:
    """Raitsugu (3) bids 2 and Matsu Beiona (3) bids 1. The higher sum wins.

    The loser, who has no fate, is discarded.
    """
    game = scene(
        {"characters": [inside("mirumoto-raitsugu")]},
        {"characters": [inside("matsu-beiona"), "akodo-toturi"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:mirumoto-raitsugu")
    assert game.first.asked == "bid" and game.second.asked == "bid"
    game.first.bids(2)
    game.second.bids(1)
    assert (game.first.honor, game.second.honor) == (9, 11)
    assert game.zone("matsu-beiona") == "dynasty discard" and game.zone("akodo-toturi") == "play"


@proves("Échanger")
def test_switching_needs_both_things() -> None:
    """Know the World needs a claimed ring and an unclaimed one; Fortifications a card in another province."""
    hand = {"hand": ["know-the-world"], "fate": 1}
    assert not scene(hand, asked=(0,)).first.may("play:know-the-world")
    every = {element: {"claimed_by": 0} for element in ("air", "earth", "fire", "water", "void")}
    assert not scene(hand, asked=(0,), rings=every).first.may("play:know-the-world")
    game = scene(hand, rings={"air": {"claimed_by": 0}, "void": {"fate": 2}})
    game.first.does("play:know-the-world").does("ring:void")
    assert game.table.rings["void"].claimed_by == 0 and game.table.rings["air"].unclaimed and game.first.fate == 2
    wall = {"provinces": [at("fertile-fields", cards=["borderlands-fortifications"]), *FOUR]}
    assert not scene(wall, asked=(0,)).first.may("trigger:borderlands-fortifications")
