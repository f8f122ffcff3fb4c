import EveryScreenAudit
import EveryScreenGenerators
public import EveryScreenModel
import EveryValue
import Foundation

extension CheckReport {
    /// What a campaign has tried: what a pass is worth depends on it.
    public struct Coverage: Sendable {
        /// How many cases there were at each text size, those at none left out.
        public internal(set) var textSizes: [UserEnvironment.TextSize: Int] = [:]
        /// In how many cases each role was on the screen.
        public internal(set) var roles: [ScreenElement.Role: Int] = [:]
        /// In how many cases the content had each kind of part, by the label its
        /// generator gave it: a family of screens, a component.
        public internal(set) var parts: [String: Int] = [:]
        /// In how many cases each spec came to a verdict, in the profile's order.
        public internal(set) var applied: [Int]
        /// How many cases were tried; those of shrinking and explaining do not
        /// count.
        public internal(set) var cases = 0
        /// How many of them failed.
        public internal(set) var failedCases = 0
        /// The pairs of settings tried.
        private(set) var pairs: SettingPairs

        init(of space: EnvironmentSpace, specCount: Int) { self.init(SettingPairs(of: space), specCount: specCount) }

        init(_ pairs: SettingPairs, specCount: Int) {
            applied = Array(repeating: 0, count: specCount)
            self.pairs = pairs
        }

        /// How many pairs of settings stood together in a case, and how many can.
        public var settingPairs: PairCount { PairCount(tried: pairs.tried, possible: pairs.total) }

        /// The pairs of settings that stood together in a case, and those that can.
        public struct PairCount: Hashable, Sendable {
            /// The number of pairs that stood together in a case.
            public let tried: Int
            /// The number of pairs that can stand together.
            public let possible: Int
        }

        /// Notes a case.
        mutating func note(_ judged: JudgedCase, in environment: UserEnvironment, of recording: ChoiceRecording) {
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

        /// Adds what other cases of the same campaign tried.
        mutating func add(_ other: CheckReport.Coverage) {
            cases += other.cases
            failedCases += other.failedCases
            textSizes.merge(other.textSizes, uniquingKeysWith: +)
            roles.merge(other.roles, uniquingKeysWith: +)
            parts.merge(other.parts, uniquingKeysWith: +)
            for index in applied.indices { applied[index] += other.applied[index] }
            pairs.add(other.pairs)
        }

        /// The share of cases that may fail although none of those tried did, with
        /// a confidence of 95 %; `nil` where one failed.
        ///
        /// The exact bound of a binomial share without a success, 1 - 0.05^(1/n):
        /// about 3 / n (Hanley and Lippman-Hand 1983,
        /// doi:10.1001/jama.1983.03330370053031). It holds for cases drawn in the
        /// same way, and says nothing of others.
        public var mostFailures: Double? {
            guard cases > 0, failedCases == 0 else { return nil }
            return 1 - exp(log(0.05) / Double(cases))
        }
    }
}
