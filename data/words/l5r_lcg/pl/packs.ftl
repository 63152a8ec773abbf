### Zestawy, których polskie nazwy są znane; pozostałe mają nazwy angielskie.

pack-core = Zestaw podstawowy
pack-disciples-of-the-void = Disciples of the Void
