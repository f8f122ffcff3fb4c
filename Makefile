# What the project's checks are called. `make demo` and `make test` need nothing but the Swift toolchain.

SWIFT ?= swift
SWIFT_FLAGS ?=
COMMAND := .build/debug/everyscreen
LIBRARIES := PropertyTesting CrashIsolation ScreenModel ScreenLayout Navigation Audit AccessibilitySpecs ScreenGenerators ScreenCapture \
	AccessibilityChecking EveryScreen SampleShop CommandLineTool Benchmarks

.PHONY: demo test lint format layers bench accuracy apple ci clean

# The main job: judge captured screens, fuzz a small shop with planted faults, report each fault as its smallest screen, and
# draw one at all text sizes. Findings are what the demo is about, so that exit code 1 is well.
demo:
	$(SWIFT) build --product everyscreen
	$(COMMAND) audit --density 420 Tests/ScreenCaptureTests/Captures/order.*.xml || test $$? -eq 1
	$(COMMAND) fuzz --screens sample --cases 500 --save out || test $$? -eq 1
	$(COMMAND) render --strip out/sample-faulty.text-not-clipped.clipped.json --output out/text-sizes.svg
	@echo "picture: out/text-sizes.svg"

test:
	$(SWIFT) test $(SWIFT_FLAGS)

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Generators Specs Tests

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Generators Specs Tests

# Builds every target alone from clean: an import that the manifest does not declare does not get through.
layers:
	rm -rf .build/layers
	for target in $(LIBRARIES); do \
		$(SWIFT) build --target $$target --scratch-path .build/layers || exit 1; \
		rm -rf .build/layers; \
	done

# Fixed seeds; figures are ratios of one run wherever they can be. Users' tests run in debug, so both count.
bench:
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks
	$(SWIFT) build --product Benchmarks
	.build/debug/Benchmarks pipeline
	.build/debug/Benchmarks table 10

# How many labeled cases are judged as their authors did: recall and false alarms by rule. The cases are not part of the package.
LABELED := ../shared/corpora
accuracy:
	@if test ! -d $(LABELED); then echo "accuracy: there are no labeled cases in $(LABELED); nothing to score"; else \
		set -e; $(SWIFT) build -c release --product everyscreen; mkdir -p out/accuracy; \
		for name in act-default act-zoom200 axe-fixtures apg-good; do \
			gunzip -c $(LABELED)/$$name.jsonl.gz > out/accuracy/$$name.jsonl; \
		done; \
		for name in act-default axe-fixtures apg-good; do \
			enlarged=; if test $$name = act-default; then enlarged="--with out/accuracy/act-zoom200.jsonl"; fi; \
			.build/release/everyscreen audit out/accuracy/$$name.jsonl $$enlarged --from browser-capture --format jsonl \
				> out/accuracy/$$name.results || test $$? -eq 1; \
			python3 ../shared/tools/score.py out/accuracy/$$name.jsonl out/accuracy/$$name.results; \
		done; \
	fi

# The doors for UIKit, AppKit and SwiftUI, compiled against stand-ins and run on them, in a folder of their own; then a package that
# depends on this one as users' packages do, to which the stand-ins must not be visible. Where there are the real frameworks,
# `make test` runs the doors on them.
APPLE := .build/apple
apple:
	EVERYSCREEN_APPLE_STANDIN=1 $(SWIFT) test $(SWIFT_FLAGS) --scratch-path $(APPLE)
	rm -rf $(APPLE)/client && mkdir -p $(APPLE)/client && cp -R Tests/StandIns/Client/. $(APPLE)/client
	mv $(APPLE)/client/Package.swift.txt $(APPLE)/client/Package.swift
	env -u EVERYSCREEN_APPLE_STANDIN EVERYSCREEN_PACKAGE="$(CURDIR)" $(SWIFT) run --package-path $(APPLE)/client --scratch-path $(APPLE)/client-build

ci:
	$(MAKE) test SWIFT_FLAGS="-Xswiftc -warnings-as-errors"
	$(MAKE) lint
	$(MAKE) layers
	$(MAKE) apple SWIFT_FLAGS="-Xswiftc -warnings-as-errors"

clean:
	rm -rf .build out
