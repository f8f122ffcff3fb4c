package import EveryScreenAudit

/// Code on which a spec fails, and the same code fixed, in one framework.
///
/// The page of a spec shows them beside its guide.
package struct SpecFix: Sendable {
    /// The frameworks and languages of the code.
    package enum Framework: String, Sendable, CaseIterable {
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
        case html = "HTML"
    }

    /// The framework.
    package let framework: Framework
    /// The code on which the spec fails.
    package let failing: String
    /// The code on which it passes.
    package let passing: String

    init(_ framework: Framework, fails failing: String, passes passing: String) {
        self.framework = framework
        self.failing = failing
        self.passing = passing
    }

    /// The fixes of the specs that fail most often, one for each framework.
    package static let all: [SpecID: [SpecFix]] = labels.merging(content) { first, _ in first }.merging(operation) { first, _ in first }
}
