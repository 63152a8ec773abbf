# docker build .                the bot
# docker build --target fast .  the bot with the compiled engine (see ARCHITECTURE.md, "Compiled")
FROM python:3.12-slim AS house

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TEAHOUSE_DATABASE=/data/teahouse.sqlite3

WORKDIR /app

# Before the code, so that a change of code does not install everything anew.
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

# The code stays root's: the bot can write its database and nothing else.
RUN useradd --system --no-create-home teahouse && install -d -o teahouse /data
VOLUME /data

COPY data data
COPY engine engine
COPY bot bot
COPY cogs cogs

USER teahouse
# A page on the container's own machine would be of no use to anybody.
CMD ["python", "-m", "bot", "--discord"]

# What compiles stays behind.
FROM house AS compiler
USER root
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY requirements-dev.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements-dev.txt
RUN python -m engine.cli.compiled build && python -m engine.cli.compiled compare

FROM house AS fast
COPY --from=compiler /app/build/fast/engine engine
COPY --from=compiler /app/build/fast/*.so ./

# Named last, so that it is what is built where no target is said.
FROM house
