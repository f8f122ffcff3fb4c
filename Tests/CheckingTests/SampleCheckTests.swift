import EveryScreenKit
import EveryScreenSampleShop
import Testing

struct SampleCheckTests {
    private func report(_ faults: Set<ShopFault>, cases: Int, seed: UInt64 = 1) -> CheckReport {
        let shop = Shop(faults: faults)
        return runCheck(named: "shop", forEvery: .shopContents, settings: CheckSettings(cases: cases, seed: seed)) { content, _ in
            .blueprint(shop.blueprint(for: content), StandardLayout())
        }
    }

    @Test func `nothing is found in the correct shop in 1,000 cases`() {
        let report = report([], cases: 1_000)

        #expect(report.failures.map { "\($0.finding.spec) \($0.wording.fact)" } == [])
        #expect(report.cases == 1_000)
        // The shop has none of these, or does not state them.
        #expect(
            Set(report.vacuousSpecs) == [
                "large-image-described", "no-silent-region", "hint-adds-information", "heading-order", "custom-order-complete",
                "color-not-alone", "gesture-has-alternative", "custom-actions-distinct", "grouping-keeps-actions",
                "flashes-below-threshold", "link-purpose-clear", "leaving-announced", "adjustable-can-adjust",
                "position-in-set-consistent", "text-contrast", "non-text-contrast", "contrast-in-every-appearance", "focus-visible",
                "orientation-not-locked", "language-valid", "moving-content-has-control", "motion-respects-setting",
                "media-has-alternative",
                "custom-content-complete", "columns-read-in-pairs", "context-before-control", "related-read-together",
                "overlay-not-read-last", "field-purpose-valid", "speech-attributes-valid", "drag-points-named",
                "pictures-keep-colors", "label-parts-separated", "transparency-reduced",
                "character-shortcuts-avoidable", "shortcuts-leave-system-keys", "sound-stated", "references-resolve", "icons-grow",
                "button-shapes-shown", "foreign-text-tagged", "refresh-not-timed", "no-change-on-focus", "no-change-on-input",
                "focus-enters-modal", "focus-restored", "state-spoken", "required-fields-stated", "text-not-in-images",
            ])
    }

    @Test(
        arguments: [
            (.smallIconButton, ["target-size: .imageButton(\"heart\", width: 31, height: 31).accessibilityLabel(\"Favorite a\")"]),
            (.editorSwallowsTab, ["no-keyboard-trap: .textEditor(\"Note for delivery\", value: \"a\").consumesKeys([.tab, .shiftTab])"]),
            (.unlabelledImageButton, ["element-has-label: .imageButton(\"cart\")"]),
            (
                .touchOnlyRating,
                [
                    "keyboard-reachable: .imageButton(\"stars\", width: 220, height: 44).accessibilityLabel(\"Rating\").keyboardFocusable(false)"
                ]
            ),
        ] as [(ShopFault, [String])])
    func `a planted fault is found alone, and shrunk to the part that has it`(fault: ShopFault, expected: [String]) {
        for seed in 1...2 as ClosedRange<UInt64> {
            let report = report([fault], cases: 200, seed: seed)

            #expect(report.failures.map { "\($0.finding.spec): \($0.blueprint?.swiftCode ?? "")" } == expected)
        }
    }

    @Test func `the modal without exit is found, with something in it and nothing behind it`() {
        let report = report([.modalWithoutExit], cases: 200)

        // The fix of the one removes the other.
        #expect(report.failures.map(\.finding.kind.rawValue) == ["noControl"])
        #expect(report.failures.map { $0.alsoViolates.map(\.spec) } == [[.noKeyboardTrap]])
        #expect(report.failures.map(\.fix?.code) == ["add .button(\"Close\").dismissesModal().frame(minWidth: 44, minHeight: 44)"])
        #expect(report.failures.map(\.fix?.isVerified) == [true])
        #expect(report.failures.map(\.elementCount) == [1])
    }

    @Test func `the row of fixed height is found at large text, clipping text and targets`() {
        let report = report([.fixedHeightRow], cases: 200)

        #expect(report.failures.count == 1)
        #expect(Set(report.failures.flatMap(\.alsoViolates).map(\.spec)).isSuperset(of: [.textNotClipped, .overflowScrolls]))
        // A bar alone, met while shrinking, is read in another order at large text;
        // that is not about the row.
        for failure in report.failures where failure.finding.spec != .readingOrderKeptWhenScaling {
            // A partly clipped element needs one thing in the row, an entirely
            // clipped one something beside or above it.
            let isInPart = [.textNotClipped, .targetSize].contains(failure.finding.spec)
            #expect(failure.elementCount <= (isInPart ? 3 : 5), "\(failure.blueprint?.swiftCode ?? "")")
            #expect(
                failure.blueprint?.swiftCode.hasSuffix(".frame(height: 64, maxWidth: .infinity, clips: true)") == true,
                "\(failure.finding.spec): \(failure.blueprint?.swiftCode ?? "")")
            // Where no line has room any more, text is cut off, and not cut short.
            let isCutShort = failure.finding.spec == .textNotTruncated
            #expect(isCutShort || failure.explanation.failingTextSizes.last == .accessibility5, "\(failure.finding.spec)")
            #expect(failure.explanation.failingTextSizes.first != .xSmall)
        }
    }

    @Test func `the minimal reproduction shows one fault only, though the screen has several`() {
        let report = report(Set(ShopFault.allCases).subtracting([.fixedHeightRow, .modalWithoutExit]), cases: 200)

        #expect(report.failures.count == 4)
        for failure in report.failures {
            guard let blueprint = failure.blueprint else { continue }
            let screen = StandardLayout().screen(for: blueprint, in: failure.environment)
            let verdicts = audit(ScreenPresentation(screen, in: failure.environment), by: .humanInterfaceGuidelines)
            #expect(Set(verdicts.flatMap(\.findings).map(\.spec)) == [failure.finding.spec])
        }
    }

    @Test func `the same seed gives the same report, another seed another token`() {
        let first = report([.fixedHeightRow], cases: 100)
        let again = report([.fixedHeightRow], cases: 100)

        #expect(TextReport.text(of: first) == TextReport.text(of: again))
        #expect(AccessibilityReport(of: [first]).render(.json) == AccessibilityReport(of: [again]).render(.json))
    }

    @Test func `a replay token gives the failure in the first case`() throws {
        let shop = Shop(faults: [.editorSwallowsTab])
        let token = try #require(report([.editorSwallowsTab], cases: 100).failures.first?.token)
        var settings = CheckSettings(cases: 0)
        settings.replay = try ReplayToken(token)

        let replayed = runCheck(named: "shop", forEvery: .shopContents, settings: settings) { content, _ in
            .blueprint(shop.blueprint(for: content), StandardLayout())
        }

        #expect(replayed.failures.map(\.finding.key) == ["no-keyboard-trap/swallowedKeys/textEditor"])
        #expect(replayed.failures.map(\.token) == [token])
    }
}
