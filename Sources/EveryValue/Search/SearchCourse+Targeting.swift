/// The recording with the highest score of one name so far.
struct Target {
    let name: String
    var score: Double
    var recording: ChoiceRecording
}

// After the random cases, the scores the property gave are raised, one after the
// other.
extension SearchCourse {
    mutating func keepTargets(_ scores: [SearchNotes.Score], _ recording: ChoiceRecording) {
        for score in scores {
            if let known = targets.firstIndex(where: { $0.name == score.name }) {
                if score.value > targets[known].score {
                    targets[known].score = score.value
                    targets[known].recording = recording
                }
            } else {
                targets.append(Target(name: score.name, score: score.value, recording: recording))
            }
        }
    }

    /// Whether there is a score to be raised, and nothing has failed yet.
    var mayTarget: Bool {
        targetStep < settings.targetEvaluations && !targets.isEmpty && tasks.isEmpty
    }

    mutating func proposeTargeted(_ step: Int) -> Proposal<Value>? {
        guard mayTarget else {
            stage = .generating
            return nil
        }
        stage = .targeting(step + 1)
        targetStep = step + 1
        var bits = RandomBits(seed: settings.seed ^ 0x7A26_6574, stream: step)
        let candidate = Mutation.nudged(targets[step % targets.count].recording, &bits)
        guard let sample = make(.plan(candidate, seed: bits.next(), limit: settings.choicesPerValue)) else { return nil }
        let key = key(sample)
        if verdicts[key] != nil { return nil }
        return Proposal(sample: sample, key: key, phase: .targeting(step))
    }

    mutating func settleTargeted(_ step: Int, _ answer: Answer, _ proposal: Proposal<Value>) {
        guard answer.judgment != .discarded else { return }
        keepTargets(answer.notes.scores, proposal.sample.recording)
    }
}
