/// The choices a generator made, as a tree; it is stored, replayed, compared and
/// shrunk in the place of a value.
///
/// The tree is flat: one array of 16-byte items in the order of drawing, where
/// spans, lists and elements are brackets. The length of a list is the number of
/// elements inside its brackets, so that cutting an element out never leaves a
/// wrong count.
public struct ChoiceRecording: Hashable, Sendable {
    /// Choices and brackets in the order they were drawn.
    var items: ContiguousArray<RecordedItem> = []
    /// The bounds and targets the integers refer to.
    var integerShapes: [IntegerShape] = []
    /// The bounds the floating-point numbers refer to.
    var floatShapes: [FloatShape] = []
    /// The alphabets and lengths the strings refer to.
    var textShapes: [TextShape] = []
    /// The codes of all strings, one after another.
    var text: ContiguousArray<UInt32> = []
    /// Labels met while drawing, to print parts by their name.
    var labels: [SpanLabel] = []

    /// The number of choices, plus the elements of collections, plus the settings
    /// that are not at their simplest value.
    ///
    /// Less weight means simpler, whatever the choices are.
    public internal(set) var weight = 0

    /// The sum over all choices of how many brackets enclose them: of two
    /// recordings of one weight, the flatter is simpler.
    var nesting = 0

    /// Creates a recording without choices, which replays as the simplest value of
    /// any generator.
    public init() {}

    /// The names of the spans in it, each once, in the order in which they first
    /// came up.
    package var spanNames: [String] { labels.map(\.description) }

    /// Whether there are no choices at all.
    public var isEmpty: Bool { items.isEmpty }

    /// Writes into every opening bracket how far away its end is; needed after an
    /// edit, before a replay.
    mutating func relink() {
        var open: [Int] = []
        for index in items.indices {
            let item = items[index]
            if item.opens {
                open.append(index)
            } else if item.kind == .close, let start = open.popLast() {
                items[start].bits = UInt64(index - start)
            }
        }
    }

    /// The codes of the string recorded at an index.
    func textCodes(at index: Int) -> ArraySlice<UInt32> {
        let range = items[index].textRange
        return ArraySlice(text[range])
    }

    /// A copy with other items, for a candidate; brackets must be balanced.
    func with(items: ContiguousArray<RecordedItem>) -> ChoiceRecording {
        var copy = self
        copy.items = items
        return copy
    }

    // MARK: Equality

    public static func == (left: ChoiceRecording, right: ChoiceRecording) -> Bool {
        guard left.weight == right.weight, left.items.count == right.items.count else { return false }
        for index in left.items.indices {
            let one = left.items[index]
            let other = right.items[index]
            guard one.kind == other.kind, one.place == other.place else { return false }
            if one.kind == .text {
                guard left.text[one.textRange] == right.text[other.textRange] else { return false }
            } else if one.isChoice {
                guard one.bits == other.bits else { return false }
            }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint.high)
    }
}
