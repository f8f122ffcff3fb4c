extension ScreenElement {
    /// A demand of the role that an author gave an element, and that the element
    /// does not meet (WAI-ARIA 1.2).
    package struct RoleMistake: Hashable, Sendable {
        /// The ways in which a role is used wrongly.
        package enum Kind: String, CaseIterable, Sendable {
            /// A state that the role requires is not there.
            case missingState
            /// A state has a value that it cannot have.
            case wrongValue
            /// It stands in no element of a role that it belongs to.
            case missingContext
            /// It holds elements, and none of a role that belongs in it.
            case missingContent
            /// It takes focus and clicks, and has no role.
            case missingRole
            /// Cells of a table have no header.
            case missingHeader
            /// A header of a table has no cell.
            case unusedHeader
            /// Radio buttons are one choice, and no group says which.
            case missingGroup
            /// None of the roles that the author wrote is one.
            case unknownRole
            /// An attribute of WAI-ARIA that there is not.
            case unknownAttribute
            /// An attribute of WAI-ARIA that its role does not have.
            case unsupportedAttribute
            /// It has a name that its role does not let it have.
            case unnamable
            /// It is marked as decoration, and something else of it gives it a
            /// meaning.
            case exposedDecoration
            /// An item of a list stands in none.
            case misplacedItem
            /// A list holds something besides items.
            case strayContent
        }

        /// The way.
        package var kind: Kind
        /// The state, the state with its value, or the role.
        package var found: String
        /// The values or roles that would do, in the words of a sentence.
        package var expected: String

        /// Creates a mistake.
        package init(_ kind: Kind, found: String, expected: String) {
            (self.kind, self.found, self.expected) = (kind, found, expected)
        }
    }
}
