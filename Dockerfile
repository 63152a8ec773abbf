FROM python:3.12-slim

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
