/// Judges one presentation by every spec of a profile, and what appeared on it when
/// controls were activated.
///
/// - Returns: the verdicts, one entry a spec in the profile's order.
package func audit(_ presentation: ScreenPresentation, by profile: AccessibilityProfile) -> [Verdicts] {
    // By index, as a copy of a spec takes as long as asking some of them.
    profile.specs.indices.map { index in
        var verdicts = Verdicts(spec: profile.specs[index].id)
        profile.specs[index].judgeWhereMeant(presentation, against: profile.thresholds, into: &verdicts)
        for part in presentation.openedParts {
            var own = Verdicts(spec: verdicts.spec)
            profile.specs[index].judgeWhereMeant(part.presentation, against: profile.thresholds, into: &own)
            verdicts.add(own, on: part)
        }
        if verdicts.tally == Verdicts.Tally() { verdicts.recordInapplicable(.nothingToJudge) }
        return verdicts
    }
}

/// Judges one flow by a profile: every screen of it by the specs of screens, and
/// the flow by those of flows.
///
/// A failure on a screen is reported once, with the fewest events that lead there.
///
/// - Returns: the verdicts, one entry a spec: those of screens in the profile's
///   order, then those of flows.
package func audit(_ presentation: FlowPresentation, by profile: AccessibilityProfile) -> [Verdicts] {
    let shown = presentation.shownScreens
    let ofScreens = profile.specs.map { spec in
        var verdicts = Verdicts(spec: spec.id)
        for moment in shown {
            var own = Verdicts(spec: spec.id)
            spec.judgeWhereMeant(moment.presentation, against: profile.thresholds, into: &own)
            verdicts.add(own, after: moment.events)
        }
        if let spec = spec as? any FlowSpec {
            verdicts.add(spec.verdicts(on: presentation, against: profile.thresholds), after: nil)
        } else if !presentation.isComplete {
            verdicts.recordUntested(.boundReached)
        }
        if verdicts.tally == Verdicts.Tally() { verdicts.recordInapplicable(.nothingToJudge) }
        return verdicts
    }
    return ofScreens + audit(presentation, by: profile.flowSpecs, against: profile.thresholds)
}

/// Judges one flow by some specs.
///
/// - Returns: the verdicts, one entry a spec in their order.
package func audit(
    _ presentation: FlowPresentation, by specs: [any FlowSpec],
    against thresholds: AccessibilityProfile.Thresholds = AccessibilityProfile.Thresholds()
) -> [Verdicts] {
    specs.map { spec in
        var verdicts = spec.verdicts(on: presentation, against: thresholds)
        if verdicts.tally == Verdicts.Tally() { verdicts.recordInapplicable(.nothingToJudge) }
        return verdicts
    }
}

extension ScreenSpec {
    /// Judges a screen, but not the wording of a pseudolocale, which no author
    /// wrote.
    fileprivate func judgeWhereMeant(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        if presentation.environment.pseudolocale != .none, judgesWording { return verdicts.recordInapplicable(.pseudolocale) }
        judge(presentation, against: thresholds, into: &verdicts)
    }
}

extension FlowSpec {
    /// Judges a flow; what holds in the part that was explored says nothing of the
    /// rest, and is no pass.
    fileprivate func verdicts(on presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds) -> Verdicts {
        var verdicts = Verdicts(spec: id)
        let isComplete = presentation.isComplete { judge(presentation, against: thresholds, into: &verdicts) }
        if !isComplete { verdicts.withdrawPasses(.boundReached) }
        return verdicts
    }
}
