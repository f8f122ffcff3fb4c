/// A recording with its brackets resolved: what the shrink passes look at, built
/// once for every new best.
struct RecordingTree: Sendable {
    /// A span, a list or an element, with where it lies.
    struct Bracket: Sendable {
        let kind: RecordedItem.Kind
        let place: UInt32
        /// The index of the opening item.
        let open: Int
        /// The index of the closing item.
        var close: Int
        /// The number of the enclosing bracket, or -1.
        let parent: Int
        /// How many choices and elements are inside, an element itself not counted.
        var weight: Int

        /// The items between the brackets.
        var inside: Range<Int> { open + 1..<close }
        /// The items with the brackets.
        var whole: Range<Int> { open..<close + 1 }

        func contains(_ other: Bracket) -> Bool {
            open < other.open && other.close < close
        }
    }

    let recording: ChoiceRecording
    /// All brackets in the order in which they open.
    let brackets: [Bracket]
    /// The indexes of all choices among the items.
    let choices: [Int]
    /// The bracket each choice lies directly in, or -1; parallel to `choices`.
    let owners: [Int]

    init(_ recording: ChoiceRecording) {
        var brackets: [Bracket] = []
        var choices: [Int] = []
        var owners: [Int] = []
        var path: [Int] = []
        for (index, item) in recording.items.enumerated() {
            if item.opens {
                brackets.append(
                    Bracket(kind: item.kind, place: item.place, open: index, close: index, parent: path.last ?? -1, weight: 0))
                path.append(brackets.count - 1)
            } else if item.kind == .close {
                guard let ended = path.popLast() else { continue }
                brackets[ended].close = index
                if let parent = path.last {
                    brackets[parent].weight += brackets[ended].weight + (brackets[ended].kind == .element ? 1 : 0)
                }
            } else {
                choices.append(index)
                owners.append(path.last ?? -1)
                if let parent = path.last { brackets[parent].weight += 1 }
            }
        }
        self.recording = recording
        self.brackets = brackets
        self.choices = choices
        self.owners = owners
    }

    // MARK: Looking

    /// The numbers of all brackets of a kind.
    func numbers(of kind: RecordedItem.Kind) -> [Int] {
        brackets.indices.filter { brackets[$0].kind == kind }
    }

    /// The numbers of the brackets directly inside another, or at the top level for
    /// -1.
    func children(of number: Int) -> [Int] {
        let last = number < 0 ? brackets.count : descendants(of: number).upperBound
        return (number + 1..<last).filter { brackets[$0].parent == number }
    }

    /// The numbers of all brackets inside another, without itself.
    func descendants(of number: Int) -> Range<Int> {
        let close = brackets[number].close
        var low = number + 1
        var high = brackets.count
        while low < high {
            let middle = (low + high) / 2
            if brackets[middle].open < close { low = middle + 1 } else { high = middle }
        }
        return number + 1..<low
    }

    /// The nearest element around a bracket, or nil.
    func enclosingElement(of number: Int) -> Int? {
        var parent = brackets[number].parent
        while parent >= 0, brackets[parent].kind != .element { parent = brackets[parent].parent }
        return parent >= 0 ? parent : nil
    }

    /// Whether a bracket, or the top level for -1, is not part of any element.
    func isOutsideElements(_ number: Int) -> Bool {
        var parent = number
        while parent >= 0, brackets[parent].kind != .element { parent = brackets[parent].parent }
        return parent < 0
    }

    /// How many elements of the same list come before this one.
    func position(of element: Int) -> Int {
        let mine = brackets[element]
        return (mine.parent + 1..<element).count { brackets[$0].parent == mine.parent && brackets[$0].kind == .element }
    }

    /// A hash of the beginning of an element; elements with one beginning count as
    /// the same kind of thing.
    func signature(ofElement number: Int) -> UInt64 {
        let first = recording.items[brackets[number].open + 1]
        return UInt64(first.kind.rawValue) << 32 | UInt64(first.place)
    }

    /// The value and shape of the integer at an item, or nil when there is none.
    func integer(at item: Int) -> (value: Int, shape: IntegerShape)? {
        guard item < recording.items.count, recording.items[item].kind == .integer else { return nil }
        return (recording.items[item].integer, recording.integerShapes[recording.items[item].shape])
    }

    /// The value and shape of the integer that is the choice with a number.
    func integer(choice number: Int) -> (value: Int, shape: IntegerShape)? {
        number < choices.count ? integer(at: choices[number]) : nil
    }

    /// A number among the choices: a whole one, or a multiple of a power of 2.
    struct Number {
        let item: Int
        /// The number in units.
        let value: Int
        /// Its bounds in units.
        let shape: IntegerShape
        /// The binary digits after the point; nil for an integer.
        let digits: Int?
    }

    /// Numbers of more binary digits after the point are not counted in units.
    private static let mostDigits = 16

    /// Two numbers among the choices in one unit; nil where one is no number, or
    /// has no common unit with the other.
    func numbers(_ first: Int, _ second: Int) -> (Number, Number)? {
        guard first < choices.count, second < choices.count else { return nil }
        let digits = max(digits(of: choices[first]) ?? 0, digits(of: choices[second]) ?? 0)
        guard digits <= RecordingTree.mostDigits, let left = number(at: choices[first], digits),
            let right = number(at: choices[second], digits)
        else { return nil }
        return (left, right)
    }

    /// The binary digits after the point of a floating-point number; nil for
    /// another choice.
    private func digits(of item: Int) -> Int? {
        recording.items[item].kind == .float ? FloatShape.fractionDigits(Double(bitPattern: recording.items[item].bits)) : nil
    }

    private func number(at item: Int, _ digits: Int) -> Number? {
        if let (value, shape) = integer(at: item) { return digits == 0 ? Number(item: item, value: value, shape: shape, digits: nil) : nil }
        guard recording.items[item].kind == .float else { return nil }
        let shape = recording.floatShapes[recording.items[item].shape]
        let scale = Double(1 << digits)
        let value = Double(bitPattern: recording.items[item].bits) * scale
        guard value.magnitude < 0x1p53, shape.simplest.magnitude * scale < 0x1p53, let units = shape.units(digits: digits),
            units.contains(Int(value))
        else { return nil }
        return Number(item: item, value: Int(value), shape: units, digits: digits)
    }

    /// The value and bounds of the number that is a choice, each in units: a
    /// fraction of few binary digits is counted in its last one.
    func units(choice number: Int) -> (value: Int, shape: IntegerShape)? {
        guard number < choices.count, case let digits = digits(of: choices[number]) ?? 0, digits <= RecordingTree.mostDigits else {
            return nil
        }
        return self.number(at: choices[number], digits).map { ($0.value, $0.shape) }
    }

    /// The recording with other numbers at some items, in the units of the present
    /// ones.
    func setting(units changes: [(item: Int, value: Int)]) -> ChoiceRecording {
        setting(changes.map { (item: $0.item, value: RecordingTree.recorded($0.value, digits: digits(of: $0.item))) })
    }

    /// The recording with other numbers, in their units.
    func setting(_ changes: [(number: Number, value: Int)]) -> ChoiceRecording {
        setting(changes.map { (item: $0.number.item, value: RecordingTree.recorded($0.value, digits: $0.number.digits)) })
    }

    /// A number in units as its item holds it.
    private static func recorded(_ value: Int, digits: Int?) -> Int {
        guard let digits else { return value }
        return Int(Int64(bitPattern: (Double(value) / Double(1 << digits)).bitPattern))
    }

    /// The integers among the choices, each with its item.
    var integers: [(item: Int, value: Int, shape: IntegerShape)] {
        choices.compactMap { item in integer(at: item).map { (item, $0.value, $0.shape) } }
    }

    /// The choices and brackets among some items: parts of equal content have the
    /// same choices.
    ///
    /// - Parameters:
    ///   - range: The items.
    ///   - withPlaces: Whether the same code must have drawn them.
    func content(of range: Range<Int>, withPlaces: Bool) -> ContiguousArray<UInt64> {
        var content: ContiguousArray<UInt64> = []
        for item in recording.items[range] {
            content.append((withPlaces ? UInt64(item.place) << 8 : 0) | UInt64(item.kind.rawValue))
            if item.kind == .text {
                content.append(UInt64(item.textRange.count))
                content += recording.text[item.textRange].map(UInt64.init)
            } else if item.isChoice {
                content.append(item.bits)
            }
        }
        return content
    }

    // MARK: Editing

    /// The recording with some items replaced.
    func replacing(_ range: Range<Int>, with items: some Collection<RecordedItem>) -> ChoiceRecording {
        var copy = recording.items
        copy.replaceSubrange(range, with: items)
        return recording.with(items: copy)
    }

    /// The recording without some items.
    func removing(_ range: Range<Int>) -> ChoiceRecording {
        replacing(range, with: EmptyCollection())
    }

    /// The recording with other numbers at some items.
    func setting(_ changes: [(item: Int, value: Int)]) -> ChoiceRecording {
        var copy = recording.items
        for change in changes { copy[change.item].bits = UInt64(bitPattern: Int64(change.value)) }
        return recording.with(items: copy)
    }

    /// The recording with one string at some items.
    func setting(_ items: [Int], text codes: [UInt32]) -> ChoiceRecording {
        var copy = recording
        let bits = RecordedItem.textBits(start: copy.text.count, count: codes.count)
        copy.text.append(contentsOf: codes)
        for item in items { copy.items[item].bits = bits }
        return copy
    }
}
