"""The types of cards."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("Cartes Attachement", "Redressé")
def test_an_attachment_enters_play_ready_on_any_character_in_play() -> None:
    """The host may be either player's character, anywhere. The attachment stays under its player's control."""
    game = scene(
        {"characters": ["doji-whisperer"], "hand": ["fiery-madness"], "fate": 1},
        {"characters": [inside("ikoma-eiji")]},
        conflict={**POLITICAL, "attacker": 1},
        to_act=0,
    )
    assert game.first.may("play:fiery-madness")
    game.first.does("play:fiery-madness")
    assert game.first.options == ["choose:doji-whisperer", "choose:ikoma-eiji"]
    game.first.does("ikoma-eiji")
    attached = game.card("ikoma-eiji").attachments[0]
    assert attached.controller == 0 and not attached.bowed and game.card("ikoma-eiji").controller == 1
    assert game.card("ikoma-eiji").political == 1


@proves("Cartes Attachement")
def test_without_a_host_an_attachment_cannot_be_played() -> None:
    """Sashimono can only be attached to a Bushi of its player, who has none."""
    game = scene({"characters": ["doji-whisperer"], "hand": ["sashimono"], "fate": 2}, asked=(0,))
    assert game.first.options == ["pass"]


@proves("Cartes Attachement", "Restreint")
def test_there_is_no_limit_to_attachments_on_a_character() -> None:
    """Only Restricted attachments are limited."""
    many = ["fine-katana", "ornate-fan", "magnificent-kimono", "spyglass", "cloud-the-mind", "duelist-training"]
    game = scene({"characters": [at("doji-whisperer", attachments=many)]})
    assert [a.id for a in game.card("doji-whisperer").attachments] == many


@proves("Restreint", "Entrer en Jeu")
def test_a_third_restricted_attachment_that_does_not_enter_play_may_go_itself() -> None:
    """A third one that is played costs one of the others. Calling in Favors moves a card in play, so any may go."""
    game = scene(
        {"characters": [at("doji-whisperer", attachments=["ornate-fan"])]},
        {"characters": [at("bayushi-liar", attachments=["fine-katana", "fine-katana"])],
         "hand": ["calling-in-favors"], "fate": 1},
        to_act=1,
    )  # fmt: skip
    game.second.does("play:calling-in-favors")
    assert game.second.asked == "restricted" and game.second.may("ornate-fan") and game.second.may("fine-katana")
    # The question names the attachment that is one too many.
    assert game.second.prompt is not None and game.second.prompt.source == game.card("ornate-fan").key
    game.second.does("ornate-fan")
    assert [attachment.id for attachment in game.card("bayushi-liar").attachments] == ["fine-katana", "fine-katana"]
    assert [card.id for card in game.first.player.conflict_discard] == ["ornate-fan"]


@proves("Cartes Attachement", "Quitter le Jeu")
def test_attachments_are_discarded_together_with_their_host() -> None:
    """The attachments are discarded at the same time, each to its owner's discard pile."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {"characters": [inside("ikoma-prodigy", attachments=["fine-katana", at("fiery-madness", owner=0)])]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("assassination", on="ikoma-prodigy")
    assert [card.id for card in game.second.player.conflict_discard] == ["fine-katana"]
    assert {card.id for card in game.first.player.conflict_discard} == {"fiery-madness", "assassination"}


@proves("Cartes Attachement")
def test_an_attachment_that_no_longer_fits_is_discarded() -> None:
    """Watch Commander needs a character of its controller. Blackmail takes the character without the attachment."""
    game = scene(
        {"characters": [inside("asahina-storyteller")], "hand": ["blackmail"], "fate": 3, "honor": 9},
        {"characters": [inside("ikoma-prodigy", attachments=["watch-commander", "ornate-fan"])]},
        conflict=POLITICAL,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("blackmail")
    # Watch Commander may still react to the playing of an event.
    game.second.passes()
    prodigy = game.card("ikoma-prodigy")
    assert prodigy.controller == 0 and [a.id for a in prodigy.attachments] == ["ornate-fan"]
    assert prodigy.attachments[0].controller == 1
    assert game.zone("watch-commander") == "conflict discard"


@proves("Cartes Attachement")
@pytest.mark.parametrize("how", ["the ring is switched", "the character that brings air goes home"])
def test_an_attachment_is_discarded_as_soon_as_the_ring_no_longer_gives_its_host_the_glory(how: str) -> None:
    """ "S'il survient une situation où un attachement n'est pas attaché de manière valide, défaussez-le."

    A Fearsome Mystic has 3 glory in air conflicts and 1 in others. A Formal Invitation needs 2.
    """
    mystic, switched = inside("fearsome-mystic", attachments=["formal-invitation"]), how.startswith("the ring")
    game = scene(
        {"characters": [mystic] if switched else [mystic, inside("seeker-of-knowledge")],
         "provinces": [at("manicured-garden", cards=["favorable-ground"]), *FOUR]},
        {"characters": [inside("doji-challenger")], "provinces": [at("kuroi-mori"), *FOUR]},
        conflict={**POLITICAL, "ring": "air" if switched else "earth", "province": 0},
        to_act=1 if switched else 0,
    )  # fmt: skip
    assert game.card("fearsome-mystic").glory == 3
    if switched:
        game.second.does("trigger:province:1.0").does("select:switch-ring").does("choose:ring:earth")
    else:
        game.first.does("trigger:favorable-ground").does("seeker-of-knowledge")
    assert game.card("fearsome-mystic").glory == 1 and game.zone("formal-invitation") == "conflict discard"


@proves("Cartes Attachement", "Incliner, Incliné", "Compétence")
def test_attachments_bow_by_themselves_and_add_their_skill_bowed_or_not() -> None:
    """Favored Mount bows to move its bearer, who stays ready and keeps the mount's +1 military."""
    game = scene(
        {"characters": [at("border-rider", attachments=["favored-mount"]), inside("moto-youth")]},
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:favored-mount")
    rider = game.card("border-rider")
    assert rider.participating and not rider.bowed and rider.attachments[0].bowed
    assert rider.military == 3


@proves("Cartes Attachement", "Types de Carte", "Compétence")
def test_a_character_in_play_as_an_attachment_lends_no_skill() -> None:
    """The printed skills of such a character are not modifiers, because it is only an attachment.

    Out of play it is a character again.
    """
    game = scene(
        {"characters": [inside("togashi-initiate")], "hand": ["tattooed-wanderer"], "fate": 1},
        {"characters": [inside("matsu-berserker")], "hand": ["let-go"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:tattooed-wanderer:attachment").does("togashi-initiate")
    initiate = game.card("togashi-initiate")
    assert [a.id for a in initiate.attachments] == ["tattooed-wanderer"] and initiate.has("covert")
    assert (initiate.military, initiate.political) == (1, 1) and len(game.first.player.characters) == 1
    game.second.plays("let-go")
    card = game.card("tattooed-wanderer")
    assert card.zone == "conflict discard" and card.type == "character" and not initiate.has("covert")


@proves("Cartes Événement", "Jouer, Mettre en Jeu")
def test_an_event_is_paid_resolved_and_discarded_before_reactions() -> None:
    """When the opponent may react to the effect of Way of the Crane, the event is already in the discard pile."""
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    assert game.first.asked == "reaction" and game.zone("way-of-the-crane") == "conflict discard"
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["court-games"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("court-games", on="savvy-politician")
    assert game.first.asked == "reaction" and game.zone("court-games") == "conflict discard"


@proves("Cartes Événement", "Restrictions et Permissions de Jeu")
def test_an_event_is_played_when_and_how_its_text_says() -> None:
    """Court Games is played in a political conflict, Good Omen with the lower bid."""
    hand = {"hand": ["court-games", "good-omen"], "bid": 1, "characters": [inside("doji-hotaru")]}
    game = scene(hand, {"bid": 2}, conflict=MILITARY, to_act=0, asked=(0,))
    assert game.first.options == ["play:good-omen", "pass"]
    game = scene({**hand, "bid": 2}, {"bid": 2}, conflict=POLITICAL, to_act=0, asked=(0,))
    assert game.first.options == ["play:court-games", "pass"]


@proves("Cartes Événement", "Effets Durables")
def test_a_lasting_effect_on_a_set_of_cards_is_on_those_there_now() -> None:
    """Yōjin no Shiro gives +1 to the present attackers. A character that joins later does not get the bonus."""
    game = scene(
        {
            "stronghold": "yojin-no-shiro",
            "characters": [inside("matsu-berserker"), "akodo-toturi"],
            "provinces": [at("fertile-fields", cards=["favorable-ground"]), *FOUR],
        },
        {"characters": [inside("brash-samurai")], "hand": ["way-of-the-crane"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:yojin-no-shiro")
    game.second.passes()
    game.first.does("trigger:favorable-ground").does("akodo-toturi")
    assert game.card("matsu-berserker").military == 4 and game.card("akodo-toturi").military == 6


@proves("Cartes Personnage", "3.2.2", "Participant, Ne Peut Pas Participer")
@pytest.mark.parametrize("into", ["conflict", "home"])
def test_a_character_from_hand_is_played_home_or_into_the_conflict(into: str) -> None:
    """The character enters play ready, on its player's side."""
    game = scene(
        {"hand": ["political-rival"], "fate": 3},
        {"characters": [inside("ikoma-eiji")]},
        conflict={**POLITICAL, "attacker": 1},
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("political-rival", into=into)
    rival = game.card("political-rival")
    assert not rival.bowed and rival.participating == (into == "conflict") == rival.defending
    assert game.totals[0] == (6 if into == "conflict" else 0)


@proves("Cartes Personnage", "Entrer en Jeu", "Fief, Renvoyer au Fief")
def test_a_character_enters_play_ready_at_home_and_stays() -> None:
    """The character is played from a province in the dynasty phase."""
    game = scene(
        {"provinces": [at("fertile-fields", cards=["doji-whisperer"]), *FOUR], "fate": 2, "passed": False},
        step="1.4",
    )
    game.first.plays("doji-whisperer", fate=1)
    whisperer = game.card("doji-whisperer")
    assert whisperer.in_play and not whisperer.bowed and not whisperer.participating and whisperer.fate == 1
    play_on(game, lambda prompt: game.table.step >= "3.1")
    assert whisperer.in_play


@proves("Cartes Ressource", "En Jeu et Hors Jeu", "1.2")
def test_a_holding_works_as_soon_as_it_is_faceup() -> None:
    """A facedown holding gives no strength and no action. When it is turned faceup in 1.2, it gives both."""
    provinces = [at("fertile-fields", facedown=False, cards=[at("imperial-storehouse", facedown=True)]), *FOUR]
    game = scene({"provinces": provinces}, step="1.4", asked=(0, 1))
    assert game.province(0, 0).strength == 4 and not game.first.may("trigger:imperial-storehouse")
    game = scene({"provinces": provinces}, step="1.2", asked=(0, 1))
    assert game.province(0, 0).strength == 5 and game.card("imperial-storehouse").in_play
    game.first.does("trigger:imperial-storehouse")
    assert len(game.first.hand) == 1 and game.zone("imperial-storehouse") == "dynasty discard"


@proves("Cartes Ressource", "5.3", "Remplir une Province")
def test_a_holding_fills_its_province_until_its_player_discards_it() -> None:
    """In the regroup phase its player may discard it. Then the province gets a new facedown card."""
    provinces = [at("fertile-fields", cards=["imperial-storehouse"]), *FOUR]
    game = scene({"provinces": provinces}, step="5.3")
    assert game.first.asked == "discard-dynasty"
    game.first.does()
    assert [card.id for card in game.province(0, 0).contents] == ["imperial-storehouse"]
    game = scene({"provinces": provinces}, step="5.3")
    deck = len(game.first.player.dynasty_deck)
    game.first.does("imperial-storehouse")
    (lying,) = game.province(0, 0).contents
    assert lying.id == "otomo-courtier" and len(game.first.player.dynasty_deck) == deck - 1


@proves("Cartes Rôle", "En Jeu et Hors Jeu")
def test_a_role_works_beside_the_stronghold_without_being_in_play() -> None:
    """Seeker of Air reacts when an air province is revealed; "Role only" matters only in deckbuilding."""
    game = scene(
        {"characters": ["doji-whisperer"]},
        {
            "role": "seeker-of-air",
            "provinces": ["fertile-fields", *FOUR],
            "characters": ["keeper-initiate"],
        },
    )
    role = game.second.player.role
    assert role is not None and not role.in_play and game.zone("keeper-initiate") == "play"
    game.first.declares("air", "political", 0, "doji-whisperer")
    game.second.does("trigger:seeker-of-air")
    assert game.second.fate == 1


@proves("Doublon")
def test_a_duplicate_in_hand_works_too_and_only_on_an_own_character() -> None:
    """Togashi Kazue is discarded from hand. The opponent's Kazue gets no fate."""
    game = scene(
        {"characters": ["togashi-kazue"], "hand": ["togashi-kazue"]},
        {"characters": ["togashi-kazue"], "hand": ["togashi-kazue"]},
        step="1.4",
    )
    game.first.does("duplicate:togashi-kazue")
    assert [card.fate for card in game.first.player.characters] == [1]
    assert [card.fate for card in game.second.player.characters] == [0]
    game = scene({"hand": ["togashi-kazue"]}, {"characters": ["togashi-kazue"]}, step="1.4", asked=(0,))
    assert game.first.options == ["pass"]
    game = scene({"characters": ["doji-hotaru"], "hand": ["togashi-kazue"]}, step="3.1-window", asked=(0,))
    assert not game.first.may("duplicate:togashi-kazue")


@proves("Exemplaire (d'une carte)", "Maximum X par [Période]")
def test_copies_are_recognized_by_their_title() -> None:
    """A maximum counts every card of that title: the second Assassination of the round cannot be played."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination", "assassination"], "honor": 12},
        {"characters": [inside("ikoma-prodigy"), inside("savvy-politician")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    game.first.plays("assassination", on="ikoma-prodigy").passes()
    assert game.first.asked == "action" and not game.first.may("play:assassination")
