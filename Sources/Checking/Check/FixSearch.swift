public import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
public import EveryScreenModel

/// The search for the smallest edit of the caller's blueprint that removes a
/// failure and causes no other.
///
/// An edit is verified in all environments of the plan, by all specs, on the
/// results of the caller's function.
struct FixSearch {
    /// The failure.
    let key: FailureKey
    /// The element that fails, on the whole screen in the environment of the
    /// smallest case.
    let finding: Finding
    /// The blueprint of that screen, whose parts the edits number.
    let blueprint: Blueprint
    /// The environment of the smallest case, then those of the plan.
    let environments: [UserEnvironment]
    /// Evaluates the screens.
    let judge: FixJudge
    /// The lowest severity that fails the check.
    ///
    /// An edit must cause no failure of this severity, nor of that of its own
    /// failure.
    let failOn: Finding.Severity

    /// The environments in which the caller's function is needed, those of
    /// comparisons included.
    var neededEnvironments: [UserEnvironment] {
        (environments + environments.flatMap { judge.profile.counterparts(of: $0) }).uniqued()
    }

    /// The outcome.
    struct Outcome {
        /// The edit that works, or the first that removes the failure and causes
        /// another, or that removes it in the smallest case only; `nil` if none
        /// does.
        var fix: CheckFailure.Fix?
        /// The edit itself, if it removes the failure in every environment.
        var edit: BlueprintEdit?
        /// The other failures that the edit removes, with the smallest text size at
        /// which each was there.
        var alsoRemoved: [FailureKey: UserEnvironment.TextSize] = [:]
        /// The number of screens that were evaluated.
        var evaluations = 0
    }

    /// Tries the edits in their order.
    ///
    /// - Parameters:
    ///   - memory: The results of the caller's function in the environments.
    ///   - isStopped: Returns true to give up.
    func run(on memory: ContentMemory, isStopped: () -> Bool) -> Outcome {
        if isStopped() { return Outcome() }
        var result = Outcome(evaluations: environments.count)
        let original = original(on: memory)
        let places = places(of: original.findings, on: memory)
        let candidates = Fixes.edits(for: places.map(\.place), thresholds: judge.profile.thresholds)
        func parts(of candidate: Fixes.Candidate) -> Set<Int> { Set(candidate.places.map { places[$0].number }) }
        func effects(of candidate: Fixes.Candidate, stopsEarly: Bool) -> Change? {
            evaluate(
                candidate.edit, covering: parts(of: candidate), beside: original, on: memory, stopsEarly: stopsEarly,
                evaluations: &result.evaluations)
        }
        // With several changes it is unknown which one removes another failure,
        // unless that is on the same elements.
        func removed(_ change: Change, _ candidate: Fixes.Candidate) -> [FailureKey: UserEnvironment.TextSize] {
            candidate.isJoined ? change.removed.filter { isOn(parts(of: candidate), $0.key, original, memory) } : change.removed
        }
        // An edit that causes another failure in one environment needs no other,
        // unless it is the one to report.
        var rejected: [Fixes.Candidate] = []
        var partial: Fixes.Candidate?
        for candidate in candidates {
            if isStopped() { break }
            guard let change = effects(of: candidate, stopsEarly: true) else { continue }
            if change.remainsElsewhere {
                partial = partial ?? candidate
                continue
            }
            guard change.caused.isEmpty else {
                rejected.append(candidate)
                continue
            }
            result.fix = CheckFailure.Fix(code: code(of: candidate), isVerified: true, causes: [])
            result.edit = candidate.edit
            result.alsoRemoved = removed(change, candidate)
            // An edit that leaves some elements as they are is reported where no
            // other suffices for all.
            let wholes = candidate.places.count < places.count ? candidates.filter(\.isJoined) : []
            for whole in wholes where !isStopped() {
                guard let change = effects(of: whole, stopsEarly: true), !change.remainsElsewhere, change.caused.isEmpty else { continue }
                result.fix = CheckFailure.Fix(code: code(of: whole), isVerified: true, causes: [])
                result.edit = whole.edit
                result.alsoRemoved.merge(removed(change, whole), uniquingKeysWith: min)
                break
            }
            return result
        }
        for candidate in rejected {
            guard let change = effects(of: candidate, stopsEarly: false) else { continue }
            if change.remainsElsewhere {
                partial = partial ?? candidate
                continue
            }
            let caused = change.caused.map(\.spec).uniqued().sorted()
            result.fix = CheckFailure.Fix(code: code(of: candidate), isVerified: false, causes: caused)
            result.edit = candidate.edit
            // A milder failure of the same claim, such as text that is cut short
            // at sizes beyond 200 %, goes with it.
            result.alsoRemoved = change.removed.filter { other, _ in
                other.spec == key.spec && isOn(parts(of: candidate), other, original, memory)
            }
            return result
        }
        if let partial { result.fix = CheckFailure.Fix(code: code(of: partial), isVerified: false, causes: [key.spec]) }
        return result
    }

    /// The edit as code, for who reads of the element that fails.
    private func code(of candidate: Fixes.Candidate) -> String {
        candidate.edit.swiftCode(forPath: finding.element.source, in: blueprint)
    }

    /// The elements with the failure in some environment, each once, with the
    /// numbers of their parts; first that of the smallest case.
    private func places(of original: [[Finding]], on memory: ContentMemory) -> [(place: Fixes.Place, number: Int)] {
        var result: [(place: Fixes.Place, number: Int)] = []
        var seen = Set<Int>()
        for (environment, findings) in zip([environments[0]] + environments, [[finding]] + original) where result.count < Self.mostPlaces {
            guard case .blueprint(let version, let rule) = memory[environment] else { continue }
            var screen: RenderedScreen?
            for (finding, number) in numbered(findings, on: version) where seen.insert(number).inserted {
                let shown = screen ?? rule.screen(for: version, in: environment)
                screen = shown
                result.append((Fixes.Place(finding: finding, screen: shown, blueprint: version, environment: environment), number))
            }
        }
        return result
    }

    /// Whether a failure is on some parts alone, in every environment.
    private func isOn(_ parts: Set<Int>, _ key: FailureKey, _ original: Original, _ memory: ContentMemory) -> Bool {
        zip(environments, original.findings).allSatisfy { environment, findings in
            guard case .blueprint(let version, _) = memory[environment] else { return false }
            let numbers = numbered(findings, of: key, on: version).map(\.number)
            return numbers.count == findings.count { FailureKey($0) == key } && parts.isSuperset(of: numbers)
        }
    }

    /// The findings of the failure, with the numbers that their parts have in the
    /// blueprint of the smallest case.
    private func numbered(_ findings: [Finding], on version: Blueprint) -> [(finding: Finding, number: Int)] {
        numbered(findings, of: key, on: version)
    }

    private func numbered(_ findings: [Finding], of key: FailureKey, on version: Blueprint) -> [(finding: Finding, number: Int)] {
        let alike = findings.filter { FailureKey($0) == key }
        if alike.isEmpty { return [] }
        let numbers = version == blueprint ? nil : version.partNumbers(in: blueprint)
        return alike.compactMap { finding in
            guard let number = version.number(ofPath: finding.element.source) else { return nil }
            return (numbers.map { $0.indices.contains(number) ? $0[number] : nil } ?? number).map { (finding, $0) }
        }
    }

    /// The largest number of elements that one edit changes.
    private static var mostPlaces: Int { 100 }

    /// The effects of an edit besides its failure.
    private struct Change {
        /// Whether the failure is gone in the smallest case, and in some
        /// environment it is not; then no other effect is known.
        var remainsElsewhere = false
        /// The failures that are more frequent after the edit, in some environment.
        var caused = Set<FailureKey>()
        /// The failures that are gone in all environments, with the smallest text
        /// size of each.
        ///
        /// None is more severe than the failure of the edit, since a warning must
        /// not hide an error.
        var removed: [FailureKey: UserEnvironment.TextSize] = [:]
    }

    /// Returns the effects of an edit, or `nil` if an element that it should fix
    /// still fails in the smallest case.
    ///
    /// Elements have other numbers after an edit, so failures are compared by their
    /// counts.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - covered: The numbers of the parts that it should fix.
    ///   - original: The findings without it, by environment.
    ///   - memory: The results of the caller's function.
    ///   - stopsEarly: Whether the failures of the first environments that have any
    ///     suffice.
    ///   - evaluations: Counts the screens.
    private func evaluate(
        _ edit: BlueprintEdit, covering covered: Set<Int>, beside original: Original, on memory: ContentMemory, stopsEarly: Bool,
        evaluations: inout Int
    ) -> Change? {
        let facts = changedFacts(by: edit, on: memory)
        var screens = ChangedScreens(of: facts) { edit.applied(toVersion: $0, of: blueprint) }
        // A milder spec that failed nowhere before changes no result, and one that
        // reads nothing of what the edit changes says what it said before.
        var judge = judge.keeping(failing: original.specs, orOf: leastSeverity)
        var unasked = Set<SpecID>()
        if let facts {
            let asked = judge.keeping(readersOf: facts, and: key.spec)
            unasked = original.specs.subtracting(asked.profile.specs.map(\.id))
            judge = asked
        }
        func findings(in places: Range<Int>, by judge: FixJudge) -> [[Finding]] {
            evaluations += places.count
            return judge.findings(on: environments[places].map { ($0, screens.shown(in: $0, of: memory, by: judge.profile)) })
        }
        func mayRemain(_ place: Int) -> Int {
            guard case .blueprint(let version, _) = memory[environments[place]] else { return 0 }
            return numbered(original.findings[place], on: version).count { !covered.contains($0.number) }
        }
        // Most edits that do not work fail at once, and one spec shows that at a
        // small part of the cost of all.
        if count(in: findings(in: 0..<1, by: judge.keeping(key.spec))[0]) > mayRemain(0) { return nil }
        var change = Change()
        var remaining = Set<FailureKey>()
        for places in [0..<1, 1..<min(8, environments.count), min(8, environments.count)..<environments.count] where !places.isEmpty {
            for (place, asked) in zip(places, findings(in: places, by: judge)) {
                let after = asked + original.findings[place].filter { unasked.contains($0.spec) }
                if count(in: after) > mayRemain(place) { return place == 0 ? nil : Change(remainsElsewhere: true) }
                remaining.formUnion(after.map(FailureKey.init))
                let more = counts(of: after).filter { $0.value > original.counts[place][$0.key, default: 0] }
                if more.isEmpty { continue }
                let shown = original.shownAgain(in: after, place)
                for (other, count) in more where count - shown[other, default: 0] > original.counts[place][other, default: 0] {
                    change.caused.insert(other)
                }
            }
            if stopsEarly, !change.caused.isEmpty { return change }
        }
        remaining.formUnion(original.findings.joined().filter { $0.severity > finding.severity }.map(FailureKey.init))
        for (environment, findings) in zip(environments, original.findings) {
            for other in Set(findings.map(FailureKey.init)) where other != key && !remaining.contains(other) {
                change.removed[other] = min(change.removed[other] ?? environment.textSize, environment.textSize)
            }
        }
        return change
    }

    /// Returns the facts that an edit changes in every environment, or `nil` where
    /// it may change others.
    private func changedFacts(by edit: BlueprintEdit, on memory: ContentMemory) -> ScreenElement.FactSet? {
        // Known issues are matched by names, and rules of the user's own may read
        // anything.
        guard judge.matcher.knownIssues.isEmpty else { return nil }
        var result: ScreenElement.FactSet = []
        for version in memory.versions {
            guard let facts = edit.renumbered(from: blueprint, to: version).changedFacts(in: version) else { return nil }
            result.formUnion(facts)
        }
        return memory.hasStandardLayout ? result : nil
    }

    /// The findings without an edit; a class, since the failures of elements are
    /// sets that few edits need, and made once for all.
    private final class Original {
        private let environments: [UserEnvironment]
        /// The findings by environment.
        let findings: [[Finding]]
        /// The number of each failure that an edit must not cause, by environment.
        let counts: [[FailureKey: Int]]
        /// The specs that failed.
        let specs: Set<SpecID>
        /// The failures of elements, by environment.
        private lazy var failing = zip(findings, environments).map { found, environment in
            Set(found.map { Failing($0, in: environment) })
        }
        /// Those of all environments.
        private lazy var known = failing.reduce(into: Set<Failing>()) { $0.formUnion($1) }

        init(_ findings: [[Finding]], in environments: [UserEnvironment], counts: [[FailureKey: Int]]) {
            (self.findings, self.environments, self.counts) = (findings, environments, counts)
            specs = Set(findings.joined().map(\.spec))
        }

        /// An element of the user's code that fails, and how; without the failure,
        /// the element alone.
        private struct Failing: Hashable {
            let key: FailureKey?
            let mark: CodeMark
            let label: String?

            init(_ element: ElementReference, _ key: FailureKey?, in environment: UserEnvironment) {
                (self.key, mark) = (key, element.mark)
                label = element.label.map(environment.pseudolocale.original)
            }

            init(_ finding: Finding, in environment: UserEnvironment) {
                self.init(finding.element, FailureKey(finding), in: environment)
            }
        }

        /// Returns how often each failure after an edit is an old one: the element
        /// has it under other settings, and here another failure hid it, which is
        /// gone.
        ///
        /// Text of low contrast that was cut off has low contrast once it is seen.
        ///
        /// - Parameters:
        ///   - after: The findings after the edit.
        ///   - place: The place of the environment.
        func shownAgain(in after: [Finding], _ place: Int) -> [FailureKey: Int] {
            let environment = environments[place]
            let now = Set(after.map { Failing($0, in: environment) })
            let improved = Set(
                findings[place].filter { !now.contains(Failing($0, in: environment)) }
                    .flatMap { ([$0.element] + $0.related).map { Failing($0, nil, in: environment) } })
            if improved.isEmpty { return [:] }
            return after.reduce(into: [:]) { counts, finding in
                let own = Failing(finding, in: environment)
                guard finding.element.mark.isKnown, known.contains(own), !failing[place].contains(own),
                    improved.contains(Failing(finding.element, nil, in: environment))
                else { return }
                counts[FailureKey(finding), default: 0] += 1
            }
        }
    }

    private func original(on memory: ContentMemory) -> Original {
        let findings = memory.findings(in: environments, by: judge)
        return Original(findings, in: environments, counts: findings.map(counts))
    }

    /// The lowest severity of failures that an edit must not cause.
    private var leastSeverity: Finding.Severity { min(failOn, finding.severity) }

    /// Returns the number of each failure that an edit must not cause.
    private func counts(of findings: [Finding]) -> [FailureKey: Int] {
        findings.reduce(into: [:]) { counts, finding in
            if finding.severity >= leastSeverity { counts[FailureKey(finding), default: 0] += 1 }
        }
    }

    /// Returns how often the failure itself is among findings.
    private func count(in findings: [Finding]) -> Int { findings.count { $0.spec == key.spec && FailureKey($0) == key } }
}

extension CheckFailure {
    /// An edit of the caller's blueprint that removes the failure.
    public struct Fix: Hashable, Sendable, Codable {
        /// The edit as code: `.frame(minWidth: 44, minHeight: 44)`.
        public let code: String
        /// Whether no spec fails after the edit that passed before, in any
        /// environment of the plan.
        public let isVerified: Bool
        /// The specs that fail only after the edit; that of the failure itself, if
        /// the edit removes it in the smallest case and not under all settings.
        public let causes: [SpecID]

        /// The code, and whether it is verified or why not.
        ///
        /// - Parameters:
        ///   - spec: The spec of the failure.
        ///   - meaning: An explanation of the word.
        func sentence(for spec: SpecID, verified meaning: String = "verified") -> String {
            if isVerified { return "\(code) (\(meaning))" }
            if causes.isEmpty { return "\(code), which could not be verified" }
            if causes == [spec] { return "\(code), which is not enough under other settings" }
            return "\(code), after which \(causes.map(\.rawValue).joinedInEnglish) \(causes.count == 1 ? "fails" : "fail")"
        }
    }

    /// Another claim that the same cause violates.
    public struct Violation: Hashable, Sendable, Codable {
        /// The spec.
        public let spec: SpecID
        /// The smallest text size at which it fails, if it passes at the default
        /// one.
        public let from: UserEnvironment.TextSize?

        /// Creates the claim.
        ///
        /// - Parameters:
        ///   - spec: The spec.
        ///   - size: The smallest text size at which it fails.
        init(spec: SpecID, failingFrom size: UserEnvironment.TextSize) {
            (self.spec, from) = (spec, size > .standard ? size : nil)
        }
    }
}
