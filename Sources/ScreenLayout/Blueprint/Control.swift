import EveryScreenModel

extension Blueprint {
    /// A control of a blueprint.
    public struct Control: Hashable, Sendable, Codable {
        /// The kinds of controls; the raw value is the name in files.
        public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
            case button, imageButton, link, toggle, slider, stepper, picker
            case field, secureField, searchField, textEditor
            /// A bar that shows how far something has come; it cannot be operated.
            case progress
            /// A wheel that turns as long as something goes on.
            case spinner

            /// Whether it has a title of the user's.
            var hasTitle: Bool { ![.imageButton, .spinner].contains(self) }
            /// Whether people can operate it.
            var isOperable: Bool { self != .progress && self != .spinner }
        }

        /// The special meanings of a button.
        public enum ButtonRole: String, Hashable, Sendable, CaseIterable, Codable {
            /// Something is lost by it.
            case destructive
            /// It leaves things as they are and closes what it stands in.
            case cancel
        }

        /// The kind of control.
        public var kind: Kind
        /// Its title, drawn or spoken; empty for a button that shows an image only.
        public var title: String
        /// Its value; `nil` for controls that have none.
        public var value: String?
        /// Whether a switch is on; `nil` for other controls.
        public var isOn: Bool?
        /// The name and extent of the image of a button, in points; `nil` for other
        /// controls.
        public var picture: Blueprint.Picture?
        /// The meaning of a button; `nil` is nothing in particular.
        public var role: ButtonRole?

        /// Creates a control.
        public init(
            _ kind: Kind, title: String, value: String? = nil, isOn: Bool? = nil, picture: Blueprint.Picture? = nil, role: ButtonRole? = nil
        ) {
            self.kind = kind
            self.title = title
            self.value = value
            self.isOn = isOn
            self.picture = picture
            self.role = role
        }
    }
}
