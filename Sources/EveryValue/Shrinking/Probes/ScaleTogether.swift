/// Divides several numbers by their common divisor, or one number while another is
/// multiplied, so that the proportions or the product stay.
///
/// Solves aspect ratios, similar triangles, areas and volumes, exchange rates.
struct ScaleTogether: ShrinkPass {
    let name = "scale together"
    private static let mostNumbers = 6
    /// How many divisors of a product or proportion are tried, the smallest first.
    private static let mostDivisors = 6
    /// The end of the divisors of a proportion.
    private static let largestDivisor = 1_000
    /// The largest product whose divisors are looked for.
    private static let largestProduct = 1 << 20

    /// Numbers that are multiples of one divisor, and the multiples to try.
    private struct Proportion {
        let items: [Int]
        let divisor: Int
        /// The multiples to try first: the smallest two, and those that divide the
        /// present one, as numbers with a further divisor need them.
        var first: [Int]
        /// The largest multiple that is known to pass, of those tried afterwards.
        var low = 2
        /// The multiple that was tried last, and whether it was one of the first.
        var (tried, isFirst) = (0, true)

        init(items: [Int], divisor: Int) {
            (self.items, self.divisor) = (items, divisor)
            let divisors = (3..<ScaleTogether.largestDivisor).filter { divisor % $0 == 0 }
            first = ([1, 2] + divisors).filter { $0 < divisor }.prefix(ScaleTogether.mostDivisors).reversed()
        }

        /// The next multiple: those first, then halfway up to the present one.
        mutating func next() -> Int? {
            isFirst = !first.isEmpty
            tried = first.popLast() ?? low + (divisor - low) / 2
            return isFirst || low < tried && tried < divisor ? tried : nil
        }

        /// Takes note that the multiple that was tried last passes.
        mutating func refused() {
            if !isFirst { low = tried }
        }
    }

    private var proportions: [Proportion]?
    private var products: [ChoiceRecording] = []
    private var place = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if proportions == nil { begin(best) }
        // One multiple of each after another.
        while let count = proportions?.count, count > 0 {
            place %= count
            if let multiple = proportions?[place].next(), let proportion = proportions?[place] {
                return best.setting(
                    proportion.items.compactMap { item in
                        best.integer(at: item).map { (item, $0.value / proportion.divisor * multiple) }
                    })
            }
            proportions?.remove(at: place)
        }
        return products.popLast()
    }

    mutating func judged(accepted: Bool) {
        if accepted { return reset() }
        // Products come once no proportion is left.
        guard let proportions, !proportions.isEmpty else { return }
        self.proportions?[place].refused()
        place += 1
    }

    mutating func reset() { self = ScaleTogether() }

    private mutating func begin(_ best: RecordingTree) {
        proportions = []
        let numbers = best.choices.filter { item in
            best.integer(at: item).map { $0.shape.simplest == 0 || $0.shape.lowest == $0.shape.simplest } == true
        }
        guard (2...ScaleTogether.mostNumbers).contains(numbers.count) else { return }
        let pairs = numbers.indices.flatMap { first in numbers.indices[(first + 1)...].map { [numbers[first], numbers[$0]] } }
        for items in (numbers.count > 2 ? [numbers] : []) + pairs {
            let values = items.compactMap { best.integer(at: $0)?.value }
            let divisor = Int(clamping: values.reduce(0) { ChangeLattice.divisor($0, $1.magnitude) })
            // Zeros have every divisor.
            if divisor > 1, values.count(where: { $0 != 0 }) > 1 { proportions?.append(Proportion(items: items, divisor: divisor)) }
            if items.count == 2 { products += ScaleTogether.products(items[0], items[1], best) }
        }
        products.reverse()
    }

    /// The recordings in which the first number is a smaller divisor of the
    /// product.
    private static func products(_ first: Int, _ second: Int, _ best: RecordingTree) -> [ChoiceRecording] {
        guard let (one, shape) = best.integer(at: first), let (other, room) = best.integer(at: second), one > 1, other > 0 else {
            return []
        }
        let (product, overflow) = one.multipliedReportingOverflow(by: other)
        guard !overflow, product <= largestProduct else { return [] }
        let small = (1...product).prefix { $0 * $0 <= product }.filter { product % $0 == 0 }
        let large = small.reversed().map { product / $0 }.drop { $0 * $0 == product }
        let divisors = (small + large).filter { $0 < one && shape.contains($0) && room.contains(product / $0) }
        return divisors.prefix(mostDivisors).map { best.setting([(first, $0), (second, product / $0)]) }
    }
}
