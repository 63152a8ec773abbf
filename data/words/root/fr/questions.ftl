### The questions, and the words of the options.

## Set-up

ask-home = Dans quel coin commencez-vous ?
ask-starting-buildings = Où placez-vous vos premiers bâtiments ?
ask-leader = Qui dirige la Canopée ?
ask-character = Quel personnage êtes-vous ?
ask-forest = Dans quel bois commencez-vous ?
ask-homeland =
    { $count ->
        [one] Où est votre terre d’origine ?
       *[other] Où sont vos terres d’origine ? Voici la { $number } sur { $count }.
    }
ask-surround =
    { $count ->
        [one] Il reste { $count } guerrier à placer autour de votre terre d’origine : où ?
       *[other] Il reste { $count } guerriers à placer autour de votre terre d’origine : où ?
    }
ask-keep = Dans laquelle de vos terres d’origine est le Donjon ?
ask-faction = Quelle faction jouez-vous ?
ask-keep-cards =
    { $count ->
        [one] Quelle carte gardez-vous ?
       *[other] Quelles { $count } cartes gardez-vous ?
    }

## Turn

ask-birdsong-start = L’Aurore commence : utilisez-vous quelque chose ?
ask-birdsong = Aurore : utilisez-vous quelque chose ?
ask-birdsong-acts = Aurore : que faites-vous ?
ask-birdsong-acts-alliance = Aurore : révoltes, puis Sympathie. Que faites-vous ?
ask-birdsong-acts-corvids = Aurore : fabriquer, puis retourner des Complots, puis recruter. Que faites-vous ?
ask-birdsong-acts-keepers = Aurore : établir un camp, puis lever le camp, puis recruter. Que faites-vous ?
ask-birdsong-end = L’Aurore s’achève : utilisez-vous quelque chose ?
ask-daylight-end = Le Jour s’achève : utilisez-vous quelque chose ?
ask-daylight-start = Le Jour commence : utilisez-vous quelque chose ?
ask-daylight = Jour : que faites-vous ?
ask-daylight-marquise = Jour, actions restantes : { $actions }. Que faites-vous ?
ask-evening-start = Le Crépuscule commence : utilisez-vous quelque chose ?
ask-evening = Crépuscule : utilisez-vous quelque chose avant de piocher ?
ask-craft = Que fabriquez-vous ?
ask-pay-crafting = Quelles pièces de fabrication activez-vous ?
ask-draw-instead = Faites-vous autre chose au lieu de piocher ?
ask-discard =
    { $count ->
        [one] Défaussez { $count } carte.
       *[other] Défaussez { $count } cartes.
    }
ask-move = Combien de guerriers déplacez-vous, d’où et vers où ?
ask-battle = Où combattez-vous, et contre qui ?
ask-player = Quel joueur ?
ask-tax = D’où retirez-vous un guerrier ?

## Battle

ask-ambush = { $attacker } vous attaque { $at }. Tendez-vous une embuscade ?
ask-foil-ambush = { $defender } vous tend une embuscade { $at }. La déjouez-vous par la vôtre ?
ask-effects-first = Dans ce combat, les effets de quel joueur viennent d’abord ?
ask-battle-effects = { $attacker } contre { $defender } { $at }, pertes infligées jusqu’ici : { $attacker_hits } à { $defender_hits }. Utilisez-vous un effet ?
ask-hits =
    { $count ->
        [one] Vous subissez encore { $count } perte { $at }. Que perdez-vous ?
       *[other] Vous subissez encore { $count } pertes { $at }. Que perdez-vous ?
    }
ask-trigger-first = Qu’est-ce qui vient d’abord ?

## Marquise

ask-place-wood =
    { $count ->
        [one] Il reste { $count } bois. Où va-t-il ?
       *[other] Il reste { $count } bois. Où vont-ils ?
    }
ask-recruit =
    { $count ->
        [one] Il reste { $count } guerrier. Où le placez-vous ?
       *[other] Il reste { $count } guerriers. Où les placez-vous ?
    }
ask-pay-wood = Payez { $count } bois : d’où ?
ask-field-hospital =
    { $count ->
        [one] Vous avez perdu { $count } guerrier { $at }. Dépensez-vous une carte pour le placer au Donjon ?
       *[other] Vous avez perdu { $count } guerriers { $at }. Dépensez-vous une carte pour les placer au Donjon ?
    }

## Eyrie

ask-decree = Quelles cartes rejoignent le Décret, et où ?
ask-new-roost = Où est votre nouveau Perchoir ?
ask-resolve-decree = Le Décret, { $column } : quelle carte résolvez-vous ?
ask-decree-recruit = Le Décret : à quel Perchoir recrutez-vous ?
ask-decree-build = Le Décret : où construisez-vous un Perchoir ?

## Alliance

ask-outrage = Indignation { $at } : quelle carte donnez-vous à { $alliance } ?
ask-discard-supporters =
    { $count ->
        [one] Défaussez { $count } partisan.
       *[other] Défaussez { $count } partisans.
    }
ask-spend-supporters =
    { $count ->
        [one] Dépensez { $count } partisan.
       *[other] Dépensez { $count } partisans.
    }
ask-revolt = Où vous révoltez-vous ?
ask-spread = Où gagnez-vous la Sympathie ?
ask-operations = Opérations militaires restantes : { $operations }. Que faites-vous ?

## Vagabond

ask-slip = Où vous faufilez-vous ?
ask-take-along = Des guerriers alliés vous accompagnent-ils ?
ask-ally = Combat contre { $defender } { $at } : des guerriers alliés combattent-ils pour vous ?
ask-damage =
    { $count ->
        [one] Endommagez { $count } objet.
       *[other] Endommagez { $count } objets.
    }
ask-refresh =
    { $count ->
        [one] Rafraîchissez { $count } objet.
       *[other] Rafraîchissez { $count } objets.
    }
ask-repair =
    { $count ->
        [one] Réparez { $count } objet.
       *[other] Réparez { $count } objets.
    }
ask-drop-item =
    { $count ->
        [one] Limite d’objets : retirez définitivement { $count } objet.
       *[other] Limite d’objets : retirez définitivement { $count } objets.
    }
ask-aid-item = Quel objet épuisez-vous pour l’Aide ?
ask-take-item = Quel objet fabriqué prenez-vous en échange ?
ask-ruin = La ruine { $at } : quel objet prenez-vous ?
ask-pay-quest = Quête { $quest } : avec quels objets l’accomplissez-vous ?
ask-quest-reward = Quête { $quest } accomplie : des points ou des cartes ?
ask-protector = { $attacker } vous attaque { $at }. Enrôlez-vous le Médiateur ?
ask-other = Que choisissez-vous ?
asked-by = { $card } : { $question }

## Passing

option-pass = Passer
option-pass-daylight = Finir le Jour
option-pass-birdsong-acts = Finir ces étapes
then-pass-craft = sans fabriquer
then-pass-incite = sans rien inciter
then-pass-prices = garder les prix
option-pass-craft = Ne plus fabriquer
option-pass-operations = Finir les opérations
option-pass-revolt = Pas de Révolte
option-pass-spread = Ne plus gagner de Sympathie
option-pass-move = Ne plus déplacer
option-pass-battle = Pas de combat
option-pass-ambush = Pas d’embuscade
option-pass-foil-ambush = Laisser faire
option-pass-battle-effects = Aucun effet
option-pass-field-hospital = Les laisser partir
option-pass-slip = Rester
option-pass-take-along = Partir seul
option-pass-ally = Combattre seul
option-pass-take-item = Ne rien prendre
option-pass-ruin = Ne rien prendre
option-pass-protector = Pas de Médiateur
option-pass-draw-instead = Piocher normalement

## Options

option-home = { $place }
option-faction = { $subject }
option-keep = { $card }
option-build = { $target }, { $place }
option-build-place = { $place }
option-leader = { $subject }
option-character = { $subject }
option-forest = { $subject }
option-use = Utiliser { $card }
option-craft = Fabriquer { $card }
option-pay-crafting = { $suits }
option-discard = { $card }
option-card = { $card }
option-move = { $number } { $to }
option-move-any = Déplacer
option-move-pawn = { $place }
way-move = { $to }
way-ferry = En radeau { $to }
option-ferry = { $number } en radeau { $to }
option-ferry-pawn = Prendre le radeau { $to }
option-battle = { $player }, { $place }
option-ambush = Jouer { $card }
option-foil-ambush = La déjouer avec { $card }
option-first = D’abord { $subject }
option-lose = Perdre : { $subject }
option-player = { $player }
option-remove-warrior = En retirer un { $from }
option-dominance = Activer { $card }
option-take-dominance = Prendre { $target } contre { $card }
option-open-path = Ouvrir { $place } – { $target } avec { $card }
option-extra = Une action de plus : { $card }
option-march = Marche (jusqu’à deux déplacements)
option-recruit = Recruter
option-recruit-place = { $place }
option-overwork = Surmenage { $place } – { $card }
option-place-wood = { $place }
option-wood = { $place }
option-hospital = Dépenser { $card }
option-decree = { $card } → { $target }
option-roost = { $place }
option-resolve = { $subject }
option-turmoil = { $subject } : impossible – Crise
option-outrage = Donner { $card }
option-discard-supporters = { $card }
option-spend-supporters = { $card }
option-revolt = Révolte { $at }
option-spread = { $place } pour { $number }
option-mobilize = Mobiliser { $card }
option-train = Entraîner avec { $card }
option-organize = Organiser { $at }
option-slip = { $subject }
option-along = { $player } : { $number } vous suivent
option-ally = { $player }
option-damage = { $item }
option-refresh = { $item }
option-refresh-items = Rafraîchir vos objets
option-repair = Réparer : { $item }
option-drop-item = { $item }
option-exhaust = { $item }
option-explore = Explorer la ruine { $at }
option-aid = Aider { $player } avec { $card }{ $number ->
    [0] { "" }
    [1] { " " }(relation améliorée)
   *[other] { " " }(1 sur { $number })
}
option-quest = Quête : { $subject }
option-pay-quest = { $items }
option-score =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
option-draw =
    { $count ->
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
option-strike = Frapper { $player } : { $subject }
option-take-item = { $item }
option-enlist = Enrôler { $player }
option-hideout = Refuge : réparer trois objets et finir le Jour
option-glide = Planer { $to }
option-steal = Voler une carte à { $player }
option-day-labor = Travailleur : { $card }
option-instigate = Provoquer { $player } contre { $target }
option-scorch = Terre brûlée { $at }
option-swift-strike = Frappe rapide : une épée pour une perte
option-coalition = Coalition avec { $player } par { $card }
option-other = { $subject }

## Headings

heading-move = { $from }
heading-battle = Combat
heading-craft = Fabrication
heading-build = Construction
heading-recruit = Recrutement
heading-march = Marche
heading-overwork = Surmenage
heading-extra = Actions supplémentaires
heading-use = Effets des cartes fabriquées
heading-dominance = Domination
heading-open-path = Chemins fermés
heading-mobilize = Mobilisation
heading-train = Entraînement
heading-organize = Organisation
heading-resolve = Décret
heading-turmoil = Décret
heading-encamp = Établir un camp
heading-decamp = Lever le camp
heading-flip = Retourner un Complot
heading-revolt = Révoltes
heading-spread = Sympathie
heading-walk = Déplacement
heading-aid = Aide
heading-quest = Quêtes
heading-strike = Frappe
heading-repair = Réparation
heading-refresh-items = Objets
heading-special = Action Spéciale
heading-explore = Exploration
heading-coalition = Coalition
heading-other = Autres

## Groups

group-sawmill = Scierie
group-workshop = Atelier
group-recruiter = Recruteur
nothing-other = Ne rien choisir
told = { $what } : { $does }
