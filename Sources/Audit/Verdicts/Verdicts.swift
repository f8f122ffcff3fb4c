import Navigation

/// What one spec says of one screen, as it is being written down.
public struct Verdicts: Hashable, Sendable {
    /// The spec's id.
    public let spec: String
    /// How often each outcome was reached.
    public private(set) var tally = Tally()
    /// The failures, in the order of the elements.
    public private(set) var findings: [Finding] = []
    /// How often each reason was given, by outcome; in the order of first use.
    public private(set) var reasons: [(outcome: Outcome, reason: Reason, count: Int)] = []
    /// The elements of which the spec cannot tell, with the reason.
    public private(set) var doubts: [(element: ElementReference, reason: Reason)] = []

    /// Starts with nothing said.
    public init(spec: String) { self.spec = spec }

    /// Records that the claim holds for an element, by an exception if there is one.
    public mutating func pass(by exception: Reason? = nil) {
        tally.passed += 1
        if let exception { count(.passed, exception) }
    }

    /// Records a failure.
    public mutating func fail(_ finding: Finding) {
        tally.failed += 1
        findings.append(finding)
    }

    /// Records that what is known of an element does not decide the claim.
    public mutating func cannotTell(_ element: ElementReference, _ reason: Reason) {
        tally.cantTell += 1
        doubts.append((element, reason))
        count(.cantTell, reason)
    }

    /// Records that the claim is not about an element.
    public mutating func skip(_ reason: Reason) {
        tally.inapplicable += 1
        count(.inapplicable, reason)
    }

    /// Records that what would be needed to judge is not there.
    public mutating func leaveUntested(_ reason: Reason) {
        tally.untested += 1
        count(.untested, reason)
    }

    /// Takes back that the claim holds for anything, as what would be needed to say so is not there.
    mutating func withdrawPasses(_ reason: Reason) {
        tally.passed = 0
        reasons.removeAll { $0.outcome == .passed }
        leaveUntested(reason)
    }

    /// Adds what is said of a flow, or of a screen of it; what was found before is counted and not told again.
    ///
    /// - Parameter events: What leads to the screen; `nil` where the findings tell it.
    mutating func add(_ other: Verdicts, after events: [UserEvent]?) {
        tally += other.tally
        for entry in other.reasons { count(entry.outcome, entry.reason, times: entry.count) }
        let known = Set(findings.map(\.fingerprint))
        findings += other.findings.filter { !known.contains($0.fingerprint) }.map { finding in events.map(finding.after) ?? finding }
        doubts += other.doubts
    }

    private mutating func count(_ outcome: Outcome, _ reason: Reason, times: Int = 1) {
        if let index = reasons.firstIndex(where: { $0.outcome == outcome && $0.reason == reason }) {
            reasons[index].count += times
        } else {
            reasons.append((outcome, reason, times))
        }
    }

    /// Whether both say the same.
    public static func == (left: Verdicts, right: Verdicts) -> Bool {
        left.spec == right.spec && left.tally == right.tally && left.findings == right.findings
            && left.reasons.elementsEqual(right.reasons, by: ==) && left.doubts.elementsEqual(right.doubts, by: ==)
    }

    /// Hashes what is said, reasons left out.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(spec)
        hasher.combine(tally)
        hasher.combine(findings)
    }
}
