import EveryScreenKit
import EveryScreenPlantedFaults
import Testing

/// An app with more states than a check explores: each tap adds a thing, and the
/// mistake is many taps away.
struct ScenarioCheckTests {
    /// A basket that counts its things, up to a thousand; from the fourth on the
    /// button for one more has no label.
    private static func basket(isSilentFrom limit: Int) -> BlueprintFlow<Int> {
        BlueprintFlow(from: 0) { count in
            let more = Blueprint.imageButton("plus").action("add")
            return .column([
                .text("\(count) things"), count >= limit ? more : more.accessibilityLabel("Add"),
                .button("Empty").framedAsTarget.action("clear"),
            ])
        } change: { count, event in
            switch event {
            case .activate("add"): min(count + 1, 1_000)
            case .activate("clear"): 0
            default: count
            }
        }
    }

    private static let settings: CheckSettings = {
        var settings = CheckSettings.scenarios
        settings.profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.elementHasLabel])
        return settings
    }()

    private static func report(_ limit: Int, bound: Int, _ settings: CheckSettings = settings) -> CheckReport {
        runCheck(named: "basket", scenariosOf: .constant(basket(isSilentFrom: limit)), bound: bound, settings: settings)
    }

    @Test func `a failure too deep to explore from the start is reached by scenarios`() throws {
        let report = Self.report(6, bound: 6)
        let failure = try #require(report.failures.first)

        #expect(report.failures.map(\.finding.spec) == [.elementHasLabel])
        // The drawn taps and those explored from there are only those that the
        // failure needs.
        let events = (failure.content ?? "").split(separator: ",").count + failure.finding.events.count
        #expect(failure.content?.hasPrefix("touch \"add\"") == true)
        #expect(events == 6)
        #expect(failure.environment == EnvironmentPlan.standard.environments[0])
    }

    @Test func `exploring from the start alone does not reach it`() {
        let flow = Self.basket(isSilentFrom: 6)
        let report = runCheck(named: "basket", forEvery: .constant(()), settings: Self.settings) { _, _ in .flow(flow, bound: 6) }

        #expect(report.failures.isEmpty)
    }

    @Test func `a failure that needs no events is reported as such`() throws {
        let failure = try #require(Self.report(0, bound: 6).failures.first)

        #expect(failure.content == "at the start")
    }

    @Test func `an app without faults passes for every persona`() {
        #expect(Self.report(2_000, bound: 6).isSuccess)
    }

    @Test func `the person and the settings are named where they matter`() throws {
        // With larger text, people find a button without a label.
        struct Faulty: ScreenFlow {
            let initialState = 0
            func screen(for count: Int, in environment: UserEnvironment) -> RenderedScreen {
                let button = Blueprint.imageButton("plus").action("add")
                let isFaulty = environment.isVoiceOver && count > 0
                return StandardLayout().screen(for: isFaulty ? button : button.accessibilityLabel("Add"), in: environment)
            }
            func reduce(_ count: Int, _ event: FlowEvent) -> Int { event == .activate("add") ? min(count + 1, 99) : count }
        }
        // VoiceOver runs only where a persona has it.
        var settings = Self.settings
        settings.environments = .everyTextSize
        let report = runCheck(named: "faulty", scenariosOf: .constant(Faulty()), bound: 1, settings: settings)
        let failure = try #require(report.failures.first)

        #expect(failure.environment.isVoiceOver)
        #expect(failure.content?.hasPrefix("as ") == true, "\(failure.content ?? "")")
    }

    @Test func `the report is the same for any number of concurrent cases`() {
        let reports = [1, 7, 64].map { count in
            var settings = Self.settings
            settings.casesAtOnce = count
            return TextReport.text(of: Self.report(6, bound: 6, settings))
        }

        #expect(Set(reports).count == 1)
    }
}
