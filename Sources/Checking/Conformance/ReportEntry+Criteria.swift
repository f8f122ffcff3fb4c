import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

extension ReportEntry {
    /// Returns the success criteria that the finding violates, among those that its
    /// spec cites.
    ///
    /// If a spec cites several, the kind of the finding, its element or its
    /// settings determine the criteria.
    ///
    /// - Parameters:
    ///   - cited: The criteria that the rule of the spec cites.
    ///   - spec: The spec; not that of the finding if both have one cause.
    func violatedCriteria(among cited: [SuccessCriterion], of spec: SpecID) -> [SuccessCriterion] {
        if spec == .colorNotAlone, finding.spec == spec, isDifferenceInLightness { return [] }
        guard cited.count > 1 else { return cited }
        if spec == finding.spec, let byKind { return cited.filter(byKind.contains) }
        let chosen = cited.filter((bySettings ?? []).contains)
        return chosen.isEmpty ? cited : chosen
    }

    /// Whether states differ in lightness for most people, which is all that SC
    /// 1.4.1 demands.
    private var isDifferenceInLightness: Bool {
        ([.protanopia, .deuteranopia, .tritanopia] as [ColorNotAlone.Failure]).contains { $0.rawValue == finding.kind.rawValue }
    }

    /// The criteria by the kind of finding, for specs whose kinds are about
    /// different ones.
    private var byKind: [SuccessCriterion]? {
        switch (finding.spec, finding.kind.rawValue) {
        case (.mediaHasAlternative, "transcript"): [.audioOnlyAndVideoOnlyPrerecorded]
        case (.mediaHasAlternative, "captions"): [.captionsPrerecorded]
        case (.mediaHasAlternative, "narration"): [.audioDescriptionPrerecorded]
        case (.mediaHasAlternative, "description"):
            [.audioOnlyAndVideoOnlyPrerecorded, .audioDescriptionOrMediaAlternativePrerecorded, .audioDescriptionPrerecorded]
        case (.fieldPurposeStated, "unsaid"): [.labelsOrInstructions]
        case (.fieldPurposeStated, "errorBare"): [.errorIdentification, .errorSuggestion]
        case (.fieldPurposeStated, _): [.errorIdentification]
        case (.movingContentHasControl, "sound"): [.audioControl]
        case (.movingContentHasControl, _): [.pauseStopHide]
        case (.languageValid, _): finding.element.index == 0 ? [.languageOfPage] : [.languageOfParts]
        case (.contrastInEveryAppearance, "markLess"), (.contrastInEveryAppearance, "markLost"): [.nonTextContrast]
        case (.contrastInEveryAppearance, _): [.contrastMinimum, .contrastEnhanced]
        case (.elementHasLabel, _): finding.element.role == .image ? [.nonTextContent] : [.nonTextContent, .nameRoleValue]
        case (.gestureHasAlternative, "shake"), (.gestureHasAlternative, "tilt"): [.motionActuation]
        case (.gestureHasAlternative, "drag"): [.draggingMovements]
        // One finger that does not move makes no path-based or multipoint gesture.
        case (.gestureHasAlternative, "longPress"), (.gestureHasAlternative, "doubleTap"): []
        case (.gestureHasAlternative, _): [.pointerGestures]
        default: nil
        }
    }

    /// The criteria by the settings in which the failure occurs, for specs that
    /// judge text size, width and orientation alike.
    private var bySettings: [SuccessCriterion]? {
        guard let explanation = failure?.explanation else { return nil }
        var result: [SuccessCriterion] = []
        let sizes = explanation.failingTextSizes
        if environment.textSize > .standard, sizes.count < explanation.triedTextSizes.count || explanation.triedTextSizes.isEmpty {
            result.append(.resizeText)
        }
        if environment.orientation == .landscape { result.append(.orientation) }
        if environment.screenSize.width <= 320 { result.append(.reflow) }
        return result.isEmpty ? nil : result
    }
}
