/// An element that names another one that nothing can lead to.
package struct DanglingReference: Hashable, Sendable, CustomStringConvertible {
    /// The relation to the named element.
    package enum Relation: String, Hashable, Sendable {
        /// The target of Tab.
        case next
        /// The target of Shift-Tab.
        case previous
        /// A target of the recorded focus.
        case recorded
        /// A member of an explicit order.
        case order
        /// A target of a rotor.
        case rotor
    }

    /// The index of the element that names the other; `nil` if only the name was
    /// recorded.
    package let element: Int?
    /// The source of the element that names the other.
    package let source: String
    /// The relation to the named element.
    package let relation: Relation
    /// The name that leads nowhere.
    package let identifier: String
    /// Whether an element has that name, but takes no focus or is elsewhere.
    package let exists: Bool

    /// Both ends, and the mistake, in one sentence.
    package var description: String {
        let role =
            switch relation {
            case .next: "as the element that Tab leads to"
            case .previous: "as the element that Shift-Tab leads to"
            case .recorded: "as a target of the recorded focus"
            case .order: "in the order set by hand"
            case .rotor: "in a rotor"
            }
        let mistake =
            switch (exists, relation) {
            case (false, _): "nothing on the screen has that name"
            case (true, .order): "that element is not inside it"
            case (true, _): "that element takes no keyboard focus here"
            }
        return "Element \"\(source)\" names \"\(identifier)\" \(role), and \(mistake)"
    }
}
