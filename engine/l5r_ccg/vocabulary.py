"""The names of attributes, zones and scopes that the code of this game's cards may use.

Declare a new name here when you add the rule that reads it.
"""

from collections.abc import Iterable
from typing import Final, get_args

from engine.cardplay.vocabulary import Vocabulary
from engine.l5r_ccg.card import Zone
from engine.l5r_ccg.definition import CLANS, CardDef
from engine.l5r_ccg.machinery.course import OF_ONES_TURNS

ATTRIBUTES: Final = (
    "force", "chi", "personal-honor", "strength", "gold", "gold-cost", "honor-requirement", "focus", "hand-size",
    "acts-bowed",  # its abilities work while it is bowed
    "casting-chi",  # more Chi for attaching Spells, and while bowing for one or for an innate ability
    "casts-unbowed",  # a player's Shugenja do not bow for Spells and Kiho; a card's own, or for a Spell, do not bow
    "once-unbowed",  # a Shugenja does not bow for Spells and innate abilities, but uses each once in a battle
    "cast-once",  # the place of an ability that the card has used in this way in this battle
    "printed-numbers",  # by how much each number printed on the card is higher
    "set-aside",  # the number of the card for which a card is out of play
    "gets-back",  # the seat, counted from one, that then gets the card back
    "turned-up",  # lies face up on its deck
    "hatched",  # has become the same card as another one
    "merged",  # the number of the Personality that has become one with this one
    "open-focus",  # may focus face up
    "terrifies",  # a player's Fear may affect Personalities
    "brought",  # has been brought into play
    "fear", "ranged",  # the strength of the card's effects of this kind
    "least-focus",  # of the cards with which a player may focus against the Personality
    "wins-ties",  # in duels
    "end-draw",  # further cards that a player draws in the End Phase
    "draws-in-vain",  # a player is to draw even from an empty deck
    "requirement-waived",  # the Honor Requirement does not apply
    "as-attacker",  # a defender gets the bonuses given to attackers
    "raised",  # how often the effect that raises a province's Strength with every loss has counted
    "no-gifts",  # discarded against a player who lobbies by bowing the Personality
    "shamed",  # since it was dishonored
    "weary",  # its unit bows after the attack, as attackers do
    "pleaded-for",  # a province lost undefended, once somebody has been blamed for it
    "redeemed",  # has been restored to honor
    "acts-again",  # how many more actions a player takes before the next one acts
    "acts-twice",  # a player who acts in the battle takes two actions
    "foreseen",  # a Seer has turned the Event down
    "mountain",  # how many Mountain tokens the Province has
    "oni-ward",  # Oni that come into play from the Province are shuffled back
    "bounty",  # gold that a player has in advance toward one card that comes into play
    "free-spells",  # a player attaches Spells without paying gold
    "followers-cheaper",  # how much less Followers cost a player, down to 1 gold
    "aims-past",  # a player's ranged attacks may aim at Personalities who have Followers
    "reinforces",  # a player may strengthen a ranged attack by so much once it has been announced
    "personality-cost",  # how much more a player pays for Personalities in the Dynasty Phase
    "assigns-with-cavalry",  # its unit may be committed in the Cavalry Maneuvers too
    "any-spells",  # the number of its Spells is not limited by its Chi
    "least-chi",  # the lowest value of its Chi
    "lobbying-honor",  # its Personal Honor for lobbying
    "unique-items-cost",  # how much more Unique Items cost that are attached to the Personality
    "wounded",  # in battle, by a card of this name, this turn
    "lives-without-chi",  # is not destroyed when its Chi comes to nothing
    "vigil",  # how many more turns a Personality must stay bowed for a Ring
    "near-doom",  # the Doom of Fu Leng has been used on the Personality
    "idle-followers",  # its Followers add no Force to its army
    "exposed",  # ranged attacks may target the Personality although it has Followers
    "fear-against",  # how much stronger Fear against the Personality's unit is
    "has-text",  # has what the effect's card says of others
    "bound",  # the number of a card that stays in play for it
    "doubled",  # its bonuses count twice
    "lent-fear",  # the strength of its Fear by a card that gave it
    "may-stay-bowed",  # in the Straighten Phase
    "two-defenders",  # a player may attack two others at once this turn
    "acts-first",  # the Attacker acts first in this battle
    "attack-first",  # a player's Attack Phase comes before the Action Phase
    "no-event", "no-festivals",  # the next Event has no effect; no Festival has one
    "spares",  # its army destroys neither opposing units nor the Province
    "force-limit",  # what an army's Force cannot exceed, on its leader
    "helps-unasked",  # a player gains no Honor for helping as an ally
    "honor-doubled",  # in the resolution at the Province, or of a player
    "plague-immune",  # no Plague tokens come on a player's cards
    "extorted",  # by a player: the seat, counted from one
    "quest-left",  # how often it must still stay bowed
    "pact-turns",  # how many more turns of an alliance end
    "taxes-paid",  # what a player has paid of them this turn
    "first-shout", "second-shout",  # has been performed this turn
    "keeps-trade",  # a player's Holdings add nothing to the gold of other players' Holdings
    "age",  # the place of a card among the older ones of its kind
    "tied",  # a Holding shares the fate of the Region of this number
    "stationed",  # the Province to which the unit was assigned in this attack, counted from 1
    "transcribed",  # a Follower of this number has saved the Spell
    "roamed",  # the unit has crossed the Flatlands
    "spent",  # has done this turn what it may do once
    "province-strength",  # how much more Strength than printed a Stronghold gives to Provinces
    "stands-as",  # a Stronghold is also the Unique card whose effect this is
    "mastered",  # the Grand Master has performed the action of this Spell, which is destroyed for it
    "learned",  # the place of an ability on the card on which it is printed
    "must-attack",  # must be committed to attack, if possible
    "exchanged",  # Force and Chi are exchanged
    "two-focuses",  # may focus two cards at once, once in a duel
    "wields-spell",  # may have one Spell and use it without being a Shugenja
    "rains",  # how many more End Phases of its player an Event outlasts
    "estranged",  # a player whom one may not invite: the seat, counted from one
    "good-will",  # a sign given to a player: the seat, counted from one
    "strength-limit",  # what a Province's Strength cannot exceed
    "hidden",  # a Province stands as long as the Holding of this number
    "third-after-first",  # needs no earlier Shout, or only one of them
)  # fmt: skip

# Traits that are printed on no card.
GIVEN_TRAITS: Final = ("Adept of Air", "Adept of Earth", "Adept of Fire", "Adept of Water")

# Prohibitions to or for a card, a player or a province.
PROHIBITIONS: Final = (
    "act",  # in a battle
    "act-politically", "ally", "attach", "attack", "be-attacked", "be-challenged", "be-destroyed", "be-discarded",
    "be-dishonored", "be-restored", "bow", "bow-after-attack", "bow-for-gold", "cast", "challenge", "change-control",
    "commit",
    "commit-seppuku",
    "cost-others-honor", "defend", "draw", "dynasty-phase", "enter", "enter-play", "focus", "gain-force",
    "gain-honor",
    "act-politically", "ally", "attach", "attack", "be-attacked", "be-challenged", "be-copied",  # or exchanged
    "be-destroyed", "be-discarded",
    "be-dishonored", "bow", "bow-after-attack", "bow-for-gold", "challenge", "change-control", "commit",
    "cost-others-honor", "defend", "draw", "dynasty-phase", "enter", "enter-by",  # by an action
    "enter-play", "focus", "gain-force", "gain-force-for-now", "gain-honor",
    "gain-honor-by-entering",  # by bringing Personalities into play
    "hold-favor",  # the Imperial Favor
    "honor-victory", "leave-play", "lobby", "lose-by-honor",
    "lose-by-provinces",  # while the player has none
    "lose-honor", "move", "move-in", "move-out", "play-card",
    "refill", "refuse", "straighten", "turn-faceup", "suffer-token", "swear-fealty",
)  # fmt: skip

# Lasting effects end with: the duel, the battle, the Attack Phase, the turn; the beginning or the end of their player's
# next turn; a Follower leaving its Personality; their card straightening or leaving play; the game. Permanent effects
# never end.
SCOPES: Final = (
    "duel", "battle", "attack", "turn", *OF_ONES_TURNS, "attached", "bowed", "play", "game", "permanent",
)  # fmt: skip


def vocabulary(cards: Iterable[CardDef]) -> Vocabulary:
    """Return the names that the code of the cards in this pool may use. The traits are those printed on these cards."""
    traits = {trait for card in cards for trait in card.traits}
    families = {
        "cannot": PROHIBITIONS,
        "keyword": (),
        "more": ("Weapon", "Armor"),
        "trait": sorted(traits.union(GIVEN_TRAITS)),
        "clan": CLANS,
        "allied": CLANS,  # a player pays less for Personalities of the clan
    }
    return Vocabulary(attributes=ATTRIBUTES, families=families, zones=get_args(Zone), scopes=SCOPES)
