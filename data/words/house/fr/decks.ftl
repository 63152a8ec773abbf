### Les decks : les lire, les juger, les regarder, les enregistrer.

## Le verdict

deck-untitled = Un deck
deck-legal = ✅ Légal : { $format }
deck-illegal = ❌ Non légal : { $format }
deck-unjudged = ❔ Pas jugé : je connais trop peu de cartes de cette liste.
deck-legal-in = Légal dans ces formats : { $formats }
deck-legal-nowhere = Ce deck n’est légal dans aucun format.
deck-rule = Règle : { $rule }
deck-assumed = Ligne { $line } : { $text } a été lu comme { $card }.
deck-problem-unknown = Ligne { $line } : je ne connais pas la carte { $text }.
deck-problem-unknown-many = Je ne connais pas { $count } cartes de cette liste : ligne { $lines }. Elles viennent peut-être d’une extension plus récente.
deck-elsewhere = Je ne connais que { $known } des { $count } noms de cette liste. Les autres semblent venir d’extensions plus récentes ou d’un autre jeu : ligne { $lines }.
deck-pools = Mes cartes sont celles du jeu de 2017 jusqu’au Guide de Référence 1.5, et celles du jeu de 1997 jusqu’à Crimson & Jade.
deck-problem-near = Ligne { $line } : { $text } n’est pas une carte que je connais. La plus proche est { $card }.
deck-problem-ambiguous = Ligne { $line } : { $text } peut désigner { $cards }. Choisissez, ou écrivez le nom entier.
deck-problem-other-game = Ligne { $line } : { $text } est une carte d’un autre jeu.
deck-problem-count = Ligne { $line } : { $text } ne donne pas de nombre de 1 à 99.
deck-two-games =
    { $count ->
        [one] La liste nomme des cartes de deux jeux. Elle est jugée pour { $game } ; la ligne { $lines } est de { $other }.
       *[other] La liste nomme des cartes de deux jeux. Elle est jugée pour { $game } ; les lignes { $lines } sont de { $other }.
    }
deck-talk = Laissé de côté, car aucune carte n’y est nommée : ligne { $lines }.
deck-beside = Non compté, car cela ne fait pas partie du deck (réserve, commentaire, etc.) : ligne { $lines }.
deck-exchanged = Les titres des paquets sont mélangés dans cette liste. Chaque carte a été comptée dans le paquet auquel elle appartient.
deck-open-line = Ligne { $line } : { $text }
deck-select-drop = Laisser des lignes de côté…
deck-select-none = Aucune d’elles : laisser la ligne de côté
button-deck-other = Juger pour { $game }
deck-asked-later =
    { $count ->
        [one] 1 autre ligne sera demandée ensuite.
       *[other] { $count } autres lignes seront demandées ensuite.
    }
deck-more = … et { $count } de plus.

deck-part-stronghold = forteresse
deck-part-role = rôle
deck-part-province = provinces
deck-part-dynasty = deck Dynastie
deck-part-conflict = deck Conflit
deck-part-fate = deck Destin
deck-clan-neutral = neutre

## Ce qui peut clocher

fault-unknown-card = { $card } ne fait pas partie des cartes disponibles.
fault-wrong-deck = { $card } n’a pas sa place ici : { $deck }.
fault-wrong-deck-many = { $count } cartes n’ont pas leur place ici ({ $deck }) : { $cards }.
fault-one-stronghold = Il faut exactement 1 forteresse ; ce deck en a { $count }.
fault-one-role = Au plus 1 rôle est permis ; ce deck en a { $count }.
fault-too-few-cards = Trop peu de cartes ({ $deck }) : { $count } au lieu de { $least } au moins.
fault-too-many-cards = Trop de cartes ({ $deck }) : { $count } au lieu de { $most } au plus.
fault-other-clan = { $card } vient d’un autre clan : { $clan } ({ $deck }).
fault-mixed-clans = Les cartes Dynastie et les provinces doivent être d’un seul clan ou neutres ; ici, il y a plusieurs clans : { $clans }.
fault-two-clans-bought = L’influence ne peut servir que pour 1 autre clan ; ici, elle sert pour plusieurs : { $clans }.
fault-not-for-influence = { $card } ne s’achète pas avec de l’influence.
fault-influence-for-one-clan = { $role } ne permet pas d’acheter les cartes de ce clan : { $clan }.
fault-too-much-influence = Trop d’influence dépensée : { $spent } sur { $pool }.
fault-too-many-copies = Trop d’exemplaires ({ $card }) : { $count } au lieu de { $most } au plus.
fault-too-many-characters = Trop de personnages dans le deck Conflit : { $count } au lieu de { $most } au plus.
fault-five-provinces = Il faut exactement 5 provinces ; ce deck en a { $count }.
fault-wrong-elements = Il faut 1 province par élément. En double ou plus : { $doubled }. Manquants : { $missing }.
fault-needs-role = { $card } demande un rôle de ce genre : { $role }.
fault-role-of-another-clan = { $card } n’est pas permis à ce clan ({ $clan }). Rôles permis : { $allowed }.
fault-restricted-list = 1 seule carte de la liste restreinte est permise ; ici, il y en a plusieurs : { $cards }.
fault-outside-the-pool = { $card } ne fait pas partie des cartes de ce format.
fault-outside-the-pool-many = { $count } cartes ne font pas partie de ce format : { $cards }.
fault-not-in-the-box = Une seule boîte de base contient au plus { $most } exemplaires ({ $card }) ; ici, il y en a { $count }.
fault-single-event = Un événement ne peut être qu’une fois dans un paquet ; { $card } y est { $count } fois.
fault-single-ring = Un anneau ne peut être qu’une fois dans un paquet ; { $card } y est { $count } fois.
fault-single-experienced = Une carte expérimentée ne peut être qu’une fois dans un paquet ; { $card } y est { $count } fois.
fault-single-unique = Une carte unique ne peut être qu’une fois dans un paquet ; { $card } y est { $count } fois.
fault-too-many-of-a-kind = Avec cette forteresse, un paquet contient au plus { $most } cartes { $kind } ; il y en a { $count }.
fault-no-total = La Loi donne des totaux pour { $least } à { $most } joueurs, mais pas pour { $count }.
fault-one-faction-each = Il faut 1 faction par joueur. Factions : { $count } ; joueurs : { $players }.
fault-no-value = Le texte de la Loi que nous avons ne donne pas de valeur à cette faction : { $faction }.
fault-faction-too-often = Faction en trop grand nombre : { $faction }, { $count } fois, au plus { $most }.
fault-too-little-reach = Les factions valent { $value } ensemble ; la Loi conseille au moins { $total }.


deck-role-keeper = Gardien
deck-role-seeker = Quêteur

## Ce qui n'est pas un deck

deck-empty = Il n’y a rien dedans.
deck-too-large = C’est trop gros pour un deck : { $size } octets, au plus { $most }.
deck-too-long = C’est trop long pour un deck : { $lines } lignes, au plus { $most }.
deck-not-one = La plupart de ces lignes ne nomment aucune carte connue. Donnez-moi un seul deck, sans autre texte.
deck-not-text = Ce n’est pas du texte. Je lis des listes simples, du JSON et du CSV.
deck-archive = C’est une archive ; je ne les ouvre pas. Envoyez la liste elle-même.
deck-bad-json = Cela commence comme du JSON sans en être : ligne { $line }.
deck-bad-table = Cela commence comme un tableau, mais ne peut pas être lu comme tel.
deck-none-known =
    { $count ->
        [one] Je ne connais pas la seule carte de cette liste. { deck-pools }
       *[other] Je ne connais aucune des { $count } cartes de cette liste. { deck-pools }
    }
deck-no-cards = Il n’y a aucune carte dedans. Écrivez une carte par ligne, par exemple `3x Fine Katana`.
deck-link = Ce n’est qu’un lien, et je n’ouvre pas les liens : exportez la liste en texte, puis collez-la ici ou envoyez-la dans un fichier.
deck-link-fiveringsdb = Ce n’est qu’un lien, et je n’ouvre pas les liens. Ouvrez le deck sur FiveRingsDB, exportez-le en texte, puis collez-le ici ou envoyez-le dans un fichier. Le texte de la page elle-même suffit aussi.
deck-link-emeralddb = Ce n’est qu’un lien, et je n’ouvre pas les liens. Ouvrez le deck sur EmeraldDB, exportez-le en texte, puis collez-le ici ou envoyez-le dans un fichier. Le texte de la page elle-même suffit aussi.
deck-link-bushibuilder = Ce n’est qu’un lien, et je n’ouvre pas les liens. Ouvrez le deck dans Bushi Builder, exportez-le en texte pour Jigoku, puis collez ce texte ici.
deck-link-jigoku = Ce n’est qu’un lien, et je n’ouvre pas les liens. Ouvrez le deck dans l’éditeur de la table, puis collez ici le texte de sa liste.
deck-link-document = Ce n’est qu’un lien, et je n’ouvre pas les liens. Copiez la liste du document, ou enregistrez-le en texte ou en CSV, et envoyez-le.
deck-link-discord = C’est un lien vers un autre message, et je n’ouvre pas les liens. Utilisez *{ menu-deck }* dans le menu de ce message, sous *Applications*, ou collez la liste ici.
deck-unknown-game = Je ne connais pas de decks de « { $game } ».
deck-broken-game = Quelque chose ne va pas avec mes données sur les cartes de « { $game } » : ses decks ne peuvent pas être vérifiés avant que ce soit réparé. Le journal du bot en donne la cause.
deck-unknown-format = Il n’y a pas de format « { $format } ». Il y a : { $known }.
deck-unknown-day = Pour « { $format } », aucune carte ni liste n’est connue. On peut nommer tout jour du { $first } au { $last }.
deck-no-file = Le fichier { $path } ne peut pas être lu.

## En chiffres

deck-sizes = { $part } : { $count }
deck-types = { $part } : { $types }
deck-type = { $count } { $type }
deck-type-character =
    { $count ->
        [one] personnage
       *[other] personnages
    }
deck-type-attachment =
    { $count ->
        [one] attachement
       *[other] attachements
    }
deck-type-event =
    { $count ->
        [one] événement
       *[other] événements
    }
deck-type-holding =
    { $count ->
        [one] ressource
       *[other] ressources
    }
deck-type-ancestor =
    { $count ->
        [one] ancêtre
       *[other] ancêtres
    }
deck-type-follower =
    { $count ->
        [one] suivant
       *[other] suivants
    }
deck-type-item =
    { $count ->
        [one] objet
       *[other] objets
    }
deck-type-personality =
    { $count ->
        [one] personnalité
       *[other] personnalités
    }
deck-type-region =
    { $count ->
        [one] région
       *[other] régions
    }
deck-type-ring =
    { $count ->
        [one] anneau
       *[other] anneaux
    }
deck-type-spell =
    { $count ->
        [one] sort
       *[other] sorts
    }
deck-type-strategy =
    { $count ->
        [one] action
       *[other] actions
    }
deck-costs = Coût (cartes), { $part } : { $costs }
deck-clans = Par clan : { $clans }
deck-influence = Influence : { $spent } sur { $pool }
deck-averages = En moyenne : { $averages }
deck-average = { $name } { $value }
deck-number-cost-dynasty = coût (Dynastie)
deck-number-cost-conflict = coût (Conflit)
deck-number-cost-fate = coût (Destin)
deck-number-military = militaire
deck-number-political = politique
deck-number-glory = gloire
deck-number-force = force
deck-number-chi = chi
deck-number-personal-honor = honneur personnel
deck-number-focus = focus
deck-curve = Cartes par coût
deck-chart-totals = Total des valeurs imprimées
deck-chart-clans = Par clan
deck-chart-others = autres
deck-chart-influence = Influence
deck-chart-spent = dépensée
deck-curve-alt = Diagrammes d’un deck : cartes par coût, types, compétences, clans. { $numbers }

## Mains et chances

deck-hand = **Une main de départ, { $part }**
deck-hand-more = Piochées ensuite : { $cards }
deck-odds-title = Chances de piocher une carte
deck-odds-card = Nom de la carte
deck-odds-no-card = Ce deck ne contient pas de carte « { $card } ».
deck-odds = **{ $card }** : { $copies } parmi { $size } cartes ({ $part })
deck-odds-opening = Dans la main de départ : { $percent } % ({ $fraction })
deck-odds-drawn =
    { $more ->
        [one] Après 1 carte de plus : { $percent } % ({ $fraction })
       *[other] Après { $more } cartes de plus : { $percent } % ({ $fraction })
    }

## Boutons

button-deck-publish = Montrer à tous
button-deck-cards = Cartes
deck-select-card = Une carte du deck ({ $part })
deck-look = D’abord regarder un deck…
button-deck-take = Jouer ce deck
button-deck-hand = Main de départ
button-deck-draw = Piocher une carte
button-deck-again = Une autre main
button-deck-odds = Chances de piocher
button-deck-save = Enregistrer
button-deck-hide = Rendre privé
deck-select-format = Juger selon un autre format
deck-select-export = Exporter
deck-select-meaning = Quelle carte à la ligne { $line } ?
deck-export-list = Liste : 3x Nom
deck-export-counts = Liste : Nom (3)
deck-export-numbers = Liste par boîte et numéro : 3x Core Set 47
deck-export-site = Liste comme sur un site de decks
deck-export-discord = Liste pour Discord
deck-export-jigoku = Liste pour la table Jigoku : 3 Nom (Boîte)
deck-export-json = JSON
deck-export-sitejson = JSON des sites de decks
deck-export-jigokujson = JSON de la table Jigoku
deck-export-csv = CSV, pour tableurs
deck-exported = Le même deck ({ $form }) :
deck-exported-without =
    { $count ->
        [one] 1 ligne y manque : elle n’a pas pu être lue.
       *[other] { $count } lignes y manquent : elles n’ont pas pu être lues.
    }

## Decks enregistrés

deck-modal-title = Un deck
deck-modal-own = Un de vos decks enregistrés
deck-modal-own-hint = Un deck enregistré, ou la liste ci-dessous
deck-modal-text = La liste
deck-modal-hint = 3x Doji Challenger …
deck-modal-file = … ou un fichier
deck-modal-name = Nom du deck
deck-saved = **{ $name }** est enregistré, version { $version }. Personne d’autre ne le voit.
deck-saved-shared = **{ $name }** est enregistré, version { $version }. Il est partagé : les autres le voient.
deck-unchanged = **{ $name }** est déjà enregistré tel quel (version { $version }).
deck-renamed = Le deck s’appelle maintenant **{ $name }**.
deck-deleted = **{ $name }** est supprimé, avec toutes ses versions.
deck-delete-sure =
    { $versions ->
        [one] Supprimer **{ $name }** ?
       *[other] Supprimer **{ $name }** avec ses { $versions } versions ?
    }
deck-hidden = **{ $name }** est de nouveau privé. Ce qui a été montré reste ; ses boutons ne répondent plus aux autres.
deck-list-title = **Vos decks**
deck-list-empty = Vous n’avez encore enregistré aucun deck. `/{ command-decks } { command-save }` en enregistre un.
deck-list-damaged = ⚠️ abîmé
deck-list-line = **{ $name }** · { $game } · version { $version } · { $verdict }
deck-list-shared = partagé
deck-version = Version { $version }
deck-compare-title = **{ $first }** et **{ $second }**
deck-compare-line = { $first } → { $second } · { $card }
deck-compare-same = Les deux contiennent les mêmes cartes.
deck-by = Un deck signé { $name }
button-deck-delete = Supprimer
button-deck-keep = Garder

trouble-deck-gone = Ce deck n’existe plus.
trouble-deck-prepared = Ce deck est fourni avec le bot. Regardez-le avec `/{ command-decks } { command-deckshow }` et enregistrez-le : la copie sera à vous.
trouble-deck-damaged = Ce deck a été abîmé et ne peut plus être lu. Rien n’a été supprimé : cherchez une version plus ancienne avec `/{ command-decks } { command-deckshow }`, ou enregistrez de nouveau la liste sous le même nom.
trouble-deck-private = Ce deck est privé.
trouble-deck-name-taken = Vous avez déjà un deck de ce nom.
trouble-deck-name-empty = Il faut un nom au deck.
trouble-deck-too-many = Vous avez déjà { $most } decks ; supprimez-en un d’abord.
trouble-deck-one-source = Donnez une seule chose : un texte, un fichier ou un deck enregistré.
trouble-deck-other-games = Ces deux decks sont de jeux différents.
trouble-deck-nothing = Il n’y avait ni texte ni fichier.
trouble-deck-not-accepted = Le format { $format } n’accepte pas **{ $name }** : { $reason }
trouble-deck-not-playable = Certaines cartes de **{ $name }** ne peuvent pas encore être jouées ici : { $cards }
trouble-deck-wrong-game = **{ $name }** est un deck d’un autre jeu.
trouble-deck-factions = Donnez les factions de Root, { $most } au plus, séparées par des virgules.

## Root

reach-title =
    { $players ->
        [one] **Root à 1 joueur**
       *[other] **Root à { $players } joueurs**
    }
reach-line = { $faction } : { $value }
reach-total = Ensemble { $value } ; la Loi conseille au moins { $total }.
reach-good = ✅ Une bonne partie, selon la table de la Loi.
reach-poor = ❌ Pas une bonne partie, selon la table de la Loi.
reach-daring = Les plus audacieux peuvent tout tenter à partir de { $daring } : cet ensemble conviendrait.
reach-limits = La table donne ces dix factions et de 2 à 6 joueurs. Dans la mise en place avancée, on choisit les factions à la table (Appendice A).
faction-marquise = Marquise de Chat
faction-hundreds = Seigneur des Cents
faction-keepers = Gardiens de Fer
faction-duchy = Duché Souterrain
faction-eyrie = Dynasties de la Canopée
faction-vagabond = Vagabond
faction-riverfolk = Compagnie de la Rivière
faction-alliance = Alliance de la Forêt
faction-corvids = Conspiration des Corvidés
faction-cult = Culte des Lézards

## Commandes

command-decks = deck
command-decks-description = Vérifier, regarder, enregistrer et comparer des decks
command-check = vérifier
command-check-description = Mon deck est-il légal, et à quoi ressemble-t-il ?
command-save = enregistrer
command-save-description = Enregistrer un deck ; sous le même nom, une nouvelle version
command-list = liste
command-list-description = Vos decks
command-deckshow = montrer
command-deckshow-description = Regarder un deck, à vous ou déjà prêt
command-rename = renommer
command-rename-description = Donner un autre nom à un de vos decks
command-share = partager
command-share-description = Montrer un de vos decks à tous ici
command-delete = supprimer
command-delete-description = Supprimer un de vos decks avec toutes ses versions
command-compare = comparer
command-compare-description = Deux decks côte à côte, à vous ou déjà prêts
option-file = fichier
option-file-description = Un deck en texte, JSON ou CSV
option-kept = deck
option-kept-description = Un de vos decks, ou un deck déjà prêt
option-second = second
option-second-description = Le deck à comparer
option-form = format
option-form-description = Le format selon lequel juger
option-deckgame = jeu
option-deckgame-description = Le jeu du deck ; deviné s’il manque
option-name = nom
option-name-description = Le nom du deck
option-version = version
option-version-description = Une version plus ancienne du deck
option-factions = factions
option-factions-description = Factions de Root, séparées par des virgules
option-players = joueurs
option-players-description = Combien jouent à Root ; sinon une personne par faction

## Ce qui améliorerait un deck

button-deck-mend = Comment le corriger
button-deck-mended = Voir le deck corrigé
button-deck-beside = Face aux decks préparés
mend-title =
    { $count ->
        [0] Seuls les titres changent
        [one] { $count } carte change
       *[other] { $count } cartes changent
    }
mend-out = À retirer
mend-in = À ajouter
mend-moved = À mettre sous le titre de l’autre paquet : { $cards }.
mend-from = Les cartes à ajouter viennent des decks préparés ; toute autre carte légale convient aussi.
trouble-deck-no-mend = Je n’ai trouvé aucun petit changement qui rende ce deck légal.
beside-title = Face aux decks préparés
beside-own = ce deck
beside-peers =
    { $count ->
        [one] le deck préparé
       *[other] moyenne de { $count } decks préparés
    }
beside-mean = En moyenne : { $name }
beside-income = Revenu ({ $part })
beside-cost = Coût des premières cartes
hand-title = Chances de les avoir en main
hand-opening = Main de départ
hand-later = Et { $more } de plus
hand-any = au moins une
hand-all = toutes
hand-choose = Chances de cartes choisies ({ $part })
