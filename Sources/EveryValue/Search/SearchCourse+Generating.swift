// Starting recordings, enumeration of small domains, and random cases.
extension SearchCourse {
    mutating func proposeStarting(_ index: Int) -> Proposal<Value>? {
        guard index < settings.starting.count else {
            beginGenerating()
            return nil
        }
        if let sample = make(.replay(settings.starting[index], limit: settings.choicesPerValue)) {
            let key = key(sample)
            if verdicts[key] == nil { return Proposal(sample: sample, key: key, phase: .starting(index)) }
            statistics.repeated += 1
        }
        stage = .starting(index + 1)
        return nil
    }

    /// Goes on to shrinking when something has failed, and to generating when
    /// nothing has or all of it is shrunk.
    mutating func beginGenerating() {
        if let task = tasks.firstIndex(where: { !$0.isFinished }) {
            beginShrinking(task)
        } else if nextCase == 0, let script = wholeDomain() {
            stage = .enumerating(0, script)
        } else {
            stage = .generating
        }
    }

    /// The first of all paths through the generator, when there are no more of them
    /// than cases asked for.
    ///
    /// A generator of a wide choice is found out by its first run, so this costs
    /// next to nothing where it does not apply.
    private func wholeDomain() -> EnumerationScript? {
        let most = min(settings.cases, DrawLimit.enumeratedPaths)
        guard most > 0 else { return nil }
        let first = EnumerationScript(.all(limit: most))
        var script = first
        var visited = 0
        while visited < most {
            let source = ChoiceSource.enumeration(script, limit: DrawLimit.enumeratedWeight)
            _ = try? generator.make(source)
            visited += 1
            if source.isOverrun || source.script.isTooWide || source.script.hasMorePathsAhead(than: most - visited) { return nil }
            guard let next = source.script.successor() else { return first }
            script = next
        }
        return nil
    }

    mutating func proposeEnumerated(_ number: Int, _ script: EnumerationScript) -> Proposal<Value>? {
        let source = ChoiceSource.enumeration(script, limit: DrawLimit.enumeratedWeight)
        let (isOwn, before) = (isShared(number), statistics)
        let sample = make(source)
        // A path of another share was gone through to find the next one, and counts
        // there.
        if !isOwn { statistics = before }
        if let next = source.script.successor() {
            stage = .enumerating(number + 1, next)
        } else {
            stage = .generating
            nextCase = .max
        }
        guard isOwn, let sample else { return nil }
        let key = key(sample)
        if isRepeated(key) { return nil }
        return Proposal(sample: sample, key: key, phase: .enumerating(number))
    }

    mutating func proposeGenerated() -> Proposal<Value>? {
        if let task = tasks.firstIndex(where: { !$0.isFinished }) {
            beginShrinking(task)
            return nil
        }
        if let ending = endOfGenerating() {
            stage = ending == .completed && mayTarget ? .targeting(targetStep) : .ended(ending)
            return nil
        }
        let number = nextCase
        nextCase += 1
        guard isShared(number), let sample = make(source(forCase: number)) else { return nil }
        let key = key(sample)
        if isRepeated(key) { return nil }
        return Proposal(sample: sample, key: key, phase: .generating(number))
    }

    /// Whether a case is to be judged here.
    private func isShared(_ number: Int) -> Bool { settings.share?.contains(number) ?? true }

    /// Whether another case is drawn because this one was judged before; never when
    /// another share may have judged it.
    private mutating func isRepeated(_ key: VerdictKey) -> Bool {
        guard settings.share == nil, let known = verdicts[key] else { return false }
        if known == .discarded { statistics.discarded += 1 } else { statistics.repeated += 1 }
        return true
    }

    /// Why generating is over, or nil when it is not.
    private mutating func endOfGenerating() -> SearchEnding? {
        if nextCase == .max {
            let values = statistics.cases + statistics.discarded
            // Those that were among the starting recordings have been judged as
            // well.
            let isJudged = values + statistics.repeated > 0
            return isJudged || settings.share != nil ? .exhausted(values: values) : .gaveUp(reason: reasonToGiveUp)
        }
        if settings.share != nil { return nextCase >= settings.cases ? .completed : nil }
        if let allowance = generationAllowance {
            switch settings.furtherSearch {
            case .none: return .foundFailures
            case .asMuchAsSpent: if statistics.evaluations >= allowance { return .foundFailures }
            case .allCases: break
            }
        }
        if statistics.cases >= settings.cases { return .completed }
        if statistics.repeated >= mostRepeated {
            // Values judged while shrinking come up again as well, and a few cases
            // less are no reason for a warning.
            statistics.seemsExhausted = tasks.isEmpty && statistics.cases < settings.cases / 10 * 9
            return .completed
        }
        let vain = statistics.discarded + statistics.generationErrors
        let (most, overflow) = settings.cases.multipliedReportingOverflow(by: settings.maximumDiscardRatio)
        guard !overflow, vain >= max(most, settings.maximumDiscardRatio) else { return nil }
        return .gaveUp(reason: reasonToGiveUp)
    }

    /// The number of repeated values that ends the search: four for each case, and
    /// at least 100.
    private var mostRepeated: Int { max(100, settings.cases.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * settings.cases) }

    private var reasonToGiveUp: String {
        let error = (statistics.firstGenerationError ?? lastRefusal).map { " The first error: \($0)" } ?? ""
        let reasons = [
            statistics.discarded > 0 ? "the property discarded \(statistics.discarded)" : nil,
            statistics.refused > 0 ? "filters refused \(statistics.refused) values" : nil,
            statistics.generationErrors > 0 ? "the generator failed \(statistics.generationErrors) times" : nil,
        ].compactMap(\.self)
        let list = reasons.count < 2 ? reasons.joined() : "\(reasons.dropLast().joined(separator: ", ")), and \(reasons[reasons.count - 1])"
        let reason = list.isEmpty ? "." : ": \(list)."
        return "Only \(statistics.cases) of \(settings.cases) cases could be judged\(reason)\(error)"
    }

    /// Where a case takes its choices from: small values first, and following a
    /// plan where there is one.
    ///
    /// One case in eight is a random value with one part copied over another.
    private func source(forCase number: Int) -> ChoiceSource {
        var bits = RandomBits(seed: settings.seed, stream: number)
        let growth = min(100, 5 + number)
        let isSwarming = bits.oneIn(4)
        let isMutated = bits.oneIn(8)
        let seed = bits.next()
        let limit = settings.choicesPerValue
        guard !settings.plans.isEmpty else {
            if let hints = settings.hints, bits.oneIn(4) {
                return .random(seed, growth: growth, isSwarming: isSwarming, limit: limit, hints: hints)
            }
            let source = ChoiceSource.random(seed, growth: growth, isSwarming: isSwarming, limit: limit)
            guard isMutated, let sample = try? generator.make(source), let copy = Mutation.duplicated(sample.recording, &bits) else {
                return isMutated ? .random(seed, growth: growth, isSwarming: isSwarming, limit: limit) : source
            }
            return .plan(copy, seed: seed, growth: growth, limit: limit)
        }
        return .plan(settings.plans[number % settings.plans.count], seed: seed, growth: growth, isSwarming: isSwarming, limit: limit)
    }

    /// Counts a case and its verdict, and starts shrinking when it has failed in a
    /// new way.
    mutating func countCase(_ answer: Answer, _ proposal: Proposal<Value>) {
        statistics.totalWeight += proposal.sample.recording.weight
        if answer.judgment == .discarded {
            statistics.discarded += 1
        } else {
            statistics.cases += 1
            statistics.count(labels: answer.notes.labels)
            keepTargets(answer.notes.scores, proposal.sample.recording)
        }
        guard case .generating = stage else { return }
        if settings.repeatEvery > 0, nextCase != .max, nextCase % settings.repeatEvery == 0 {
            toRepeat = proposal.sample
            stage = .repeating(nextCase - 1, answer.judgment)
        } else if let task = tasks.firstIndex(where: { !$0.isFinished }) {
            beginShrinking(task)
        }
    }
}
