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

    /// The environments in which the caller's function is needed, those of
    /// comparisons included.
    var neededEnvironments: [UserEnvironment] {
        (environments + environments.flatMap { judge.profile.counterparts(of: $0) }).uniqued()
    }

    /// The outcome.
    struct Outcome {
        /// The edit that works, or the first that removes the failure and causes
        /// another; `nil` if none removes it.
        var fix: CheckFailure.Fix?
        /// The edit itself.
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
        let original = memory.findings(in: environments, by: judge)
        let places = places(of: original, on: memory)
        for candidate in Fixes.edits(for: places.map(\.place), thresholds: judge.profile.thresholds) {
            if isStopped() { break }
            let covered = Set(candidate.places.map { places[$0].number })
            guard let change = evaluate(candidate.edit, covering: covered, beside: original, on: memory) else {
                result.evaluations += 1
                continue
            }
            result.evaluations += environments.count
            if change.caused.isEmpty {
                result.fix = CheckFailure.Fix(code: candidate.edit.swiftCode, isVerified: true, causes: [])
                result.edit = candidate.edit
                // With several changes it is unknown which one removes another
                // failure.
                if !candidate.isJoined { result.alsoRemoved = change.removed }
                return result
            }
            if result.fix == nil {
                let caused = change.caused.map(\.spec).uniqued().sorted()
                result.fix = CheckFailure.Fix(code: candidate.edit.swiftCode, isVerified: false, causes: caused)
                result.edit = candidate.edit
            }
        }
        return result
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

    /// The findings of the failure, with the numbers that their parts have in the
    /// blueprint of the smallest case.
    private func numbered(_ findings: [Finding], on version: Blueprint) -> [(finding: Finding, number: Int)] {
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
        /// The failures that are more frequent after the edit, in some environment.
        var caused = Set<FailureKey>()
        /// The failures that are gone in all environments, with the smallest text
        /// size of each.
        var removed: [FailureKey: UserEnvironment.TextSize] = [:]
    }

    /// Returns the effects of an edit, or `nil` if an element that it should fix
    /// still fails.
    ///
    /// Elements have other numbers after an edit, so failures are compared by their
    /// counts.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - covered: The numbers of the parts that it should fix.
    ///   - original: The findings without it, by environment.
    ///   - memory: The results of the caller's function.
    private func evaluate(
        _ edit: BlueprintEdit, covering covered: Set<Int>, beside original: [[Finding]], on memory: ContentMemory
    ) -> Change? {
        var screens = ChangedScreens(of: memory) { edit.applied(toVersion: $0, of: blueprint) }
        func after(_ environments: some Sequence<UserEnvironment>, by judge: FixJudge) -> [[FailureKey: Int]] {
            judge.findings(on: environments.map { ($0, screens.shown(in: $0, by: judge.profile)) }).map(\.counts)
        }
        func mayRemain(_ place: Int) -> Int {
            guard case .blueprint(let version, _) = memory[environments[place]] else { return 0 }
            return numbered(original[place], on: version).count { !covered.contains($0.number) }
        }
        // Most edits that do not work fail at once, and one spec shows that at a
        // small part of the cost of all.
        for places in [0..<1, 1..<environments.count] {
            let counts = after(environments[places], by: judge.keeping(key.spec))
            for (place, counts) in zip(places, counts) where counts[key, default: 0] > mayRemain(place) { return nil }
        }
        let changed = after(environments, by: judge)
        var change = Change()
        var remaining = Set<FailureKey>()
        let before = original.map(\.counts)
        for place in environments.indices {
            for (other, count) in changed[place] {
                remaining.insert(other)
                if count > before[place][other, default: 0] { change.caused.insert(other) }
            }
        }
        for (environment, counts) in zip(environments, before) {
            for other in counts.keys where other != key && !remaining.contains(other) {
                change.removed[other] = min(change.removed[other] ?? environment.textSize, environment.textSize)
            }
        }
        return change
    }
}

extension [Finding] {
    /// The number of each failure among the findings.
    fileprivate var counts: [FailureKey: Int] { reduce(into: [:]) { $0[FailureKey($1), default: 0] += 1 } }
}

extension CheckFailure {
    /// An edit of the caller's blueprint that removes the failure.
    public struct Fix: Hashable, Sendable, Codable {
        /// The edit as code: `.frame(minWidth: 44, minHeight: 44)`.
        public let code: String
        /// Whether no spec fails after the edit that passed before, in any
        /// environment of the plan.
        public let isVerified: Bool
        /// The specs that fail only after the edit.
        public let causes: [SpecID]
    }

    /// Another claim that the same cause violates.
    public struct Violation: Hashable, Sendable, Codable {
        /// The spec.
        public let spec: SpecID
        /// The smallest text size at which it fails, if it passes at the default
        /// one.
        public let from: UserEnvironment.TextSize?
    }
}
