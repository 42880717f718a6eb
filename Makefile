# Horda's commands. `make` alone lists them; the two that matter are `make play` and `make test`.

PYTHON ?=
BIN := .venv/bin
STAGE := @tools/stage.sh
WORKERS ?= 2

# What runs a second time on the compiled build.
COMPILED_TESTS := tests/cases tests/properties

.DEFAULT_GOAL := help
.PHONY: help play terminal client protocol test lint format compiled bench docs lock clean setup

help:
	@echo 'make play       set up, build the client and open the table in the browser (PORT, DB, HOST may be named)'
	@echo 'make terminal   the table in this terminal instead (GAME=zombiland to name a game)'
	@echo 'make test       set up and run every check: form, types, imports, tests on both builds, the client'
	@echo 'make lint       form, types and imports alone'
	@echo 'make format     put the sources into our form'
	@echo 'make client     build the client into the package'
	@echo 'make protocol   write the types of the client anew from the records of the server'
	@echo 'make compiled   build the compiled package into build/compiled'
	@echo 'make bench      measure speed: ratios to other engines, the server under load, the client in a browser'
	@echo 'make docs       build the manual into build/docs'
	@echo 'make lock       choose the versions of all dependencies anew'
	@echo 'make clean      remove everything that was built, and the environment'

setup:
	@PYTHON='$(PYTHON)' tools/setup.sh dev

play: client
	@$(BIN)/horda serve --open $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST)) $(if $(DB),--db $(DB))

terminal: setup
	@$(BIN)/horda play $(GAME)

client: setup
	@tools/client.sh build

protocol: setup
	@$(BIN)/python tools/make_protocol.py

lint: setup
	$(STAGE) 'form (ruff)' sh -c '$(BIN)/ruff check . && $(BIN)/ruff format --check .'
	$(STAGE) 'types (mypy)' $(BIN)/mypy
	$(STAGE) 'imports (import-linter)' $(BIN)/lint-imports --cache-dir build/import-linter

format: setup
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

compiled: setup
	@$(BIN)/python tools/build_compiled.py

# The last line of this target is pytest's own.
test: lint
	$(STAGE) 'client: types and tests' tools/client.sh check
	$(STAGE) 'client: build' tools/client.sh build
	@tools/browser.sh
	$(STAGE) 'compiled build' $(BIN)/python tools/build_compiled.py
	@QUIET_END=1 tools/stage.sh 'tests, interpreted' $(BIN)/pytest -q -n $(WORKERS)
	@if [ -d build/compiled ]; then \
	  QUIET_END=1 PYTHONPATH=build/compiled HORDA_BUILD=compiled tools/stage.sh \
	    'cases and properties, compiled' $(BIN)/pytest -q -n $(WORKERS) $(wildcard $(COMPILED_TESTS)); \
	fi

bench: compiled client
	@tools/setup.sh bench
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/load.py
	@tools/browser.sh && $(BIN)/python benchmarks/browser.py

docs: setup
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --jobs auto docs build/docs
	@echo 'The manual is in build/docs/index.html.'

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
  --generate-hashes --no-header --no-emit-index-url --no-emit-find-links

lock: setup
	@echo 'Choosing versions...'
	@$(LOCK) --group dev --output-file requirements/dev.txt >/dev/null
	@$(LOCK) --constraint requirements/dev.txt --output-file requirements/runtime.txt >/dev/null
	@$(LOCK) --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt >/dev/null
	@$(subst pyproject.toml,,$(LOCK)) --group node --output-file requirements/node.txt >/dev/null
	@git --no-pager diff --stat -- requirements

clean:
	rm -rf web/node_modules web/dist src/horda/server/static
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis docs/researchers/reference/api
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf src/*.egg-info
