# The project's checks by name. `make demo` and `make test` need only the Swift toolchain.

SWIFT ?= swift
SWIFT_FLAGS ?=
# The command with a demo shop among its screens; users get `everyscreen`, without it.
COMMAND := .build/debug/EveryScreenDemo

.PHONY: demo test optimized live live-pages live-desktop mutants lint prose format layers bench rivals accuracy docs reports-check apple adopt api ci clean

# The main job: audit captured screens, fuzz a small shop with planted faults, report each fault as its smallest screen, and
# draw one at all text sizes. The demo must find something, so exit code 1 is expected. The README shows the picture.
demo:
	$(SWIFT) build $(SWIFT_FLAGS) --product EveryScreenDemo
	$(COMMAND) audit --density 420 Tests/ScreenCaptureTests/Captures/order.*.xml || test $$? -eq 1
	$(COMMAND) fuzz --screens sample --cases 500 --save out || test $$? -eq 1
	$(COMMAND) render --strip $$(ls out/sample-faulty.text-not-truncated.*.json | head -1) --output out/text-sizes.svg
	@echo "picture: out/text-sizes.svg"

test:
	$(SWIFT) test $(SWIFT_FLAGS)

# The specs as users' release builds compile them: the optimizer of Swift 6.3 has ended with a signal on two of them, which no debug build shows.
optimized:
	$(SWIFT) build -c release --scratch-path .build/optimized --target EveryScreenSpecs

# The tests of real pages and real windows, which take minutes of real time; `make test` skips them by name.
live: live-pages live-desktop

# Pages in Chromium or Chrome.
live-pages:
	EVERYSCREEN_LIVE_PAGES=1 $(SWIFT) test $(SWIFT_FLAGS) --filter 'BrowserTests|ExpectAccessiblePage|PageFix|PageCommand'

# Windows of GTK 3 and GTK 4 on a virtual display, walked by keys over AT-SPI, in a separate package: two minutes. It installs nothing, and
# fails where a package is missing.
DESKTOP := .build/desktop
DESKTOP_PACKAGES := libatspi2.0-dev pkg-config at-spi2-core dbus xvfb x11-xserver-utils python3-gi gir1.2-gtk-4.0 gtk-4-examples zenity \
	fonts-dejavu-core
live-desktop:
	@pkg-config --exists atspi-2 || { echo "live-desktop: libatspi is missing; on Debian: apt-get install $(DESKTOP_PACKAGES)"; exit 1; }
	EVERYSCREEN_LIVE_DESKTOP=1 $(SWIFT) test $(SWIFT_FLAGS) --package-path Tests/LiveDesktop --scratch-path $(DESKTOP)

# The edits of the sources that no test catches: 200 sampled mutants, compiled at once, each run by the test files that reach it. The state
# is in .build/mutants, so that a stopped run resumes; MUTANTS takes options, for instance MUTANTS="--count 400 --seed 2".
MUTANTS ?=
mutants:
	SWIFT="$(SWIFT)" python3 .scripts/mutants.py $(MUTANTS)

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Generators Specs Tests

# The mechanical rules of CONTRIBUTING.md for comments, messages and articles, in the files and folders that are free of reports.
prose:
	python3 .scripts/test_prose.py
	python3 .scripts/prose.py

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Generators Specs Tests

# Makes the compiler scan every target for imports that the manifest does not declare; one ends it.
layers:
	$(SWIFT) build --build-tests $(SWIFT_FLAGS) --explicit-target-dependency-import-check error

# Fixed seeds; figures are ratios of one run wherever they can be. Users' tests run in debug, so both count.
bench:
	$(SWIFT) build -c release --product EveryScreenBenchmarks
	$(SWIFT) build -c release --product everyscreen
	.build/release/EveryScreenBenchmarks
	$(SWIFT) build --product EveryScreenBenchmarks
	.build/debug/EveryScreenBenchmarks pipeline
	.build/debug/EveryScreenBenchmarks table 10

# The same rare failures, programs and shrink problems in EveryValue and in Hypothesis, which it installs from PyPI: 20 seeds each.
RIVALS := .build/rivals
rivals:
	$(SWIFT) build -c release --product EveryScreenBenchmarks
	python3 -m venv $(RIVALS)
	$(RIVALS)/bin/pip install --quiet hypothesis==6.170.15
	.build/release/EveryScreenBenchmarks discovery 20
	$(RIVALS)/bin/python .scripts/hypothesis_rivals.py 20
	.build/release/EveryScreenBenchmarks kinds 20
	.build/release/EveryScreenBenchmarks equations 20
	$(RIVALS)/bin/python .scripts/hypothesis_shrinking.py 20

# The share of labeled cases with their authors' verdict: recall and false alarms by rule; and the findings of every severity on pages
# presumed good. The cases are not part of the package. Rules of level AAA are scored by the profile of that level.
LABELED := ../shared/corpora
JUDGE = .build/release/everyscreen audit --from browser-capture --format jsonl
accuracy:
	@if test ! -d $(LABELED); then echo "accuracy: there are no labeled cases in $(LABELED); nothing to score"; else \
		set -e; $(SWIFT) build -c release --product everyscreen; mkdir -p out/accuracy; cd out/accuracy; judge="../../$(JUDGE)"; \
		for name in act-default act-zoom200 axe-fixtures apg-good; do gunzip -c ../../$(LABELED)/$$name.jsonl.gz > $$name.jsonl; done; \
		$$judge act-default.jsonl --with act-zoom200.jsonl > act-web.results || test $$? -eq 1; \
		$$judge act-default.jsonl --with act-zoom200.jsonl --profile wcag22aaa > act-aaa.results || test $$? -eq 1; \
		python3 ../../.scripts/accuracy.py merge act-web.results act-aaa.results > act-default.results; \
		$$judge axe-fixtures.jsonl > axe-fixtures.results || test $$? -eq 1; \
		$$judge apg-good.jsonl > apg-good.results || test $$? -eq 1; \
		$$judge apg-good.jsonl --profile wcag22aa > apg-aa.results || test $$? -eq 1; \
		for name in act-default axe-fixtures apg-good; do \
			python3 ../../$(LABELED)/../tools/score.py $$name.jsonl $$name.results; \
		done; \
		echo "presumed good, profile web:"; python3 ../../.scripts/accuracy.py count apg-good.jsonl apg-good.results; \
		echo "presumed good, profile wcag22aa:"; python3 ../../.scripts/accuracy.py count apg-good.jsonl apg-aa.results; \
	fi

# The pages of all libraries in one archive with a landing page, out/docs/EveryScreen.doccarchive. Links lead from each library to those before
# it in the list. A dead link, an unknown name or a malformed page ends it. No plugin is needed. A page may leave one parameter of several
# undocumented. To read it: python3 -m http.server --directory out/docs/EveryScreen.doccarchive, then open /documentation.
DOCUMENTED := EveryValue:Sources/EveryValue:public EveryValueFoundation:Sources/EveryValueFoundation:public \
	EveryValueCrashIsolation:Sources/CrashIsolation:package \
	EveryScreenModel:Sources/ScreenModel:package EveryScreenLayout:Sources/ScreenLayout:package \
	EveryScreenNavigation:Sources/Navigation:package EveryScreenAudit:Sources/Audit:package EveryScreenSpecs:Specs:package \
	EveryScreenGenerators:Generators:package EveryScreenCapture:Sources/ScreenCapture:package \
	EveryScreenCaptureReaders:Sources/CaptureReaders:package EveryScreenKit:Sources/Checking:package \
	EveryScreenBrowser:Sources/Browser:package EveryScreen:Sources/EveryScreen:public
docs:
	$(SWIFT) build --target EveryScreen
	$(SWIFT) build --target EveryScreenCaptureReaders
	rm -rf out/docs out/symbols
	@set -e; mkdir -p out/docs/libraries; modules=$$($(SWIFT) build --show-bin-path)/Modules; \
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": *"\([^"]*\)".*/\1/p' | head -1); archives=; before=; \
	for library in $(DOCUMENTED); do \
		name=$${library%%:*}; rest=$${library#*:}; folder=$${rest%%:*}; access=$${rest#*:}; symbols=out/symbols/$$name; mkdir -p $$symbols; \
		archive=out/docs/libraries/$$name.doccarchive; \
		swift-symbolgraph-extract -module-name $$name -I $$modules -target $$target -minimum-access-level $$access -skip-inherited-docs \
			-output-dir $$symbols; \
		docc convert $$folder/$$name.docc --additional-symbol-graph-dir $$symbols --fallback-display-name $$name \
			--fallback-bundle-identifier everyscreen.$$name --enable-experimental-external-link-support $$before \
			--output-dir $$archive > $$symbols/log 2>&1 || { cat $$symbols/log; exit 1; }; \
		if grep -E '(warning|error):' $$symbols/log | grep -v 'is missing documentation'; then \
			echo "docs: $$name has the mistakes above; $$symbols/log has their places"; exit 1; \
		fi; \
		archives="$$archives $$archive"; before="$$before --dependency $$archive"; \
	done; \
	docc merge $$archives --synthesized-landing-page-name EveryScreen --synthesized-landing-page-kind Package \
		--output-path out/docs/EveryScreen.doccarchive; \
	rm -rf out/docs/libraries; echo "docs: out/docs/EveryScreen.doccarchive"

# Reports in all forms, against the schemas of SARIF and JUnit's XML, readers of JUnit and JSON-LD, and axe in headless Chromium. Not part
# of the tests, as it installs Python packages. The schemas lie in the sources of two of them: that of OASIS, and that of Jenkins, by which pytest tests its own.
REPORTS := .build/reports-check
SCHEMA_SOURCES := sarif-pydantic==0.6.2 pytest==9.2.0
reports-check:
	$(SWIFT) build --product EveryScreenDemo
	python3 -m venv $(REPORTS)
	$(REPORTS)/bin/pip install --quiet --requirement .scripts/requirements-reports.txt
	$(REPORTS)/bin/pip download --quiet --no-deps --no-binary sarif-pydantic,pytest --dest $(REPORTS)/sources $(SCHEMA_SOURCES)
	tar -xzOf $(REPORTS)/sources/sarif_pydantic-0.6.2.tar.gz sarif_pydantic-0.6.2/sarif-schema-2.1.0.json > $(REPORTS)/sarif-schema-2.1.0.json
	tar -xzOf $(REPORTS)/sources/pytest-9.2.0.tar.gz pytest-9.2.0/testing/example_scripts/junit-10.xsd > $(REPORTS)/junit-10.xsd
	mkdir -p out/reports
	for format in sarif:sarif junit:xml earl:jsonld html:html; do \
		$(COMMAND) fuzz --screens sample --cases 100 --format $${format%:*} --output out/reports/sample.$${format#*:} || test $$? -eq 1; \
		$(COMMAND) fuzz --screens flows/faulty --cases 20 --format $${format%:*} --output out/reports/flows.$${format#*:} || test $$? -eq 1; \
		$(COMMAND) audit --density 420 Tests/ScreenCaptureTests/Captures/order.*.xml --format $${format%:*} \
			--output out/reports/captures.$${format#*:} || test $$? -eq 1; \
	done
	$(REPORTS)/bin/python .scripts/check_reports.py out/reports --sarif-schema $(REPORTS)/sarif-schema-2.1.0.json \
		--junit-schema $(REPORTS)/junit-10.xsd

# The adapters for UIKit, AppKit and SwiftUI, compiled against stand-ins and run on them, in a package of its own, and type-checked for seven
# of Apple's platforms, with evidence for each symbol of theirs. The shell steps of the workflow for Apple run with stand-ins for a Mac's
# commands. Where the real frameworks exist, `make test` runs the adapters on them.
APPLE := .build/apple
apple:
	python3 .scripts/test_apple_symbols.py
	python3 .scripts/test_apple_workflow.py
	$(SWIFT) test $(SWIFT_FLAGS) --package-path Tests/StandIns --scratch-path $(APPLE)
	.scripts/apple_types.sh

# A package that depends on this one as users' packages do: by a tag, with targets and types of common names.
adopt:
	SWIFT_FLAGS="$(SWIFT_FLAGS)" .scripts/adopt.sh

# The public API against that of the last tag; breaking changes must be listed in .scripts/api-breakage.txt.
api:
	.scripts/api.sh

ci:
	.ci/run

clean:
	rm -rf .build out
