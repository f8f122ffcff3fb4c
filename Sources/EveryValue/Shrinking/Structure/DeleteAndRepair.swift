/// Deletes an element and lowers by one every number of one draw site that pointed
/// past it.
///
/// Numbers drawn at one place of the generator, inside one pair of bounds, are
/// taken for positions in the list, or for its length, when none is beyond its end.
/// Lowering all numbers, whatever they mean, was tried and edits kinds and sizes as
/// well.
///
/// The numbers in a program are those of results, counted in each pool.
///
/// GUARANTEE: when it ends without a change, no element can be deleted with the
/// references of any single site repaired.
struct DeleteAndRepair: PlacePass {
    let name = "delete and repair"

    /// A place of the generator, and the bounds there: a function that several
    /// generators call is one place.
    private struct Site: Equatable {
        let place: UInt32
        let shape: Int

        init(_ item: RecordedItem) { (place, shape) = (item.place, item.shape) }
    }

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let element = best.brackets[place]
        guard element.kind == .element else { return .exhausted }
        if best.brackets[element.parent].place == ProgramSite.steps { return attemptStep(number, element, best) }
        let position = best.position(of: place)
        let count = best.children(of: element.parent).count
        let sites = sitesPointingPast(position, outside: element, best).filter { mayPoint(into: count, $0, best) }
        guard number < sites.count else { return .exhausted }
        var items = best.recording.items
        for index in best.choices where isReference(index, past: position, outside: element, best) {
            guard Site(items[index]) == sites[number] else { continue }
            items[index].bits = UInt64(bitPattern: Int64(items[index].integer - 1))
        }
        items.removeSubrange(element.whole)
        return .candidate(best.recording.with(items: items))
    }

    /// Deletes a step of a program, and lowers the numbers of results from one of
    /// them on: which one the step made cannot be seen.
    private func attemptStep(_ number: Int, _ step: RecordingTree.Bracket, _ best: RecordingTree) -> Attempt {
        let numbers = best.choices.filter { $0 > step.close && ProgramSite.isOfResults(best.recording.items[$0].place) }
        var lowest: [(site: UInt32, number: Int)] = []
        for index in numbers {
            let item = best.recording.items[index]
            if item.integer > 0, !lowest.contains(where: { $0 == (item.place, item.integer) }) { lowest.append((item.place, item.integer)) }
        }
        guard number < lowest.count else { return .exhausted }
        var items = best.recording.items
        for index in numbers where items[index].place == lowest[number].site && items[index].integer >= lowest[number].number {
            items[index].bits = UInt64(bitPattern: Int64(items[index].integer - 1))
        }
        items.removeSubrange(step.whole)
        return .candidate(best.recording.with(items: items))
    }

    private func sitesPointingPast(_ position: Int, outside element: RecordingTree.Bracket, _ best: RecordingTree) -> [Site] {
        var sites: [Site] = []
        for index in best.choices where isReference(index, past: position, outside: element, best) {
            let site = Site(best.recording.items[index])
            if !sites.contains(site) { sites.append(site) }
        }
        return sites
    }

    /// Whether all numbers of a site are at most the length of a list.
    private func mayPoint(into count: Int, _ site: Site, _ best: RecordingTree) -> Bool {
        best.choices.allSatisfy { index in
            guard Site(best.recording.items[index]) == site, let number = best.integer(at: index) else { return true }
            return number.value >= 0 && number.value <= count
        }
    }

    private func isReference(
        _ index: Int, past position: Int, outside element: RecordingTree.Bracket, _ best: RecordingTree
    ) -> Bool {
        guard !element.whole.contains(index), let number = best.integer(at: index) else { return false }
        return number.value > position && number.value > number.shape.lowest
    }
}
