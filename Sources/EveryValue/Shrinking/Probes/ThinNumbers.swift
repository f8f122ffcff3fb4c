/// Takes digits out of a number, in binary and decimal notation, and lowers the
/// root of a power.
///
/// Solves sets described by digits: single bits, counts of bits, last digits, digit
/// sums, palindromes, numerals; times of day whose parts depend on one another.
/// Solves squares, cubes and triangular numbers, and powers of small primes.
struct ThinNumbers: ShrinkPass {
    let name = "thin numbers"

    /// A day, an hour, a minute and a second, in seconds.
    private static let clock: [UInt] = [86_400, 3600, 60, 1]

    private var choice = 0
    private var edit = 0
    private var edits: [Int]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if let (value, shape) = best.units(choice: choice) {
                let edits = self.edits ?? ThinNumbers.numbers(value, shape)
                self.edits = edits
                if edit < edits.count {
                    edit += 1
                    return best.setting(units: [(best.choices[choice], edits[edit - 1])])
                }
            }
            choice += 1
            edits = nil
            edit = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        guard accepted else { return }
        // An edit that worked often works again.
        edits = nil
        edit = max(0, edit - 1)
    }

    mutating func reset() { self = ThinNumbers() }

    /// Numbers nearer to the simplest, made of the digits of a number, or of its
    /// distance from the simplest.
    private static func numbers(_ value: Int, _ shape: IntegerShape) -> [Int] {
        let distance = shape.distance(value)
        var numbers = edits(of: distance).compactMap { shape.value(at: $0, above: value >= shape.simplest) }
        if shape.simplest != 0 {
            numbers += edits(of: value.magnitude).compactMap { number in
                let other = value < 0 ? 0 &- Int(clamping: number) : Int(clamping: number)
                return shape.contains(other) && shape.distance(other) < distance ? other : nil
            }
        }
        return numbers
    }

    /// Smaller numbers made of the digits of one, those that take away most first.
    static func edits(of number: UInt) -> [UInt] {
        guard number > 3 else { return [] }
        var edits: [UInt] = []
        let ones = (0..<UInt.bitWidth).filter { number & 1 << UInt($0) != 0 }.reversed().map { UInt(1) << UInt($0) }
        let lowestZero = ~number & (number &+ 1)
        let powers = sequence(first: UInt(1)) { $0 > number / 10 ? nil : $0 * 10 }.map { $0 }.reversed().map { $0 }
        edits += lowerRoots(number)
        edits += [number >> 8, number >> 4, number >> 1]
        edits += [3, 5, 7].filter { number % $0 == 0 }.map { number / $0 }
        for power in powers.dropLast() { edits += [number % power, number / power] }
        for digit in UInt(2)..<10 { edits.append(replacing(digit, by: digit - 1, in: number)) }
        edits += ones.prefix(6).map { number ^ $0 }
        if let top = ones.first, lowestZero < top { edits.append((number ^ top) | lowestZero) }
        edits += clockPairs(number)
        // Both ends, as in numbers that read the same backward.
        if let top = ones.first, let lowest = ones.last { edits.append(number ^ top ^ lowest) }
        if let top = powers.first, number / top > 1 { edits.append(number % top + top) }
        for power in powers {
            // Without one digit, and with a zero or a one in its place.
            let digit = number / power % 10
            edits.append(number / power / 10 * power + number % power)
            edits.append(number - digit * power)
            if digit > 1 { edits.append(number - (digit - 1) * power) }
            edits.append(number / power * power)
        }
        edits += pairs(number, powers)
        var seen: Set<UInt> = [0, 1, number, number - 1, number - 2]
        return edits.filter { $0 < number && seen.insert($0).inserted }
    }

    /// The square, cube or triangular number before one, and that of half its root.
    private static func lowerRoots(_ number: UInt) -> [UInt] {
        guard number < 1 << 40 else { return [] }
        let powers: [(UInt) -> UInt] = [{ $0 * $0 }, { $0 * $0 * $0 }, { $0 * ($0 + 1) / 2 }]
        return powers.flatMap { power in
            var (low, high) = (UInt(1), UInt(1) << 21)
            while low + 1 < high {
                let middle = (low + high) / 2
                if power(middle) <= number { low = middle } else { high = middle }
            }
            return power(low) == number ? [power(low / 2), power(low - 1)] : []
        }
    }

    /// One less of an hour or a day, and one less or more of a smaller unit.
    private static func clockPairs(_ number: UInt) -> [UInt] {
        guard number >= clock[1] else { return [] }
        var edits: [UInt] = []
        for (place, unit) in clock.enumerated() where number >= unit {
            for smaller in clock[(place + 1)...] {
                edits.append(number - unit + smaller)
                if number >= unit + smaller { edits.append(number - unit - smaller) }
            }
        }
        return edits
    }

    /// One less at one digit, and one less or more at a later one; as much as fits
    /// moved to a later one; both exchanged.
    private static func pairs(_ number: UInt, _ powers: [UInt]) -> [UInt] {
        var edits: [UInt] = []
        for (place, high) in powers.enumerated() where number / high % 10 > 0 {
            for low in powers[(place + 1)...] {
                let (digit, other) = (number / high % 10, number / low % 10)
                let moved = min(digit, 9 - other)
                edits += [number - moved * high + moved * low, number - high + low]
                if other > 0 { edits.append(number - high - low) }
                if other > 0, other < digit { edits.append(number - (digit - other) * (high - low)) }
            }
        }
        return edits
    }

    private static func replacing(_ digit: UInt, by other: UInt, in number: UInt) -> UInt {
        var (rest, power, result) = (number, UInt(1), UInt(0))
        while rest > 0 {
            result &+= (rest % 10 == digit ? other : rest % 10) &* power
            rest /= 10
            power = power &* 10
        }
        return result
    }
}
