# docker build .                the bot
# docker build --target fast .  the bot with the compiled engine (see ARCHITECTURE.md, "Compiled")
FROM python:3.12-slim AS libraries
# Before the code, so that a change of code does not install everything anew. Half of the libraries' size belongs to the
# Discord of `make play`, which a container never opens.
COPY requirements-postgres.txt .
RUN python -m venv --without-pip /libraries \
    && pip --python /libraries/bin/python install --no-cache-dir --require-hashes --no-deps -r requirements-postgres.txt \
    && pip --python /libraries/bin/python uninstall --yes simcord av

FROM python:3.12-slim AS house

ENV PATH=/libraries/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TEAHOUSE_DATABASE=/data/teahouse.sqlite3 \
    TEAHOUSE_STATUS_PORT=9108

WORKDIR /app

# The code stays root's: the bot can write its database and nothing else, so the file system may be read-only.
RUN useradd --system --uid 10001 --no-create-home teahouse && install -d -o teahouse /data
VOLUME /data

COPY --from=libraries /libraries /libraries
COPY data data
COPY engine engine
COPY bot bot
COPY cogs cogs
# Bytecode is written now, because the bot may not write it later.
RUN python -m compileall -q data engine bot cogs

USER 10001
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s CMD ["python", "-m", "bot", "health"]
# Nobody could open the local page inside a container, so the bot never starts it here.
CMD ["python", "-m", "bot", "--discord"]

# This stage has the compiler, which the image does not need.
FROM house AS compiler
USER root
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY requirements-dev.txt .
RUN python -m ensurepip && python -m pip install --no-cache-dir --require-hashes --no-deps -r requirements-dev.txt
RUN python -m engine.cli.compiled build && python -m engine.cli.compiled compare

FROM house AS fast
COPY --from=compiler /app/build/fast/engine engine
COPY --from=compiler /app/build/fast/*.so ./

# The last stage is the one that is built if no target is named.
FROM house
