# Horda's commands. `make` alone lists them; the two that matter are `make play` and `make test`.
# They are written in Python, in tools/make.py, and work without make too: `python3 tools/make.py test`.

PYTHON ?=
export PYTHON
NAMES := python3 python3.14 python3.13 python3.12 python3.11 python
RUN := @"$(or $(PYTHON),$(shell for one in $(NAMES); do command -v $$one && break; done),python3)" tools/make.py

.DEFAULT_GOAL := help
.PHONY: help play terminal setup soak breaks figures test test-part test-long lint format client client-check protocol layout hooks compiled wheel bench docs demo lock release clean

help:
	@echo 'make play          set up, build the client and open the table in the browser (PORT, DB, HOST may be named)'
	@echo 'make terminal      open the table in this terminal instead (GAME=zombiland to name a game)'
	@echo 'make test          set up and run the checks of every change: formatting, types, imports, tests on both builds, the client'
	@echo 'make test-part     run one part of it: PART=lint, client, rules, package or rest (SHARD=2/3: the second third)'
	@echo 'make test-long     run the long tests: long random matches, every game with all options, properties at all tables'
	@echo 'make lint          check formatting, types and imports'
	@echo 'make format        format the code'
	@echo 'make client        build the client into the package'
	@echo "make client-check  check the client's formatting and types, and run its tests"
	@echo "make protocol      regenerate the client's types from the server's records"
	@echo 'make layout        regenerate the classes that hold the fields of states from their declarations'
	@echo 'make hooks         regenerate the functions that call the hooks of mechanisms and skills'
	@echo 'make compiled      build the compiled package into build/compiled'
	@echo 'make wheel         build the wheel and the source archive into dist'
	@echo 'make soak          run the endurance test: kills, fuzzing, faults, secrets (MINUTES=60, PARTS="kills worlds")'
	@echo 'make breaks        break the rules of GAME=zombiland and check that tests notice (RULES="ZL-SET", MINUTES=10)'
	@echo 'make figures       play every game in bulk: a report of each mission, the balance pages (GAME=zombiland, MATCHES=20)'
	@echo 'make bench         measure speed: ratios to other engines, the server under load, the client in a browser'
	@echo 'make docs          build the manual into build/docs'
	@echo 'make demo          build a demonstration without a server into build/demo, for any web host'
	@echo 'make lock          resolve the versions of all dependencies again'
	@echo 'make release       release VERSION=1.2.0: checks, changelog, notes, tag (REHEARSE=1 changes nothing)'
	@echo 'make clean         remove everything that was built, and the environment'

play:
	$(RUN) play $(if $(PORT),--port '$(PORT)') $(if $(HOST),--host '$(HOST)') $(if $(DB),--db '$(DB)')

terminal:
	$(RUN) terminal $(GAME)

soak:
	$(RUN) soak $(if $(MINUTES),--minutes '$(MINUTES)') $(PARTS)

breaks:
	$(RUN) breaks $(GAME) $(RULES) $(if $(MINUTES),--minutes '$(MINUTES)')

test-part:
	$(RUN) test-part $(PART)

figures:
	$(RUN) figures $(if $(GAME),--game '$(GAME)') $(if $(MATCHES),--matches '$(MATCHES)')

export VERSION REHEARSE SHARD
setup test test-long lint format client client-check protocol layout hooks compiled wheel bench docs demo lock release clean:
	$(RUN) $@
