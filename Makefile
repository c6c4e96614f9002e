# `make site` builds the Pokédex, `make test` runs every test; both install what is missing.

PROGRAM := .build/release/dexgen
PYTHON := .tools/venv/bin/python
# Libraries are linked in, so that the programs can be carried to other machines.
STATIC := $(CURDIR)/.build/static
SWIFT_BUILD = env PKG_CONFIG_PATH=$(STATIC)/pkgconfig swift build -c release --static-swift-stdlib \
  -Xlinker -L$(STATIC) -Xlinker --build-id=sha1 --product
# Tests make and delete very many small files: in memory, where there is room for them.
MEMORY := $(shell df --output=avail /dev/shm 2>/dev/null | awk 'NR == 2 && $$1 > 6000000 { print "TMPDIR=/dev/shm" }')
STEP_WITH_PROGRAM := $(MEMORY) DEXGEN=$(CURDIR)/$(PROGRAM) Scripts/step
# Many tests wait for programs and browsers more than they work.
SEVERAL := -n $(shell expr `nproc` + 1) --dist worksteal
SWIFT_FILES := Sources Tests Package.swift

BUILD_PACKAGES := libcmark-dev libyaml-dev libxxhash-dev libcurl4-openssl-dev libevent-dev zlib1g-dev \
  pkg-config:pkg-config
TEST_PACKAGES := chromium:chromium fonts-noto-cjk default-jre-headless:java python3-venv \
  nginx-light apache2-bin media-types lintian \
  openssl:openssl zsh:zsh fish:fish groff:groff mandoc:mandoc man-db:man

# What `make install` puts in place; DESTDIR is for those who make packages.
PREFIX ?= /usr/local
PROGRAMS := dexgen dexgen-fetch dexgen-serve
INSTALLER := PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install-files

.DEFAULT_GOAL := help
.PHONY: help setup site test test-setup programs release lint format unit-tests data-tests end-to-end-tests fuzz-tests \
  browser-tests bench bench-programs screenshots clean install uninstall

help:
	@echo "make site         build the Pokédex into Public"
	@echo "make release      programs to carry away: a tarball and a Debian package in .build/dist"
	@echo "make test         run every test"
	@echo "make install      install into PREFIX, /usr/local unless you say otherwise"
	@echo "make uninstall    take that away again"
	@echo "make format       lay out the Swift files"
	@echo "make bench        measure; BENCH=… says what (docs/benchmarks.md)"
	@echo "make screenshots  pictures of the site, in .build/screenshots and docs"
	@echo "make clean        delete what was built"

setup:
	@Scripts/require-swift
	@Scripts/install-packages $(BUILD_PACKAGES)

test-setup: setup
	@Scripts/install-packages $(TEST_PACKAGES)
	@Scripts/install-python-tools

programs: setup
	@Scripts/static-libraries $(STATIC) >/dev/null
	@Scripts/step "Building dexgen" $(SWIFT_BUILD) dexgen
	@Scripts/step "Building dexgen-fetch" $(SWIFT_BUILD) dexgen-fetch
	@Scripts/step "Building dexgen-serve" $(SWIFT_BUILD) dexgen-serve

release: programs
	@Scripts/step "Packing" Scripts/make-release.py --programs .build/release --output .build/dist

install: programs
	@$(INSTALLER) install $(PROGRAMS)

uninstall:
	@$(INSTALLER) uninstall $(PROGRAMS)

site: programs
	@$(PROGRAM) build
	@echo
	@echo "The Pokédex is in Public. To look at it, and to work on it, run"
	@echo "  $(PROGRAM) serve --open"

# One after the other, the quick ones first.
test:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory unit-tests
	@$(MAKE) --no-print-directory data-tests
	@$(MAKE) --no-print-directory fuzz-tests
	@$(MAKE) --no-print-directory end-to-end-tests
	@$(MAKE) --no-print-directory browser-tests
	@echo "All tests passed."

lint: setup
	@Scripts/step "Lint" swift format lint --strict --recursive $(SWIFT_FILES)

unit-tests: setup
	@Scripts/step "Unit tests" swift test --disable-xctest

# Short: `Scripts/fuzz 600` looks longer.
fuzz-tests: setup
	@Scripts/step "Fuzzing" Scripts/fuzz 8

data-tests: test-setup programs
	@$(STEP_WITH_PROGRAM) "Data tests" $(PYTHON) -m pytest Tests/Data

end-to-end-tests: test-setup programs
	@$(STEP_WITH_PROGRAM) "End-to-end tests" $(PYTHON) -m pytest $(SEVERAL) Tests/EndToEnd

browser-tests: test-setup programs
	@$(STEP_WITH_PROGRAM) "Browser tests" $(PYTHON) -m pytest Tests/Browser

format:
	@swift format --in-place --recursive $(SWIFT_FILES)

bench-programs: setup
	@Scripts/step "Building output-bench" swift build -c release --static-swift-stdlib --product output-bench

bench: test-setup programs bench-programs
	@$(PYTHON) Tests/Benchmarks/run.py $(BENCH)

screenshots: test-setup programs
	@$(PYTHON) Tests/Browser/screenshots.py .build/screenshots docs

clean:
	@if [ -x $(PROGRAM) ]; then $(PROGRAM) clean; fi
	@rm -rf .build .tools
