extension CheckOption {
    /// A seed that is not written in the test.
    public enum Seed: Hashable, Sendable {
        /// A new one for every run; reports print it.
        case random

        /// The random seed of this process, short enough to type; the same for all
        /// checks of a run.
        static let drawn = UInt64.random(in: 1...999_999_999)

        /// The environment variable with the seed of a run: a whole number, or
        /// `random`.
        private static let variable = "EVERYSCREEN_SEED"

        /// The error of a seed that is neither.
        struct Mistake: Error, Hashable {
            let text: String
        }

        /// Returns the seed of a run, or `nil` if the variable is not set.
        static func value(in variables: [String: String]) -> Result<UInt64?, Mistake> {
            guard let text = variables[variable], !text.isEmpty else { return .success(nil) }
            if text != "random" {
                if let seed = UInt64(text) { return .success(seed) }
                return .failure(
                    Mistake(text: "\(variable) is \"\(text)\"; it takes a whole number from 0 on, or \"random\" for another one every run"))
            }
            // Shards divide one search, so they need one seed.
            if variables.keys.contains("EVERYSCREEN_SHARD") {
                return .failure(
                    Mistake(text: "\(variable) is \"random\", but the shards of a run need the same seed; give all of them one number"))
            }
            return .success(drawn)
        }
    }
}
