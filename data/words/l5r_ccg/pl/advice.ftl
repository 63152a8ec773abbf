### Why an adept would do something.

advice-destroys = To przybliża cię do zniszczenia Prowincji.
advice-holds = To pomaga utrzymać twoje Prowincje.
advice-honor = Zostanie ci więcej honoru.
advice-shame = To kosztuje przeciwników honor.
advice-gold = W następnych turach da ci więcej złota.
advice-army = To wzmacnia twoją armię.
advice-removes = To osłabia armię przeciwników.
advice-cards = Zostanie ci więcej kart na ręce.
advice-ring = To wprowadza do gry Krąg.
