### The messages of this game that replace those of the house.

quiet-steps = -# Spokojne kroki: okna w fazach dobierania i losu, bo następne otwiera się zaraz potem; okno między konfliktami, jeśli od twojego pasu ktoś najwyżej spasował konflikt; okno po ostatnim konflikcie i okno fazy przegrupowania, jeśli nie możesz użyć żadnej odkrytej karty; wreszcie anulowanie własnego wydarzenia. Nie padają też pytania o kolejność, która niczego nie zmienia.

step-turn = ◀ ▶ co fazę
step-round = ◀ ▶ co rundę
