/// A numbered path through all decisions a generator can be made to take.
///
/// Every decision takes the next digit of the script; past its end the digit is 0, the simplest. Counting the script up like
/// an odometer visits every combination once, simplest first.
struct EnumerationScript: Sendable {
    /// What a choice may be.
    enum Options: Sendable {
        /// Every value there is, as long as a single choice has at most this many.
        case all(limit: Int)
        /// Simplest values, their neighbours, and the values of a pool.
        case pool(ValuePool)
    }

    private var digits: [Int] = []
    private var taken: [(digit: Int, count: Int)] = []
    private let options: Options
    private var integers: [(shape: IntegerShape, values: [Int])] = []
    /// Whether the value has become too large, so that no later decision can mend it.
    private var isFrozen = false
    /// Whether a choice had more values than can be counted through.
    private(set) var isTooWide = false

    init(_ options: Options = .all(limit: 0)) {
        self.options = options
    }

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

    mutating func integer(_ shape: IntegerShape) -> Int {
        switch options {
        case .all:
            let count = shape.width == .max ? Int.max : Int(clamping: shape.width &+ 1)
            return shape.value(numbered: decide(count))
        case .pool(let pool):
            let values = known(shape, pool)
            return values[decide(values.count)]
        }
    }

    /// The values of a shape; few shapes come up over and over, and collecting and sorting for each draw was half of the cost.
    private mutating func known(_ shape: IntegerShape, _ pool: ValuePool) -> [Int] {
        for entry in integers where entry.shape == shape { return entry.values }
        let values = pool.integers(shape)
        if integers.count < 16 { integers.append((shape, values)) }
        return values
    }

    mutating func float(_ shape: FloatShape) -> Double {
        guard case .pool(let pool) = options else {
            isTooWide = true
            return shape.simplest
        }
        let values = pool.floats(shape)
        return values[decide(values.count)]
    }

    mutating func text(_ shape: TextShape) -> [UInt32] {
        guard case .pool(let pool) = options else {
            isTooWide = true
            return []
        }
        let values = pool.texts(shape)
        return values[decide(values.count)]
    }

    /// How many paths there are after this one, at least.
    var pathsAhead: Int {
        taken.reduce(0) { $0 + $1.count - $1.digit - 1 }
    }

    /// The script after this one, or nil when every combination was visited.
    func successor() -> EnumerationScript? {
        guard let last = taken.lastIndex(where: { $0.digit + 1 < $0.count }) else { return nil }
        var next = self
        next.digits = taken[...last].map(\.digit)
        next.digits[last] += 1
        next.isFrozen = false
        next.taken.removeAll(keepingCapacity: true)
        return next
    }
}

extension IntegerShape {
    /// The value with a number in the order from simple to complex: simplest, one above, one below, two above and so on.
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
