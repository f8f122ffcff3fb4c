package import EveryScreenAudit
public import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

/// The result of replaying a saved failure.
package enum ReplayResult: Hashable, Sendable {
    /// It still fails, with the present finding.
    case stillFails(Finding)
    /// The spec passes now.
    case fixed
    /// The profile has no spec of that name.
    case unknownSpec(SpecID)
    /// The maker of the screen is missing here; the sentence names it, and its
    /// place.
    case notPossible(String)
}

extension RegressionFile {
    /// Checks the file's case again, as far as that is possible outside of its
    /// test.
    ///
    /// A blueprint of a layout rule can be laid out again, if the rule is known
    /// here. A screen drawn by the code of a test cannot be checked here, since the
    /// code may have changed: the test runs it first.
    ///
    /// - Parameters:
    ///   - profile: The profile that has the spec.
    ///   - rule: The layout rule of the file; `nil` is the library's own.
    package func replay(by profile: AccessibilityProfile = .humanInterfaceGuidelines, laidOutBy rule: (any LayoutRule)? = nil)
        -> ReplayResult
    {
        guard profile.spec(spec) != nil else { return .unknownSpec(spec) }
        guard case .layoutRule(let name) = origin, let blueprint else {
            return .notPossible("its screen is drawn by the code of the test \"\(property)\", which runs it first; run that test")
        }
        let given = rule.map(Self.name)
        guard name == given ?? Self.standardLayout else {
            return .notPossible(
                "it is laid out by \(name), which is known to the test \"\(property)\" and not \(given.map { "to \($0)" } ?? "here"); "
                    + "run that test")
        }
        return judged(blueprint, by: profile, rule ?? StandardLayout())
    }

    private func judged(_ blueprint: Blueprint, by profile: AccessibilityProfile, _ rule: any LayoutRule) -> ReplayResult {
        let profile = profile.keeping([spec])
        var shown = RenderedCase(.blueprint(blueprint, rule))
        if let comparedBlueprint {
            for other in profile.counterparts(of: environment) { shown.add(.blueprint(comparedBlueprint, rule), in: other) }
        }
        let found = shown.findings(in: environment, by: profile)
        return (found.first { $0.kind == kind } ?? found.first).map(ReplayResult.stillFails) ?? .fixed
    }

    /// Returns the name of a layout rule in files: its type.
    public static func name(of rule: any LayoutRule) -> String { String(describing: type(of: rule)) }
}
