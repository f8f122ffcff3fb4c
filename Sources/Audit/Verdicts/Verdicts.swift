package import EveryScreenNavigation

/// The verdicts of one spec on one screen, while they are recorded.
public struct Verdicts: Hashable, Sendable {
    /// The id of the spec.
    public let spec: SpecID
    /// How often each outcome was reached.
    public private(set) var tally = Verdicts.Tally()
    /// The failures, in the order of the elements.
    public private(set) var findings: [Finding] = []
    /// How often each reason was given, by outcome; in the order of first use.
    public var reasons: [Verdicts.ReasonCounts.Entry] { counts.given }
    package private(set) var counts = Verdicts.ReasonCounts()
    /// The elements of which the spec cannot tell, with the reason.
    public private(set) var doubts: [Doubt] = []

    /// An element of which the spec cannot tell.
    public struct Doubt: Hashable, Sendable {
        /// The element.
        public let element: ElementReference
        /// The reason that the spec cannot tell.
        public let reason: Verdicts.Reason
    }

    /// Starts with nothing said.
    public init(spec: SpecID) { self.spec = spec }

    /// Records that the claim holds for an element, by an exception if there is
    /// one.
    public mutating func pass(by exception: Verdicts.Reason? = nil) {
        tally.passed += 1
        if let exception { counts.add(.passed, exception, 1) }
    }

    /// Records a failure.
    public mutating func fail(_ finding: Finding) {
        tally.failed += 1
        findings.append(finding)
    }

    /// Records that the known facts about an element do not decide the claim.
    public mutating func cannotTell(_ element: ElementReference, _ reason: Verdicts.Reason) {
        tally.cantTell += 1
        doubts.append(Doubt(element: element, reason: reason))
        counts.add(.cantTell, reason, 1)
    }

    /// Records that the claim is not about an element.
    public mutating func recordInapplicable(_ reason: Verdicts.Reason) {
        tally.inapplicable += 1
        counts.add(.inapplicable, reason, 1)
    }

    /// Records that what would be needed to judge is not there.
    public mutating func recordUntested(_ reason: Verdicts.Reason) {
        tally.untested += 1
        counts.add(.untested, reason, 1)
    }

    /// Takes back that the claim holds for anything, as what would be needed to say
    /// so is not there.
    mutating func withdrawPasses(_ reason: Verdicts.Reason) {
        tally.passed = 0
        counts.removeAll(of: .passed)
        recordUntested(reason)
    }

    /// Adds the verdicts on a flow, on a screen of it, or on a larger form of the
    /// screen; an earlier finding is counted and not reported again.
    ///
    /// - Parameter events: The events that lead to the screen; `nil` where the
    ///   findings hold them.
    package mutating func add(_ other: Verdicts, after events: [UserEvent]? = nil) {
        tally += other.tally
        counts.add(other.counts)
        let known = Set(findings.map(\.fingerprint))
        findings += other.findings.filter { !known.contains($0.fingerprint) }.map { finding in events.map(finding.after) ?? finding }
        doubts += other.doubts
    }

    /// Adds the failures and doubts about what appeared on a screen; the rest of it
    /// is judged as it was before.
    mutating func add(_ other: Verdicts, on part: OpenedPart) {
        let known = Set(findings.map(\.fingerprint))
        for finding in other.findings where part.contains(finding.element.index) && !known.contains(finding.fingerprint) {
            fail(finding.missing(after: part.events))
        }
        for doubt in other.doubts where part.contains(doubt.element.index) { cannotTell(doubt.element.missing, doubt.reason) }
    }

    /// Leaves out failures that were found elsewhere already; they stay counted.
    package mutating func removeFindings(where isKnown: (Finding) -> Bool) { findings.removeAll(where: isKnown) }

    /// Whether both say the same.
    public static func == (left: Verdicts, right: Verdicts) -> Bool {
        left.spec == right.spec && left.tally == right.tally && left.findings == right.findings
            && left.counts.given == right.counts.given && left.doubts == right.doubts
    }

    /// Hashes the verdicts, reasons left out.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(spec)
        hasher.combine(tally)
        hasher.combine(findings)
    }
}
