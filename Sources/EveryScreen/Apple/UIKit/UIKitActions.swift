#if canImport(UIKit)
    import ScreenCapture
    import ScreenModel
    import UIKit

    extension LiveView {
        /// What a view does when touched, as far as its class and recognizers tell; `nil` where it may do something by other means.
        ///
        /// Which action it is, so that others are known to do the same, UIKit does not tell.
        @MainActor
        static func actions(of view: UIView) -> [Action]? {
            var actions: [Action] = []
            if let control = view as? UIControl { actions = Self.actions(of: control) }
            if view is UITextView { actions.append(Action(.activate)) }
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && !isOwn(recognizer, of: view) {
                switch recognizer {
                case let tap as UITapGestureRecognizer where tap.isPlain: actions.append(Action(.activate))
                case is UILongPressGestureRecognizer: actions.append(Action(.longPress))
                default: break
                }
            }
            // accessibilityActivate() may be overridden, and touches handled, without a trace.
            return actions.isEmpty ? nil : actions
        }

        @MainActor
        private static func actions(of control: UIControl) -> [Action] {
            #if !os(tvOS)
                if control is UISlider || control is UIStepper { return [Action(.increment), Action(.decrement)] }
                if control is UISwitch { return [Action(.activate)] }
            #endif
            if control is UITextField { return [Action(.activate)] }
            guard control.allControlEvents.isEmpty == false else { return [] }
            var action = Action(.activate)
            if let button = control as? UIButton { action.isDestructive = button.role == .destructive ? true : nil }
            return [action]
        }

        /// The gestures beyond taps; a recognizer of an unknown class tells nothing.
        @MainActor
        static func gestures(of view: UIView) -> [ScreenModel.Gesture]? {
            let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled && !isOwn($0, of: view) }
            let gestures = recognizers.compactMap(gesture)
            return gestures.isEmpty ? nil : gestures
        }

        /// Whether a recognizer came with the class of the view, and not from the app.
        @MainActor
        private static func isOwn(_ recognizer: UIGestureRecognizer, of view: UIView) -> Bool {
            view is UIControl || view is UITextView || (view as? UIScrollView)?.panGestureRecognizer === recognizer
        }

        @MainActor
        private static func gesture(_ recognizer: UIGestureRecognizer) -> ScreenModel.Gesture? {
            switch recognizer {
            case let tap as UITapGestureRecognizer:
                if tap.isPlain { return nil }
                #if os(tvOS)
                    return ScreenModel.Gesture(.doubleTap)
                #else
                    let fingers = tap.numberOfTouchesRequired
                    return ScreenModel.Gesture(fingers > 1 ? .multiFingerTap : .doubleTap, fingerCount: fingers)
                #endif
            case is UILongPressGestureRecognizer: return ScreenModel.Gesture(.longPress)
            case is UISwipeGestureRecognizer: return ScreenModel.Gesture(.swipe)
            default: return touchGesture(recognizer)
            }
        }

        /// The gestures that there are only where there is a touch screen.
        @MainActor
        private static func touchGesture(_ recognizer: UIGestureRecognizer) -> ScreenModel.Gesture? {
            #if !os(tvOS)
                switch recognizer {
                case is UIScreenEdgePanGestureRecognizer: return ScreenModel.Gesture(.edgeSwipe)
                case is UIPinchGestureRecognizer: return ScreenModel.Gesture(.pinch, fingerCount: 2)
                case is UIRotationGestureRecognizer: return ScreenModel.Gesture(.rotate, fingerCount: 2)
                default: break
                }
            #endif
            return recognizer is UIPanGestureRecognizer ? ScreenModel.Gesture(.drag) : nil
        }
    }

    extension UITapGestureRecognizer {
        /// Whether one tap of one finger is meant.
        fileprivate var isPlain: Bool {
            #if os(tvOS)
                numberOfTapsRequired == 1
            #else
                numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
            #endif
        }
    }
#endif
