/// The numbers of elements or letters that a value may have: `5`, `0..<5` or
/// `0...5`.
public protocol ElementCount: Sendable {
    /// The fewest and the most; nil where no number is allowed, as in `5..<5`.
    var allowedCounts: ClosedRange<Int>? { get }
}

extension Int: ElementCount {
    @inlinable public var allowedCounts: ClosedRange<Int>? { self...self }
}

extension ClosedRange: ElementCount where Bound == Int {
    @inlinable public var allowedCounts: ClosedRange<Int>? { self }
}

extension Range: ElementCount where Bound == Int {
    @inlinable public var allowedCounts: ClosedRange<Int>? { isEmpty ? nil : lowerBound...upperBound - 1 }
}

extension ElementCount {
    /// The reason why no value has one of these numbers of parts; nil where one
    /// has.
    ///
    /// - Parameters:
    ///   - whole: The kind of value, with its article.
    ///   - parts: The kind of its parts, in the plural.
    func mistake(_ whole: String = "A collection", of parts: String = "elements") -> String? {
        guard let counts = allowedCounts else { return "The range \(self) is empty; it has no number of \(parts)." }
        return counts.lowerBound < 0 ? "\(whole) cannot have \(counts.lowerBound) \(parts)." : nil
    }
}
