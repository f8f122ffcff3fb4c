/// The common structure of all changes of numbers from failure to failure.
///
/// Numbers that fail at equal distances, as those with one remainder, change by
/// multiples of that distance only. Where several numbers fail together, as in a
/// checksum, all changes are sums of a few.
struct ChangeLattice: Sendable {
    /// Recordings of more choices are not compared.
    private static let mostChoices = 12
    /// A single change by a multiple of one of these is no accident.
    private static let rounds: [UInt] = [100, 256]

    /// The choices of the last failure that are numbers; nil for the others.
    private var last: [Int?] = []
    /// The greatest common divisor of the changes by choice; 0 where it never
    /// changed.
    private(set) var divisors: [UInt] = []
    /// The greatest common divisor of the last two changes by choice.
    ///
    /// A date moves by seconds until it is at the beginning of a day, and by days
    /// from then on.
    private(set) var latest: [UInt] = []
    private var lastChange: [UInt] = []
    /// A few changes in echelon form; all others are sums of them.
    ///
    /// Each begins at a later choice than the one before, with a positive number.
    ///
    /// Empty once a change does not fit in an `Int`.
    private(set) var basis: [[Int]] = []
    private var isTooLarge = false

    init(_ recording: ChoiceRecording) { note(recording) }

    /// How often a choice changed.
    private var changes = 0

    /// Whether all numbers that changed fail at equal distances: their changes have
    /// a divisor each.
    ///
    /// A small divisor of few changes is an accident. Numbers that change in
    /// proportion have one as well, and may be at no distance from the next.
    var hasPattern: Bool {
        guard divisors.count == 1 else { return changes > 2 && basis.count > 1 && divisors.allSatisfy { $0 == 0 || $0 > 2 } }
        switch changes {
        case 0: return false
        case 1: return ChangeLattice.rounds.contains { divisors[0] % $0 == 0 }
        case 2: return divisors[0] >= 10
        default: return divisors[0] > 2
        }
    }

    /// Adds a failure; one of another shape begins anew.
    mutating func note(_ recording: ChoiceRecording) {
        var numbers: [Int?] = []
        for item in recording.items where item.isChoice {
            guard numbers.count < ChangeLattice.mostChoices else {
                (last, divisors, latest, basis) = ([], [], [], [])
                return
            }
            numbers.append(item.whole)
        }
        if numbers.count != last.count {
            divisors = numbers.map { _ in 0 }
            (latest, lastChange) = (divisors, divisors)
            (basis, isTooLarge, changes) = ([], false, 0)
        }
        var vector = numbers.map { _ in 0 }
        for (index, (before, now)) in zip(last, numbers).enumerated() where numbers.count == last.count {
            guard let before, let now else { continue }
            let change = before > now ? UInt(bitPattern: before &- now) : UInt(bitPattern: now &- before)
            divisors[index] = ChangeLattice.divisor(divisors[index], change)
            if change > 0 {
                changes += 1
                latest[index] = ChangeLattice.divisor(lastChange[index], change)
                lastChange[index] = change
            }
            let (difference, overflow) = now.subtractingReportingOverflow(before)
            vector[index] = difference
            isTooLarge = isTooLarge || overflow || difference == .min
        }
        last = numbers
        if isTooLarge || !insert(vector) || !reduce() { (basis, isTooLarge) = ([], true) }
    }

    /// Adds a change to the basis: Euclid's algorithm clears one number after
    /// another.
    ///
    /// - Returns: False on an overflow.
    private mutating func insert(_ vector: [Int]) -> Bool {
        var vector = vector
        for column in vector.indices where vector[column] != 0 {
            let row = basis.firstIndex { $0[..<column].allSatisfy { $0 == 0 } } ?? basis.count
            guard row < basis.count, basis[row][column] != 0 else {
                guard let positive = ChangeLattice.positive(vector, column) else { return false }
                basis.insert(positive, at: row)
                return true
            }
            while vector[column] != 0 {
                let quotient = basis[row][column] / vector[column]
                guard let rest = ChangeLattice.adding(basis[row], vector, times: -quotient) else { return false }
                (basis[row], vector) = (vector, rest)
            }
            guard let positive = ChangeLattice.positive(basis[row], column) else { return false }
            basis[row] = positive
        }
        return true
    }

    /// Takes multiples of later changes from earlier ones, which would grow with
    /// each insertion.
    ///
    /// - Returns: False on an overflow.
    private mutating func reduce() -> Bool {
        for later in basis.indices {
            guard let column = basis[later].firstIndex(where: { $0 != 0 }) else { continue }
            for row in 0..<later {
                guard let rest = ChangeLattice.adding(basis[row], basis[later], times: -(basis[row][column] / basis[later][column])) else {
                    return false
                }
                basis[row] = rest
            }
        }
        return true
    }

    /// The change, or its opposite, with a positive number; nil on an overflow.
    private static func positive(_ vector: [Int], _ column: Int) -> [Int]? {
        vector[column] > 0 ? vector : adding(vector.map { _ in 0 }, vector, times: -1)
    }

    /// A change and a multiple of another; nil on an overflow, so that each number
    /// has an opposite.
    static func adding(_ one: [Int], _ other: [Int], times factor: Int) -> [Int]? {
        var sum = one
        for index in sum.indices where other[index] != 0 {
            let (product, isWide) = other[index].multipliedReportingOverflow(by: factor)
            let (value, overflow) = sum[index].addingReportingOverflow(product)
            guard !isWide, !overflow, value != .min else { return nil }
            sum[index] = value
        }
        return sum
    }

    /// The greatest common divisor; 0 of two zeros.
    static func divisor(_ one: UInt, _ other: UInt) -> UInt {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}

extension RecordedItem {
    /// The number of a choice that is a whole one; nil for another.
    fileprivate var whole: Int? {
        if kind == .integer { return integer }
        guard kind == .float, case let value = Double(bitPattern: bits), value.magnitude < 0x1p53 else { return nil }
        return Int(exactly: value)
    }
}
