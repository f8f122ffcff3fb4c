import EveryScreenAudit
import EveryScreenLayout

extension FailureSearch {
    /// The other failures on the reproduction whose fix removes this one as well;
    /// none if this one has a separate fix.
    ///
    /// The reproduction is as small as possible, so that this failure does not
    /// occur without them.
    var causes: Set<FailureKey> {
        let environment = minimum.environment
        guard fixed.fix?.isVerified != true, profile.counterparts(of: environment).isEmpty, let shown = outcome.cut,
            case .blueprint(let blueprint, let rule) = shown.rendering
        else { return [] }
        func failing(_ shown: RenderedCase) -> [Finding] {
            shown.findings(in: environment, by: others, excluding: matcher).filter { $0.severity >= settings.failOn }
        }
        let screen = rule.screen(for: blueprint, in: environment)
        var result = Set<FailureKey>()
        for finding in failing(shown) {
            let key = FailureKey(finding)
            if key == occurrence.key || result.contains(key) { continue }
            let edits = Fixes.edits(for: finding, on: screen, of: blueprint, in: environment, thresholds: profile.thresholds)
            let isCause = edits.prefix(2).contains { edit in
                let fixed = failing(RenderedCase(.blueprint(edit.applied(toVersion: blueprint, of: blueprint), rule))).map {
                    FailureKey($0)
                }
                return !fixed.contains(key) && !fixed.contains(occurrence.key)
            }
            if isCause { result.insert(key) }
        }
        return result
    }
}
