import EveryScreenAudit
import EveryScreenLayout

extension FailureSearch {
    /// The other failures on the reproduction of which a fix removes this one as
    /// well; none where this one has a fix of its own.
    ///
    /// The reproduction is as small as it can be, so that this failure does not
    /// come without them.
    var causes: Set<FaultKey> {
        let environment = minimum.environment
        guard fixed.fix?.isVerified != true, profile.counterparts(of: environment).isEmpty, let shown = outcome.cut,
            case .blueprint(let blueprint, let rule) = shown.rendering
        else { return [] }
        func failing(_ shown: ShownCase) -> [Finding] {
            shown.findings(in: environment, by: others, besides: ledger).filter { $0.severity >= settings.failOn }
        }
        let screen = rule.screen(for: blueprint, in: environment)
        var result = Set<FaultKey>()
        for finding in failing(shown) {
            let key = FaultKey(finding)
            if key == sighting.key || result.contains(key) { continue }
            let edits = Fixes.edits(for: finding, on: screen, of: blueprint, in: environment, thresholds: profile.thresholds)
            let isCause = edits.prefix(2).contains { edit in
                let fixed = failing(ShownCase(.blueprint(edit.applied(toVersion: blueprint, of: blueprint), rule))).map { FaultKey($0) }
                return !fixed.contains(key) && !fixed.contains(sighting.key)
            }
            if isCause { result.insert(key) }
        }
        return result
    }
}
