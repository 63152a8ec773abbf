### What the bot says about itself: its stop, moderation, privacy.

table-resting = The bot is being restarted. Everything is kept; play goes on in a moment.
trouble-restarting = The bot is being restarted. Nothing was changed; please press again in a moment.
