extension SearchStatistics {
    /// Adds the work done for other cases of the same search.
    ///
    /// Ordered parts come in the order of the cases, so that sums do not depend on
    /// the division of the cases into shares.
    package mutating func add(_ other: SearchStatistics) {
        cases += other.cases
        evaluations += other.evaluations
        generated += other.generated
        discarded += other.discarded
        repeated += other.repeated
        seemsExhausted = seemsExhausted || other.seemsExhausted
        refused += other.refused
        forgottenValues += other.forgottenValues
        totalWeight += other.totalWeight
        generationErrors += other.generationErrors
        if let number = other.firstErrorCase, number < firstErrorCase ?? .max {
            firstErrorCase = number
            firstGenerationError = other.firstGenerationError
        }
        contradictions = (contradictions + other.contradictions).sorted { $0.caseNumber < $1.caseNumber }
    }

    /// Adds judgments that were spent on something else than cases.
    package mutating func add(evaluations count: Int) { evaluations += count }
}

extension SearchWarning {
    /// The case it speaks of; 0 for one that speaks of all.
    fileprivate var caseNumber: Int {
        switch self {
        case .propertyNotDeterministic(let number, _, _), .generatorNotDeterministic(let number): number
        case .manyDiscarded, .manyRefused, .manyRepeated, .generatorFailed, .heavyValues, .slowGenerator, .valuesForgotten: 0
        }
    }
}
