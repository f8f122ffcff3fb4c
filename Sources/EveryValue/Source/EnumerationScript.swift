/// A numbered path through all decisions a generator can be made to take.
///
/// Every decision takes the next digit of the script; past its end the digit is 0,
/// the simplest. Counting the script up like an odometer visits every combination
/// once, simplest first.
struct EnumerationScript: Sendable {
    /// The values that a choice may take.
    enum Options: Sendable {
        /// Every value there is, as long as a single choice has at most this many.
        case all(limit: Int)
        /// Simplest values, their neighbours, and the values of a pool.
        case pool(ValuePool)
        /// Every value, as far as the whole can be simpler than a recording.
        case below(EnumerationCeiling)
    }

    /// The size of a path so far, as far as it matters for the choices that may
    /// follow.
    struct Position {
        let weight: Int
        let nesting: Int
    }

    private var digits: [Int] = []
    private var taken: [(digit: Int, count: Int)] = []
    private let options: Options
    private var integers: [(shape: IntegerShape, values: [Int])] = []
    /// Whether the value has become too large, so that no later decision can make
    /// it acceptable.
    private var isFrozen = false
    /// Whether a choice had more values than can be counted through.
    private(set) var isTooWide = false

    private var ceiling: EnumerationCeiling?

    init(_ options: Options = .all(limit: 0)) {
        self.options = options
        if case .below(let ceiling) = options { self.ceiling = ceiling }
    }

    /// Whether there are values that no enumeration comes by.
    var isPartial = false

    /// Takes the next digit, below `count`.
    mutating func decide(_ count: Int) -> Int {
        if isFrozen { return 0 }
        if case .all(let limit) = options, count > limit {
            isTooWide = true
            return 0
        }
        let digit = taken.count < digits.count ? min(digits[taken.count], count - 1) : 0
        taken.append((digit, count))
        return digit
    }

    /// Ends the path here: every other way to go on is passed over with it.
    mutating func freeze() {
        isFrozen = true
    }

    mutating func integer(_ shape: IntegerShape, at position: Position) -> Int {
        let all = shape.width >= UInt(Int.max) ? Int.max : Int(shape.width) + 1
        switch options {
        case .all:
            return shape.value(numbered: decide(all))
        case .pool(let pool):
            let values = known(shape, pool)
            return values[decide(values.count)]
        case .below:
            guard let ceiling else { return shape.simplest }
            // A setting that is not simplest weighs one more, and a value heavier
            // than the ceiling is not simpler.
            let count = ceiling.count(all, at: position, kind: .integer) { shape.isSetting ? 1 : ceiling.rank(shape, $0) }
            let value = shape.value(numbered: decide(count))
            self.ceiling?.took(ChoiceRecording(integer: value, shape))
            return value
        }
    }

    /// The values of a shape; few shapes come up over and over, and collecting and
    /// sorting for each draw was half of the cost.
    private mutating func known(_ shape: IntegerShape, _ pool: ValuePool) -> [Int] {
        for entry in integers where entry.shape == shape { return entry.values }
        let values = pool.integers(shape)
        if integers.count < 16 { integers.append((shape, values)) }
        return values
    }

    mutating func float(_ shape: FloatShape, at position: Position) -> Double {
        switch options {
        case .all:
            isTooWide = true
            return shape.simplest
        case .pool(let pool):
            let values = pool.floats(shape)
            return values[decide(values.count)]
        case .below:
            guard let ceiling, let values = EnumerationCeiling.floats(shape) else {
                isTooWide = true
                return shape.simplest
            }
            let count = ceiling.count(.max, at: position, kind: .float) { ceiling.rank(values, shape, $0) ?? .max }
            // There are more numbers than were listed.
            if count > values.count { isTooWide = true }
            let value = values[decide(min(count, values.count))]
            self.ceiling?.took(ChoiceRecording(float: value, shape))
            return value
        }
    }

    mutating func text(_ shape: TextShape, at position: Position) -> [UInt32] {
        switch options {
        case .all:
            isTooWide = true
            return []
        case .pool(let pool):
            let values = pool.texts(shape)
            return values[decide(values.count)]
        case .below:
            guard let ceiling else { return [] }
            let count = ceiling.count(EnumerationCeiling.count(shape), at: position, kind: .text) { ceiling.rank(shape, $0) }
            let codes = EnumerationCeiling.text(shape, numbered: decide(count))
            self.ceiling?.took(ChoiceRecording(text: codes, shape))
            return codes
        }
    }

    /// Whether there are more paths after this one than a limit, for certain: each
    /// value that a decision has left is one at least.
    func hasMorePathsAhead(than limit: Int) -> Bool {
        var left = limit
        for (digit, count) in taken {
            left -= min(count - digit - 1, left + 1)
            if left < 0 { return true }
        }
        return false
    }

    /// The estimated share of all paths that this one and those before it are:
    /// exact if all ways on from a decision were as many.
    var share: Double {
        var (share, part) = (0.0, 1.0)
        for (digit, count) in taken {
            part /= Double(count)
            share += Double(digit) * part
        }
        return share + part
    }

    /// The script after this one, or nil when every combination was visited.
    func successor() -> EnumerationScript? {
        guard let last = taken.lastIndex(where: { $0.digit + 1 < $0.count }) else { return nil }
        var next = self
        next.digits = taken[...last].map(\.digit)
        next.digits[last] += 1
        next.isFrozen = false
        next.taken.removeAll(keepingCapacity: true)
        next.ceiling?.rewind()
        return next
    }
}

extension IntegerShape {
    /// The value with a number in the order from simple to complex: simplest, one
    /// above, one below, two above and so on.
    func value(numbered number: Int) -> Int {
        let above = UInt(bitPattern: highest &- simplest)
        let below = UInt(bitPattern: simplest &- lowest)
        let number = UInt(number)
        let both = min(above, below)
        if number <= 2 * both {
            let distance = (number + 1) / 2
            return number % 2 == 1 ? simplest &+ Int(distance) : simplest &- Int(distance)
        }
        let distance = number - both
        return above > below ? simplest &+ Int(distance) : simplest &- Int(distance)
    }
}
