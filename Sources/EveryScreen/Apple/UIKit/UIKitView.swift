#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveView {
        /// Reads the facts of a view: frame, drawing, touch and keyboard.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// device. The paint of a view is known only for classes that paint nothing
        /// but their background.
        @MainActor
        init(_ view: UIView) {
            self.init(bounds: LayoutRect(view.convert(view.bounds, to: nil)))
            isHidden = view.isHidden
            alpha = Double(view.alpha)
            clips = view.clipsToBounds
            isInteractive = view.isUserInteractionEnabled
            isEnabled = (view as? UIControl)?.isEnabled
            keepsContent = Self.keepsContent(view)
            listsEverything = SystemClass.isSwiftUI(view)
            actions = Self.actions(of: view)
            gestures = Self.gestures(of: view)
            text = Self.text(of: view)
            field = Self.field(of: view)
            if let picture = view as? UIImageView { image = ScreenElement.ImageContent(size: picture.image.map { LayoutSize($0.size) }) }
            ignoresInvertColors = view.accessibilityIgnoresInvertColors
            askForPaint(view)
            askForScrolling(view)
            askForFocus(view)
        }

        /// Whether the content of a view belongs to the system's drawing of it.
        ///
        /// Cells are among them: it is not known whether the content of a cell that
        /// is an element can also be reached (low confidence).
        @MainActor
        private static func keepsContent(_ view: UIView) -> Bool {
            view is UIControl || view is UILabel || view is UIImageView || view is UITextView || view is UIProgressView
                || view is UITableViewCell || view is UICollectionViewCell
        }

        /// The kind of input field, its purpose and its limits.
        @MainActor
        private static func field(of view: UIView) -> ScreenElement.FieldFacts? {
            if let field = view as? UITextField {
                // Optional, implicitly unwrapped or neither, by the version.
                let type: UITextContentType? = field.textContentType
                return ScreenElement.FieldFacts(placeholder: field.placeholder, purpose: type.flatMap(purpose))
            }
            #if !os(tvOS)
                if let slider = view as? UISlider {
                    return ScreenElement.FieldFacts(minimum: Double(slider.minimumValue), maximum: Double(slider.maximumValue))
                }
                if let stepper = view as? UIStepper {
                    return ScreenElement.FieldFacts(minimum: stepper.minimumValue, maximum: stepper.maximumValue)
                }
            #endif
            return nil
        }

        /// The HTML autofill token of a content type; `nil` if HTML has none.
        private static func purpose(_ type: UITextContentType) -> String? {
            [.emailAddress: "email", .telephoneNumber: "tel", .password: "current-password"][type]
        }

        @MainActor
        private mutating func askForScrolling(_ view: UIView) {
            guard let region = view as? UIScrollView, !(view is UITextView) else { return }
            let inset = region.adjustedContentInset
            let room = (
                width: region.bounds.width - inset.left - inset.right, height: region.bounds.height - inset.top - inset.bottom
            )
            var axes: [ScreenElement.Axis] = []
            if region.isScrollEnabled, region.contentSize.width > room.width + 0.5 { axes.append(.horizontal) }
            if region.isScrollEnabled, region.contentSize.height > room.height + 0.5 { axes.append(.vertical) }
            scrolling = ScreenElement.Scrolling(axes: axes, contentSize: LayoutSize(region.contentSize))
        }

        /// Full Keyboard Access stops at elements that respond to interaction
        /// (medium confidence); the focus system of iPad reports its own stops.
        @MainActor
        private mutating func askForFocus(_ view: UIView) {
            guard view.isAccessibilityElement || view.canBecomeFocused else { return }
            var behavior = ScreenElement.KeyboardBehavior()
            behavior.isFocusable = view.canBecomeFocused || (view.isAccessibilityElement && view.accessibilityRespondsToUserInteraction)
            // tvOS has no focus groups: the documentation of `focusGroupIdentifier`
            // and `focusGroupPriority` lists no tvOS.
            #if !os(tvOS)
                behavior.group = view.focusGroupIdentifier
                behavior.groupPriority = view.focusGroupPriority.rawValue
            #endif
            behavior.hasFocus = view.isFocused
            keyboard = behavior
        }
    }
#endif
