public import AccessibilitySpecs
public import Audit
import ScreenLayout
import ScreenModel

/// What became of a failure that was written down.
public enum ReplayResult: Hashable, Sendable {
    /// It still fails; the finding is today's.
    case stillFails(Finding)
    /// The spec passes on it now.
    case mended
    /// The profile has no spec of that name.
    case unknownSpec(String)
}

extension RegressionFile {
    /// Judges the file's blueprint again, laid out by the standard layout.
    public func replay(by profile: Profile = .humanInterfaceGuidelines) -> ReplayResult {
        guard profile.spec(spec) != nil else { return .unknownSpec(spec) }
        let found = ShownCase(.blueprint(blueprint, StandardLayout())).findings(in: environment, by: profile.keeping([spec]))
        return (found.first { $0.kind == kind } ?? found.first).map(ReplayResult.stillFails) ?? .mended
    }
}
