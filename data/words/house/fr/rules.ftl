### Looking up: rules, timing, FAQ, cards.

# Commands.

command-rules = règles
command-rules-description = Chercher une règle, dans n’importe quelle langue
option-term = terme
option-term-description = Un terme, un numéro, une question
option-rulesgame = { option-game }
option-rulesgame-description = Le jeu des règles ; sinon celui de la partie de ce salon ou du serveur
command-faq = faq
command-faq-description = Chercher dans les réponses de la FAQ
option-query = recherche
option-query-description = De quoi il s’agit ; sinon, toutes les réponses
command-timing = déroulement
command-timing-description = L’ordre des phases, conflits, duels et capacités
option-chart = quoi
option-chart-description = Que montrer ; pendant une partie, l’étape en cours
command-card = carte
command-card-description = Chercher une carte, ou des cartes
option-cardname = nom
option-cardname-description = Le nom, dans n’importe quelle langue
option-cardgame = { option-game }
option-cardgame-description = Seulement les cartes de ce jeu
option-cardclan = clan
option-cardclan-description = Seulement les cartes de ce clan
option-cardtype = type
option-cardtype-description = Seulement les cartes de ce type
option-cardcost = coût
option-cardcost-description = Seulement les cartes de ce coût
option-cardtrait = trait
option-cardtrait-description = Seulement les cartes avec ce trait
option-cardelement = élément
option-cardelement-description = Seulement les cartes de cet élément

# Games.

rules-game-l5r-lcg = La Légende des Cinq Anneaux : le Jeu de Cartes
rules-game-root = Root
rules-game-l5r-ccg = La Légende des Cinq Anneaux (1997)
rules-short-l5r-lcg = Jeu de 2017
rules-short-root = Root
rules-short-l5r-ccg = Jeu de 1997
rules-printing-root = numéros de l’édition française

# Entries and what is found.

rules-show-all = Montrer à tous
rules-others = Vous vouliez peut-être dire…
rules-open = Ouvrir une entrée
rules-steps = Ouvrir une étape
rules-why = Pourquoi ?
rules-in-en = Ce texte n’existe pas encore en français ; le voici en anglais.
rules-in-fr = Seul ce texte en français existe.
rules-in-pl = Ce texte n’existe pas encore en français ; le voici en polonais.
rules-passages = Je ne suis pas sûr de comprendre « { $query } ». Est-ce l’une de ces entrées ?
rules-several-games = Ce texte parle de plusieurs jeux : { $games }. La réponse ci-dessus concerne le premier ; les boutons ouvrent les réponses pour les autres jeux.
rules-nothing = Rien de trouvé pour « { $query } ».
rules-nothing-hint = Essayez d’autres mots, ou nommez le jeu. Sans question, `/{ command-faq }` donne toutes les réponses de la FAQ.
rules-nearest = Rien de trouvé pour « { $query } ». Les entrées les plus proches :
rules-answers =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
trouble-query-long = C’est trop long pour une recherche : { $most } caractères au plus.
trouble-query-empty = Il n’y a rien à chercher là-dedans.
trouble-no-answer = Aucune réponse de la FAQ ne parle de « { $query } ».
trouble-no-rules = Les règles de ce jeu ne sont pas encore là : { $game }.
trouble-broken-rules = Quelque chose ne va pas avec mon texte des règles de { $game } : on ne peut pas les consulter avant que ce soit réparé. Le journal du bot en donne la cause.

# Charts.

timing-round = le round entier
timing-phase-dynasty = phase de dynastie
timing-phase-draw = phase de pioche
timing-phase-conflict = phase de conflit
timing-phase-fate = phase de destin
timing-phase-regroup = phase de rassemblement
timing-conflict-resolution = un conflit
timing-duel-timing = un duel
timing-initiating-abilities = une capacité
timing-law-1-4-1 = Root : un tour
timing-law-4-3 = Root : un combat
timing-law-4-1 = Root : la fabrication
timing-turn-sequence = 1997 : un tour
timing-attack-phase = 1997 : une attaque
timing-duel = 1997 : un duel
timing-lobbying = 1997 : intriguer pour la Faveur

# Cards.

card-open = Ouvrir une carte
card-which = Quelle carte cherchez-vous avec « { $query } » ?
card-nothing = Aucune carte ne s’appelle « { $query } ».
card-nothing-hint = Une partie du nom suffit : `/{ command-card }` propose des noms pendant que vous tapez.
card-nearest = Aucune carte ne s’appelle « { $query } ». Les noms les plus proches :
card-none = Aucune carte ne correspond.
card-list =
    { $count ->
        [one] { $count } carte
       *[other] { $pages ->
            [1] { $count } cartes
           *[other] { $count } cartes (page { $page } sur { $pages })
        }
    }
trouble-card-what = Nommez une carte, ou dites quelles cartes vous cherchez.
trouble-no-such-value = Aucune carte n’a « { $value } ».
card-facts-only = Des faits seulement : nous n’avons pas encore rédigé le texte de cette carte.
card-gloss = en français, notre traduction : { $name }
card-no-text = Cette carte n’a pas de texte.
card-keyword-except = { $keyword } (sauf { $traits })
card-keyword-only = { $keyword } ({ $traits })
card-printed = Imprimée dans : { $where }
card-deck-limit = au plus { $count } par deck
card-influence = coût en influence { $cost }
card-role-only = rôle { $role } seulement
card-role-of = utilisable par : { $clan }
card-restricted = liste restreinte
card-errata = ⚠️ Il y a un erratum pour cette carte.
card-erratum = ⚠️ **Erratum :** { $change }
cardclan-neutral = Neutre
cardside-dynasty = Dynastie
cardside-conflict = Conflit
cardside-fate = Destin
cardtype-personality = personnalité
cardtype-strategy = action
cardtype-item = objet
cardtype-spell = sort
cardtype-follower = suivant
cardtype-region = région
cardtype-ancestor = ancêtre
cardtype-ring = anneau

# Numbers on cards.

fact-cost = coût
fact-military = militaire
fact-political = politique
fact-glory = gloire
fact-strength = défense
fact-fate = destin
fact-honor = honneur
fact-influence-pool = influence
fact-military-bonus = militaire
fact-political-bonus = politique
fact-strength-bonus = défense
fact-gold-cost = coût en or
fact-force = force
fact-chi = chi
fact-focus = focus
fact-honor-requirement = honneur requis
fact-personal-honor = honneur personnel
fact-gold-production = production d’or
fact-gold-production-for-clan = pour son clan
fact-honor-production = production d’honneur
fact-province-strength = force de province
fact-province-strength-bonus = bonus de force de province
fact-starting-honor = honneur de départ
fact-fear = peur
fact-ranged = à distance
fact-honor-gained-on-entering = honneur gagné en entrant
fact-honor-lost-on-entering = honneur perdu en entrant

# Traits of the card game of 2017.

trait-bushi = Bushi
trait-courtier = Courtisan
trait-shugenja = Shugenja
trait-imperial = Impérial
trait-air = Air
trait-item = Objet
trait-spell = Sort
trait-cavalry = Cavalerie
trait-monk = Moine
trait-earth = Terre
trait-fire = Feu
trait-water = Eau
trait-scout = Éclaireur
trait-philosophy = Philosophie
trait-void = Vide
trait-condition = Condition
trait-champion = Champion
trait-weapon = Arme
trait-magistrate = Magistrat
trait-tattooed = Tatoué
trait-shrine = Sanctuaire
trait-scholar = Érudit
trait-seal = Sceau
trait-shinobi = Shinobi
trait-commander = Commandant
trait-technique = Technique
trait-keeper = Gardien
trait-seeker = Quêteur
trait-daimyo = Daimyō
trait-battlefield = Champ de bataille
trait-kiho = Kihō
trait-city = Cité
trait-yojimbo = Yōjimbō
trait-berserker = Berserker
trait-duelist = Duelliste
trait-army = Armée
trait-castle = Château
trait-jade = Jade
trait-creature = Créature
trait-spirit = Esprit
trait-fort = Fort
trait-temple = Temple
trait-outpost = Avant-poste
trait-engineer = Ingénieur
trait-library = Bibliothèque
trait-mask = Masque
trait-poison = Poison
trait-shadowlands = Outremonde
trait-shadow = Ombre
trait-mantis-clan = Clan de la Mante
trait-tactic = Tactique
trait-ritual = Rituel
trait-kenshinzen = Kenshinzen
trait-academy = Académie
trait-battle-maiden = Vierge de bataille
trait-ronin = Rōnin
trait-follower = Suivant
trait-banner = Bannière
trait-gaijin = Gaijin
trait-palace = Palais
trait-phoenix = Phénix
trait-elemental-master = Maître élémentaire
trait-mythic = Mythique
trait-heretic = Hérétique
trait-wily-trader = Marchand rusé
trait-actor = Acteur
trait-landmark = Lieu remarquable
trait-quest = Quête
trait-river = Rivière
trait-mine = Mine
trait-omen = Présage
trait-meishodo = Meishōdō
trait-garden = Jardin
trait-oni = Oni
trait-maho = Mahō
trait-peasant = Paysan
trait-goblin = Gobelin
trait-storyteller = Conteur
trait-trap = Piège
trait-tattoo = Tatouage

# Root's items: what the Law states of them.

fact-supply = dans la réserve d’objets (5.1.5)
fact-ruins = sous les ruines (9.3.4)
item-track = Vagabond : face visible il est sur sa piste, face cachée dans la Sacoche
item-satchel = Vagabond : il est dans la Sacoche
item-move = Vagabond : s’épuise pour se déplacer
item-battle = Vagabond : s’épuise pour combattre
item-explore = Vagabond : s’épuise pour explorer une ruine
item-strike = Vagabond : s’épuise pour une frappe
item-repair = Vagabond : s’épuise pour réparer un objet
item-craft = Vagabond : s’épuise pour fabriquer
item-special-action = Vagabond : s’épuise pour l’action spéciale du personnage
item-rolled-hits = Vagabond : chaque exemplaire intact permet une perte de plus avec les dés
item-refresh = Vagabond : sur sa piste, il rafraîchit plus d’objets à l’Aurore
item-draw = Vagabond : sur sa piste, il fait piocher une carte de plus au Crépuscule
item-item-limit = Vagabond : sur sa piste, il augmente la limite d’objets
item-command = Seigneur des Cents : va sur la piste d’Autorité du Butin
item-prowess = Seigneur des Cents : va sur la piste de Bravoure du Butin
item-mood-bitter = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Amer ne peut pas être choisie
item-mood-grandiose = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Grandiose ne peut pas être choisie
item-mood-jubilant = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur En liesse ne peut pas être choisie
item-mood-relentless = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Impitoyable ne peut pas être choisie
item-mood-rowdy = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Bagarreur ne peut pas être choisie
item-mood-stubborn = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Tenace ne peut pas être choisie
item-mood-wrathful = Seigneur des Cents : tant qu’il est dans le Butin, l’humeur Furieux ne peut pas être choisie
