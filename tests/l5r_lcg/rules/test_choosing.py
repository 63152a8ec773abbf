"""Searching, choosing targets, choosing options."""

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
TOP = ["banzai", "ornate-fan", "fine-katana", "charge", "outwit"]


def swordsmith(deck: list[str]) -> Scene:
    """Let Agasha Swordsmith begin a search of this deck's top five cards for an attachment."""
    return scene({"characters": ["agasha-swordsmith"], "conflict_deck": deck})


def seen(game: Scene, seat: int | None) -> list[dict[str, object]]:
    """Return what a seat, or the public, reads about cards that are looked at or added to a hand."""
    records = [record.seen_by(seat) for record in game.match.records if record.kind in ("look-at", "add-to-hand")]
    return [record.facts for record in records if record is not None]


@proves("Chercher", "Révéler")
def test_a_searcher_sees_the_cards_alone_and_reveals_the_required_one() -> None:
    """The player looks at the five cards in secret. The opponent sees the chosen card, which must be an attachment."""
    game = swordsmith([*TOP, "rout"])
    game.first.does("trigger:agasha-swordsmith")
    assert game.first.asked == "search" and game.first.options == ["choose:ornate-fan", "choose:fine-katana"]
    game.first.does("fine-katana")
    looked, added = seen(game, 1)
    assert "cards" not in looked and str(added["card"]).startswith("fine-katana")
    assert seen(game, 0)[0]["cards"] == TOP
    assert game.first.hand == ["fine-katana"]


@proves("Chercher", "« Mélangez. »")
def test_a_searched_deck_is_shuffled() -> None:
    """Whatever the search finds, the other cards get new ids when the deck is shuffled, so nobody can follow a card."""
    game = swordsmith([*TOP, "rout"])
    names = {card.uid for card in game.first.player.conflict_deck}
    game.first.does("trigger:agasha-swordsmith").does("fine-katana")
    deck = game.first.player.conflict_deck
    assert "shuffle" in game.kinds and sorted(card.id for card in deck) == sorted({*TOP, "rout"} - {"fine-katana"})
    assert not names & {card.uid for card in deck}


@proves("Chercher")
def test_a_searcher_need_not_find_anything() -> None:
    """The player may decline although two of the five cards fit."""
    game = swordsmith([*TOP, "rout"])
    game.first.does("trigger:agasha-swordsmith").does()
    assert game.first.hand == [] and len(game.first.player.conflict_deck) == 6


@proves("Chercher", "Effets")
def test_searching_more_cards_than_there_are_takes_those_there_are() -> None:
    """A search of the top five cards of a deck of two cards looks at both cards."""
    game = swordsmith(["ornate-fan", "banzai"])
    game.first.does("trigger:agasha-swordsmith")
    assert seen(game, 0)[0]["cards"] == ["ornate-fan", "banzai"]


@proves("Chercher")
def test_searched_cards_still_belong_to_the_deck() -> None:
    """During the search the cards are still in the deck, in their order."""
    game = swordsmith([*TOP, "rout"])
    game.first.does("trigger:agasha-swordsmith")
    assert [card.id for card in reversed(game.first.player.conflict_deck)] == [*TOP, "rout"]
    assert all(card.zone == "conflict deck" for card in game.first.player.conflict_deck)


@proves("Choisir", "Cible", "Initier des Capacités / Jouer des Cartes")
def test_choose_means_a_target_and_without_one_the_ability_cannot_be_used() -> None:
    """Outwit needs an opponent's character of lower skill as its target. If there are two, the player chooses one."""
    hand = {"characters": [inside("doji-whisperer")], "hand": ["outwit"], "fate": 1}
    game = scene(hand, {"characters": [inside("ikoma-eiji")]}, conflict=POLITICAL, to_act=0, asked=(0,))
    assert not game.first.may("play:outwit")
    game = scene(hand, {"characters": [inside("ikoma-prodigy"), inside("akodo-gunso")]}, conflict=POLITICAL, to_act=0)
    game.first.does("play:outwit")
    assert game.first.asked == "target" and game.first.options == ["choose:ikoma-prodigy", "choose:akodo-gunso"]


@proves("Choisir une Option", "Effets")
def test_an_option_before_the_dash_is_selected_with_the_targets() -> None:
    """Court Games: its player selects the option before anybody may cancel. Its text says who chooses after that."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["court-games"]},
        {"characters": [inside("brash-samurai", status="honored"), inside("ikoma-eiji")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:court-games")
    assert game.first.asked == "select" and "initiate" not in game.kinds
    game.first.does("select:dishonor")
    assert game.second.asked == "interrupt"
    game.second.passes()
    assert game.second.asked == "target"


@proves("Choisir une Option")
def test_an_option_after_the_dash_is_selected_while_the_effect_resolves() -> None:
    """Asako Diplomat honors or dishonors a character.

    The player says which after Shiba Yōjimbō could have cancelled the effect.
    """
    game = scene(
        {"characters": [inside("asako-diplomat")]},
        {"characters": ["shiba-yojimbo", "isawa-atsuko"]},
        conflict=MILITARY,
    )
    game.first.does("trigger:asako-diplomat").does("isawa-atsuko")
    assert game.second.options == ["trigger:shiba-yojimbo", "pass"] and game.first.prompt is None
    game.second.passes()
    assert game.first.asked == "select" and game.first.options == ["select:honor", "select:dishonor"]
    game.first.does("select:honor")
    assert game.card("isawa-atsuko").honored


@proves("Choisir une Option")
def test_the_controller_selects_unless_the_text_names_the_opponent() -> None:
    """For Shame!: the opponent selects the option, which stands before the dash, before anybody may cancel."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["for-shame"]},
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:for-shame")
    assert game.second.asked == "select" and game.second.options == ["select:dishonor", "select:bow"]
    game.second.does("select:bow")
    assert game.second.asked == "interrupt"
    game.second.passes()
    assert game.card("brash-samurai").bowed and game.card("brash-samurai").honored


@proves("Choisir une Option", "Effets")
def test_an_option_that_changes_nothing_cannot_be_selected() -> None:
    """With an honored participant Court Games can only dishonor; for a dishonored one For Shame! can only bow."""
    game = scene(
        {"characters": [inside("doji-whisperer", status="honored")], "hand": ["court-games", "for-shame"]},
        {"characters": [inside("ikoma-prodigy"), inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(1,),
    )
    game.first.does("play:court-games")
    game.second.does("ikoma-prodigy").passes()
    game.first.plays("for-shame", on="ikoma-prodigy")
    assert game.card("ikoma-prodigy").dishonored and game.card("ikoma-prodigy").bowed


@proves("Cible")
def test_a_target_must_be_valid_when_targets_are_chosen() -> None:
    """Vanguard Warrior is a legal target when its ability is announced, but not after its sacrifice as the cost."""
    game = scene({"characters": ["vanguard-warrior", "doji-hotaru", "doji-whisperer"]})
    game.first.does("trigger:vanguard-warrior")
    assert game.first.asked == "target"
    assert game.first.options == ["choose:doji-hotaru", "choose:doji-whisperer"]


@proves("Cible", "Choisir")
def test_several_targets_of_one_player_are_chosen_together() -> None:
    """Shameful Display asks for both characters in one answer, and accepts no fewer."""
    game = scene(
        {"characters": [inside("doji-whisperer"), inside("brash-samurai")]},
        {
            "provinces": [at("shameful-display"), "entrenched-position", "night-raid", "fertile-fields", "pilgrimage"],
            "characters": [inside("ikoma-eiji")],
        },
        conflict={**POLITICAL, "province": 0},
    )
    game.second.does("trigger:province:1.0")
    assert game.second.asked == "target"
    assert game.second.refused("doji-whisperer") == "too-few"
    game.second.does("doji-whisperer", "ikoma-eiji").does("ikoma-eiji")
    assert game.card("ikoma-eiji").honored and game.card("doji-whisperer").dishonored


@proves("Cible")
def test_up_to_a_number_needs_one_target() -> None:
    """Staging Ground turns up one or two facedown cards; with none there it cannot be used."""
    ground = {"provinces": [at("fertile-fields", cards=["staging-ground"]), *PROVINCES]}
    game = scene(
        {
            "provinces": [
                at("fertile-fields", cards=["staging-ground"]),
                at("night-raid", cards=[at("doji-whisperer", facedown=True)]),
                at("pilgrimage", cards=[at("doji-hotaru", facedown=True)]),
                "meditations-on-the-tao",
                "ancestral-lands",
            ]
        }
    )
    game.first.does("trigger:staging-ground")
    assert game.first.refused() == "too-few"
    game.first.does("choose:province:0.1/0")
    assert not game.card("doji-whisperer").facedown and game.card("doji-hotaru").facedown
    game = scene(ground, asked=(0,))
    assert not game.first.may("trigger:staging-ground")


PROVINCES = ["entrenched-position", "night-raid", "meditations-on-the-tao", "ancestral-lands"]


@proves("Cible", "Incliner, Incliné")
def test_a_card_that_the_effect_cannot_change_is_no_target() -> None:
    """A bowed character cannot be chosen to be bowed."""
    game = scene(
        {"characters": [inside("asahina-storyteller")]},
        {"characters": [inside("ikoma-prodigy", bowed=True), inside("venerable-historian"), inside("akodo-gunso")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:shizuka-toshi")
    assert game.first.options == ["choose:venerable-historian", "choose:akodo-gunso"]


@proves("Cible", "« Résoudre cette capacité une seconde fois »")
def test_targets_of_a_later_effect_are_chosen_later() -> None:
    """The second resolution of Banzai! asks for its target again. Any legal target may be chosen then."""
    game = scene(
        {"characters": [inside("doji-challenger"), inside("brash-samurai")], "hand": ["banzai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai", on="doji-challenger").does("select:lose-honor")
    assert game.first.asked == "target"
    game.first.does("brash-samurai")
    assert (game.card("doji-challenger").military, game.card("brash-samurai").military) == (5, 4)


@proves("Cible")
def test_a_target_of_reference_need_not_change() -> None:
    """Mirumoto Raitsugu may challenge a character without fate, which the ability can only discard."""
    game = scene(
        {"characters": [inside("mirumoto-raitsugu")]},
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:mirumoto-raitsugu")
    game.first.bids(1)
    game.second.bids(1)
    assert game.zone("matsu-berserker") == "play"


@proves("Cible")
def test_the_controller_chooses_all_targets_unless_the_card_says_otherwise() -> None:
    """Lion's Pride Brawler's controller chooses; for Doji Gift Giver the card says that the opponent chooses."""
    brawl = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("brash-samurai"), "savvy-politician"]},
        conflict=MILITARY,
        to_act=0,
    )
    brawl.first.does("trigger:lion-s-pride-brawler")
    assert brawl.first.asked == "target" and len(brawl.first.options) == 3
    gift = scene(
        {"characters": [inside("doji-gift-giver")], "fate": 1},
        {"characters": [inside("ikoma-eiji"), inside("akodo-gunso")]},
        conflict=POLITICAL,
        to_act=0,
    )
    gift.first.does("trigger:doji-gift-giver")
    assert gift.second.asked == "target" and gift.second.fate == 1


@proves("Cible", "Immunisé")
def test_a_card_that_cannot_be_chosen_is_no_target_for_the_opponent_either() -> None:
    """The opponent's events cannot choose a character with Above Question. Abilities and own events can."""
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("brash-samurai", attachments=["above-question"])], "hand": ["way-of-the-crane"]},
        conflict=MILITARY,
        to_act=0,
    )
    assert not game.first.may("play:rout") and game.first.may("trigger:lion-s-pride-brawler")
    game.first.passes()
    game.second.plays("way-of-the-crane")
    assert game.card("brash-samurai").honored
