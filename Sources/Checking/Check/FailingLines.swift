import EveryScreenAudit
import EveryScreenModel

/// The lines of the user's code whose elements fail, by failure, each with the
/// first case in which it does.
///
/// A failure is shown on one screen. This says which other lines have it, on other
/// content or under other settings.
struct FailingLines: Sendable {
    /// A line, and its first failing element.
    struct Entry: Codable, Sendable {
        /// The case; see `FailureOccurrence.order`.
        let order: Int
        /// The position among the findings of the case.
        let place: Int
        /// The element and its measure.
        let element: OtherElements.Entry

        fileprivate var position: (Int, Int) { (order, place) }
        fileprivate var location: ScreenElement.CodeLocation? { element.finding.element.location }
    }

    /// The entries of each failure, in the order of their cases.
    private(set) var entries: [FailureKey: [Entry]]
    private var seen: [FailureKey: Set<CodeMark>] = [:]

    /// The largest number of lines of one failure.
    private static var most: Int { 100 }

    /// Creates the lines of some cases.
    init(_ entries: [FailureKey: [Entry]] = [:]) { self.entries = entries }

    /// Adds the findings of a case, later than the others.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - order: The case.
    ///   - measure: Returns the measure of a finding in words.
    mutating func add(_ findings: [Finding], order: Int, measure: (Finding) -> String?) {
        for (place, finding) in findings.enumerated() {
            let key = FailureKey(finding)
            guard finding.element.mark.isKnown, seen[key]?.contains(finding.element.mark) != true else { continue }
            seen[key, default: []].insert(finding.element.mark)
            // Another mark may be of the same line, in another module.
            guard let location = finding.element.location, entries[key]?.contains(where: { $0.location == location }) != true else {
                continue
            }
            if entries[key, default: []].count == Self.most { continue }
            let element = OtherElements.Entry(finding: finding, measure: measure(finding))
            entries[key, default: []].append(Entry(order: order, place: place, element: element))
        }
    }

    /// Adds the lines of other cases.
    mutating func add(_ others: FailingLines) {
        entries.merge(others.entries) { own, its in
            Array((own + its).sorted { $0.position < $1.position }.uniqued(by: \.location).prefix(Self.most))
        }
    }

    /// The elements of the lines that a failure does not show.
    func others(than failure: CheckFailure) -> OtherElements {
        let shown = ([failure.finding, failure.originalFinding].compactMap(\.self) + failure.others).map(\.element.location)
        let rest = (entries[FailureKey(failure.finding)] ?? []).filter { !shown.contains($0.location) }
        return OtherElements(entries: rest.map(\.element))
    }
}
