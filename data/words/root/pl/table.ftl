### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-head-set-up = **{ $map } · { $phase }**
table-turn = Tura { $number }
table-round = Runda { $number }
table-order = Kolejność: { $order }
table-player = **{ $name }** ({ $faction }): { $score }, { $hand }
table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
table-dominance = { $card }
table-coalition = koalicja: { $player }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
table-supply = wojownicy w zasobach: { $count }
table-crafted = Przekute
table-items = Przedmioty
table-supply-items = Przedmioty do przekucia: { $items }
table-piles = Talia { $draw }, stos odrzuconych { $discard }
table-discard = Stos odrzuconych
table-available = Dostępne karty Dominacji: { $cards }
table-quests = Misje: { $quests }
table-clearing = **{ $place }** { $slots } – { $ruler }: { $pieces }
table-empty = pusto
table-unruled = bez kontroli
table-ruin = ruiny
table-scorched = spalona
table-free =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
table-ferry = Prom { $at }
table-paths-closed = Zamknięte ścieżki: { $paths }
table-hand = Twoja ręka: { $cards }
table-hand-empty = Nie masz kart na ręce.
hand-line = -# 🃏 **{ $count }**: { $cards }
table-supporters = Twoi stronnicy: { $cards }
table-player-gone = poza stołem
seen-hand = Twoja ręka
seen-crafted = { $name }: przekute
seen-discard = Stos odrzuconych
picture-board = Plansze frakcji
picture-ruler = kontroluje

## What stands on a faction's board

board-actions = Akcje
board-costs = Drewno za następny
board-leader = Przywódca
board-leaders = Jeszcze odkryci
board-decree = Dekret
board-officers = Oficerowie
board-supporters = Stronnicy
board-operations = Operacje
board-character = { $character }
board-pawn = Pionek { $at }
board-ready = Gotowe
board-exhausted = Wyczerpane
board-damaged = Uszkodzone
board-spent = Uszkodzone i wyczerpane
board-limit = Noszone przedmioty: { $load } z { $limit }
board-relations = Relacje
board-done = Wykonane misje
board-row = { $label }: { $what }
board-dominance = Dominacja
board-stock = Jeszcze do wystawienia
button-until-turn = Pasuj do końca tury
span-turn = końca tury
button-until-own-turn = Pasuj do mojej następnej tury
span-own-turn = twojej następnej tury
button-until-ambush = Bez Zasadzki do mojej następnej tury
button-ask-again-ambush = Bez Zasadzek: pytaj znowu
select-ambush = Jeśli mnie zaatakują, Zasadzka…
if-asked-no-ambush = Bez Zasadzki
picture-head-set-up = { $map } · { $phase }
picture-head = { $map } · { $turn } · { $phase }: { $player }

## The end

figure-points = Punkty
figure-ruled = Kontrolowane polany
figure-battles = Rozpoczęte walki
figure-crafted = Przekute karty
seen-hand-open = Ręka
picture-closing = { $map } · { $turn }
