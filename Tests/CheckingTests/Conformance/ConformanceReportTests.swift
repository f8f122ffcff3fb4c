import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

/// An app with planted faults, each of which fails known criteria and no other.
struct ConformanceReportTests {
    private static let settings = CheckSettings(profile: .wcag22AA, environments: .pairwise, shrinkEvaluations: 60)

    private static func check(_ name: String, _ blueprint: Blueprint, _ settings: CheckSettings = settings) -> CheckReport {
        runCheck(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    /// A screen without failures.
    private static let sound = Blueprint.column([
        .text("Orders").accessibilityAddTraits(.header), .button("Track").frame(minWidth: 120, minHeight: 60),
        .button("Cancel").frame(minWidth: 120, minHeight: 60),
    ])
    private static let unlabeled = Blueprint.column([
        .text("Cart").accessibilityAddTraits(.header), .button("").frame(minWidth: 80, minHeight: 60),
    ])
    private static let small = Blueprint.column([
        .text("Help").accessibilityAddTraits(.header),
        .row(["A", "B"].map { .imageButton("star", width: 14, height: 14).accessibilityLabel($0) }),
    ])
    private static let trapping = Blueprint.column([
        .text("Notes").accessibilityAddTraits(.header), .textEditor("Note", value: "a").consumesKeys([.tab, .shiftTab]),
        .button("Close").frame(minWidth: 80, minHeight: 60),
    ])

    private static let checks = [check("orders", sound), check("cart", unlabeled), check("help", small), check("notes", trapping)]
    private static let report = AccessibilityReport(of: checks)
    private static let conformance = ConformanceReport(of: report)

    private func levels(_ report: ConformanceReport) -> [String: ConformanceLevel] {
        Dictionary(uniqueKeysWithValues: report.criteria.map { ($0.criterion.number, $0.level) })
    }

    @Test func `A planted app has the answers that its faults have, and no other fails`() {
        let levels = self.levels(Self.conformance)
        let failing = levels.filter { [.partiallySupports, .doesNotSupport].contains($0.value) }

        #expect(levels.count == 55)
        #expect(
            failing == ["1.1.1": .partiallySupports, "4.1.2": .partiallySupports, "2.5.8": .partiallySupports, "2.1.2": .partiallySupports])
        #expect(levels.filter { $0.value == .supports }.keys.sorted() == ["1.4.10", "1.4.4", "2.4.11", "2.5.3"])
    }

    @Test func `Each failure has its finding, its settings and the token`() throws {
        let row = try #require(Self.conformance.criteria.first { $0.criterion == .targetSizeMinimum })
        let remarks = ConformanceRemarks(row, in: Self.conformance.scope).lines
        let failure = try #require(Self.checks[2].failures.first { $0.finding.spec == .targetSize })

        #expect(row.evidence.failingSections == 1)
        #expect(remarks.contains { $0.hasPrefix("Fails: target-size: button \"A\"") && $0.contains("help") && $0.contains(failure.token) })
        let tally = row.evidence.tally
        #expect(
            remarks[0].hasSuffix(
                ") checked it \(tally.applied + tally.cantTell) times in 4 of 4 checks: \(tally.passed) passed, \(tally.failed) failed, "
                    + "\(tally.cantTell) cannot tell, \(tally.untested) untested."))
    }

    @Test func `More than half of the checks that fail it are no partial support`() {
        let levels = self.levels(ConformanceReport(of: AccessibilityReport(of: [Self.checks[0], Self.checks[1]])))
        #expect(levels["1.1.1"] == .partiallySupports)
        #expect(self.levels(ConformanceReport(of: AccessibilityReport(of: [Self.checks[1]])))["1.1.1"] == .doesNotSupport)
    }

    @Test func `Nothing is supported because nothing was found`() throws {
        let empty = ConformanceReport(of: AccessibilityReport(of: []))
        #expect(empty.criteria.allSatisfy { $0.level == .needsPerson })

        // One spec of the three that decide it, and text that never grows.
        var few = Self.settings
        few.profile = .wcag22AA.keeping([.targetSize])
        #expect(levels(ConformanceReport(of: AccessibilityReport(of: [Self.check("few", Self.sound, few)])))["2.5.8"] == .needsPerson)
        var small = Self.settings
        small.environments = .standard
        let one = ConformanceReport(of: AccessibilityReport(of: [Self.check("one", Self.sound, small)]))
        let row = try #require(one.criteria.first { $0.criterion == .resizeText })
        #expect(row.level == .needsPerson)
        #expect(row.doubts.contains("No case had text of 200 % (AX3 or larger)."))
    }

    @Test func `A stopped run supports nothing, and keeps what it found`() {
        var stopped = Self.settings
        stopped.isCancelled = { true }
        let report = ConformanceReport(of: AccessibilityReport(of: Self.checks + [Self.check("late", Self.sound, stopped)]))
        let levels = self.levels(report)

        #expect(!levels.values.contains(.supports))
        #expect(levels["2.1.2"] == .partiallySupports)
        #expect(report.scope.unfinished.count == 1)
    }

    @Test func `A known issue fails its criterion all the same`() {
        var known = Self.settings
        known.today = KnownIssue.Day("2026-01-01")
        known.knownIssues = [KnownIssue(.elementHasLabel, on: "*", until: "2030-01-01", because: "later")]
        let check = Self.check("known", Self.unlabeled, known)
        #expect(check.isSuccess)

        let report = ConformanceReport(of: AccessibilityReport(of: [check]))
        #expect(levels(report)["1.1.1"] == .doesNotSupport)
    }

    @Test func `Every criterion without a spec says what a person checks`() {
        for row in Self.conformance.criteria {
            let remarks = ConformanceRemarks(row, in: Self.conformance.scope).lines.joined(separator: "\n")
            #expect(row.level != .needsPerson || remarks.contains("A person must decide: \(row.guide.check)"), "\(row.criterion.number)")
        }
    }

    @Test func `A person decides what specs do not, and findings outweigh a person`() throws {
        let file = """
            {"everyscreenProduct": 1, "product": "Shop", "email": "a11y@shop.example", "author": "Team", "decisions": [
              {"criterion": "1.2.4", "level": "not-applicable", "notes": "The app has no live media.", "by": "QA"},
              {"criterion": "1.1.1", "level": "supports", "notes": "All labels were read.", "by": "QA"},
              {"criterion": "11.6.2", "level": "supports", "notes": "All features were on.", "by": "QA"}]}
            """
        var report = Self.report
        report.about = try ConformanceDetails(reading: Array(file.utf8), named: "product.json")
        let conformance = ConformanceReport(of: report)

        #expect(levels(conformance)["1.2.4"] == .notApplicable)
        #expect(levels(conformance)["1.1.1"] == .partiallySupports)
        #expect(conformance.clauses.first { $0.clause.number == "11.6.2" }?.level == .supports)
        #expect(report.render(.openacr).contains("name: \"Shop\""))
        #expect(report.render(.openacr).contains("The findings say otherwise and count."))
        for mistake in ["\"9.9.9\"", "\"1.1.1\", \"level\": \"perfect\""] {
            let wrong = file.replacing("\"1.2.4\"", with: mistake)
            #expect(throws: (any Error).self) { try ConformanceDetails(reading: Array(wrong.utf8), named: "product.json") }
        }
    }

    @Test func `A kind of finding fails the criteria that it is about, not all that its spec cites`() {
        func failing(_ change: (inout ScreenElement) -> Void) -> [String] {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
            var element = ScreenElement(.button, source: "b", frame: LayoutRect(x: 100, y: 100, width: 80, height: 80))
            element.label = "Play"
            element.isAccessibilityElement = true
            change(&element)
            builder.add(element)
            let audited = audit(CapturedScreen(name: "film", screen: builder.finish()), as: .native, from: "film.json", by: .wcag22AA)
            return ConformanceReport(of: AccessibilityReport(of: [audited])).criteria
                .filter { $0.level == .doesNotSupport }.map(\.criterion.number)
        }
        func gesture(_ kind: ScreenElement.Gesture.Kind) -> [String] {
            failing { $0.gestures = [ScreenElement.Gesture(kind, action: "undo")] }
        }

        func media(_ kind: ScreenElement.Media.Kind, _ change: (inout ScreenElement.Media) -> Void) -> [String] {
            var media = ScreenElement.Media(kind)
            change(&media)
            return failing { $0.media = media }
        }

        #expect(gesture(.shake) == ["2.1.1", "2.5.4"])
        #expect(gesture(.drag) == ["2.1.1", "2.5.7"])
        #expect(gesture(.pinch) == ["2.1.1", "2.5.1"])
        #expect(gesture(.path) == ["2.5.1"])
        #expect(gesture(.longPress) == ["2.1.1"])
        #expect(gesture(.doubleTap) == ["2.1.1"])
        #expect(media(.audio) { $0.hasTranscript = false } == ["1.2.1"])
        #expect(media(.video) { ($0.isSilent, $0.hasCaptions) = (false, false) } == ["1.2.2"])
    }
}
