### The lobby, refusals, endings.

## The lobby

lobby-little-reach = Te frakcje mają w tabeli wartości razem { $value }, a dla { $count } graczy tabela zaleca { $total }. Możecie mimo to grać; w lesie będzie spokojnie.
lobby-too-little-reach = Cokolwiek wybiorą pozostali, w tabeli wartości będzie najwyżej { $value }; nawet odważni potrzebują { $total }. Wybierzcie inną frakcję albo dodajcie gracza.

## Why the rules refuse

refused-seat-count = W Root gra od { $least } do { $most } graczy.
refused-unknown-faction = Nie ma frakcji „{ $faction }”.
refused-faction-not-implemented = Frakcją { $faction } nie można tu jeszcze grać.
refused-faction-twice = Każdą frakcją gra tylko jedna osoba; jedynie Włóczęgów może być dwóch.
refused-faction-is-drafted = W zaawansowanym przygotowaniu frakcje wybiera się przy stole: nikt żadnej nie przynosi.
refused-unknown-character = Nie ma postaci „{ $character }” dla tego miejsca.
refused-character-twice = Dwóch Włóczęgów nie może być tą samą postacią.
refused-too-little-reach = Te frakcje mają w tabeli wartości razem tylko { $value }; nawet odważni potrzebują { $total }. Wybierzcie inne frakcje albo dodajcie gracza.
refused-too-many-corners = Najwyżej { $most } z tych frakcji może zaczynać w rogu: więcej rogów mapa nie ma.
refused-unknown-map = Nie ma mapy „{ $map }”.
refused-unknown-deck = Nie ma talii „{ $deck }”.
refused-deck-not-implemented = Tą talią nie można tu jeszcze grać.
refused-unknown-set-up = Nie ma przygotowania „{ $setup }”.
refused-impossible-position = Taka sytuacja jest niemożliwa.
refused-no-slot = Nie ma tam już wolnego pola.
refused-one-bird = Tylko jedna z kart może być ptakiem.
refused-no-such-copy = Nie masz tylu kopii tej karty.

## Endings

ending-points = { $winner } wygrywa, zdobywając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
ending-dominance = { $winner } wygrywa przez dominację.
ending-left = { $winner } wygrywa: wszyscy inni odeszli.
ending-other = { $winner } wygrywa.
ending-coalition = { $winner } wygrywa, a w koalicji także { $partner }.
ending-scores = Punkty: { $scores }
