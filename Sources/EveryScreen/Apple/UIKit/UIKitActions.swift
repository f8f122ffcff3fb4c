#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveView {
        /// The actions of a view on touch, by its class and recognizers; `nil` if
        /// it may act by other means.
        ///
        /// UIKit does not report the identity of an action, by which others would
        /// be known to be equal.
        @MainActor
        static func actions(of view: UIView) -> [ScreenElement.Action]? {
            var actions: [ScreenElement.Action] = []
            if let control = view as? UIControl { actions = Self.actions(of: control) }
            if view is UITextView { actions.append(ScreenElement.Action(.activate)) }
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && !isOwn(recognizer, of: view) {
                switch recognizer {
                case let tap as UITapGestureRecognizer where tap.isPlain: actions.append(ScreenElement.Action(.activate))
                case is UILongPressGestureRecognizer: actions.append(ScreenElement.Action(.longPress))
                default: break
                }
            }
            // accessibilityActivate() may be overridden, and touches handled,
            // without a trace.
            return actions.isEmpty ? nil : actions
        }

        @MainActor
        private static func actions(of control: UIControl) -> [ScreenElement.Action] {
            #if !os(tvOS)
                if control is UISlider || control is UIStepper {
                    return [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)]
                }
                if control is UISwitch { return [ScreenElement.Action(.activate)] }
            #endif
            if control is UITextField { return [ScreenElement.Action(.activate)] }
            guard control.allControlEvents.isEmpty == false else { return [] }
            var action = ScreenElement.Action(.activate)
            if let button = control as? UIButton { action.isDestructive = button.role == .destructive ? true : nil }
            return [action]
        }

        /// The gestures besides taps; a recognizer of an unknown class adds none.
        @MainActor
        static func gestures(of view: UIView) -> [ScreenElement.Gesture]? {
            let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled && !isOwn($0, of: view) }
            let gestures = recognizers.compactMap(gesture)
            return gestures.isEmpty ? nil : gestures
        }

        /// Whether the class of the view adds a recognizer, not the app.
        ///
        /// UIKit adds recognizers of private classes to its views. Every scroll
        /// view has a `UIScrollViewKnobLongPressGestureRecognizer`, a subclass of
        /// the public class for long presses (headers of iOS 16 and later, and logs
        /// of apps; high confidence). A class counts as the app's if it is public
        /// itself, or comes from outside the system (`Bundle(for:)`; medium
        /// confidence).
        @MainActor
        private static func isOwn(_ recognizer: UIGestureRecognizer, of view: UIView) -> Bool {
            if view is UIControl || view is UITextView || (view as? UIScrollView)?.panGestureRecognizer === recognizer { return true }
            let kind = type(of: recognizer)
            return !publicRecognizers.contains { $0 == kind } && SystemClass.isOne(kind)
        }

        @MainActor
        private static var publicRecognizers: [UIGestureRecognizer.Type] {
            let everywhere: [UIGestureRecognizer.Type] = [
                UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self,
            ]
            #if os(tvOS)
                return everywhere
            #else
                return everywhere + [
                    UIScreenEdgePanGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
                ]
            #endif
        }

        @MainActor
        private static func gesture(_ recognizer: UIGestureRecognizer) -> ScreenElement.Gesture? {
            switch recognizer {
            case let tap as UITapGestureRecognizer:
                if tap.isPlain { return nil }
                #if os(tvOS)
                    return ScreenElement.Gesture(.doubleTap)
                #else
                    let fingers = tap.numberOfTouchesRequired
                    return ScreenElement.Gesture(fingers > 1 ? .multiFingerTap : .doubleTap, fingerCount: fingers)
                #endif
            case is UILongPressGestureRecognizer: return ScreenElement.Gesture(.longPress)
            case is UISwipeGestureRecognizer: return ScreenElement.Gesture(.swipe)
            default: return touchGesture(recognizer)
            }
        }

        /// The gestures of touch screens only.
        @MainActor
        private static func touchGesture(_ recognizer: UIGestureRecognizer) -> ScreenElement.Gesture? {
            #if !os(tvOS)
                switch recognizer {
                case is UIScreenEdgePanGestureRecognizer: return ScreenElement.Gesture(.edgeSwipe)
                case is UIPinchGestureRecognizer: return ScreenElement.Gesture(.pinch, fingerCount: 2)
                case is UIRotationGestureRecognizer: return ScreenElement.Gesture(.rotate, fingerCount: 2)
                default: break
                }
            #endif
            return recognizer is UIPanGestureRecognizer ? ScreenElement.Gesture(.drag) : nil
        }
    }

    extension UITapGestureRecognizer {
        /// Whether it recognizes one tap of one finger.
        fileprivate var isPlain: Bool {
            #if os(tvOS)
                numberOfTapsRequired == 1
            #else
                numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
            #endif
        }
    }
#endif
