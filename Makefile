# Francia: the commands. The work is in tools/, in small scripts; each installs what it needs when that is absent.

GAMES ?= 2000
INPUTS ?= 10000000
PORT ?= 8080

.PHONY: help play build test soak fuzz bench setup

help: ## list the commands
	@echo "Francia, the commands:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## install what is missing, build the release, serve it on this machine and print its address (PORT=8080)
	@tools/play $(PORT)

build: ## install what is missing and build the release into dist/, ready for any static host
	@tools/build

test: ## install what is missing and run every test; ends with "N passed, N failed"
	@tools/test

soak: ## play GAMES=2000 random games of every kind with all checks on
	@FRANCIA_GAMES=$(GAMES) cargo test --profile fast --test invariants -- --nocapture

fuzz: ## throw INPUTS=10000000 hostile texts at every door (records, links, scripts)
	@FRANCIA_INPUTS=$(INPUTS) cargo test --profile fast --test doors -- --nocapture

bench: ## measure the engine's speed
	@cargo bench

setup: ## only install what is missing, for playing and for testing
	@tools/setup build browser
