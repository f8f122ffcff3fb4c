/// Reads a recording back, aligned by span label and draw site.
///
/// Inside a span, a draw takes the next choice made at the same site, and an inner
/// span the next one with its label; the choices between are left out. Siblings
/// therefore cannot disturb one another: leftovers end with their span, and the
/// caller fills in missing choices.
struct ReplayCursor {
    private struct Frame {
        /// The index of the closing bracket, or of the end of the recording.
        var end: Int
        /// Whether the recording has a span here at all.
        var isMatched: Bool
    }

    let recording: ChoiceRecording
    /// Whether spans that find no partner in their parent may take one from the top
    /// level of the recording.
    private let reachesDown: Bool
    private var position = 0
    private var frames: [Frame]
    /// How many of the open brackets are read from the recording.
    private var matchedCount = 0
    /// Where to go on in the brackets around those taken from the top level.
    private var borrowed: [(depth: Int, position: Int)] = []

    init(_ recording: ChoiceRecording, reachesDown: Bool = false) {
        var linked = recording
        linked.relink()
        self.recording = linked
        self.reachesDown = reachesDown && !recording.isEmpty
        frames = [Frame(end: linked.items.count, isMatched: true)]
    }

    /// Whether the recording says anything about the span being drawn.
    @inline(__always)
    var isMatched: Bool { frames[frames.count - 1].isMatched }

    /// The next choice of this span of one kind made at one site; passes over
    /// others.
    mutating func choice(_ kind: RecordedItem.Kind, site: UInt32) -> RecordedItem? {
        let frame = frames[frames.count - 1]
        guard frame.isMatched else { return nil }
        var index = position
        while index < frame.end {
            let item = recording.items[index]
            if item.opens {
                index += Int(item.bits) + 1
                continue
            }
            if item.isChoice, item.place == site || item.place == 0,
                item.kind == kind || (kind == .integer && item.kind == .offset)
            {
                position = index + 1
                return item
            }
            index += 1
        }
        return nil
    }

    /// Steps into the next bracket of a kind and place, or into nothing when there
    /// is none.
    mutating func open(_ kind: RecordedItem.Kind, place: UInt32) {
        let frame = frames[frames.count - 1]
        if frame.isMatched, let index = find(kind, place, from: position, to: frame.end) {
            enter(index)
        } else if reachesDown, matchedCount == 0, kind == .span, let index = find(kind, place, from: 0, to: recording.items.count) {
            // A plan often speaks of one labelled part only, wherever the generator
            // draws that part. Reading on behind it is not wanted, so the position
            // is put back when it closes. Inside a part of the plan nothing is
            // borrowed: a tree would be put into itself.
            borrowed.append((depth: frames.count, position: position))
            enter(index)
        } else {
            frames.append(Frame(end: 0, isMatched: false))
        }
    }

    /// Whether the next thing in this list is one more element.
    ///
    /// It changes nothing, but is called in place like all else here: reading a
    /// property from behind the source's pointer copies the whole cursor first.
    mutating func hasElement() -> Bool {
        let frame = frames[frames.count - 1]
        return frame.isMatched && position < frame.end && recording.items[position].kind == .element
    }

    /// Leaves the bracket entered last.
    mutating func close() {
        let frame = frames.removeLast()
        if frame.isMatched { matchedCount -= 1 }
        if let loan = borrowed.last, loan.depth == frames.count {
            position = loan.position
            borrowed.removeLast()
        } else if frame.isMatched {
            position = frame.end + 1
        }
    }

    /// Steps into nothing: until the matching `close`, the recording has no say.
    mutating func leave() {
        frames.append(Frame(end: 0, isMatched: false))
    }

    private mutating func enter(_ index: Int) {
        position = index + 1
        frames.append(Frame(end: index + Int(recording.items[index].bits), isMatched: true))
        matchedCount += 1
    }

    private func find(_ kind: RecordedItem.Kind, _ place: UInt32, from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            let item = recording.items[index]
            guard item.opens else {
                index += 1
                continue
            }
            if item.kind == kind, item.place == place || item.place == 0 { return index }
            index += Int(item.bits) + 1
        }
        return nil
    }
}
