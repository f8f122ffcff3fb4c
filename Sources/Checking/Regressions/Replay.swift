package import EveryScreenAudit
public import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

/// What became of a failure that was written down.
package enum ReplayResult: Hashable, Sendable {
    /// It still fails; the finding is today's.
    case stillFails(Finding)
    /// The spec passes on it now.
    case mended
    /// The profile has no spec of that name.
    case unknownSpec(SpecID)
    /// What makes the screen is not here; the sentence says what it is, and where
    /// it is.
    case notPossible(String)
}

extension RegressionFile {
    /// Judges the file's case again, as far as that can be done outside of its
    /// test.
    ///
    /// A blueprint that was given to a layout rule can be laid out again, if the
    /// rule is known here. What the code of a test showed once stays as it was,
    /// whatever became of the code, and is no case to judge: the test judges it
    /// first.
    ///
    /// - Parameters:
    ///   - profile: What has the spec.
    ///   - rule: The layout rule of the file; `nil` is the one that comes with the
    ///     library.
    package func replay(by profile: AccessibilityProfile = .humanInterfaceGuidelines, laidOutBy rule: (any LayoutRule)? = nil)
        -> ReplayResult
    {
        guard profile.spec(spec) != nil else { return .unknownSpec(spec) }
        guard case .layoutRule(let name) = origin, let blueprint else {
            return .notPossible("its screen is drawn by the code of the test \"\(property)\", which judges it first; run that test")
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
        let found = ShownCase(.blueprint(blueprint, rule)).findings(in: environment, by: profile.keeping([spec]))
        return (found.first { $0.kind == kind } ?? found.first).map(ReplayResult.stillFails) ?? .mended
    }

    /// Returns what files call a layout rule: its type.
    public static func name(of rule: any LayoutRule) -> String { String(describing: type(of: rule)) }
}
