#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveFacts {
        /// Reads the blocks, which count before the properties of the same names.
        ///
        /// Documentation of UIKit, `accessibilityLabelBlock` and the others (iOS
        /// 17); AccessibilitySnapshot, branch entin/block-based-properties, reads
        /// the block first (high confidence). It is a guess that the properties do
        /// not call the block in the app's own process; reading both makes that
        /// harmless.
        @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
        @MainActor
        mutating func askBlocks(of object: NSObject) {
            isElement = object.isAccessibilityElementBlock?() ?? isElement
            label = object.accessibilityLabelBlock?() ?? label
            value = object.accessibilityValueBlock?() ?? value
            hint = object.accessibilityHintBlock?() ?? hint
            if let given = object.accessibilityTraitsBlock?() { traits = ScreenElement.Traits(rawValue: given.rawValue) }
            identifier = object.accessibilityIdentifierBlock?() ?? identifier
            if let given = object.accessibilityFrameBlock?() { frame = LayoutRect(given) }
            if let given = object.accessibilityActivationPointBlock?() { activationPoint = LayoutPoint(given) }
            inputLabels = object.accessibilityUserInputLabelsBlock?() ?? inputLabels
            if let given = object.accessibilityCustomActionsBlock?() { customActions = given.map(Self.action) }
        }
    }
#endif
