### What the signs of the pictures mean.

legend-force = Siła; po znaku =, siła całego oddziału
legend-chi = Chi
legend-strength = siła prowincji
legend-gold = złoto: produkcja albo koszt
legend-cards = karty na ręce
legend-honor = Honor osobisty
legend-dishonored = w niesławie
legend-bowed = ukłoniona: nieczynna do wyprostowania
