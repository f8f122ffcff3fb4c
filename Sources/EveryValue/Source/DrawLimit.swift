/// How much a single value may draw.
enum DrawLimit {
    /// The weight at which a random value counts as too large and is given up.
    ///
    /// Ten thousand elements is far more than a counterexample worth reading, and
    /// generation of that much takes about a millisecond.
    static let weight = 20_000

    /// The weight at which a path through a whole domain is given up: a list
    /// without end has no whole domain.
    static let enumeratedWeight = 64

    /// The number of values up to which a whole domain is gone through in the place
    /// of random cases.
    static let enumeratedPaths = 2_000

    /// The number of draws past the limit after which the generator is taken not to
    /// end, and the program is stopped.
    static let runaway = 1_000_000

    /// How often a filtered generator draws again before it gives up.
    static let filterAttempts = 100
}
