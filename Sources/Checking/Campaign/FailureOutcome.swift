import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// The smallest case of a failure as it is shown under its own settings and under others.
///
/// The whole screen decides which settings matter, by the element that fails on it. Where the whole screen does not fail under the
/// settings of the smallest case, the cut screen decides.
struct FailureOutcome {
    /// The smallest case, cut.
    private(set) var cut: ShownCase?
    /// The whole screen under the settings of the smallest case.
    private(set) var original: RenderedScreen?
    /// The cut screen by text size, with the elements that fail.
    private(set) var strip: [UserEnvironment.TextSize: CheckFailure.MarkedScreen] = [:]
    /// The blueprint of the whole screen, if it is one.
    private var blueprint: Blueprint?
    /// The element of the whole screen that fails.
    private var culprit: ElementReference?
    private var isFailingCut: [UserEnvironment: Bool] = [:]
    private var isFailingWhole: [UserEnvironment: Bool] = [:]

    /// Whether the smallest case was shown.
    var isKnown: Bool { cut != nil }

    /// By environment whether the failure is there.
    var verdicts: [UserEnvironment: Bool] { culprit == nil ? isFailingCut : isFailingWhole }

    /// Records the smallest case under its own settings.
    mutating func note<Content>(
        _ shown: ShownCase, of minimum: CampaignCase<Content>, findings: (ShownCase, UserEnvironment) -> [Finding]
    ) {
        let environment = minimum.environment
        let cut = shown.cut(by: minimum.cuts)
        self.cut = cut
        original = shown.rendering.screen(in: environment)
        if case .blueprint(let blueprint, _) = shown.rendering { self.blueprint = blueprint }
        let own = findings(cut, environment)
        if minimum.cuts != .none { culprit = element(failing: own, findings(shown, environment), shown, minimum.cuts) }
        note(cut, own, in: environment, of: environment)
        isFailingWhole[environment] = true
    }

    /// The element of the whole screen that is the one found on the cut screen.
    private func element(failing cut: [Finding], _ whole: [Finding], _ shown: ShownCase, _ cuts: BlueprintCuts) -> ElementReference? {
        guard case .blueprint(let blueprint, _) = shown.rendering, let finding = cut.first,
            let place = cuts.applied(to: blueprint).number(ofPath: finding.element.source)
        else { return nil }
        let kept = cuts.keptNumbers(of: blueprint)
        guard kept.indices.contains(place) else { return nil }
        return whole.map(\.element).first { blueprint.number(ofPath: $0.source) == kept[place] }
    }

    /// Records the content of the smallest case under other settings.
    mutating func note<Content>(
        _ shown: ShownCase, of minimum: CampaignCase<Content>, in environment: UserEnvironment,
        findings: (ShownCase, UserEnvironment) -> [Finding]
    ) {
        let cut = shown.cut(by: minimum.cuts, of: blueprint)
        note(cut, findings(cut, environment), in: environment, of: minimum.environment)
        guard let culprit else { return }
        isFailingWhole[environment] = findings(shown, environment).contains { $0.element.isCounterpart(of: culprit) }
    }

    private mutating func note(_ cut: ShownCase, _ own: [Finding], in environment: UserEnvironment, of minimum: UserEnvironment) {
        isFailingCut[environment] = !own.isEmpty
        var sized = minimum
        sized.textSize = environment.textSize
        // The failures of a flow may each be on a screen of their own, which make no row.
        guard sized == environment, !cut.rendering.isFlow else { return }
        strip[environment.textSize] = CheckFailure.MarkedScreen(
            screen: cut.rendering.screen(in: environment), marked: own.map(\.element.index))
    }
}

extension ElementReference {
    /// Whether it is the same element under other settings: at the same place, or with the same name.
    fileprivate func isCounterpart(of other: ElementReference) -> Bool {
        guard role == other.role else { return false }
        if let identifier, let its = other.identifier { return identifier == its }
        return source == other.source || label != nil && label == other.label
    }
}
