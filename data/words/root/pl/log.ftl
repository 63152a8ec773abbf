### The log: one line for each act, without a full stop.

## Turns

log-turn = { $turn }: { $player }
record-phase = { $phase } ({ $player })
record-seats = Kolejność: { $order }
record-suits = Wylosowano kolory polan: { $suits }
record-pool = Do wyboru: { $factions }
record-pool-locked = Do wyboru: { $factions }; { $locked } dopiero, gdy ktoś zagra frakcją zbrojną
record-choose-faction = { $player } gra frakcją: { $faction }
record-put-back =
    { $count ->
        [one] { $player } odkłada { $count } kartę do talii
        [few] { $player } odkłada { $count } karty do talii
       *[other] { $player } odkłada { $count } kart do talii
    }
record-put-back-own = { $player } odkłada do talii: { $cards }
record-leave = { $player } odchodzi od stołu
record-cleared-away = Elementy gracza { $player } znikają z mapy
record-game-over = Koniec gry

## Cards

record-draw =
    { $count ->
        [one] { $player } dobiera { $count } kartę
        [few] { $player } dobiera { $count } karty
       *[other] { $player } dobiera { $count } kart
    }
record-draw-own = { $player } dobiera: { $cards }
record-new-deck =
    { $count ->
        [one] Stos odrzuconych staje się nową talią ({ $count } karta)
        [few] Stos odrzuconych staje się nową talią ({ $count } karty)
       *[other] Stos odrzuconych staje się nową talią ({ $count } kart)
    }
record-spend = { $player } wydaje: { $card }
record-discard = { $player } odrzuca: { $cards }
record-give =
    { $count ->
        [one] { $player } oddaje { $count } kartę ({ $to })
        [few] { $player } oddaje { $count } karty ({ $to })
       *[other] { $player } oddaje { $count } kart ({ $to })
    }
record-give-own = { $player } oddaje: { $cards } ({ $to })
record-show-hand = { $player } pokazuje rękę ({ $to })
record-show-hand-own = { $player } pokazuje rękę ({ $to }): { $cards }
record-craft = { $player } przekuwa: { $card } ({ $suits })
record-use = { $player } używa: { $card }
record-lose-effect = { $player } odrzuca: { $card }
record-activate-dominance = { $player } aktywuje: { $card } i nie zdobywa już punktów
record-take-dominance = { $player } bierze: { $card }
record-take-card = { $player } bierze ze stosu odrzuconych: { $card }

## Points

record-score =
    { $count ->
        [one] { $player } zdobywa { $count } punkt ({ $why })
        [few] { $player } zdobywa { $count } punkty ({ $why })
       *[other] { $player } zdobywa { $count } punktów ({ $why })
    }
record-lose-points =
    { $count ->
        [one] { $player } traci { $count } punkt ({ $why })
        [few] { $player } traci { $count } punkty ({ $why })
       *[other] { $player } traci { $count } punktów ({ $why })
    }
act-placed = { $player } stawia { $pieces }: { $places }
act-placed-at = { $count } na { $place }
act-also = { $act }; { $also }
why-build = budowa
why-sympathy = Sympatycy
why-roosts = Gniazda
why-turmoil = Zamieszki
why-craft = przekucie
why-removal = usunięte elementy
why-tower = Wieża
why-open-path = otwarta ścieżka
why-brutal-tactics = Brutalna Taktyka
why-stand-and-deliver = Stand and Deliver!
why-royal-claim = Royal Claim
why-explore = eksploracja
why-protector = Ochrona
why-aid = Pomoc
why-quest = misja
why-relationship = lepsza relacja

## Pieces

record-place = { $player } stawia { $pieces } { $at }
record-remove = { $player } traci { $pieces } { $at } ({ $by })
record-remove-self = { $player } zabiera { $pieces } { $from }
record-remove-here = { $player } traci { $pieces }
record-remove-nobody = { $player } traci { $pieces } { $at }
record-move = { $player } przesuwa { $pieces } { $from } { $to }
record-ferry = { $player } płynie promem { $to }
record-open-path = { $player } otwiera ścieżkę { $clearings }

## Battle

record-battle = { $player } walczy { $at } ({ $defender })
record-ambush = { $player } zagrywa: { $card }
record-roll = kości { $dice }
record-hits = obrażenia { $attacker } do { $defender }
record-field-hospital =
    { $count ->
        [one] Szpitale Polowe: { $count } wojownik trafia do Twierdzy ({ $player })
        [few] Szpitale Polowe: { $count } wojowników trafia do Twierdzy ({ $player })
       *[other] Szpitale Polowe: { $count } wojowników trafia do Twierdzy ({ $player })
    }

## Eyrie

record-leader = { $player } ma przywódcę: { $leader }
record-decree = { $player } dokłada do Dekretu: { $card } ({ $column })
record-turmoil = { $player } wpada w Zamieszki
record-purge = Czystki ({ $player }): { $cards }

## Alliance

record-outrage = Bunt { $at }: { $by } oddaje kartę ({ $player })
record-gain-supporters =
    { $count ->
        [one] { $player } zyskuje { $count } stronnika
        [few] { $player } zyskuje { $count } stronników
       *[other] { $player } zyskuje { $count } stronników
    }
record-gain-supporters-own = { $player } zyskuje stronników: { $cards }
record-show-supporters = { $player } wydaje stronników: { $cards }
record-mobilize = { $player } mobilizuje kartę
record-mobilize-own = { $player } mobilizuje: { $card }
record-revolt = Rewolta { $at } ({ $player })
record-officer = { $player } zyskuje oficera ({ $count })
record-lose-base = { $player } traci: { $piece }
record-martial-law = Prawo Wojny { $at }: o stronnika więcej ({ $player })

## Vagabond

record-character = { $player } to { $character }
record-pawn = { $player } idzie { $to }
record-slip = { $player } zakrada się
record-refresh = { $player } przygotowuje: { $items }
record-repair = { $player } naprawia: { $items }
record-damage = { $player } uszkadza: { $items }
record-rest = { $player } odpoczywa w lesie i naprawia wszystko
record-drop-item = { $player } usuwa na stałe: { $item }
record-explore = { $player } eksploruje ruiny { $at } i znajduje: { $item }
record-explore-none = { $player } eksploruje ruiny { $at } i nic nie bierze
record-look-at-ruin = { $player } zagląda pod ruiny { $at }
record-look-at-ruin-own = { $player } zagląda pod ruiny { $at }: { $items }
record-aid = { $player } pomaga ({ $other }), wyczerpuje: { $item }
record-take-item = { $player } bierze: { $item } ({ $other })
record-quest = { $player } wykonuje misję { $quest }
record-quests = Odkryte misje: { $quests }
record-strike = { $player } zadaje Cios ({ $other }) { $at }
record-relationship = { $player } i { $other }: { $step }
record-special = { $player } używa: { $special }
record-ally = { $other } walczy po stronie gracza { $player }
record-coalition = { $player } zawiera koalicję ({ $other }) za: { $card }
record-place-here = { $player } stawia tam { $pieces }
