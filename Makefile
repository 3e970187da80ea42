# The two commands a newcomer needs are `make play` and `make test`; `make help` lists the rest.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
# What the engine is made of; the client and the documentation in the package are made by others, and later.
ENGINE := setup.py pyproject.toml $(shell find src rulebooks \( -path '*/server/client' -o -path '*/server/site' \) -prune -o \
	\( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' -o -name '*.npz' \) -print)
WITH_COMPILED := PYTHONPATH=build/compiled OMERTA_EXPECT=compiled
DESKTOP := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin,$(shell uname)))

.PHONY: help play test setup client compiled check test-pure test-compiled test-web package lock licences mutants bench docs screenshots format clean

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: setup client ## set everything up, open the table in the browser; HOST=0.0.0.0 lets your network in
	@scripts/play $(if $(HOST),--host $(HOST)) $(if $(DESKTOP),--open)

test: setup check test-web test-pure test-compiled ## set everything up and run all tests, interpreted and compiled

setup: .venv/ready ## the virtual environment with everything pinned

.venv/ready: pyproject.toml requirements.lock setup.py
	@echo "Setting up .venv ..."
	@scripts/set-up $(PYTHON)
	@touch $@

client: web/dist/ready ## build the browser client into the package

web/dist/ready: web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null) src/omerta/messages/*/*.ftl | setup
	@scripts/build-client
	@touch $@

compiled: build/compiled/ready ## compile the engine into build/compiled

build/compiled/ready: $(ENGINE)
	@scripts/compile

check: setup ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-pure: setup docs ## all tests but the browser's on the interpreted engine, with fewer random games
	OMERTA_EXPECT=pure OMERTA_QUICK=1 $(BIN)/pytest -n 2 --dist worksteal -q --ignore=tests/browser

test-compiled: setup client docs compiled ## all tests on the compiled engine
	$(if $(wildcard build/compiled/omerta),$(WITH_COMPILED),OMERTA_EXPECT=pure) $(BIN)/pytest -n 2 --dist worksteal -q

test-web: client ## the client's own tests
	@scripts/npm run check
	@scripts/npm test

package: setup client docs ## a wheel and an sdist in dist/, with the client, the documentation, all languages and the compiled engine
	@scripts/build-package

lock: setup ## write requirements.lock: everything the set-up installs, with hashes
	@scripts/lock

licences: setup ## list the licence of every Python package in use
	@$(BIN)/pip-licenses --from=mixed --format=markdown --order=license

mutants: setup ## wrong changes of the rules code, in a seeded sample: which does no test notice? COUNT=100 SEED=mutants
	OMERTA_EXPECT=pure $(BIN)/python -m tests.mutants --count $(or $(COUNT),100) --seed $(or $(SEED),mutants)

bench: setup client compiled ## measure against the peers: JSON, a table and a plot in build/bench
	OMERTA_COMPILE=0 $(BIN)/python -m pip install -q --no-build-isolation -e '.[bench]'
	@mkdir -p build/bench
	$(WITH_COMPILED) $(BIN)/python -m benchmarks > build/bench/engine.json
	$(WITH_COMPILED) $(BIN)/python -W ignore -m benchmarks.lab --out build/bench

docs: build/site-ready ## the documentation as a site, for the package and for /docs of a server

build/site-ready: mkdocs.yml scripts/site.py CONTRIBUTING.md $(wildcard docs/* docs/pictures/* examples/* tests/*/scenarios/*.toml) \
		$(shell find src/omerta -name '*.py') | setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@mkdir -p build
	@touch $@

screenshots: setup client ## every phase of both games in every size, theme and language; SHOTS="war --sizes phone --languages pl" for some
	$(BIN)/python -m tests.browser.screenshots $(SHOTS)

format: setup ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove everything that was built
	rm -rf .venv build dist web/dist web/node_modules src/omerta/server/client src/omerta/server/site src/*.egg-info
