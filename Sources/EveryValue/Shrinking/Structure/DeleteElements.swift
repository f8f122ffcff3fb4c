/// Deletes runs of elements from each list, the outer lists first, from the end of
/// each list to its beginning.
///
/// A run that can go is followed by one twice as long, one that cannot by one half
/// as long; a single element that cannot go is passed over. The first run of all is
/// the whole list. Later visits try two neighbors and then one of them, at every
/// place: an instruction and the one that takes it back can only go together.
///
/// GUARANTEE: when a later visit ends without a change, neither an element nor two
/// neighbors can be deleted from any list. Cost of a quiet visit: two candidates
/// for each element.
struct DeleteElements: ShrinkPass {
    let name = "delete elements"
    private var list = 0
    private var length = 0
    /// The number of the element before which the next run ends.
    private var end = Int.max
    private var isFirstVisit = true

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let lists = best.numbers(of: .list)
        while list < lists.count {
            let elements = best.children(of: lists[list])
            if length == 0 { length = isFirstVisit ? elements.count : 2 }
            end = min(end, elements.count)
            if end > 0 {
                length = min(length, end)
                let run = best.brackets[elements[end - length]].open..<best.brackets[elements[end - 1]].close + 1
                return best.removing(run)
            }
            list += 1
            length = 0
            end = .max
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted {
            end -= length
            length *= 2
        } else if length > 1 {
            length /= 2
        } else {
            end -= 1
            if !isFirstVisit { length = 2 }
        }
    }

    mutating func reset() {
        self = DeleteElements()
        isFirstVisit = false
    }
}
