#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import UIKit

    extension UIKitObject {
        /// Performs an action as VoiceOver does: by the block if there is one, else
        /// by the method of UIAccessibilityAction.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// device. The cursor of VoiceOver does not move. The element receives the
        /// notice of its focus, which apps observe (high confidence).
        func perform(_ action: LiveStep.Action) -> Bool {
            switch action {
            case .activate:
                if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), let block = object.accessibilityActivateBlock { return block() }
                return object.accessibilityActivate()
            case .increment, .decrement: return adjust(up: action == .increment)
            case .focus:
                object.accessibilityElementDidBecomeFocused()
                return true
            case .custom(let name):
                var actions = object.accessibilityCustomActions
                if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), let block = object.accessibilityCustomActionsBlock {
                    actions = block() ?? actions
                }
                // Actions by selector are called by the system alone.
                guard let action = actions?.first(where: { $0.name == name }), let handler = action.actionHandler else { return false }
                return handler(action)
            }
        }

        private func adjust(up: Bool) -> Bool {
            guard facts.traits.contains(.adjustable) else { return false }
            if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *),
                let block = up ? object.accessibilityIncrementBlock : object.accessibilityDecrementBlock
            {
                block()
            } else if up {
                object.accessibilityIncrement()
            } else {
                object.accessibilityDecrement()
            }
            return true
        }

        /// Does what a touch of a control does; touches of other views, and those
        /// that recognizers handle, cannot be made by public API.
        func touch() -> Bool {
            guard let control = object as? UIControl, control.isEnabled else { return false }
            #if !os(tvOS)
                if let toggle = control as? UISwitch {
                    toggle.setOn(!toggle.isOn, animated: false)
                    toggle.sendActions(for: .valueChanged)
                    return true
                }
            #endif
            guard !control.allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) else { return false }
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return true
        }
    }
#endif
