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
        // A run that was stopped reports its results at once.
        guard !settings.isStopped(), fixed.fix?.isVerified != true, profile.counterparts(of: environment).isEmpty,
            let shown = outcome.cut
        else { return [] }
        let cut = JudgedScreen(rendering: shown.rendering, findings: findings(shown.rendering))
        guard let own = cut.findings.first(where: { FailureKey($0) == occurrence.key })?.severity else { return [] }
        let others = Set(cut.findings.filter { $0.severity >= own }.map(FailureKey.init)).subtracting([occurrence.key])
        if others.isEmpty { return [] }
        let whole = memory[environment].map { JudgedScreen(rendering: $0, findings: findings($0)) }
        return others.filter { other in
            [cut, whole].contains { $0.map { !settings.isStopped() && isRemoved(byFixing: other, on: $0) } == true }
        }
    }

    /// A rendering with all its findings.
    private struct JudgedScreen {
        let rendering: RenderedContent
        let findings: [Finding]
    }

    /// Whether an edit that removes another failure everywhere on a screen removes
    /// this one.
    private func isRemoved(byFixing other: FailureKey, on shown: JudgedScreen) -> Bool {
        guard case .blueprint(let blueprint, let rule) = shown.rendering else { return false }
        let environment = minimum.environment
        let screen = rule.screen(for: blueprint, in: environment)
        let places = shown.findings.filter { FailureKey($0) == other }
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
