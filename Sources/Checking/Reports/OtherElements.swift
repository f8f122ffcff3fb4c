import EveryScreenAudit

/// The other elements of a screen with the same failure, worst first.
package struct OtherElements: Hashable, Sendable, Codable {
    /// An element, and its measure in words.
    package struct Entry: Hashable, Sendable, Codable {
        /// The failure.
        package let finding: Finding
        /// The measure alone: `31 × 44 pt`; `nil` if there is none.
        package let measure: String?
    }

    /// The elements.
    package let entries: [Entry]

    /// No elements.
    package static let none = OtherElements([])

    /// Creates a list in this order.
    init(entries: [Entry]) { self.entries = entries }

    /// Creates the list of elements with a failure.
    ///
    /// - Parameters:
    ///   - findings: The failures, in the order of the elements, which equally bad
    ///     ones keep.
    ///   - measure: Returns the measure of a failure in words.
    package init(_ findings: [Finding], measure: (Finding) -> String? = { _ in nil }) {
        let excesses: [Double] = findings.map(\.excess)
        let order: [Int] = findings.indices.sorted { first, second in
            excesses[first] == excesses[second] ? first < second : excesses[first] > excesses[second]
        }
        entries = order.map { Entry(finding: findings[$0], measure: measure(findings[$0])) }
    }

    /// Whether there are none.
    package var isEmpty: Bool { entries.isEmpty }

    /// Returns the elements for a line of a report, or `nil` if there are none.
    ///
    ///     button "Cancel" 31 × 44 pt (OrderScreen.swift:13) and 2 others
    ///
    /// - Parameter most: The number of elements that are named, at least one.
    package func names(atMost most: Int) -> String? {
        guard !isEmpty else { return nil }
        let named = entries.prefix(max(1, most)).map { $0.finding.element.nameInList(of: $0.measure) }
        let rest = entries.count - named.count
        return (rest == 0 ? named : named + [TextReport.counted(rest, "other")]).joinedInEnglish
    }
}

extension Finding {
    /// The shortfall of the measure as a share of the requirement: 0.3 for 31 of 44
    /// points; 0 without a measure.
    fileprivate var excess: Double {
        switch (measured, required) {
        case (.size(let measured), .size(let required)):
            let pairs = [(measured.width, required.width), (measured.height, required.height)]
            let missing = pairs.map { Self.share($1 - $0, of: $1) }.max() ?? 0
            // A measure above a maximum has no shortfall.
            return missing > 0 ? missing : pairs.map { Self.share($0 - $1, of: $1) }.max() ?? 0
        case (.number(let measured), .number(let required)): return Self.share(abs(measured - required), of: required)
        default: return 0
        }
    }

    private static func share(_ difference: Double, of required: Double) -> Double {
        if difference.isNaN { return 0 }
        return required == 0 ? difference : difference / abs(required)
    }
}
