import EveryScreenAudit

/// The other elements of a screen that fail as one does, worst first.
package struct OtherElements: Hashable, Sendable {
    /// Their findings.
    package let findings: [Finding]

    /// Finds those of the same spec that fail in the same way.
    ///
    /// - Parameters:
    ///   - finding: The finding that is told already. One of another screen, as of a reproduction, stands for the first element of its
    ///     role, label and location.
    ///   - all: The findings on the screen, in the order of its elements.
    package init(failingLike finding: Finding, among all: [Finding]) {
        var alike = all.filter { $0.spec == finding.spec && $0.kind == finding.kind }
        let own =
            alike.firstIndex { $0.element == finding.element }
            ?? alike.firstIndex {
                $0.element.role == finding.element.role && $0.element.label == finding.element.label
                    && $0.element.location == finding.element.location
            }
        if let own { alike.remove(at: own) }
        let order = alike.enumerated().map { (excess: $1.excess, offset: $0) }.sorted {
            $0.excess == $1.excess ? $0.offset < $1.offset : $0.excess > $1.excess
        }
        findings = order.map { alike[$0.offset] }
    }

    /// Returns a line for a report, or `nil` if there are none.
    ///
    ///     also: button "Cancel" 31 × 44 pt (OrderScreen.swift:13) and 2 others
    ///
    /// - Parameters:
    ///   - most: The number of elements that are named, at least one.
    ///   - wording: Returns the sentences of a finding, of which the measure is shown.
    package func line(naming most: Int = 1, wording: (Finding) -> Finding.Wording) -> String? {
        guard !findings.isEmpty else { return nil }
        let named = findings.prefix(max(1, most)).map { $0.element.nameInList(of: wording($0).measure) }
        let rest = findings.count - named.count
        let names = rest == 0 ? named : named + [rest == 1 ? "1 other" : "\(rest) others"]
        return "also: \(names.joinedInEnglish)"
    }
}

extension Finding {
    /// How far the measure is from what is required, as a share of that: 0.3 for 31 of 44 points; 0 where nothing was measured.
    fileprivate var excess: Double {
        switch (measured, required) {
        case (.size(let measured), .size(let required)):
            let pairs = [(measured.width, required.width), (measured.height, required.height)]
            let missing = pairs.map { Self.share($1 - $0, of: $1) }.max() ?? 0
            // What is too large misses nothing.
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
