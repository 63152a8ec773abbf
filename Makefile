# Everything runs in .venv, made from the lock files by whatever Python (3.11 or newer) the machine has.
# A stamp says that a lock file is installed, so that nothing is installed twice.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint format soak ladder bench fast golden lock clean

VENV := .venv
PY := $(VENV)/bin/python
RUN := $(VENV)/run.stamp
DEV := $(VENV)/dev.stamp
# Nothing is resolved anew: the locks are complete, and pip would judge extras such as coverage[toml] by today's index.
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps
CODE := engine bot cogs data tests
GAME ?= l5r-lcg
GAMES ?= 1000
SEED ?= 1
# Root is played at tables of all sizes, factions, maps, decks and set-ups.
TABLES = $(if $(filter root,$(GAME)),--mixed --every 60)
POSITIONS = $(wildcard tests/perft/$(GAME)/*.json)
# With FAST=1 the compiled engine is used, and built first if a source is newer.
FASTER := build/fast/built.stamp
SOURCES = $(shell find engine -name '*.py')
ENGINE = $(if $(FAST),PYTHONSAFEPATH=1 PYTHONPATH="$(CURDIR)/build/fast:$(CURDIR)") $(PY)

help:
	@echo "make play    start the bot (with no token set: a Discord of your own, on this machine)"
	@echo "make test    every check, then every test"
	@echo "make lint    the checks alone: ruff, mypy, imports"
	@echo "make format  put the code into its usual form"
	@echo "make soak    random games by the thousand, exact counts, people who press anything (GAME=$(GAME) GAMES=$(GAMES) SEED=$(SEED))"
	@echo "make bench   how fast the engine is"
	@echo "make ladder  how strong the computer players are, level against level (GAME=$(GAME) SEED=$(SEED)): about an hour"
	@echo "make fast    compile the engine and compare it; afterwards FAST=1 makes play, soak, bench and ladder take it"
	@echo "make golden  renew the golden transcripts and the page about serve (look at the diff)"
	@echo "make lock    renew the lock files after a change to pyproject.toml (UPGRADE=1: newest of all beneath)"
	@echo "make clean   remove .venv and all caches"

play: $(RUN) $(if $(FAST),$(FASTER))
	$(ENGINE) -m bot

test: lint
	$(PY) -m pytest -q -n 2 --dist worksteal

lint: $(DEV)
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m mypy
	$(VENV)/bin/lint-imports --no-logo

format: $(DEV)
	$(PY) -m ruff check --fix-only $(CODE)
	$(PY) -m ruff format $(CODE)

soak: $(DEV) $(if $(FAST),$(FASTER))
	$(ENGINE) -m engine fuzz $(GAME) --games $(GAMES) --seed $(SEED) $(TABLES)
	$(ENGINE) -m engine fuzz $(GAME) --until-covered --games 6000 --seed $(SEED) $(TABLES) --every 100
	$(if $(POSITIONS),$(ENGINE) -m engine perft $(GAME) $(POSITIONS))
	-$(PIP) -r requirements-fuzz.txt
	$(PY) -m tests.doors --seconds 600
	$(PY) -m tests.secrets --positions 10000 --seed $(SEED)
	$(PY) -m tests.secrets.times --seed $(SEED)
	TEAHOUSE_TEXTS=10000 $(PY) -m pytest -q tests/decks/test_every_line.py
	$(PY) -m tests.pace.month
	$(PY) -m tests.replays.stepping --matches 100 --seed $(SEED) --every 10
	TEAHOUSE_PUZZLES=1000 $(PY) -m pytest -q -n 2 tests/puzzles
	$(PY) -m tests.load.kills --table --kills 334 --stops 10
	$(PY) -m tests.load.races
	$(PY) -m tests.load.figures
	TEAHOUSE_MONKEYS=200 $(PY) -m pytest -q -n 2 tests/cogs/test_monkey.py
	$(PY) -m tests.mutation --mutants 30 --seed $(SEED)
	$(PY) -m pytest -q -n 2 --dist worksteal --cov --cov-report=
	$(PY) -m tests.mutation.reach

ladder: $(RUN) $(if $(FAST),$(FASTER))
	$(ENGINE) -m engine ladder $(GAME) --seed $(SEED)

bench: $(RUN) $(if $(FAST),$(FASTER))
	$(ENGINE) -m engine bench $(GAME)

fast: $(FASTER)
	$(PY) -m engine.cli.compiled compare

$(FASTER): $(DEV) $(SOURCES)
	$(PY) -m engine.cli.compiled build
	@touch $@

golden: $(RUN)
	$(PY) -m engine.cli.golden
	$(PY) -m engine.cli.docs

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# One resolution for every platform and Python from 3.11 on. The dev lock is held to the run-time lock,
# so that both can be installed into the same .venv in any order.
COMPILE = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(DEV)
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --extra postgres --constraint requirements.txt --output-file requirements-postgres.txt
	$(COMPILE) --extra fuzz --constraint requirements.txt --output-file requirements-fuzz.txt
	$(COMPILE) --extra dev --constraint requirements.txt --output-file requirements-dev.txt

# The first Python that is new enough; a stub that only complains (pyenv's shims) does not count.
$(PY):
	@for python in python3 python3.13 python3.12 python3.11; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || { \
			echo "$$python cannot make virtual environments." \
				"On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
		echo "Making $(VENV) with $$($$python --version)" >&2; \
		exec $$python -m venv --clear $(VENV); \
	done; \
	echo "Teahouse needs Python 3.11 or newer; 'python3' here is: $$(python3 --version 2>/dev/null || echo missing)" >&2; \
	exit 1

$(RUN): requirements.txt $(PY)
	$(PIP) -r $<
	@touch $@

# The dev lock holds the run-time lock whole, so `make play` after `make test` has nothing left to do.
$(DEV): requirements-dev.txt requirements.txt $(PY)
	$(PIP) -r $<
	@touch $(RUN) $@
