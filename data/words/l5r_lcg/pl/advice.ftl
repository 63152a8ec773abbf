### Why an adept would do something.

advice-breaks = To przybliża cię do spustoszenia prowincji.
advice-holds = To pomaga utrzymać twoje prowincje.
advice-honor = Zostanie ci więcej honoru.
advice-shame = To kosztuje przeciwnika honor.
advice-fate = Zachowujesz los na później.
advice-cards = Zostanie ci więcej kart na ręce.
advice-stays = Twoje postaci zostaną dłużej.
advice-army = To wzmacnia twoje postaci.
advice-removes = To osłabia albo usuwa postaci przeciwnika.
advice-ring = To daje ci krąg.
