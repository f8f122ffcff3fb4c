import Testing

@testable import EveryScreen

/// A check whose layout is of macOS or visionOS judges by that platform's profile,
/// unless an option names another.
struct LayoutProfileTests {
    private func profile(_ design: SystemDesign, _ options: CheckOption...) -> String {
        let check = ResolvedOptions([.regressions(.off)] + options)
        return CheckSession("a", property: "a", check, laidOutBy: StandardLayout(design: design), beside: "/t/ATests.swift")
            .settings.profile.name
    }

    @Test func `the design of the layout determines the profile`() {
        #expect(SystemDesign.allCases.map { profile($0) } == ["hig", "hig", "hig-macos", "hig-visionos"])
    }

    @Test func `an option that names a profile prevails`() {
        #expect(profile(.macOS26, .specs(.humanInterfaceGuidelines)) == "hig")
        #expect(profile(.macOS26, .settings(CheckSettings(profile: .strict))) == "strict")
        #expect(profile(.iOS26, .specs(.material)) == "material")
    }

    @Test func `a standard button of macOS is large enough there, and too low on iOS`() {
        let button = Blueprint.button("Pay").buttonStyle(.bordered)
        func failing(_ design: SystemDesign) -> [SpecID] {
            let check = ResolvedOptions([.regressions(.off), .environments(.standard)])
            let layout = StandardLayout(design: design)
            let session = CheckSession("a", property: "a", check, laidOutBy: layout, beside: "/t/ATests.swift")
            let report = runCheck(named: "a", forEvery: .constant(button), settings: session.settings) { blueprint, _ in
                .blueprint(blueprint, layout)
            }
            return report.failures.map(\.finding.spec)
        }

        #expect(failing(.macOS26) == [])
        #expect(failing(.iOS26) == [.targetSize])
    }
}
