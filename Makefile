# Francia: the commands. The work is in tools/, in small scripts; each installs what it needs when that is absent.

GAMES ?= 2000
INPUTS ?= 10000000
PORT ?= 8080
TAG ?= fr

.PHONY: help play dev build draft format test test-browsers test-language bytes soak fuzz bench setup

help: ## list the commands
	@echo "Francia, the commands:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## install what is missing, build the page, serve it on this machine and print its address (PORT=8080)
	@tools/play $(PORT)

build: ## install what is missing and build the release into dist/, ready for any static host
	@tools/build

dev: ## serve a draft of the page and show every edit by itself, while working on it (PORT=8080)
	@tools/dev $(PORT)

draft: ## build a large and slow page into dist/ in seconds, for the page tests
	@tools/build draft

test: ## install what is missing and run every test; ends with "N passed, N failed"
	@tools/test

test-browsers: ## run the page tests in Chromium, Firefox and WebKitGTK, on what is in dist/
	@tools/test-browsers

test-language: ## run the page tests in another language (TAG=fr), in Chromium, on what is in dist/
	@FRANCIA_LANG=$(TAG) tools/test-browsers chromium

format: ## format every Rust file
	@cargo fmt --all

bytes: ## print what the first page and each game fetch, with brotli, after make build
	@cargo xtask bytes

soak: ## play GAMES=2000 random games of every kind with all checks on
	@FRANCIA_GAMES=$(GAMES) cargo test --profile fast --test native invariants:: -- --nocapture

fuzz: ## throw INPUTS=10000000 hostile texts at every door (records, links, scripts)
	@FRANCIA_INPUTS=$(INPUTS) cargo test --profile fast --test native fuzz:: -- --nocapture

bench: ## measure the engine's speed beside that of the peers that can be installed here, and the release in a browser
	@benches/peers/setup
	@cargo bench --bench engine
	@tools/build
	@cargo test --locked --profile native --test page -- --ignored --nocapture --test-threads 1

setup: ## only install what is missing, for playing and for testing
	@tools/setup build wasm-opt browser
