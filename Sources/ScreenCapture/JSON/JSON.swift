/// A JSON value to be written, keys in the order given.
package enum JSON: Sendable {
    /// A value without structure, as it is spelled: `null`, a Boolean, a whole
    /// number.
    case literal(String)
    /// A number; one that is not finite is written as a string.
    case number(Double)
    case string(String)
    case array([JSON])
    /// An array whose items are made while it is written, one at a time: a report
    /// may have hundreds of thousands.
    case items(count: Int, make: @Sendable (Int) -> JSON)
    case object([(key: String, value: JSON)])

    package static let null = JSON.literal("null")
    package static func boolean(_ value: Bool) -> JSON { .literal(value ? "true" : "false") }
    package static func integer(_ value: Int) -> JSON { .literal("\(value)") }

    /// Puts the keys of every object in alphabetical order; a large value is not
    /// copied.
    package mutating func sort() {
        switch self {
        case .array(var values):
            self = .null
            for index in values.indices { values[index].sort() }
            self = .array(values)
        case .items(let count, let make):
            self = .items(count: count) { index in
                var item = make(index)
                item.sort()
                return item
            }
        case .object(var members):
            self = .null
            for index in members.indices { members[index].value.sort() }
            members.sort { $0.key < $1.key }
            self = .object(members)
        case .literal, .number, .string: break
        }
    }

    /// The same value with 0 for the numbers that are not finite, as pictures draw
    /// them.
    package var finite: JSON {
        switch self {
        case .array(let values): .array(values.map(\.finite))
        case .items(let count, let make): .items(count: count) { make($0).finite }
        case .object(let members): .object(members.map { ($0.key, $0.value.finite) })
        case .number(let number) where !number.isFinite: .integer(0)
        case .literal, .number, .string: self
        }
    }
}
