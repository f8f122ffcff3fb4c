/// Judges one presentation by every spec of a profile.
///
/// - Returns: the verdicts, one entry a spec in the profile's order.
public func audit(_ presentation: Presentation, by profile: Profile) -> [Verdicts] {
    profile.specs.map { spec in
        var verdicts = Verdicts(spec: spec.id)
        spec.judge(presentation, against: profile.thresholds, into: &verdicts)
        if verdicts.tally == Tally() { verdicts.skip(.nothingToJudge) }
        return verdicts
    }
}

/// Judges one flow by some specs.
///
/// - Returns: the verdicts, one entry a spec in their order.
public func audit(
    _ presentation: FlowPresentation, by specs: [any FlowSpec], against thresholds: Thresholds = Thresholds()
) -> [Verdicts] {
    specs.map { spec in
        var verdicts = Verdicts(spec: spec.id)
        spec.judge(presentation, against: thresholds, into: &verdicts)
        if verdicts.tally == Tally() { verdicts.skip(.nothingToJudge) }
        return verdicts
    }
}
