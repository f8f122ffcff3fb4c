// One case in some is judged, and generated, a second time.
extension SearchCourse {
    mutating func proposeRepeated(_ number: Int) -> Proposal<Value>? {
        guard let sample = toRepeat else {
            stage = .generating
            return nil
        }
        toRepeat = nil
        if let again = make(.replay(sample.recording)), again.recording != sample.recording {
            statistics.contradictions.append(.generatorNotDeterministic(case: number))
        }
        return Proposal(sample: sample, key: key(sample), phase: .repeating(number))
    }

    mutating func settleRepeated(_ number: Int, _ first: Judgment, _ second: Judgment) {
        if first != second {
            statistics.contradictions.append(.propertyNotDeterministic(case: number, first: first, second: second))
        }
        stage = .generating
    }
}
