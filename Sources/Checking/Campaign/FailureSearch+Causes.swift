import EveryScreenAudit
import EveryScreenLayout

extension FailureSearch {
    /// The other failures on the reproduction whose fix removes this one as well,
    /// there or on the whole screen; none if this one has a separate fix.
    ///
    /// The reproduction is as small as possible, so that this failure does not
    /// occur without them. None is less severe, since a warning must not hide an
    /// error.
    var causes: Set<FailureKey> {
        let environment = minimum.environment
        guard fixed.fix?.isVerified != true, profile.counterparts(of: environment).isEmpty, let shown = outcome.cut else {
            return []
        }
        let found = findings(shown.rendering)
        guard let own = found.first(where: { FailureKey($0) == occurrence.key })?.severity else { return [] }
        let others = Set(found.filter { $0.severity >= own }.map(FailureKey.init)).subtracting([occurrence.key])
        return others.filter { other in
            [shown.rendering, memory[environment]].contains { $0.map { isRemoved(byFixing: other, on: $0) } == true }
        }
    }

    /// Whether an edit that removes another failure everywhere on a screen removes
    /// this one.
    private func isRemoved(byFixing other: FailureKey, on shown: RenderedContent) -> Bool {
        guard case .blueprint(let blueprint, let rule) = shown else { return false }
        let environment = minimum.environment
        let screen = rule.screen(for: blueprint, in: environment)
        let places = findings(shown).filter { FailureKey($0) == other }
            .map { Fixes.Place(finding: $0, screen: screen, blueprint: blueprint, environment: environment) }
        return Fixes.edits(for: places, thresholds: profile.thresholds).prefix(2).contains { candidate in
            let edited = RenderedContent.blueprint(candidate.edit.applied(toVersion: blueprint, of: blueprint), rule)
            return Set(findings(edited).map(FailureKey.init)).isDisjoint(with: [other, occurrence.key])
        }
    }

    private func findings(_ rendering: RenderedContent) -> [Finding] {
        RenderedCase(rendering).findings(in: minimum.environment, by: others, excluding: matcher)
    }
}
