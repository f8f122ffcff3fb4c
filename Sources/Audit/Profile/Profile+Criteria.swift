import EveryScreenModel

extension AccessibilityProfile {
    /// A profile of no specs, with the thresholds that hold where none are stated.
    package static let standard = AccessibilityProfile(name: "standard", specs: [])

    /// The sources that demand targets of the size of the profile.
    package var targetCriteria: [AccessibilityCriterion] {
        func size(_ extent: Double) -> LayoutSize { LayoutSize(width: extent, height: extent) }
        return switch (thresholds.targetSize, thresholds.allowsSpacedTargets) {
        case (size(24), true): [.wcag(.targetSizeMinimum)]
        case (size(44), false): [.humanInterfaceGuidelines(.buttons), .wcag(.targetSizeEnhanced)]
        case (size(48), false): [.material(.touchTargets)]
        case (size(60), false): [.humanInterfaceGuidelines(.eyes)]
        case (size(66), false): [.humanInterfaceGuidelines(.buttons)]
        default: ownCriteria
        }
    }

    /// Returns the sources that demand some contrast of text.
    package func criteria(of demand: ContrastDemand) -> [AccessibilityCriterion] {
        let standard = Thresholds()
        if demand == standard.textContrast { return [.wcag(.contrastMinimum)] }
        return demand == standard.enhancedTextContrast ? [.wcag(.contrastEnhanced)] : ownCriteria
    }

    /// Returns the sources of a number, as long as the profile has not changed it.
    package func criteria<Number: Equatable>(
        _ criteria: [AccessibilityCriterion], of numbers: KeyPath<Thresholds, Number>...
    ) -> [AccessibilityCriterion] {
        let standard = Thresholds()
        return numbers.allSatisfy { thresholds[keyPath: $0] == standard[keyPath: $0] } ? criteria : ownCriteria
    }

    /// The profile itself, as the source of a number that no other source states.
    private var ownCriteria: [AccessibilityCriterion] { [.other(AccessibilityCriterion.Page("the profile \(name)"))] }
}
