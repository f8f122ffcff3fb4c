/// Deletes any two steps of a program, or one with its amount in another, or puts a
/// copy of a lighter step anywhere in its place.
///
/// Solves programs in which two steps depend on each other over a distance: one
/// that adds and one that takes, for instance. Copies are tried with all numbers
/// different, too: equal ones may hide that the program still fails.
///
/// GUARANTEE: when it ends without a change, no two steps can be deleted from a
/// program of at most 20 steps.
struct RearrangeSteps: ListPass {
    let name = "rearrange steps"
    /// How many candidates of each kind are tried.
    private static let most = 200

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let lists = best.numbers(of: .list).filter { best.brackets[$0].place == ProgramSite.steps }
        let steps = lists.flatMap(best.children(of:))
        return Array(pairs(steps, best).prefix(most)) + amounts(steps, best).prefix(most) + exchanges(steps, lists, best).prefix(most)
    }

    private static func pairs(_ steps: [Int], _ best: RecordingTree) -> some Sequence<ChoiceRecording> {
        steps.indices.reversed().lazy.flatMap { last in
            steps[..<last].reversed().lazy.map { first in
                var items = best.recording.items
                items.removeSubrange(best.brackets[steps[last]].whole)
                items.removeSubrange(best.brackets[first].whole)
                return best.recording.with(items: items)
            }
        }
    }

    /// The choices that are neither rules nor results.
    private static func numbers(in items: ContiguousArray<RecordedItem>) -> [Int] {
        items.indices.filter { index in
            let item = items[index]
            return item.kind == .integer && item.place != ProgramSite.rule && item.place != ProgramSite.schedule
                && !ProgramSite.isOfResults(item.place)
        }
    }

    private static func amounts(_ steps: [Int], _ best: RecordingTree) -> some Sequence<ChoiceRecording> {
        let numbers = numbers(in: best.recording.items)
        return steps.reversed().lazy.flatMap { step in
            let whole = best.brackets[step].whole
            let own = numbers.filter(whole.contains).map { best.recording.items[$0].integer }
            return numbers.filter { !whole.contains($0) }.lazy.flatMap { other in
                own.lazy.map { amount in
                    var items = best.recording.items
                    items[other].bits = UInt64(bitPattern: Int64(items[other].integer &- amount))
                    items.removeSubrange(whole)
                    return best.recording.with(items: items)
                }
            }
        }
    }

    private static func exchanges(_ steps: [Int], _ lists: [Int], _ best: RecordingTree) -> some Sequence<ChoiceRecording> {
        let items = best.recording.items
        var kinds: [ArraySlice<RecordedItem>] = []
        for step in steps {
            let copy = Array(items[best.brackets[step].whole])[...]
            if !kinds.contains(copy) { kinds.append(copy) }
        }
        // Before each step, and at the end of each list.
        let places = steps.map { best.brackets[$0].open } + lists.map { best.brackets[$0].close }
        return steps.lazy.flatMap { step in
            let whole = best.brackets[step].whole
            return kinds.filter { $0.count < whole.count }.lazy.flatMap { kind in
                places.lazy.flatMap { place in
                    var result = items
                    if place >= whole.upperBound {
                        result.insert(contentsOf: kind, at: place)
                        result.removeSubrange(whole)
                    } else {
                        result.removeSubrange(whole)
                        result.insert(contentsOf: kind, at: min(place, whole.lowerBound))
                    }
                    var different = result
                    for (number, index) in numbers(in: result).enumerated() {
                        let simplest = best.recording.integerShapes[result[index].shape].simplest
                        different[index].bits = UInt64(bitPattern: Int64(simplest &+ number))
                    }
                    return [best.recording.with(items: result), best.recording.with(items: different)]
                }
            }
        }
    }
}
