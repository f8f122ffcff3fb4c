import EveryScreenKit
import EveryScreenPlantedFaults
import Testing

struct FlowCheckTests {
    private func report(_ flow: some ScreenFlow, bound: Int = 2_000) -> CheckReport {
        runCheck(named: "app", forEvery: .constant(()), settings: CheckSettings(environments: .everyTextSize)) { _, _ in
            .flow(flow, bound: bound)
        }
    }

    /// Two screens; on the second there is a button that is too small.
    private let narrow = BlueprintFlow(from: 0) { number in
        number == 0
            ? .button("Next").framedAsTarget.action("next")
            : .column([.text("Done"), .button("OK", fileID: "Shop/DoneScreen.swift", line: 12).action("back").frame(width: 31, height: 44)])
    } title: { number in
        "Page \(number)"
    } change: { number, event in
        event == .activate("next") ? 1 : event == .activate("back") ? 0 : number
    }

    @Test func `a flow that is well made passes, and the specs of flows are counted`() throws {
        let report = report(CleanApp([.light]))

        #expect(report.isSuccess)
        #expect(report.cases == 12)
        #expect(report.tallies.map(\.spec) == AccessibilityProfile.humanInterfaceGuidelines.everySpec.map(\.id))
        #expect(try #require(report.tallies.first { $0.spec == .stateSpoken }).tally.passed > 0)
    }

    @Test func `screens alone leave the specs of flows out`() {
        let report = runCheck(named: "screen", forEvery: .constant(()), settings: CheckSettings(environments: .standard)) { _, _ in
            .blueprint(.button("OK").framedAsTarget, StandardLayout())
        }

        #expect(report.tallies.map(\.spec) == AccessibilityProfile.humanInterfaceGuidelines.specs.map(\.id))
    }

    @Test func `a failure on a screen of the flow is reported with the events that lead there`() throws {
        let failure = try #require(report(narrow).failures.first { $0.finding.spec == .targetSize })

        #expect(failure.finding.events == [.touch("next")])
        #expect(failure.screen.title == "Page 1")
        #expect(
            TextReport.text(of: failure) == """
                ✘ target-size: button "OK" (DoneScreen.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                    under the system's default settings; the same at every text size
                    after: touch "next"
                    element: button, of 2 on the screen
                    fix: widen the target by 13 pt
                    replay: \(failure.token)
                """)
    }

    @Test func `one pale text is one failure, of two claims`() throws {
        let flow = BlueprintFlow(from: 0) { _ in
            .column([.text("Note").foregroundColor(0xB00020), .button("OK").framedAsTarget.action("ok")])
        } title: { _ in
            "Page"
        } change: { number, _ in
            number
        }
        let report = runCheck(named: "app", forEvery: .constant(()), settings: CheckSettings(environments: .everySetting)) { _, _ in
            .flow(flow, bound: 100)
        }
        let failures = report.failures.filter { $0.finding.element.label == "Note" }

        #expect(failures.map(\.finding.spec) == [.textContrast])
        #expect(failures.flatMap(\.alsoViolates).map(\.spec) == [.contrastInEveryAppearance])
    }

    @Test func `a failure of the flow is reported with the fewest events`() throws {
        let failure = try #require(report(FaultyFlow(CleanApp([.deletion]), .unasked)).failures.first)

        #expect(failure.finding.spec == .destructiveConfirmed)
        #expect(failure.finding.events.map(\.description) == [#"touch "delete""#])
        #expect(failure.screen.elements[failure.finding.element.index].label == "Delete Tea")
    }

    @Test func `the events are in the report for programs, and there is no regression file`() throws {
        let report = report(FaultyFlow(CleanApp([.deletion]), .unasked))

        #expect(AccessibilityReport(of: [report]).render(.json).contains(#""events": ["touch \"delete\""]"#))
        #expect(RegressionFile(try #require(report.failures.first), in: report) == nil)
    }

    @Test func `a flow that is not explored to the end passes nothing`() throws {
        let report = report(CleanApp([.light, .volume]), bound: 3)
        let tally = try #require(report.tallies.first { $0.spec == .stateSpoken }).tally

        #expect(tally.passed == 0)
        #expect(tally.untested == 12)
    }

    @Test func `a generated flow shrinks to the simplest that fails`() throws {
        let apps = Generator<CleanApp>.cleanApps(with: [.deletion]).map { FaultyFlow($0, .unasked) }
        let report = runCheck(named: "apps", forEvery: apps, settings: CheckSettings(environments: .standard, cases: 5)) { app, _ in
            .flow(app, bound: 2_000)
        }
        let failure = try #require(report.failures.first)

        #expect(failure.finding.spec == .destructiveConfirmed)
        #expect(failure.screen.elements[failure.finding.element.index].label == "Delete a")
    }

    @Test func `what a profile keeps judges flows`() {
        let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.focusRestored, .noKeyboardTrap])

        #expect(profile.everySpec.map(\.id) == [.noKeyboardTrap, .focusRestored])
        #expect(audit(FlowPresentation(CleanApp([.filter])), by: profile).map(\.spec) == [.noKeyboardTrap, .focusRestored])
    }

    @Test func `profiles hold the specs of flows of their level`() {
        let ids = { (profile: AccessibilityProfile) in Set(profile.flowSpecs.map(\.id)) }

        #expect(ids(.humanInterfaceGuidelines) == Set(SpecCatalog.flows.map(\.id)))
        #expect(ids(.strict) == ids(.humanInterfaceGuidelines))
        #expect(ids(.wcag22A).isSubset(of: ids(.wcag22AA)))
        #expect(
            ids(.wcag22AA).subtracting(ids(.wcag22A))
                == [
                    "focus-content-controllable", "destructive-confirmed", "same-action-same-label", "consistent-place", "status-announced",
                ])
        #expect(!ids(.wcag22AAA).contains("no-secrets-left-standing"))
        #expect(ids(.web) == [])
    }
}
