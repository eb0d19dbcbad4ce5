# make play            play in the browser         (ARGS="..." is handed on to `kirifuda serve`)
# make test            lint, types, tests
# make page            build the page
# make test-extras     the tests of what is installed by name: tables as Parquet, Ray, OpenSpiel, the MCP server
# make test-browser    whole games in a real Chromium; screenshots in build/screenshots
# make screenshots     every page and state at three sizes, in build/screenshots/tour (ARGS="legions-*" for some)
# make clicks          how many clicks ordinary acts take, into docs/gestures.md
# make compiled        the engine compiled with mypyc, into build/compiled
# make wheel           what people install, with the engine compiled, into dist/ (ARGS="--pure": without compiling)
# make pythons         the tests with every Python that is supported and installed (ARGS="tests/kernel" for some of them)
# make test-compiled   the tests of the engine on that build
# make bench           our speed, then that of other engines on this machine
# make bench-agents    lines a second of the search, games a second in bulk, steps a second of the environments, beside others
# make bench-texts     how long reading a card text takes
# make bench-server    how many games a server carries on one core
# make bench-page      what a person would call slow: first page, table, click, cards that move
# make faults          a server tried by force: killed, cut off, flooded (ARGS="killed" for some of it)
# make soak            random games for a long time
# make mutants         does the suite notice a changed engine?
# make freeze          what every text means and how games go, to be compared (ARGS="take build/before")
# make lots            trees of card texts by lot, said and read back (ARGS="legend-of-stars --many 20000")
# make texts           every word of every text left out, exchanged, put in: is the change seen? (ARGS="legions words_left_out")
# make clean           away with everything made here, .venv included

PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
# A module is compiled when it is first imported: most of what is installed never is.
INSTALL := $(PIP) install --no-compile --require-hashes
PYTEST := $(PY) -m pytest -n 2 --maxschedchunk 24
# Cards are read once and kept, not by every worker of the tests for itself.
READ_CARDS := import kirifuda; [kirifuda.rules(game) for game in kirifuda.games()]
PAGE := src/kirifuda/_page/index.html
# Tests of what is never compiled, that only look at files, or that watch Python run.
NOT_COMPILED := $(wildcard tests/*/card_text) $(addprefix tests/,browser cli compiled docs faults freeze language ledger fifth_game lint mutation packaging server text test_messages.py)

.PHONY: play page wire test test-browser test-extras compiled wheel pythons test-compiled bench bench-agents bench-texts bench-server bench-page screenshots clicks faults soak mutants freeze texts lots clean stale
.NOTPARALLEL:

play: $(VENV)/.project $(PAGE)
	@$(VENV)/bin/kirifuda serve --browser $(ARGS)

page: $(PAGE)

# What the page knows of the server's types.
wire: $(VENV)/.dev
	$(PY) -m kirifuda.server.wire web/src/generated/wire.ts

test: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PY) -m ruff check
	@mkdir -p build
	@echo 'mypy and svelte-check run beside the tests; what they say stands below'
	@($(PY) -m mypy && npm --prefix web run --silent check) > build/types.log 2>&1 & checking=$$!; \
	$(PY) -c '$(READ_CARDS)'; \
	$(PYTEST) $(ARGS); tests=$$?; \
	wait $$checking; types=$$?; \
	cat build/types.log; \
	exit $$((tests | types))

test-extras: $(VENV)/.extras $(VENV)/.project
	$(PYTEST) tests/sim tests/bots tests/envs $(ARGS)

test-browser: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PYTEST) tests/browser $(ARGS)

screenshots: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PY) -m tests.browser.tour $(ARGS)

clicks: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PY) -m tests.browser.clicks

compiled: $(VENV)/.dev $(VENV)/.project
	@$(PY) tools/build_compiled.py --trained $(ARGS)

test-compiled: $(VENV)/.dev $(VENV)/.project $(PAGE)
	@$(PY) tools/build_compiled.py
	KIRIFUDA_COMPILED=1 PYTHONPATH=build/compiled $(PYTEST) $(addprefix --ignore=,$(NOT_COMPILED)) $(ARGS)

wheel: $(VENV)/.dev $(VENV)/.project $(PAGE)
	@$(PY) tools/wheel_building.py $(ARGS)

pythons: $(PAGE)
	@tools/pythons $(ARGS)

bench: $(VENV)/.bench $(VENV)/.project
	$(PY) bench/engine.py $(ARGS)

bench-agents: $(VENV)/.bench $(VENV)/.project
	$(PY) bench/bulk.py $(ARGS)

bench-texts: $(VENV)/.project
	$(PY) bench/texts.py $(ARGS)

bench-server: $(VENV)/.project $(PAGE)
	$(PY) bench/server.py $(ARGS)

bench-page: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PY) bench/page.py $(ARGS)

faults: $(VENV)/.dev $(VENV)/.project $(PAGE)
	$(PY) -m tests.faults $(ARGS)

soak: $(VENV)/.project
	@$(VENV)/bin/kirifuda soak $(ARGS)

mutants: $(VENV)/.dev $(VENV)/.project
	$(PY) tools/mutants.py $(ARGS)

freeze: $(VENV)/.project
	@$(PY) tools/freeze.py $(ARGS)

lots: $(VENV)/.project
	@$(PY) tools/lots.py $(ARGS)

texts: $(VENV)/.dev $(VENV)/.project
	@$(PY) -m tests.language.gates $(ARGS)

clean:
	rm -rf $(VENV) web/node_modules src/kirifuda/_page build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A venv holds absolute paths: one that was moved with its checkout, or whose Python is gone, is made anew.
ifneq ($(shell $(PY) -c 'import sys; print(open("$(VENV)/.made").read().strip())' 2>/dev/null),$(CURDIR))
$(VENV)/.made: stale
endif

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kirifuda needs Python 3.11 or later: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv --clear $(VENV)
	@echo '$(CURDIR)' > $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt
	$(INSTALL) --only-binary :all: -r requirements/run.txt
	@touch $@

# Nothing is fetched; `pip check` fails when pyproject.toml asks for what the locks do not hold (then: tools/lock).
$(VENV)/.project: $(VENV)/.run pyproject.toml setup.py
	$(PIP) install --no-deps --no-build-isolation --no-index -e .
	@problems=$$($(PY) -m pip --disable-pip-version-check check) || { echo "$$problems"; exit 1; }
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(INSTALL) --only-binary :all: -r requirements/dev.txt
	@touch $@

$(VENV)/.extras: $(VENV)/.dev requirements/extras.txt
	$(INSTALL) --only-binary :all: -r requirements/extras.txt
	@touch $@

# Some of these come as source only: built with the setuptools pinned above, not with one fetched for it.
$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	$(INSTALL) --no-build-isolation -r requirements/bench.txt
	@touch $@

# The page speaks from the same message files as everything else.
$(PAGE): web/node_modules/.installed $(shell find web/src web/public web/index.html web/vite.config.ts src/kirifuda/messages -type f)
	npm --prefix web run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' || { echo 'Kirifuda needs Node 20 or later.' >&2; exit 1; }
	npm --prefix web ci --no-audit --no-fund --loglevel error
	@touch $@
