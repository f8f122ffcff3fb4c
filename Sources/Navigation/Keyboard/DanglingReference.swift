/// An element that names another to which nobody can be led.
package struct DanglingReference: Hashable, Sendable, CustomStringConvertible {
    /// What the other one is named as.
    package enum Relation: String, Hashable, Sendable {
        /// Where Tab leads.
        case next
        /// Where Shift-Tab leads.
        case previous
        /// Where the recorded focus went.
        case recorded
        /// A member of the order set by hand.
        case order
        /// An element a rotor leads to.
        case rotor
    }

    /// The index of the element that names the other; `nil` where the name itself is all that was recorded.
    package let element: Int?
    /// The source of the element that names the other.
    package let source: String
    /// What the other one is named as.
    package let relation: Relation
    /// The name that leads nowhere.
    package let identifier: String
    /// Whether something has that name and only takes no focus, or stands elsewhere.
    package let exists: Bool

    /// Both ends, and what is wrong, in one sentence.
    package var description: String {
        let role =
            switch relation {
            case .next: "as the element that Tab leads to"
            case .previous: "as the element that Shift-Tab leads to"
            case .recorded: "as where the focus went"
            case .order: "in the order set by hand"
            case .rotor: "in a rotor"
            }
        let fault =
            switch (exists, relation) {
            case (false, _): "nothing on the screen has that name"
            case (true, .order): "that element is not inside it"
            case (true, _): "that element takes no keyboard focus here"
            }
        return "Element \"\(source)\" names \"\(identifier)\" \(role), and \(fault)"
    }
}
