#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import EveryScreenCapture
    import EveryScreenModel

    extension LiveView {
        /// Reads the facts of a view: frame, drawing, mouse and keyboard.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// Mac. AppKit reports neither the paint of a view nor, before macOS 14,
        /// whether it clips.
        @MainActor
        init(_ view: NSView, in window: NSWindow) {
            self.init(bounds: window.turned(view.convert(view.bounds, to: nil)))
            isHidden = view.isHidden
            alpha = Double(view.alphaValue)
            clips = view is NSClipView || view is NSScrollView
            isEnabled = (view as? NSControl)?.isEnabled
            keepsContent = view is NSControl
            listsEverything = SystemClass.isSwiftUI(view)
            text = Self.text(of: view)
            if let field = view as? NSTextField, field.isEditable {
                self.field = ScreenElement.FieldFacts(placeholder: field.placeholderString)
            }
            if let control = view as? NSControl, control.action != nil || view is NSTextField { actions = Self.actions(of: control) }
            if let region = view as? NSScrollView, let document = region.documentView {
                var axes: [ScreenElement.Axis] = []
                if document.frame.width > region.contentSize.width + 0.5 { axes.append(.horizontal) }
                if document.frame.height > region.contentSize.height + 0.5 { axes.append(.vertical) }
                scrolling = ScreenElement.Scrolling(axes: axes, contentSize: LayoutSize(document.frame.size))
            }
            let identifiers = [view.nextKeyView, view.previousKeyView].map { $0?.accessibilityIdentifier() }
            keyboard = ScreenElement.KeyboardBehavior(isFocusable: view.canBecomeKeyView, next: identifiers[0], previous: identifiers[1])
        }

        @MainActor
        private static func actions(of control: NSControl) -> [ScreenElement.Action]? {
            if let field = control as? NSTextField { return field.isEditable ? [ScreenElement.Action(.activate)] : nil }
            return control is NSSlider || control is NSStepper
                ? [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)] : [ScreenElement.Action(.activate)]
        }

        /// The drawn text of a view; AppKit shows by the preferred size of the cell
        /// whether it fits.
        @MainActor
        private static func text(of view: NSView) -> [ScreenElement.TextRun]? {
            if let field = view as? NSTextField {
                let string = field.stringValue
                guard !string.isEmpty, !(field is NSSecureTextField) else { return [] }
                var run = ScreenElement.TextRun(string)
                run.pointSize = field.font.map { Double($0.pointSize) }
                run.color = field.textColor.flatMap { color($0, field.effectiveAppearance) }
                run.isTruncated =
                    field.isEditable
                    ? nil : field.maximumNumberOfLines == 1 && field.intrinsicContentSize.width > field.bounds.width + 1
                return [run]
            }
            if let button = view as? NSButton {
                return button.title.isEmpty
                    ? [] : [ScreenElement.TextRun(button.title, pointSize: button.font.map { Double($0.pointSize) })]
            }
            return type(of: view) == NSView.self ? [] : nil
        }

        /// Returns a color in sRGB in an appearance; `nil` for a pattern.
        @MainActor
        private static func color(_ color: NSColor, _ appearance: NSAppearance) -> SRGBColor? {
            var result: SRGBColor?
            appearance.performAsCurrentDrawingAppearance {
                result = color.usingColorSpace(.sRGB).map { seen in
                    SRGBColor(
                        red: Double(seen.redComponent), green: Double(seen.greenComponent), blue: Double(seen.blueComponent),
                        opacity: Double(seen.alphaComponent))
                }
            }
            return result
        }
    }
#endif
