### What the signs of the pictures mean.

legend-force = Siła; po znaku =, siła całego Oddziału
legend-chi = Chi
legend-strength = siła Prowincji
legend-gold = złoto: produkcja albo koszt
legend-cards = karty na ręce
legend-honor = Honor osobisty
legend-dishonored = w niesławie
legend-bowed = ukłoniona: nieczynna do wyprostowania
legend-family = Honor rodu
legend-dynasty = talia dynastii
legend-fate = talia losu
legend-favor = Łaska Cesarska
legend-changed = więcej albo mniej niż na karcie
legend-new = nowe w ostatnich ruchach
