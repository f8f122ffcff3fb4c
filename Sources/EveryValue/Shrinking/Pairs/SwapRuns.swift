/// Exchanges two runs of choices of equal shapes, where the later one is simpler.
///
/// Behind the first choice, those of one draw site are enough, since the end of a
/// range depends on its start. Where other code draws the second run, those of one
/// kind are enough.
///
/// Solves values of several equal parts that no list holds: two rectangles, two
/// ranges, two names, whose roles are the same.
///
/// GUARANTEE: when it ends, no exchange of two neighboring runs directly in one
/// bracket is simpler, nor of two single choices there. Runs have at most eight
/// choices; single choices are at most eight places apart.
struct SwapRuns: PlacePass {
    let name = "swap runs"
    private static let longest = 8
    private static let mostDistant = 8

    func placeCount(_ best: RecordingTree) -> Int { best.choices.count }

    /// First the neighboring runs, the longest last, then single choices.
    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let isRun = number < Self.longest
        let (length, distance) = isRun ? (number + 1, number + 1) : (1, number - Self.longest + 2)
        guard distance <= Self.mostDistant else { return .exhausted }
        guard place + distance + length <= best.choices.count, areExchangeable(place, distance, length, best) else { return .nothing }
        var items = best.recording.items
        for offset in place..<place + length {
            let (here, there) = (best.choices[offset], best.choices[offset + distance])
            items.swapAt(here, there)
            // The code that draws them stays where it is.
            (items[here].place, items[there].place) = (items[there].place, items[here].place)
        }
        return .candidate(best.recording.with(items: items))
    }

    /// Whether two runs lie directly in one bracket with nothing else between, have
    /// equal shapes, and the later one is simpler.
    private func areExchangeable(_ place: Int, _ distance: Int, _ length: Int, _ best: RecordingTree) -> Bool {
        let (choices, recording) = (best.choices, best.recording)
        let last = place + distance + length - 1
        guard choices[last] - choices[place] == last - place else { return false }
        let isByOtherCode = !recording.hasSameSite(choices[place], choices[place + distance])
        var order = 0
        for offset in place..<place + length {
            let (here, there) = (choices[offset], choices[offset + distance])
            let isAlike = recording.hasSameSite(here, there) || isByOtherCode && recording.items[here].kind == recording.items[there].kind
            guard recording.hasSameShape(here, there) || offset > place && isAlike else { return false }
            if order == 0 { order = recording.orderOfChoice(here, recording, there) }
        }
        return order > 0
    }
}

extension ChoiceRecording {
    /// Whether two choices were drawn at one place of the code.
    fileprivate func hasSameSite(_ one: Int, _ other: Int) -> Bool {
        items[one].kind == items[other].kind && items[one].place == items[other].place
    }

    /// Whether two choices may have the same values.
    fileprivate func hasSameShape(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (items[one], items[other])
        guard first.kind == second.kind else { return false }
        switch first.kind {
        case .integer: return integerShapes[first.shape] == integerShapes[second.shape]
        case .float: return floatShapes[first.shape] == floatShapes[second.shape]
        case .text: return textShapes[first.shape] == textShapes[second.shape]
        case .offset: return true
        case .span, .list, .element, .close: return false
        }
    }
}
