### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-turn = Tura { $number }
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
table-crafted = Przekute: { $cards }
table-items = Przedmioty: { $items }
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
table-closed = Zamknięte ścieżki: { $paths }
table-hand = Twoja ręka: { $cards }
table-hand-empty = Nie masz kart na ręce.
table-supporters = Twoi stronnicy: { $cards }
table-left = poza stołem
seen-hand = Twoja ręka
seen-crafted = { $name }: przekute
seen-discard = Stos odrzuconych
picture-board = Plansze frakcji
picture-ruler = kontroluje

## What stands on a faction's board

board-actions = Akcje: { $count }
board-costs = Drewno za następny: { $costs }
board-leader = Przywódca: { $leader }
board-leaders = Jeszcze odkryci: { $leaders }
board-column = { $column }: { $suits }
board-decree = Dekret
board-officers = Oficerowie: { $count }
board-supporters = Stronnicy: { $count }
board-operations = Operacje: { $count }
board-character = { $character }
board-pawn = Pionek { $at }
board-ready = Gotowe: { $items }
board-exhausted = Wyczerpane: { $items }
board-damaged = Uszkodzone: { $items }
board-spent = Uszkodzone i wyczerpane: { $items }
board-limit = Noszone przedmioty: { $load } z { $limit }
board-relations = Relacje: { $relations }
board-done = Wykonane misje: { $quests }
board-stock = Jeszcze do wystawienia: { $pieces }
button-until-turn = Pasuj do końca tury
span-turn = koniec tury
picture-head = { $map } · { $turn } · { $phase }: { $player }
