### Why an adept would do something.

advice-points = To daje ci więcej punktów.
advice-slows = To spowalnia prowadzącego.
advice-buildings = Będziesz mieć więcej budynków.
advice-tokens = Będziesz mieć więcej żetonów na mapie.
advice-warriors = Będziesz mieć więcej wojowników.
advice-removes = To kosztuje przeciwników wojowników.
advice-rules = Dzięki temu kontrolujesz więcej polan.
advice-cards = Zostanie ci więcej kart na ręce.
