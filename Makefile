# Two commands do everything: `make` (libraries, release build, Output) and `make test`.
# Stamps live in .build/make, so that a second `make` has nothing to do.

BOOK    := Input
OUTPUT  := Output
# Pages of our own with tables of the book in them.
PAGES   := README.md
STAMPS  := .build/make
PROGRAM := $(STAMPS)/measurebook
NAMED   := $(STAMPS)/named/measurebook
ARCHIVES := .build/archives
# Swift's runtime and the archives of the system libraries go into the program; debug information does not, nor any path of
# this folder, an identity of the build, or the hashes by which the compiler skips work: the same sources give the same bytes.
BUILD_FLAGS := -c release --static-swift-stdlib --product measurebook -debug-info-format none \
	-Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
	-Xswiftc -Xfrontend -Xswiftc -function-sections
# Each function is a section, so that the linker leaves out what nothing calls, and keeps one of equal functions. Nobody looks
# for a function of the program by its name, so the names stay out, too.
ifeq ($(shell uname),Linux)
# A program at a fixed address has 50,000 places less to mend at its start, which halves the time of a short command.
# Nothing throws C++ exceptions or unwinds the stack otherwise, so the tables for that, 2.3 MB with their index, stay out.
BUILD_FLAGS += -Xswiftc -use-ld=lld -Xlinker --build-id=none -Xlinker --icf=all -Xlinker --no-export-dynamic -Xlinker --no-eh-frame-hdr -Xlinker -T$(CURDIR)/Scripts/unwinding.ld -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xswiftc -Xclang-linker -Xswiftc -no-pie
STRIPPED := -Xlinker -s
else
STRIPPED := -Xlinker -S -Xlinker -x
endif
SWIFT_BUILD := PKG_CONFIG_PATH="$(CURDIR)/$(ARCHIVES)/pkgconfig:$$PKG_CONFIG_PATH" swift build $(BUILD_FLAGS)

PREFIX  ?= /usr/local
STAGE   := .build/stage
# What `make install` installs under PREFIX (in DESTDIR, where a package is made), and `make uninstall` removes.
INSTALLED := bin/measurebook share/doc/measurebook/LICENSE share/man/man1/measurebook.1 \
	share/bash-completion/completions/measurebook share/zsh/site-functions/_measurebook \
	share/fish/vendor_completions.d/measurebook.fish
DIST    := .build/dist

# Folders are prerequisites too: a file that is taken away changes its folder.
SOURCES := Package.swift $(shell find Sources)
FILES   := $(shell find $(BOOK) -not -name '.*')

.DEFAULT_GOAL := all
.PHONY: all help build site test lint format check audit bench interop browser examples faults fuzz sanitize record clean setup install uninstall dist
.DELETE_ON_ERROR:

all: $(STAMPS)/output $(STAMPS)/pages $(STAMPS)/audit ## Build the program, regenerate Output and the tables in the pages (the default)

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  make %-9s %s\n' "$$name" "$$text"; done

build: $(PROGRAM) ## Build the program in release

site: $(PROGRAM) ## Write the pages of the book into Output/site
	$(PROGRAM) site --book $(BOOK) --output $(OUTPUT)/site

install: $(STAMPS)/stage ## Install the program with its manual and completions under PREFIX (/usr/local)
	@for file in $(INSTALLED); do \
		case $$file in bin/*) mode=755 ;; *) mode=644 ;; esac; \
		mkdir -p "$(DESTDIR)$(PREFIX)/$$(dirname $$file)" && \
		install -m $$mode "$(STAGE)/$$file" "$(DESTDIR)$(PREFIX)/$$file" || exit; \
	done

uninstall: ## Remove what `make install` has installed under PREFIX
	@for file in $(INSTALLED); do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done
	@rmdir "$(DESTDIR)$(PREFIX)/share/doc/measurebook" 2>/dev/null || true

dist: $(STAMPS)/stage ## Pack the program with its manual and completions into .build/dist
	Scripts/pack $(STAGE) $(DIST)

setup: ## Install the system libraries that are missing
	@Scripts/setup

# What tests the program as people run it takes the release build if that is current, which is five times as fast as the one
# for debugging.
test: setup ## Run all tests
	@program=; if $(MAKE) -q $(PROGRAM) 2>/dev/null; then program=$(CURDIR)/$(PROGRAM); fi; \
	env $${program:+MEASUREBOOK_PROGRAM=$$program} swift test

lint: ## Check the format of the sources
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fuzz \
		Examples/swift-client/Package.swift Examples/swift-client/Sources

format: ## Format the sources
	swift format --in-place --recursive --parallel Package.swift Sources Tests Fuzz \
		Examples/swift-client/Package.swift Examples/swift-client/Sources

check: $(PROGRAM) ## Fail when the committed Output or a table in the pages is not what the program writes
	$(PROGRAM) build --book $(BOOK) --output $(OUTPUT) --check
	$(PROGRAM) render --book $(BOOK) --check $(PAGES)

audit: $(PROGRAM) ## Fail when the committed result of the audit is not what the program writes
	$(PROGRAM) audit --book $(BOOK) --check

bench: $(PROGRAM) $(NAMED) ## Measure `tables` beside other readers, and write Documentation/performance.md (15 minutes at most)
	Scripts/bench $(PROGRAM) --names $(NAMED) --write

interop: $(PROGRAM) ## Let the programs that read our data judge it, and write Documentation/interop.md
	Scripts/interop/run $(PROGRAM)

examples: $(PROGRAM) ## Try Examples/parallel and Examples/spark: stopped on the way, and compared with one process (10 minutes at most)
	Scripts/examples/run $(PROGRAM)

browser: $(PROGRAM) ## Look at the pages of several books in Chromium, with axe and the HTML checkers (3 minutes at most)
	Scripts/interop/run $(PROGRAM) --judges Scripts/browser

faults: $(PROGRAM) ## Break the program: kills, signals, failing calls, full disks, odd files, damaged books (5 minutes at most)
	Scripts/faults $(PROGRAM)

fuzz: setup ## Fuzz a reader: READER=markdown, html, text or tags, for FUZZ_SECONDS (300)
	@Scripts/fuzz

# Each sanitizer has a build folder of its own. Leaks are looked for where AddressSanitizer knows how (on Linux): memory that
# the parsers are given is dropped whole, and only that tells whether it was.
sanitize: setup ## Run all tests under the address and the thread sanitizer
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Suppressions/leaks.txt:print_suppressions=0 \
	swift test --sanitize=address --scratch-path .build/address
	swift test --sanitize=thread --scratch-path .build/thread

record: setup ## Record the goldens of the tests and regenerate Output; look at the difference before committing
	-RECORD=1 swift test
	$(MAKE) all

clean: ## Remove what was built
	rm -rf .build

# swift build does not touch a program that stays the same, so a stamp tells that it ran.
$(STAMPS)/built: $(SOURCES)
	@Scripts/setup
	@Scripts/archives $(ARCHIVES)
	$(SWIFT_BUILD) $(STRIPPED)
	@mkdir -p $(STAMPS)
	@program="$$($(SWIFT_BUILD) --show-bin-path)/measurebook"; \
	cmp -s "$$program" $(PROGRAM) || cp "$$program" $(PROGRAM)
	@touch $@

# The copy is newer than Output only where the program has changed.
$(PROGRAM): $(STAMPS)/built ;

# The same program with the names of its functions. The objects are there, so this only links.
$(NAMED): $(PROGRAM)
	$(SWIFT_BUILD)
	@mkdir -p $(@D)
	@cp "$$($(SWIFT_BUILD) --show-bin-path)/measurebook" $@

$(STAMPS)/stage: $(PROGRAM) LICENSE Scripts/stage Scripts/manual
	Scripts/stage $(PROGRAM) $(STAGE)
	@touch $@

$(STAMPS)/output: $(PROGRAM) $(FILES)
	$(PROGRAM) build --quiet --sqlite --book $(BOOK) --output $(OUTPUT)
	@touch $@

$(STAMPS)/pages: $(PROGRAM) $(FILES) $(PAGES)
	$(PROGRAM) render --book $(BOOK) $(PAGES)
	@touch $@

# Takes minutes, so it comes last: all else is written by then. It writes its result into the book and the reports; so the
# book is newer than the other stamps, but they are current.
$(STAMPS)/audit: $(STAMPS)/output $(STAMPS)/pages
	$(PROGRAM) audit --book $(BOOK) --output $(OUTPUT)
	@touch $(STAMPS)/output $(STAMPS)/pages
	@touch $@
