import EveryScreenAudit

/// The outcome of a failure that was found.
struct FailureRecord: Sendable {
    /// An outcome.
    enum Outcome: Sendable {
        /// It was shrunk.
        case failure(CheckFailure)
        /// It could not be reproduced.
        case vanished
        /// It was not shrunk, since the limit was reached.
        case leftAlone
    }

    /// The failure, and its first occurrence.
    var occurrence: FailureOccurrence
    /// The outcome.
    var outcome: Outcome
    /// The number of evaluations used.
    var evaluations = 0
    /// The other failures that its fix removes.
    var explained: Set<FailureKey> = []
    /// The other failures that its reproduction needs, and whose fix removes it
    /// there.
    var explainedBy: Set<FailureKey> = []

    fileprivate var key: FailureKey { occurrence.key }
    private var failure: CheckFailure? { if case .failure(let failure) = outcome { failure } else { nil } }
}

// MARK: Failures of one cause

extension FailureRecord {
    /// Whether another failure of the same cause may need fewer settings.
    ///
    /// Different seeds meet the failures of one cause in different orders. Where
    /// the first needs one setting or none, searches for the others would add
    /// little.
    var mayBeSimpler: Bool { failure.map { $0.environment.differenceCount > 1 } ?? false }

    /// Whether the fix of each removes the other: as tried there, or as both have
    /// the same fix of the same line of the user's code, on different content.
    ///
    /// On one content each fix was tried on the other failure.
    fileprivate func hasCause(of other: FailureRecord, onDrawnContent drawsContent: Bool) -> Bool {
        if explained.contains(other.key), other.explained.contains(key) { return true }
        if follows(from: other) || other.follows(from: self) { return true }
        guard drawsContent, key.role == other.key.role, let failure, let fix = failure.fix, fix.isVerified,
            let location = failure.finding.element.location
        else { return false }
        return fix == other.failure?.fix && location == other.failure?.finding.element.location
    }

    /// Becomes the clearer one of two failures of one cause: the more severe one,
    /// else the one that needs fewer settings, else this one.
    ///
    /// - Parameters:
    ///   - other: The other failure.
    ///   - isNew: Whether it is listed below this one if this one stays.
    fileprivate mutating func merge(_ other: FailureRecord, absorbing isNew: Bool) {
        if other.isClearer(than: self) {
            let earlier = self
            self = other
            absorb(earlier)
        } else if isNew {
            absorb(other)
        }
    }

    /// The claims that another failure of the same element violates as well, by
    /// their definition.
    private static let causes: [SpecID: Set<SpecID>] = [
        .contrastInEveryAppearance: [.textContrast, .nonTextContrast], .switchReachable: [.screenReaderReachable],
    ]

    /// Whether it is the same failure of an element as another, by a second claim.
    ///
    /// Screens with code are left out: there a fix that is tried shows it.
    private func follows(from other: FailureRecord) -> Bool {
        guard let failure, let its = other.failure, failure.blueprint == nil, its.blueprint == nil,
            Self.causes[key.spec]?.contains(other.key.spec) == true
        else { return false }
        let (element, cause) = (failure.finding.element, its.finding.element)
        return element.path == cause.path && element.location == cause.location && element.label == cause.label
    }

    private func isClearer(than other: FailureRecord) -> Bool {
        guard let failure, let its = other.failure else { return false }
        if follows(from: other) { return false }
        if other.follows(from: self) { return true }
        if failure.finding.severity != its.finding.severity { return failure.finding.severity > its.finding.severity }
        return failure.environment.differenceCount < its.environment.differenceCount
    }

    /// Lists another failure of the same cause below this one.
    private mutating func absorb(_ other: FailureRecord) {
        explained.formUnion(other.explained.union([other.key]).subtracting([key]))
        guard var failure, let its = other.failure else { return }
        let violation = CheckFailure.Violation(spec: other.key.spec, failingFrom: its.environment.textSize)
        failure.alsoViolates = (failure.alsoViolates + (its.alsoViolates + [violation]).filter { $0.spec != key.spec }).uniqued(by: \.spec)
        outcome = .failure(failure)
    }
}

extension [FailureRecord] {
    /// The largest number of failures of one check that are shrunk.
    static var most: Int { 20 }

    /// Returns the failures of a check on all cases, given those of its shards;
    /// those of one cause as one.
    ///
    /// A failure that the fix of an earlier one removes is not reported separately.
    /// The fix of a later one removes it as well, unless the later one is removed
    /// by its fix in turn. Two failures on different content with one fix of one
    /// line have one cause.
    ///
    /// - Parameter drawsContent: Whether the content of the check is drawn.
    func accepted(onDrawnContent drawsContent: Bool) -> [FailureRecord] {
        var records: [FailureRecord] = []
        for record in searched {
            if let place = records.firstIndex(where: { $0.explained.contains(record.key) }) {
                if record.hasCause(of: records[place], onDrawnContent: drawsContent) { records[place].merge(record, absorbing: false) }
            } else {
                records.append(record)
            }
        }
        for record in records {
            let cause = records.first { other in
                if other.explained.contains(record.key) { return !record.explained.contains(other.key) }
                guard case .failure = other.outcome else { return false }
                return record.explainedBy.contains(other.key) && !other.explainedBy.contains(record.key)
            }
            guard let cause else { continue }
            records.removeAll { $0.key == record.key }
            guard let place = records.firstIndex(where: { $0.key == cause.key }) else { continue }
            // Failures that the explained failure explains have the same cause,
            // with or without a search for their fix.
            records[place].explained.formUnion(record.explained)
            if record.hasCause(of: cause, onDrawnContent: drawsContent) { records[place].merge(record, absorbing: true) }
        }
        var causes: [FailureRecord] = []
        for record in records {
            if let place = causes.firstIndex(where: { $0.hasCause(of: record, onDrawnContent: drawsContent) }) {
                causes[place].merge(record, absorbing: true)
            } else {
                causes.append(record)
            }
        }
        return causes.enumerated()
            .map { $0.offset < Self.most ? $0.element : FailureRecord(occurrence: $0.element.occurrence, outcome: .leftAlone) }
    }

    /// The outcomes of the searches that a check of all cases makes, in order: the
    /// first of each failure, unless the fix of an earlier one removes it.
    private var searched: [FailureRecord] {
        var seen = Set<FailureKey>()
        var unsearched = Set<FailureKey>()
        return sorted { ($0.occurrence.order, $0.occurrence.place) < ($1.occurrence.order, $1.occurrence.place) }
            .filter { record in
                guard seen.insert(record.key).inserted, !unsearched.contains(record.key) else { return false }
                if !record.mayBeSimpler { unsearched.formUnion(record.explained) }
                return true
            }
    }
}
