### What the bot says about itself: its stop, moderation, privacy.

table-resting = Bot uruchamia się ponownie. Nic nie przepadło, za chwilę gracie dalej.
trouble-restarting = Bot uruchamia się ponownie. Nic się nie zmieniło, spróbuj za chwilę.
