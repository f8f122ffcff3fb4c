#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture

    extension AppKitObject {
        /// Performs an action by NSAccessibility.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// Mac. The nodes of SwiftUI do not conform to the protocol and respond to
        /// no action here.
        func perform(_ action: LiveStep.Action) -> Bool {
            guard let element = object as? any NSAccessibilityProtocol else { return false }
            switch action {
            case .activate: return element.accessibilityPerformPress()
            case .increment: return element.accessibilityPerformIncrement()
            case .decrement: return element.accessibilityPerformDecrement()
            case .focus:
                element.setAccessibilityFocused(true)
                return true
            case .custom(let name):
                let action = element.accessibilityCustomActions()?.first { $0.name == name }
                return action?.handler?() ?? false
            }
        }

        /// A press is all that a control receives; see `perform(_:)`.
        func touch() -> Bool { false }
    }
#endif
