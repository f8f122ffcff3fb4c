import EveryScreenGenerators
import EveryScreenModel
import Testing

struct EnvironmentPlanHoldingTests {
    @Test func `a plan of which nothing is held stays as it is`() {
        let (plan, untested) = EnvironmentPlan.pairwise.holding(asIn: .standard) { _ in false }

        #expect(plan == .pairwise)
        #expect(untested == [])
    }

    @Test func `a held setting has one level, and is untested where the plan had more`() {
        let (plan, untested) = EnvironmentPlan.pairwise.holding(asIn: .standard) { $0 == "textSize" || $0 == "isBoldText" }

        #expect(Set(plan.environments.map(\.textSize)) == [.standard])
        #expect(plan.environments.allSatisfy { !$0.isBoldText })
        #expect(Set(plan.environments.map(\.appearance)) == [.light, .dark])
        #expect(untested == ["text size", "bold text"])
    }

    @Test func `a setting that the plan leaves at the system's default is held as the device has it, and nothing is untested`() {
        var own = UserEnvironment.standard
        own.isReduceMotion = true

        let (plan, untested) = EnvironmentPlan.standard.holding(asIn: own) { $0 == "isReduceMotion" }

        #expect(plan.environments.map(\.isReduceMotion) == [true])
        #expect(untested == [])
    }

    @Test func `a setting that the plan has at another level alone is untested`() {
        let dark = UserEnvironment(appearance: .dark)

        let (plan, untested) = EnvironmentPlan.only([dark]).holding(asIn: .standard) { $0 == "appearance" }

        #expect(plan.environments == [.standard])
        #expect(untested == ["appearance"])
    }

    @Test func `the screen is held with its safe area`() {
        let (plan, untested) = EnvironmentPlan.pairwise.holding(asIn: UserEnvironment(safeArea: LayoutInsets(top: 20))) { $0 == "safeArea" }

        #expect(Set(plan.environments.map(\.screenSize)) == [LayoutSize(width: 390, height: 844)])
        #expect(Set(plan.environments.map(\.safeArea)) == [LayoutInsets(top: 20)])
        #expect(untested == ["screen size"])
    }
}
