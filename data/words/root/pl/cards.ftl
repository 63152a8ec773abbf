### Karty Roota do wyszukiwania: rodzaje, kolory, liczby.

cardtype-deck-card = karta
cardtype-character = postać
cardtype-quest = misja
cardtype-leader = przywódca Orlich Gniazd
cardtype-minister = minister Księstwa
cardtype-mood = nastrój Władcy Szczurów
cardtype-plot = intryga Kruków
cardclan-fox = { suit-fox }
cardclan-rabbit = { suit-rabbit }
cardclan-mouse = { suit-mouse }
cardclan-bird = { suit-bird }
trait-persistent = efekt trwały
trait-immediate = efekt natychmiastowy
trait-ambush = zasadzka
trait-dominance = dominacja
trait-crafts-item = przedmiot
trait-squire = { rank-squire }
trait-noble = { rank-noble }
trait-lord = { rank-lord }
fact-points = punkty
fact-sway = karty, które trzeba ujawnić, by go pozyskać
effect-quest = wyczerp { $items } na polanie w kolorze misji: 2 karty albo 1 punkt za każdą wykonaną misję tego koloru
effect-starting-items = Przedmioty początkowe: { $items }
