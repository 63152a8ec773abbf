### What this game says otherwise than the house: each message here takes the place of the house’s.

quiet-steps = -# Spokojne kroki: okno akcji między konfliktami, gdy ktoś spasował konflikt i od twojego pasu nic innego się nie stało; okna w fazach dobierania i losu, bo następne otwiera się zaraz potem; a o ile nie możesz użyć żadnej odkrytej karty, także okno po ostatnim konflikcie i w fazie przegrupowania; wreszcie anulowanie własnego, właśnie zagrywanego wydarzenia. Nie padają też pytania o kolejność, która niczego nie zmienia.

step-turn = ◀ ▶ co fazę
step-round = ◀ ▶ co rundę
