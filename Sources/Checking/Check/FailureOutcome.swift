import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// The smallest case of a failure, rendered under its own settings and under
/// others.
///
/// The whole screen decides which settings matter, by the element that fails on it.
/// If the whole screen passes under the settings of the smallest case, the cut
/// screen decides.
struct FailureOutcome {
    /// The smallest case, cut.
    private(set) var cut: RenderedCase?
    /// The whole screen under the settings of the smallest case.
    private(set) var original: RenderedScreen?
    /// The cut screen by text size, with the elements that fail.
    private(set) var strip: [UserEnvironment.TextSize: CheckFailure.MarkedScreen] = [:]
    /// The failure on the whole screen, if it is there under the settings of the
    /// smallest case.
    private(set) var whole: (finding: Finding, screen: RenderedScreen)?
    /// The other elements of the whole screen with the same failure.
    private(set) var others: [Finding] = []
    /// The blueprint of the whole screen, if it is one.
    private var blueprint: Blueprint?
    /// The element of the whole screen that fails.
    private var culprit: ElementReference?
    private var isFailingCut: [UserEnvironment: Bool] = [:]
    private var isFailingWhole: [UserEnvironment: Bool] = [:]

    /// Whether the smallest case was rendered.
    var isKnown: Bool { cut != nil }

    /// Whether the failure exists in each environment.
    var verdicts: [UserEnvironment: Bool] { culprit == nil ? isFailingCut : isFailingWhole }

    /// Records the smallest case under its own settings.
    mutating func note<Content>(
        _ shown: RenderedCase, of minimum: CheckCase<Content>, findings: (RenderedCase, UserEnvironment) -> [Finding]
    ) {
        let environment = minimum.environment
        let cut = shown.cut(by: minimum.cuts)
        self.cut = cut
        original = shown.rendering.screen(in: environment)
        if case .blueprint(let blueprint, _) = shown.rendering { self.blueprint = blueprint }
        let own = findings(cut, environment)
        // The failures of a flow may be on different screens.
        let all = minimum.cuts == .none ? own : findings(shown, environment)
        if let original, !shown.rendering.isFlow,
            let place = minimum.cuts == .none ? own.indices.first : place(ofFailing: own, among: all, shown, minimum.cuts)
        {
            culprit = all[place].element
            whole = (all[place], original)
            others = all.indices.filter { $0 != place }.map { all[$0] }
        }
        note(cut, own, in: environment, of: environment)
        isFailingWhole[environment] = true
    }

    /// Forgets whether the failure exists under other settings.
    mutating func forgetOtherSettings(of environment: UserEnvironment) {
        isFailingCut = isFailingCut.filter { $0.key == environment }
        isFailingWhole = isFailingWhole.filter { $0.key == environment }
        strip = strip.filter { $0.key == environment.textSize }
    }

    /// Returns the finding on the whole screen about the element found on the cut
    /// screen, or one that names it beside others.
    private func place(ofFailing cut: [Finding], among whole: [Finding], _ shown: RenderedCase, _ cuts: BlueprintCuts) -> Int? {
        guard case .blueprint(let blueprint, _) = shown.rendering, let finding = cut.first else { return nil }
        return KeptParts(of: blueprint, cut: cuts).places(of: finding, among: whole)?.first
    }

    /// Records the content of the smallest case under other settings.
    ///
    /// - Parameters:
    ///   - shown: The content.
    ///   - whole: The same, laid out if it is a blueprint.
    ///   - minimum: The smallest case.
    ///   - environment: The other settings.
    ///   - findings: Returns the findings of the failure.
    mutating func note<Content>(
        _ shown: RenderedCase, laidOut whole: RenderedCase, of minimum: CheckCase<Content>, in environment: UserEnvironment,
        findings: (RenderedCase, UserEnvironment) -> [Finding]
    ) {
        let cut = shown.cut(by: minimum.cuts, of: blueprint)
        note(cut, findings(cut, environment), in: environment, of: minimum.environment)
        guard let culprit else { return }
        let failing = findings(whole, environment).map(\.element)
        isFailingWhole[environment] = culprit.isAmong(failing) { whole.rendering.screen(in: environment) }
    }

    private mutating func note(_ cut: RenderedCase, _ own: [Finding], in environment: UserEnvironment, of minimum: UserEnvironment) {
        isFailingCut[environment] = !own.isEmpty
        var sized = minimum
        sized.textSize = environment.textSize
        // The failures of a flow may be on different screens, which form no row.
        guard sized == environment, !cut.rendering.isFlow else { return }
        strip[environment.textSize] = CheckFailure.MarkedScreen(
            screen: cut.rendering.screen(in: environment), marked: own.map(\.element.index))
    }
}

extension ElementReference {
    /// Whether the element is among those that fail under other settings.
    ///
    /// It is identified by its identifier, else by its label. An element with
    /// another label at the same place is the same one only if no element of the
    /// screen has the label, as in another language.
    ///
    /// - Parameters:
    ///   - failing: The elements that fail.
    ///   - screen: Returns their screen; called if the labels differ.
    fileprivate func isAmong(_ failing: [ElementReference], on screen: () -> RenderedScreen) -> Bool {
        let alike = failing.filter { $0.role == role }
        if let identifier { return alike.contains { $0.identifier == identifier } }
        let namesakes = alike.filter { $0.label == label }
        if namesakes.contains(where: { $0.source == source }) { return true }
        guard !namesakes.isEmpty || alike.contains(where: { $0.source == source }) else { return false }
        let all = screen().elements.filter { $0.role == role && $0.label == label }
        if all.isEmpty { return alike.contains { $0.source == source } }
        return !namesakes.isEmpty && !all.contains { $0.source == source }
    }
}
