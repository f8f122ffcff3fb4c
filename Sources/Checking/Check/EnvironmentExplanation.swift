import EveryScreenGenerators
public import EveryScreenModel

extension CheckFailure {
    /// The settings that matter to a failure, found by changing each alone.
    public struct Explanation: Hashable, Sendable, Codable {
        /// The text sizes at which it fails, with all other settings unchanged;
        /// smallest first.
        public let failingTextSizes: [UserEnvironment.TextSize]
        /// The tested text sizes, smallest first.
        public let triedTextSizes: [UserEnvironment.TextSize]
        /// The other settings that can be changed while it still fails, in words.
        public let indifferent: [String]
        /// The other settings for which every change makes it pass, in words.
        public let decisive: [String]
        /// The other settings for which only some changes make it pass, in words;
        /// `nil` in files of version 0.1.
        public let partlyDecisive: [String]?
        /// Whether every other setting that was changed made no difference.
        public let isIndifferentToAll: Bool

        /// Returns the environments that differ from the given one in one setting.
        static func probes(around environment: UserEnvironment, in space: EnvironmentSpace) -> [UserEnvironment] {
            probes(around: environment, among: space.variants(of: environment))
        }

        /// Returns those of the variants of an environment that differ from it.
        static func probes(around environment: UserEnvironment, among variants: [[UserEnvironment]]) -> [UserEnvironment] {
            variants.joined().filter { $0 != environment }.uniqued()
        }

        /// Creates the explanation from the results of the probes; settings that
        /// were not tested are left out.
        ///
        /// - Parameter variants: The variants of the environment in the space.
        init(_ environment: UserEnvironment, among variants: [[UserEnvironment]], verdicts: [UserEnvironment: Bool]) {
            let isFailing = { (probe: UserEnvironment) in probe == environment ? true : verdicts[probe] ?? false }
            let isTried = { (probe: UserEnvironment) in probe == environment || verdicts[probe] != nil }
            let sizes = variants[0].filter(isTried).sorted { $0.textSize < $1.textSize }
            triedTextSizes = sizes.map(\.textSize)
            failingTextSizes = sizes.filter(isFailing).map(\.textSize)
            var indifferent: [String] = []
            var decisive: [String] = []
            var partlyDecisive: [String] = []
            var triedCount = 0
            for (axis, variants) in zip(EnvironmentAxis.all, variants).dropFirst() {
                let others = variants.filter { $0 != environment && isTried($0) }
                guard !others.isEmpty else { continue }
                triedCount += 1
                if others.allSatisfy(isFailing) {
                    indifferent.append(axis.name)
                } else if !others.contains(where: isFailing) {
                    decisive.append(axis.name)
                } else {
                    partlyDecisive.append(axis.name)
                }
            }
            self.indifferent = indifferent
            self.decisive = decisive
            self.partlyDecisive = partlyDecisive
            isIndifferentToAll = triedCount > 0 && indifferent.count == triedCount
        }

        /// The explanation in words: "the same at every size from AX1; of the other
        /// settings, only layout direction matters".
        public var sentence: String {
            var parts: [String] = []
            if triedTextSizes.count > 1 { parts.append(textSizeSentence) }
            let influential = decisive + (partlyDecisive ?? [])
            if decisive.isEmpty, isIndifferentToAll {
                parts.append("no other setting matters")
            } else if partlyDecisive != nil, !influential.isEmpty, influential.count <= indifferent.count {
                parts.append("of the other settings, only \(influential.joinedInEnglish) \(influential.count == 1 ? "matters" : "matter")")
            } else if !indifferent.isEmpty {
                parts.append("\(indifferent.joinedInEnglish) \(indifferent.count == 1 ? "does" : "do") not matter")
            }
            return parts.joined(separator: "; ")
        }

        private var textSizeSentence: String {
            guard let first = failingTextSizes.first, let last = failingTextSizes.last else { return "" }
            if failingTextSizes == triedTextSizes { return "the same at every text size" }
            if failingTextSizes.count == 1 { return "only at text size \(first.shortName)" }
            if failingTextSizes == triedTextSizes.filter({ $0 >= first }) { return "the same at every size from \(first.shortName)" }
            if failingTextSizes == triedTextSizes.filter({ $0 <= last }) { return "the same at every size up to \(last.shortName)" }
            return "the same at \(failingTextSizes.map(\.shortName).joinedInEnglish)"
        }
    }
}

extension [String] {
    /// The strings as an English list: "a", "a and b", "a, b and c".
    var joinedInEnglish: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
