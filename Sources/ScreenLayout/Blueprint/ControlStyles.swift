extension Blueprint {
    /// How the controls, lists and bars inside a blueprint look; `nil` is inherited
    /// from outside.
    ///
    /// They are SwiftUI's environment values of the same names. The value nearest
    /// to the control counts.
    public struct ControlStyles: Hashable, Sendable, Codable {
        /// How buttons look.
        public var button: Blueprint.ButtonStyle?
        /// How large controls are.
        public var controlSize: Blueprint.ControlSize?
        /// How lists look.
        public var list: Blueprint.ListStyle?
        /// How the title of a navigation bar is displayed.
        public var titleDisplay: Blueprint.TitleDisplayMode?
        /// How text fields look.
        public var textField: Blueprint.TextFieldStyle?
        /// Whether the labels of switches, steppers and pickers are only spoken.
        public var hidesLabels: Bool?

        /// Creates styles of which only the given ones are set.
        public init(
            button: Blueprint.ButtonStyle? = nil, controlSize: Blueprint.ControlSize? = nil, list: Blueprint.ListStyle? = nil,
            titleDisplay: Blueprint.TitleDisplayMode? = nil, textField: Blueprint.TextFieldStyle? = nil, hidesLabels: Bool? = nil
        ) {
            self.button = button
            self.controlSize = controlSize
            self.list = list
            self.titleDisplay = titleDisplay
            self.textField = textField
            self.hidesLabels = hidesLabels
        }

        /// Returns the styles, with those of another where these are not set.
        func inheriting(_ outer: ControlStyles) -> ControlStyles {
            ControlStyles(
                button: button ?? outer.button, controlSize: controlSize ?? outer.controlSize, list: list ?? outer.list,
                titleDisplay: titleDisplay ?? outer.titleDisplay, textField: textField ?? outer.textField,
                hidesLabels: hidesLabels ?? outer.hidesLabels)
        }
    }

    /// How a button looks, as SwiftUI's `PrimitiveButtonStyle`.
    public enum ButtonStyle: String, Hashable, Sendable, CaseIterable, Codable {
        /// The title by itself; in a list the whole row.
        case automatic
        /// The title by itself.
        case plain
        /// The title by itself, in the tint color.
        case borderless
        /// The title on a tinted shape.
        case bordered
        /// The title on a filled shape.
        case borderedProminent
    }

    /// How large a control is, as SwiftUI's `ControlSize`.
    public enum ControlSize: String, Hashable, Sendable, CaseIterable, Codable {
        case mini, small, regular, large, extraLarge
    }

    /// How a list looks, as SwiftUI's `ListStyle`.
    public enum ListStyle: String, Hashable, Sendable, CaseIterable, Codable {
        /// Rows on shapes with room at their sides: SwiftUI's default.
        case insetGrouped
        /// Rows from edge to edge, with room between sections.
        case grouped
        /// Rows from edge to edge.
        case plain
    }

    /// How the title of a navigation bar is displayed.
    public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable, Codable {
        /// In the middle of the bar.
        case inline
        /// Below the bar, in the style of a large title.
        case large
    }

    /// How a text field looks, as SwiftUI's `TextFieldStyle`.
    public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable, Codable {
        /// The text by itself: SwiftUI's default on iOS.
        case plain
        /// The text in a rounded border.
        case roundedBorder
    }
}

extension Blueprint {
    /// Returns the blueprint with all buttons in it in a style (SwiftUI's
    /// `buttonStyle(_:)`).
    public func buttonStyle(_ style: Blueprint.ButtonStyle) -> Blueprint { styled(ControlStyles(button: style)) }

    /// Returns the blueprint with all controls in it of a size (SwiftUI's
    /// `controlSize(_:)`).
    public func controlSize(_ size: Blueprint.ControlSize) -> Blueprint { styled(ControlStyles(controlSize: size)) }

    /// Returns the blueprint with all lists in it in a style (SwiftUI's
    /// `listStyle(_:)`).
    public func listStyle(_ style: Blueprint.ListStyle) -> Blueprint { styled(ControlStyles(list: style)) }

    /// Returns the blueprint with the titles of navigation bars in it inline or
    /// large (SwiftUI's `navigationBarTitleDisplayMode(_:)`).
    ///
    /// Without it a title is inline.
    public func navigationBarTitleDisplayMode(_ mode: Blueprint.TitleDisplayMode) -> Blueprint {
        styled(ControlStyles(titleDisplay: mode))
    }

    /// Returns the blueprint with all text fields in it in a style (SwiftUI's
    /// `textFieldStyle(_:)`).
    public func textFieldStyle(_ style: Blueprint.TextFieldStyle) -> Blueprint { styled(ControlStyles(textField: style)) }

    /// Returns the blueprint with the labels of switches, steppers and pickers in
    /// it spoken and not drawn (SwiftUI's `labelsHidden()`).
    public func labelsHidden(_ isHidden: Bool = true) -> Blueprint { styled(ControlStyles(hidesLabels: isHidden)) }

    private func styled(_ styles: ControlStyles) -> Blueprint {
        // Styles set one after the other stand in one wrapper; the inner one of two
        // values counts.
        if case .wrapper(.styles(let inner), let child) = content {
            return Blueprint(.wrapper(.styles(inner.inheriting(styles)), child: child), at: mark)
        }
        return Blueprint(.wrapper(.styles(styles), child: self), at: mark)
    }
}
