# Everything a person or CI calls. `make up` needs Python 3.11 or newer and nothing else.
PORT ?= 8000
PYTHON3 ?= python3
# Draws what is tried again of what passed before: tasks, and states of environments.
SEED ?= $(shell git rev-parse --short HEAD 2>/dev/null || echo 0)
PY = .venv/bin/python
# A Node that was installed for this checkout comes before none at all.
export PATH := $(CURDIR)/.node/igg-bin:$(PATH)

CONFORMANCE = -m pytest tests/conformance --numprocesses=2 --dist=loadgroup

.PHONY: up prepare test conform crawl check fix prove thumbnails test-services bench new-app

up: prepare ## start the platform: web and worker in one process
	@$(PY) manage.py serve --port $(PORT)

prepare:
	@$(PYTHON3) -m scripts.prepare

test: prepare ## all tests of Python and the front-end
	$(PY) -m pytest --ignore=tests/conformance
	IGG_SEED=$(SEED) $(PY) $(CONFORMANCE)
	node_modules/.bin/vitest run

conform: prepare ## every state of the environments that changed; ALL=1: of all. Keeps that they passed
	IGG_SEED=$(SEED) $(if $(ALL),IGG_CONFORMANCE=all) $(PY) $(CONFORMANCE)
	$(PY) -m igg.conformance .

crawl: prepare ## click every control of every environment once; the dead ones are listed
	$(PY) -m pytest tests/conformance tests/test_new_app.py -m crawl -s

check: prepare ## lint, types, imports, templates, migrations, front-end
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy .
	.venv/bin/lint-imports
	.venv/bin/djade --target-version 5.2 --check $$(git ls-files '*.html' ':!tests')
	.venv/bin/djlint --lint --quiet .
	$(PY) manage.py makemigrations --check --dry-run
	$(PY) -m scripts.lint_apps
	node_modules/.bin/biome check
	node_modules/.bin/tsc --noEmit

fix: prepare ## format and mend what can be mended by itself
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	.venv/bin/djade --target-version 5.2 $$(git ls-files '*.html' ':!tests')
	node_modules/.bin/biome check --write

test-services: prepare ## the platform's tests on PostgreSQL and Redis
	$(PY) -m scripts.test_services

prove: prepare ## verdicts of all tasks without proof and of a drawn tenth; ALL=1: of all tasks
	$(PY) manage.py migrate --verbosity 0
	$(PY) manage.py load_dataset
	$(PY) manage.py verify --full $(if $(ALL),,--prove $(SEED))

thumbnails: prepare ## pictures of all states for the gallery; only what changed is drawn anew
	$(PY) manage.py migrate --verbosity 0
	$(PY) manage.py load_dataset
	$(PY) manage.py thumbnails

bench: prepare ## measure speed, each against a floor in the same run
	$(PY) -m benchmarks.verify_speed
	$(PY) -m benchmarks.frames

new-app: ## make new-app NAME=x: the folder of a new environment, which passes as it stands
	@$(PYTHON3) -m scripts.new_app "$(NAME)"
