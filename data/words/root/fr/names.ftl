### The names of things: factions, suits, pieces, cards, items, places.

## Factions

faction-undecided = pas encore de faction
short-marquise = Marquise
short-eyrie = Canopée
short-alliance = Alliance
short-vagabond = Vagabond
short-cult = Lézards
short-riverfolk = Rivière
short-duchy = Duché
short-corvids = Corvidés
short-hundreds = Cents
short-keepers = Gardiens
brings-vagabond = Vagabond – { $character }

## Suits

suit-fox = renard
suit-rabbit = lapin
suit-mouse = souris
suit-bird = oiseau
suit-any = au choix

## Maps, decks, set-ups

map-autumn = Automne
map-winter = Hiver
map-lake = Lac
map-mountain = Montagne
deck-base = Base
deck-exiles = Exilés et Partisans
setting-map = Plateau
setting-deck = Paquet
setting-set-up = Mise en place
setup-standard = standard
setup-advanced = avancée

## Phases

phase-birdsong = Aurore
phase-daylight = Jour
phase-evening = Crépuscule
phase-set-up = Mise en place

## Where

at-clearing = dans la clairière { $place }
to-clearing = vers la clairière { $place }
from-clearing = de la clairière { $place }
at-burrow = dans le Terrier
to-burrow = vers le Terrier
from-burrow = du Terrier
at-forest = dans le bois { $place }
to-forest = vers le bois { $place }
from-forest = du bois { $place }
place-clearing = { $place }
place-burrow = Terrier
place-forest = bois { $place }

## Pieces

piece-warrior = guerriers
pieces-warrior =
    { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
piece-pawn = pion
pieces-pawn =
    { $count ->
        [one] le pion
       *[other] { $count } pions
    }
piece-sawmill = Scierie
pieces-sawmill =
    { $count ->
        [one] { $count } Scierie
       *[other] { $count } Scieries
    }
piece-workshop = Atelier
pieces-workshop =
    { $count ->
        [one] { $count } Atelier
       *[other] { $count } Ateliers
    }
piece-recruiter = Recruteur
pieces-recruiter =
    { $count ->
        [one] { $count } Recruteur
       *[other] { $count } Recruteurs
    }
piece-wood = bois
pieces-wood = { $count } bois
piece-keep = Donjon
pieces-keep = le Donjon
piece-roost = Perchoir
pieces-roost =
    { $count ->
        [one] { $count } Perchoir
       *[other] { $count } Perchoirs
    }
piece-base-fox = Base Renard
pieces-base-fox = la Base Renard
piece-base-rabbit = Base Lapin
pieces-base-rabbit = la Base Lapin
piece-base-mouse = Base Souris
pieces-base-mouse = la Base Souris
piece-base = la Base
piece-sympathy = Sympathie
pieces-sympathy =
    { $count ->
        [one] { $count } jeton de Sympathie
       *[other] { $count } jetons de Sympathie
    }
piece-garden-fox = Jardin Renard
pieces-garden-fox =
    { $count ->
        [one] { $count } Jardin Renard
       *[other] { $count } Jardins Renard
    }
piece-garden-rabbit = Jardin Lapin
pieces-garden-rabbit =
    { $count ->
        [one] { $count } Jardin Lapin
       *[other] { $count } Jardins Lapin
    }
piece-garden-mouse = Jardin Souris
pieces-garden-mouse =
    { $count ->
        [one] { $count } Jardin Souris
       *[other] { $count } Jardins Souris
    }
piece-post-fox = Comptoir Renard
pieces-post-fox =
    { $count ->
        [one] { $count } Comptoir Renard
       *[other] { $count } Comptoirs Renard
    }
piece-post-rabbit = Comptoir Lapin
pieces-post-rabbit =
    { $count ->
        [one] { $count } Comptoir Lapin
       *[other] { $count } Comptoirs Lapin
    }
piece-post-mouse = Comptoir Souris
pieces-post-mouse =
    { $count ->
        [one] { $count } Comptoir Souris
       *[other] { $count } Comptoirs Souris
    }
piece-citadel = Citadelle
pieces-citadel =
    { $count ->
        [one] { $count } Citadelle
       *[other] { $count } Citadelles
    }
piece-market = Marché
pieces-market =
    { $count ->
        [one] { $count } Marché
       *[other] { $count } Marchés
    }
piece-tunnel = Tunnel
pieces-tunnel =
    { $count ->
        [one] { $count } Tunnel
       *[other] { $count } Tunnels
    }
piece-plot = Complot
pieces-plot =
    { $count ->
        [one] { $count } Complot
       *[other] { $count } Complots
    }
piece-stronghold = Bastion
pieces-stronghold =
    { $count ->
        [one] { $count } Bastion
       *[other] { $count } Bastions
    }
piece-mob = Foule
pieces-mob =
    { $count ->
        [one] { $count } Foule
       *[other] { $count } Foules
    }
piece-warlord = seigneur de guerre
pieces-warlord = le seigneur de guerre
piece-waystation = Relais
pieces-waystation =
    { $count ->
        [one] { $count } Relais
       *[other] { $count } Relais
    }
piece-relic = Relique
pieces-relic =
    { $count ->
        [one] { $count } Relique
       *[other] { $count } Reliques
    }
piece-tablet = tablette
pieces-tablet =
    { $count ->
        [one] { $count } tablette
       *[other] { $count } tablettes
    }
piece-jewel = bijou
pieces-jewel =
    { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
piece-idol = statuette
pieces-idol =
    { $count ->
        [one] { $count } statuette
       *[other] { $count } statuettes
    }
plot-bomb = Bombe
plot-snare = Piège
plot-extortion = Extorsion
plot-raid = Raid

## One piece in a list, outside a sentence (Polish sentences have pieces in the accusative)

single-warrior = 1 guerrier
single-keep = le Donjon
single-base-fox = la Base Renard
single-base-rabbit = la Base Lapin
single-base-mouse = la Base Souris
single-post-fox = 1 Comptoir Renard
single-post-rabbit = 1 Comptoir Lapin
single-post-mouse = 1 Comptoir Souris
single-citadel = 1 Citadelle
single-plot = 1 Complot
single-stronghold = 1 Bastion
single-warlord = le seigneur de guerre
single-tablet = 1 tablette
single-jewel = 1 bijou
single-idol = 1 statuette

## Items

item-boots = bottes
item-bag = sac
item-crossbow = arbalète
item-hammer = marteau
item-sword = épée
item-tea = thé
item-coins = pièces
item-torch = torche
state-ready = { $item }
state-exhausted = { $item } (objet épuisé)
state-damaged = { $item } (objet endommagé)
state-spent = { $item } (objet endommagé, épuisé)

## Leaders and columns of the Decree

leader-builder = Bâtisseur
leader-charismatic = Charismatique
leader-commander = Commandant
leader-despot = Despote
column-recruit = Recruter
column-move = Déplacer
column-battle = Combattre
column-build = Construire
vizier = Vizir Fidèle

## The Vagabond

character-thief = Voleur
character-tinker = Bricoleur
character-ranger = Rôdeur
character-vagrant = Miséreux
character-arbiter = Médiateur
character-scoundrel = Brigand
character-adventurer = Aventurier
character-ronin = Ronin
character-harrier = Chasseur
special-steal = Larcin
special-day-labor = Travailleur
special-hideout = Refuge
special-instigate = Provocation
special-protector = Protection
special-scorched-earth = Terre brûlée
special-improvise = Improvisation
special-swift-strike = Frappe rapide
special-glide = Vol plané
relation-hostile = Hostile
relation-0 = Indifférent
relation-1 = 1er cran
relation-2 = 2e cran
relation-3 = Allié

## Ministers, moods

minister-foremole = Contremaître
minister-captain = Capitaine
minister-marshal = Maréchal
minister-brigadier = Brigadier
minister-banker = Banquier
minister-mayor = Maire
minister-duchess-of-mud = Duchesse de Boue
minister-baron-of-dirt = Baron de Poussière
minister-earl-of-stone = Comte des Pierres
mood-bitter = Amer
mood-grandiose = Grandiose
mood-jubilant = En liesse
mood-lavish = Généreux
mood-relentless = Impitoyable
mood-rowdy = Bagarreur
mood-stubborn = Tenace
mood-wrathful = Furieux

## Cards whose names are known in print; the others are called in English everywhere

card-crossbow-bird = Arbalète
card-crossbow-mouse = Arbalète
card-sword = Épée
card-ambush-bird = Embuscade
card-ambush-fox = Embuscade
card-ambush-rabbit = Embuscade
card-ambush-mouse = Embuscade
card-bird-dominance = Domination Oiseau
card-fox-dominance = Domination Renard
card-rabbit-dominance = Domination Lapin
card-mouse-dominance = Domination Souris
card-armorers = Armuriers
card-brutal-tactics = Tactiques Brutales
card-favor-of-the-foxes = Faveur des Renards
card-favor-of-the-rabbits = Faveur des Lapins
card-favor-of-the-mice = Faveur des Souris
card-boat-builders = Boat Builders
card-eyrie-emigre = Émigré de la Canopée
card-false-orders = False Orders
card-master-engravers = Maître graveur
card-unknown = une carte
nothing = rien
counted = { $what } ×{ $count }
