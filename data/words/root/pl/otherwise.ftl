### The messages of this game that replace those of the house.

deck-none = *nie wybrano frakcji*
deck-own = *frakcja*
deck-any = *dowolna frakcja*
deck-choose = Którą frakcją grasz?
select-deck = Wybierz frakcję
deck-none-fits = Wszystkie frakcje są zajęte.
button-deck = Wybierz frakcję
trouble-no-deck = { $name } nie ma jeszcze frakcji.
trouble-nothing-brought = W zaawansowanym przygotowaniu frakcje wybiera się przy stole, po rozpoczęciu.
trouble-unknown-deck = Nie ma frakcji „{ $deck }” albo ktoś już nią gra. Podpowiedzi opcji pokazują wszystkie wolne.
trouble-no-prepared-deck = Dla komputera nie została żadna frakcja.
trouble-brought-already = Ktoś przy tym stole gra już tą frakcją.
wishes-never = Nigdy w tych sprawach
quiet-steps = -# Spokojne kroki: Świt i Wieczór, gdy można w nich tylko zdemaskować Intrygę. To samo można zrobić w Dzień, który zaraz nadejdzie albo właśnie minął.
