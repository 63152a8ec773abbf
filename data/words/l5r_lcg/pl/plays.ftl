### How a deck plays, in a few words.

plays-crab = Dobrze broni, wykańcza atakujących, potem przełamuje
plays-crane = Wygrywa konflikty polityczne i pojedynki, żyje honorem
plays-dragon = Mało postaci, za to każda z wieloma dodatkami
plays-lion = Atakuje wcześnie, z wieloma wojownikami
plays-phoenix = Kręgi i czary, postaci pełne chwały
plays-scorpion = Hańbi i zwodzi, wygrywa cudzą słabością
plays-unicorn = Przerzuca kawalerię między konfliktami
