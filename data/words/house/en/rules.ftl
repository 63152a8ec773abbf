### Looking up: rules, timing, FAQ, cards.

# Commands.

command-rules = rules
command-rules-description = Look a rule up, in any language
option-term = term
option-term-description = A term, a number, a question
option-rulesgame = { option-game }
option-rulesgame-description = Which game; by default that of the match in this channel or of the server
command-faq = faq
command-faq-description = Search the answers of the FAQ
option-query = query
option-query-description = What it is about; leave it out to see all answers
command-timing = timing
command-timing-description = The order of phases, conflicts, duels and abilities
option-chart = what
option-chart-description = What to show; by default, during a match, its present step
command-card = card
command-card-description = Look a card up, or find cards
option-cardname = name
option-cardname-description = The name, in any language
option-cardgame = { option-game }
option-cardgame-description = Only cards of this game
option-cardclan = clan
option-cardclan-description = Only cards of this clan
option-cardtype = type
option-cardtype-description = Only cards of this type
option-cardcost = cost
option-cardcost-description = Only cards of this cost
option-cardtrait = trait
option-cardtrait-description = Only cards with this trait
option-cardelement = element
option-cardelement-description = Only cards of this element

# Games.

rules-game-l5r-lcg = Legend of the Five Rings: The Card Game
rules-game-root = Root
rules-game-l5r-ccg = Legend of the Five Rings (1997)
rules-short-l5r-lcg = Card game of 2017
rules-short-root = Root
rules-short-l5r-ccg = Game of 1997
rules-printing-root = numbers of the French printing

# Entries and what is found.

rules-show-all = Show to everyone
rules-others = You may have meant…
rules-open = Open an entry
rules-steps = Open a step
rules-why = Why?
rules-in-en = This text exists in English only.
rules-in-fr = There is no English text of this yet. Here it is in French.
rules-in-pl = There is no English text of this yet. Here it is in Polish.
rules-passages = I am not sure what “{ $query }” is about. Which of these?
rules-several-games = This text is about several games: { $games }. The answer above is for the first game. The buttons open the answers for the other games.
rules-nothing = Nothing found for “{ $query }”.
rules-nothing-hint = Say it in other words, or name the game. Without a question, `/{ command-faq }` lists all answers of the FAQ.
rules-nearest = Nothing found for “{ $query }”. The nearest entries:
rules-answers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
trouble-query-long = That is too long to look up: at most { $most } characters.
trouble-query-empty = There is nothing in that to look up.
trouble-no-answer = No answer of the FAQ is about “{ $query }”.
trouble-no-rules = The rules of this game are not here yet: { $game }.
trouble-broken-rules = Something is wrong with my text of the rules of { $game }, so they cannot be looked up until the fault is fixed. The bot’s log names the fault.

# Charts.

timing-round = the whole round
timing-phase-dynasty = dynasty phase
timing-phase-draw = draw phase
timing-phase-conflict = conflict phase
timing-phase-fate = fate phase
timing-phase-regroup = regroup phase
timing-conflict-resolution = a conflict
timing-duel-timing = a duel
timing-initiating-abilities = an ability
timing-law-1-4-1 = Root: a turn
timing-law-4-3 = Root: a battle
timing-law-4-1 = Root: crafting
timing-turn-sequence = 1997: a turn
timing-attack-phase = 1997: an attack
timing-duel = 1997: a duel
timing-lobbying = 1997: lobbying

# Cards.

card-open = Open a card
card-which = Which card do you mean by “{ $query }”?
card-nothing = No card is called “{ $query }”.
card-nothing-hint = A part of the name is enough: `/{ command-card }` suggests names while you type.
card-nearest = No card is called “{ $query }”. The nearest names:
card-none = No card matches.
card-list =
    { $count ->
        [one] { $count } card
       *[other] { $pages ->
            [1] { $count } cards
           *[other] { $count } cards (page { $page } of { $pages })
        }
    }
trouble-card-what = Name a card, or say which cards you are looking for.
trouble-no-such-value = No card has “{ $value }”.
card-facts-only = Facts only: we have not written this card’s text yet.
card-gloss = in English: { $name }
card-no-text = This card has no text.
card-keyword-except = { $keyword } (except { $traits })
card-keyword-only = { $keyword } ({ $traits })
card-printed = Printed in: { $where }
card-deck-limit = deck limit { $count }
card-influence = influence cost { $cost }
card-role-only = { $role } role only
card-role-of = may be used by: { $clan }
card-restricted = restricted list
card-errata = ⚠️ There is an erratum to this card.
card-erratum = ⚠️ **Erratum:** { $change }
cardclan-neutral = Neutral
cardside-dynasty = dynasty
cardside-conflict = conflict
cardside-fate = fate
cardtype-personality = personality
cardtype-strategy = action
cardtype-item = item
cardtype-spell = spell
cardtype-follower = follower
cardtype-region = region
cardtype-ancestor = ancestor
cardtype-ring = ring

# Numbers on cards.

fact-cost = cost
fact-military = military
fact-political = political
fact-glory = glory
fact-strength = strength
fact-fate = fate
fact-honor = honor
fact-influence-pool = influence
fact-military-bonus = military
fact-political-bonus = political
fact-strength-bonus = strength
fact-gold-cost = gold cost
fact-force = force
fact-chi = chi
fact-focus = focus
fact-honor-requirement = honor requirement
fact-personal-honor = personal honor
fact-gold-production = gold production
fact-gold-production-for-clan = for its clan
fact-honor-production = honor production
fact-province-strength = province strength
fact-province-strength-bonus = province strength bonus
fact-starting-honor = starting honor
fact-fear = fear
fact-ranged = ranged
fact-honor-gained-on-entering = honor gained on entering
fact-honor-lost-on-entering = honor lost on entering

# Traits of the card game of 2017.

trait-bushi = Bushi
trait-courtier = Courtier
trait-shugenja = Shugenja
trait-imperial = Imperial
trait-air = Air
trait-item = Item
trait-spell = Spell
trait-cavalry = Cavalry
trait-monk = Monk
trait-earth = Earth
trait-fire = Fire
trait-water = Water
trait-scout = Scout
trait-philosophy = Philosophy
trait-void = Void
trait-condition = Condition
trait-champion = Champion
trait-weapon = Weapon
trait-magistrate = Magistrate
trait-tattooed = Tattooed
trait-shrine = Shrine
trait-scholar = Scholar
trait-seal = Seal
trait-shinobi = Shinobi
trait-commander = Commander
trait-technique = Technique
trait-keeper = Keeper
trait-seeker = Seeker
trait-daimyo = Daimyō
trait-battlefield = Battlefield
trait-kiho = Kihō
trait-city = City
trait-yojimbo = Yōjimbō
trait-berserker = Berserker
trait-duelist = Duelist
trait-army = Army
trait-castle = Castle
trait-jade = Jade
trait-creature = Creature
trait-spirit = Spirit
trait-fort = Fort
trait-temple = Temple
trait-outpost = Outpost
trait-engineer = Engineer
trait-library = Library
trait-mask = Mask
trait-poison = Poison
trait-shadowlands = Shadowlands
trait-shadow = Shadow
trait-mantis-clan = Mantis Clan
trait-tactic = Tactic
trait-ritual = Ritual
trait-kenshinzen = Kenshinzen
trait-academy = Academy
trait-battle-maiden = Battle Maiden
trait-ronin = Rōnin
trait-follower = Follower
trait-banner = Banner
trait-gaijin = Gaijin
trait-palace = Palace
trait-phoenix = Phoenix
trait-elemental-master = Elemental Master
trait-mythic = Mythic
trait-heretic = Heretic
trait-wily-trader = Wily Trader
trait-actor = Actor
trait-landmark = Landmark
trait-quest = Quest
trait-river = River
trait-mine = Mine
trait-omen = Omen
trait-meishodo = Meishōdō
trait-garden = Garden
trait-oni = Oni
trait-maho = Mahō
trait-peasant = Peasant
trait-goblin = Goblin
trait-storyteller = Storyteller
trait-trap = Trap
trait-tattoo = Tattoo

# Root's items: what the Law states of them.

fact-supply = in the item supply (5.1.5)
fact-ruins = under the ruins (9.3.4)
item-track = Vagabond: face up it lies on its track, face down in the Satchel
item-satchel = Vagabond: it lies in the Satchel
item-move = Vagabond: exhaust it to move
item-battle = Vagabond: exhaust it to battle
item-explore = Vagabond: exhaust it to explore a ruin
item-strike = Vagabond: exhaust it to strike
item-repair = Vagabond: exhaust it to repair an item
item-craft = Vagabond: exhaust it to craft
item-special-action = Vagabond: exhaust it for the special action of the character
item-rolled-hits = Vagabond: each undamaged one allows one more rolled hit
item-refresh = Vagabond: on its track it refreshes more items at Birdsong
item-draw = Vagabond: on its track it draws one more card in the Evening
item-item-limit = Vagabond: on its track it raises the item limit
item-command = Lord of the Hundreds: goes on the Command track of the Hoard
item-prowess = Lord of the Hundreds: goes on the Prowess track of the Hoard
item-mood-bitter = Lord of the Hundreds: while it is in the Hoard, the mood Bitter cannot be chosen
item-mood-grandiose = Lord of the Hundreds: while it is in the Hoard, the mood Grandiose cannot be chosen
item-mood-jubilant = Lord of the Hundreds: while it is in the Hoard, the mood Jubilant cannot be chosen
item-mood-relentless = Lord of the Hundreds: while it is in the Hoard, the mood Relentless cannot be chosen
item-mood-rowdy = Lord of the Hundreds: while it is in the Hoard, the mood Rowdy cannot be chosen
item-mood-stubborn = Lord of the Hundreds: while it is in the Hoard, the mood Stubborn cannot be chosen
item-mood-wrathful = Lord of the Hundreds: while it is in the Hoard, the mood Wrathful cannot be chosen
