### What the signs of the pictures mean.

legend-military = sprawność militarna
legend-political = sprawność polityczna
legend-glory = chwała
legend-strength = siła prowincji
legend-honor = honor gracza
legend-fate = los
legend-cards = karty na ręce
legend-dial = stawka honoru
legend-first = pierwszy gracz
legend-favor = Łaska cesarska
legend-dynasty = talia dynastii
legend-conflict = talia konfliktu
legend-discard = stos kart odrzuconych
legend-air = Krąg Powietrza
legend-earth = Krąg Ziemi
legend-fire = Krąg Ognia
legend-water = Krąg Wody
legend-void = Krąg Pustki
legend-honored = uhonorowana: chwała dodaje się do sprawności
legend-dishonored = zhańbiona: chwała się odejmuje
legend-bowed = ukłoniona: nieczynna do przygotowania
legend-cost = koszt w losie
legend-facedown = zakryta karta
legend-left = konflikty jeszcze do ogłoszenia i ich rodzaje
legend-changed = więcej albo mniej niż na karcie
legend-new = nowe w ostatnich ruchach
