extension Blueprint {
    /// A length in points that follows from an extent which only the layout knows.
    ///
    /// A closure that SwiftUI calls during layout is called once here, when the
    /// blueprint is made, with lengths of this kind. So a blueprint stays a value:
    ///
    ///     Blueprint.geometryReader { proxy in
    ///         .text("Half").frame(width: proxy.size.width / 2 - 8)
    ///     }
    ///
    /// Lengths can be added, and multiplied by numbers. They can't be compared: use
    /// `viewThatFits(in:_:)` for what depends on the room.
    public struct Length: Hashable, Sendable, Codable {
        /// The shares of the width and height.
        var width = 0.0
        var height = 0.0
        /// The shares of the distances to the middle and to the base lines of the
        /// first and last text.
        var center = 0.0
        var firstTextBaseline = 0.0
        var lastTextBaseline = 0.0
        /// The points that are added.
        var constant = 0.0

        /// The width of the geometry reader around a frame.
        public static let roomWidth = Length(width: 1)
        /// The height of the geometry reader around a frame.
        public static let roomHeight = Length(height: 1)

        /// Whether it is a number of points.
        var isConstant: Bool { self == Length(constant: constant) }

        /// Returns the sum of two lengths.
        public static func + (left: Length, right: Length) -> Length { left.joined(with: right, by: +) }

        /// Returns the difference of two lengths.
        public static func - (left: Length, right: Length) -> Length { left.joined(with: right, by: -) }

        /// Returns the length times a number.
        public static func * (left: Length, right: Double) -> Length { left.joined(with: Length()) { value, _ in value * right } }

        /// Returns the length times a number.
        public static func * (left: Double, right: Length) -> Length { right * left }

        /// Returns the length divided by a number.
        public static func / (left: Length, right: Double) -> Length { left.joined(with: Length()) { value, _ in value / right } }

        /// Returns the length with the other sign.
        public static prefix func - (length: Length) -> Length { length * -1 }

        private func joined(with other: Length, by operation: (Double, Double) -> Double) -> Length {
            Length(
                width: operation(width, other.width), height: operation(height, other.height), center: operation(center, other.center),
                firstTextBaseline: operation(firstTextBaseline, other.firstTextBaseline),
                lastTextBaseline: operation(lastTextBaseline, other.lastTextBaseline), constant: operation(constant, other.constant))
        }

        /// The length as an expression of the given names of its parts.
        func swiftCode(_ width: String, _ height: String, of name: String = "") -> String {
            let parts: [(share: Double, name: String)] = [
                (self.width, width), (self.height, height), (center, "\(name)[.center]"),
                (firstTextBaseline, "\(name)[.firstTextBaseline]"), (lastTextBaseline, "\(name)[.lastTextBaseline]"),
            ]
            let terms: [String] = parts.filter { $0.share != 0 }
                .map { part in part.share == 1 ? part.name : part.name + " * " + SwiftCode.number(part.share) }
            let rest: [String] = constant == 0 && !terms.isEmpty ? [] : [SwiftCode.number(constant)]
            return (terms + rest).joined(separator: " + ")
        }
    }
}

extension Blueprint.Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a fixed length, in points.
    public init(integerLiteral value: Int) { self.init(constant: Double(value)) }

    /// Creates a fixed length, in points.
    public init(floatLiteral value: Double) { self.init(constant: value) }
}
