import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

extension Finding {
    /// The criteria by the kind of finding, for specs whose kinds are about
    /// different ones.
    var criteriaOfKind: [SuccessCriterion]? {
        switch (spec, kind.rawValue) {
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
        case (.languageValid, _): element.index == 0 ? [.languageOfPage] : [.languageOfParts]
        case (.contrastInEveryAppearance, "markLess"), (.contrastInEveryAppearance, "markLost"): [.nonTextContrast]
        case (.contrastInEveryAppearance, _): [.contrastMinimum, .contrastEnhanced]
        case (.elementHasLabel, _): element.role == .image ? [.nonTextContent] : [.nonTextContent, .nameRoleValue]
        // Beyond its own criterion, no key does what a gesture does alone. Drawing
        // along a path is what the criterion for keyboards exempts.
        case (.gestureHasAlternative, "shake"), (.gestureHasAlternative, "tilt"): [.motionActuation, .keyboard]
        case (.gestureHasAlternative, "drag"): [.draggingMovements, .keyboard]
        // One finger that does not move makes no path-based or multipoint gesture.
        case (.gestureHasAlternative, "longPress"), (.gestureHasAlternative, "doubleTap"): [.keyboard]
        case (.gestureHasAlternative, "path"), (.gestureHasAlternative, "threeFingers"): [.pointerGestures]
        case (.gestureHasAlternative, _): [.pointerGestures, .keyboard]
        case (.inputKept, "back"), (.inputKept, "again"): [.redundantEntry]
        case (.inputKept, _): []
        default: nil
        }
    }
}

extension AccessibilityRule {
    /// Returns the sources of a finding: those of the rule, without the success
    /// criteria that are about other kinds of findings.
    func citation(of finding: Finding) -> String {
        guard let ofKind = finding.criteriaOfKind else { return criteria.citation }
        let cited = criteria.filter { $0.successCriterion.map(ofKind.contains) ?? true }
        return cited.isEmpty ? criteria.citation : cited.citation
    }
}
