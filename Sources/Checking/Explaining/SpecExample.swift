package import EveryScreenAudit
package import EveryScreenLayout
package import EveryScreenModel

/// A blueprint on which a spec fails, and one on which it passes.
package struct SpecExample: Sendable {
    /// The blueprint on which the spec fails.
    package let failing: Blueprint
    /// The blueprint on which the spec passes.
    package let passing: Blueprint
    /// The environment in which both are shown.
    package let environment: UserEnvironment

    init(fails failing: Blueprint, passes passing: Blueprint, in environment: UserEnvironment = .standard) {
        self.failing = failing
        self.passing = passing
        self.environment = environment
    }

    /// The examples of specs that apply to blueprints.
    ///
    /// Specs of flows have none, nor do those about facts that no blueprint states,
    /// such as a placeholder.
    package static let all: [SpecID: SpecExample] = perceivable.merging(operable) { first, _ in first }.merging(robust) { first, _ in first
    }
}

extension UserEnvironment {
    /// The largest text.
    static let largestText = UserEnvironment(textSize: .accessibility5)

    /// A tablet on its side.
    static let landscapePad: UserEnvironment = {
        var environment = UserEnvironment(screenSize: LayoutSize(width: 1194, height: 834))
        environment.idiom = .pad
        return environment
    }()

    /// Reduce Transparency alone.
    static let reducedTransparency: UserEnvironment = {
        var environment = UserEnvironment.standard
        environment.isReduceTransparency = true
        return environment
    }()
}
