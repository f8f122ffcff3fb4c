public import EveryScreenModel

extension Blueprint {
    /// A gesture a blueprint reacts to, and what it does.
    public struct GestureAction: Hashable, Sendable, Codable {
        /// The movement of fingers or device.
        public var kind: ScreenElement.Gesture.Kind
        /// The action it performs: the name of a custom action of the same
        /// blueprint, or the identity of an action of any.
        public var action: String

        /// Creates a gesture that does something.
        public init(_ kind: ScreenElement.Gesture.Kind, does action: String) {
            self.kind = kind
            self.action = action
        }

        var swiftCode: String { "Blueprint.GestureAction(.\(kind.rawValue), does: \(SwiftCode.quoted(action)))" }
    }
}

extension Blueprint {
    /// The position of a blueprint in a set, as exposed to assistive technology.
    public struct SetMembership: Hashable, Sendable, Codable {
        /// The number of the member, from 1.
        public var number: Int
        /// The number of members.
        public var count: Int

        /// Creates a position.
        public init(number: Int, count: Int) {
            self.number = number
            self.count = count
        }
    }
}
