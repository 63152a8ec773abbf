### The Lord of the Hundreds.

ask-advance = Charger avec le seigneur de guerre : le déplacer, ou combattre là où il est ?
ask-anoint = Où est nommé le nouveau seigneur de guerre ?
ask-command = Diriger les Cents, actions restantes : { $actions }. Que faites-vous ?
ask-contempt = Dédain du commerce : l’objet, ou ses points ?
ask-hoard-full = La piste est pleine : quel objet quitte la partie, pour un point ?
ask-incite = Où incitez-vous une Foule ?
ask-loot = Combat contre { $defender } { $at } : pillez-vous ? Vos dés n’infligeront alors aucune perte.
ask-take-loot = Quel objet prenez-vous ?
ask-lose-warlord =
    { $count ->
        [one] { $count } guerrier tombe { $at }. Est-ce le seigneur de guerre ?
       *[other] { $count } guerriers tombent { $at }. Le seigneur de guerre en est-il ?
    }
ask-mood = De quelle humeur est le seigneur de guerre ?
ask-place-mob = Où se répand la Foule ?
ask-bitter = Amer : quelles Foules deviennent des guerriers { $at } ?
ask-jubilant = En liesse : lancez-vous le dé de Foule ?
ask-raze = Quelle Foule rase maintenant ?
ask-lavish = Généreux : quels objets donnez-vous, pour deux guerriers chacun ?
ask-relentless = Impitoyable : déplacer le seigneur de guerre ou combattre là encore une fois ?
option-anoint = { $place }
option-hoard = Garder { $item }
option-incite = { $place } – { $card }
option-loot = Piller
option-mob = { $place }
option-mood = { $subject }
option-remove-item = { $item }
option-roll = Lancer le dé
option-move-warlord =
    { $others ->
        [0] Le seigneur seul
       *[other] Seigneur + { $others }
    } { $to }
option-ferry-warlord =
    { $others ->
        [0] Le seigneur seul
       *[other] Seigneur + { $others }
    } en radeau { $to }
way-led =
    { $others ->
        [0] Le seigneur seul
       *[other] Seigneur + { $others }
    }
option-raze = { $place }
option-lavish = Généreux : donner des objets
option-pass-advance = Rester
option-pass-command = Cesser de diriger
option-pass-incite = Ne plus inciter
option-pass-loot = Ne pas piller
option-pass-jubilant = Ne pas lancer
option-pass-relentless = C’est assez
heading-incite = Incitation
heading-hoard = Butin
record-advance = { $player } charge avec le seigneur de guerre
record-anoint = { $player } nomme un seigneur de guerre { $at }
record-hoard = { $player } met { $item } dans le Butin
record-loot = { $player } pille { $other }
record-lose-warlord = { $player } perd le seigneur de guerre
record-mob-die = { $player } lance le dé de Foule : { $suit }
record-mood = Le seigneur de guerre de { $player } est { $mood }
record-raze = { $player } rase tout { $at }
record-warlord = Le seigneur de guerre de { $player } est { $at }
record-warlord-here = le seigneur de guerre y est
why-hoard = une piste pleine
why-oppress = clairières opprimées
board-mood = Humeur
board-warlord = Seigneur de guerre { $at }
board-hoard-command = Autorité { $value }
board-hoard-prowess = Bravoure { $value }
hint-mood-bitter = le seigneur de guerre au combat, les Foules proches deviennent des guerriers
hint-mood-grandiose = charger avant de diriger
hint-mood-jubilant = inciter avec le seigneur de guerre lance le dé de Foule jusqu’à quatre fois
hint-mood-lavish = donner des objets, deux guerriers chacun
hint-mood-relentless = après déplacement et combat, encore l’un des deux
hint-mood-rowdy = piocher une carte de plus, ou deux parmi trois pièces ennemies
hint-mood-stubborn = avec le seigneur de guerre, ignorer la première perte
hint-mood-wrathful = en attaque avec le seigneur de guerre, une perte de plus
