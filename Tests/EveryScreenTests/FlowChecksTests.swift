import EveryScreen
import EveryScreenPlantedFaults
import Testing

/// A switch, which may not say its state.
struct Light: ScreenFlow {
    var isSilent = false
    let initialState = false

    func screen(for isOn: Bool, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(
            for: .toggle("Light", isOn: isOn && !isSilent, fileID: "Home/LightScreen.swift", line: 12).framedAsTarget.action("switch"),
            in: environment)
    }

    func reduce(_ isOn: Bool, _ event: FlowEvent) -> Bool { event == .activate("switch") ? !isOn : isOn }

    /// The report about the silent one.
    static let report = """
        ✘ state-spoken: toggle "Light" (LightScreen.swift:12) is operated, its state changes, and it is still spoken as \
        "Light. Switch Button. Off." (WCAG 2.2 SC 4.1.2)
            under the system's default settings; the same at every text size; no other setting matters
            after: reader next, reader activate
            element: toggle, of 1 on the screen
            fix: state it in the value or the traits
            replay: es2-
        """
}

@Suite(.regressions(.off)) struct FlowChecksTests {
    @Test func `a flow that is well made passes under every setting`() async {
        let report = await expectAccessible { _ in Light() }

        #expect(report.isSuccess)
        #expect(report.name == "a flow that is well made passes under every setting")
        #expect(report.environmentCount == 23)
    }

    @Test func `a flow that fails is reported at the caller's line with what leads there`() async {
        let location = #_sourceLocation
        await withKnownIssue {
            await expectAccessible(sourceLocation: location) { _ in Light(isSilent: true) }
        } matching: { issue in
            issue.sourceLocation == location && issue.comments.map { String($0.rawValue.prefix(Light.report.count)) } == [Light.report]
        }
    }

    @Test func `findings below an error are reported and fail no test`() async {
        let flow = BlueprintFlow(from: 0) { _ in
            .text("4242").privacySensitive()
        } change: { state, _ in
            state
        }
        let profile = AccessibilityProfile.strict.keeping([.noSecretsLeftStanding])

        let report = await expectAccessible(.specs(profile), .environments(.standard)) { _ in flow }

        #expect(report.isSuccess)
        #expect(report.failures.map(\.finding.spec) == [.noSecretsLeftStanding])
    }

    @Test func `every flow of a generator is judged`() async {
        let report = await expectAccessible(
            forEvery: Generator<CleanApp>.cleanApps(extra: 1), .environments(.standard), .cases(3))

        #expect(report.isSuccess)
        #expect(report.cases == 3)
    }

    @Test func `flows are checked by scenarios, and reported by person and events`() async {
        let passing = await expectAccessible(forEvery: .constant(Light()), .scenarios(), .cases(20))
        #expect(passing.isSuccess && passing.cases == 20)

        await withKnownIssue {
            let report = await expectAccessible(forEvery: .constant(Light(isSilent: true)), .scenarios(), .cases(20))
            #expect(report.failures.map(\.content) == ["at the start"])
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("after: reader next, reader activate") }
        }
    }
}
