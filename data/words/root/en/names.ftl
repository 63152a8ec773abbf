### The names of things: factions, suits, pieces, cards, items, places.

## Factions

faction-undecided = no faction yet
short-marquise = Marquise
short-eyrie = Eyrie
short-alliance = Alliance
short-vagabond = Vagabond
short-cult = Lizards
short-riverfolk = Riverfolk
short-duchy = Duchy
short-corvids = Corvids
short-hundreds = Hundreds
short-keepers = Keepers
brings-vagabond = Vagabond – { $character }

## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-any = any suit

## Maps, decks, set-ups

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
deck-base = Standard
deck-exiles = Exiles and Partisans
setting-map = Map
setting-deck = Deck
setting-set-up = Set-up
setup-standard = standard
setup-advanced = advanced

## Phases

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-set-up = Set-up

## Where

at-clearing = in clearing { $place }
to-clearing = to clearing { $place }
from-clearing = from clearing { $place }
at-burrow = in the Burrow
to-burrow = to the Burrow
from-burrow = from the Burrow
at-forest = in forest { $place }
to-forest = to forest { $place }
from-forest = from forest { $place }
place-clearing = { $place }
place-burrow = Burrow
place-forest = forest { $place }

## Pieces

piece-warrior = warriors
pieces-warrior =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
piece-pawn = pawn
pieces-pawn =
    { $count ->
        [one] the pawn
       *[other] { $count } pawns
    }
piece-sawmill = Sawmill
pieces-sawmill =
    { $count ->
        [one] { $count } Sawmill
       *[other] { $count } Sawmills
    }
piece-workshop = Workshop
pieces-workshop =
    { $count ->
        [one] { $count } Workshop
       *[other] { $count } Workshops
    }
piece-recruiter = Recruiter
pieces-recruiter =
    { $count ->
        [one] { $count } Recruiter
       *[other] { $count } Recruiters
    }
piece-wood = wood
pieces-wood = { $count } wood
piece-keep = Keep
pieces-keep = the Keep
piece-roost = Roost
pieces-roost =
    { $count ->
        [one] { $count } Roost
       *[other] { $count } Roosts
    }
piece-base-fox = fox Base
pieces-base-fox = the fox Base
piece-base-rabbit = rabbit Base
pieces-base-rabbit = the rabbit Base
piece-base-mouse = mouse Base
pieces-base-mouse = the mouse Base
piece-base = the Base
piece-sympathy = sympathy
pieces-sympathy =
    { $count ->
        [one] { $count } sympathy token
       *[other] { $count } sympathy tokens
    }
piece-garden-fox = fox Garden
pieces-garden-fox =
    { $count ->
        [one] { $count } fox Garden
       *[other] { $count } fox Gardens
    }
piece-garden-rabbit = rabbit Garden
pieces-garden-rabbit =
    { $count ->
        [one] { $count } rabbit Garden
       *[other] { $count } rabbit Gardens
    }
piece-garden-mouse = mouse Garden
pieces-garden-mouse =
    { $count ->
        [one] { $count } mouse Garden
       *[other] { $count } mouse Gardens
    }
piece-post-fox = fox Trade Post
pieces-post-fox =
    { $count ->
        [one] { $count } fox Trade Post
       *[other] { $count } fox Trade Posts
    }
piece-post-rabbit = rabbit Trade Post
pieces-post-rabbit =
    { $count ->
        [one] { $count } rabbit Trade Post
       *[other] { $count } rabbit Trade Posts
    }
piece-post-mouse = mouse Trade Post
pieces-post-mouse =
    { $count ->
        [one] { $count } mouse Trade Post
       *[other] { $count } mouse Trade Posts
    }
piece-citadel = Citadel
pieces-citadel =
    { $count ->
        [one] { $count } Citadel
       *[other] { $count } Citadels
    }
piece-market = Market
pieces-market =
    { $count ->
        [one] { $count } Market
       *[other] { $count } Markets
    }
piece-tunnel = Tunnel
pieces-tunnel =
    { $count ->
        [one] { $count } Tunnel
       *[other] { $count } Tunnels
    }
piece-plot = plot
pieces-plot =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
piece-stronghold = Stronghold
pieces-stronghold =
    { $count ->
        [one] { $count } Stronghold
       *[other] { $count } Strongholds
    }
piece-mob = mob
pieces-mob =
    { $count ->
        [one] { $count } mob
       *[other] { $count } mobs
    }
piece-warlord = warlord
pieces-warlord = the warlord
piece-waystation = Waystation
pieces-waystation =
    { $count ->
        [one] { $count } Waystation
       *[other] { $count } Waystations
    }
piece-relic = relic
pieces-relic =
    { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
piece-tablet = tablet
pieces-tablet =
    { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
piece-jewel = jewel
pieces-jewel =
    { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
piece-idol = idol
pieces-idol =
    { $count ->
        [one] { $count } idol
       *[other] { $count } idols
    }
plot-bomb = Bomb
plot-snare = Snare
plot-extortion = Extortion
plot-raid = Raid

## One piece in a list, outside a sentence (Polish sentences have pieces in the accusative)

single-warrior = 1 warrior
single-keep = the Keep
single-base-fox = the fox Base
single-base-rabbit = the rabbit Base
single-base-mouse = the mouse Base
single-post-fox = 1 fox Trade Post
single-post-rabbit = 1 rabbit Trade Post
single-post-mouse = 1 mouse Trade Post
single-citadel = 1 Citadel
single-plot = 1 plot
single-stronghold = 1 Stronghold
single-warlord = the warlord
single-tablet = 1 tablet
single-jewel = 1 jewel
single-idol = 1 idol

## Items

item-boots = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch
state-ready = { $item }
state-exhausted = { $item } (exhausted)
state-damaged = { $item } (damaged)
state-spent = { $item } (damaged, exhausted)

## Leaders and columns of the Decree

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
vizier = Loyal Vizier

## The Vagabond

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier
special-steal = Steal
special-day-labor = Day Labor
special-hideout = Hideout
special-instigate = Instigate
special-protector = Protector
special-scorched-earth = Scorched Earth
special-improvise = Improvise
special-swift-strike = Swift Strike
special-glide = Glide
relation-hostile = Hostile
relation-0 = Indifferent
relation-1 = 1st step
relation-2 = 2nd step
relation-3 = Allied

## Ministers, moods

minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess-of-mud = Duchess of Mud
minister-baron-of-dirt = Baron of Dirt
minister-earl-of-stone = Earl of Stone
mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful

## Cards whose names are known in print; the others are called in English everywhere

card-crossbow-bird = Crossbow
card-crossbow-mouse = Crossbow
card-sword = Sword
card-ambush-bird = Ambush!
card-ambush-fox = Ambush!
card-ambush-rabbit = Ambush!
card-ambush-mouse = Ambush!
card-bird-dominance = Bird Dominance
card-fox-dominance = Fox Dominance
card-rabbit-dominance = Rabbit Dominance
card-mouse-dominance = Mouse Dominance
card-armorers = Armorers
card-brutal-tactics = Brutal Tactics
card-favor-of-the-foxes = Favor of the Foxes
card-favor-of-the-rabbits = Favor of the Rabbits
card-favor-of-the-mice = Favor of the Mice
card-boat-builders = Boat Builders
card-eyrie-emigre = Eyrie Emigre
card-false-orders = False Orders
card-master-engravers = Master Engravers
card-unknown = a card
nothing = nothing
counted = { $what } ×{ $count }
