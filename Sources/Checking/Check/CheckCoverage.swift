import EveryScreenAudit
import EveryScreenGenerators
public import EveryScreenModel
import EveryValue
import Foundation

extension CheckReport {
    /// The coverage of a check, which determines the worth of a pass.
    public struct Coverage: Sendable {
        /// The number of cases at each text size; sizes without a case are missing.
        public internal(set) var textSizes: [UserEnvironment.TextSize: Int] = [:]
        /// The number of cases with each role on the screen.
        public internal(set) var roles: [ScreenElement.Role: Int] = [:]
        /// The number of cases with each kind of part in the content, by its
        /// generator's label: a family of screens, a component.
        public internal(set) var parts: [String: Int] = [:]
        /// The number of cases in which each spec applied, in the profile's order.
        public internal(set) var applied: [Int]
        /// The number of cases; evaluations in shrinking and explaining do not
        /// count.
        public internal(set) var cases = 0
        /// The number of failed cases.
        public internal(set) var failedCases = 0
        /// The tested pairs of settings.
        private(set) var pairs: SettingPairs

        init(of space: EnvironmentSpace, specCount: Int) { self.init(SettingPairs(of: space), specCount: specCount) }

        init(_ pairs: SettingPairs, specCount: Int) {
            applied = Array(repeating: 0, count: specCount)
            self.pairs = pairs
        }

        /// The numbers of tested and of possible pairs of settings.
        public var settingPairs: PairCount { PairCount(tried: pairs.tried, possible: pairs.total) }

        /// The numbers of tested and of possible pairs of settings.
        public struct PairCount: Hashable, Sendable {
            /// The number of pairs that occurred together in a case.
            public let tried: Int
            /// The number of pairs that can occur together.
            public let possible: Int
        }

        /// Counts a case.
        mutating func note(_ judged: EvaluatedCase, in environment: UserEnvironment, of recording: ChoiceRecording) {
            cases += 1
            textSizes[environment.textSize, default: 0] += 1
            pairs.note(environment)
            for role in judged.roles { roles[role, default: 0] += 1 }
            for name in Set(recording.spanNames) { parts[name, default: 0] += 1 }
            var hasFailed = false
            for index in judged.verdicts.indices {
                if judged.verdicts[index].tally.applied > 0 { applied[index] += 1 }
                if judged.verdicts[index].tally.failed > 0 { hasFailed = true }
            }
            if hasFailed { failedCases += 1 }
        }

        /// Adds the coverage of other cases of the same check.
        mutating func add(_ other: CheckReport.Coverage) {
            cases += other.cases
            failedCases += other.failedCases
            textSizes.merge(other.textSizes, uniquingKeysWith: +)
            roles.merge(other.roles, uniquingKeysWith: +)
            parts.merge(other.parts, uniquingKeysWith: +)
            for index in applied.indices { applied[index] += other.applied[index] }
            pairs.add(other.pairs)
        }

        /// The share of cases that may fail although no tested one did, with a
        /// confidence of 95 %; `nil` if one failed.
        ///
        /// The exact bound of a binomial share without a success, 1 - 0.05^(1/n):
        /// about 3 / n (Hanley and Lippman-Hand 1983,
        /// doi:10.1001/jama.1983.03330370053031). It holds for cases drawn in the
        /// same way only.
        public var mostFailures: Double? {
            guard cases > 0, failedCases == 0 else { return nil }
            return 1 - exp(log(0.05) / Double(cases))
        }
    }
}
