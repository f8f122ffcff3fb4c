/// Exchanges two numbers, two letters or two neighboring letters wherever they
/// stand.
///
/// Numbers are exchanged once as they are, and once with the parts of lists in
/// order.
///
/// Up to four different ones are exchanged in every way, the simplest ways first.
/// Of five or six that stand in several places, only the simplest ways are tried.
/// Numbers also change sides of their simplest value, all at once.
///
/// In a list of as many numbers as places, the places are renamed as the numbers.
///
/// Solves interchangeable identifiers (keys, vertices, names of variables), equal
/// parts of strings, and numbers where only the sum or the order matters.
struct RenameValues: ListPass {
    let name = "rename values"
    /// How many different values of a kind are looked at, and brackets put in
    /// order.
    private static let mostValues = 8
    private static let mostBrackets = 200
    /// How many different values are exchanged in every way, and not only two.
    private static let mostPermuted = 4
    /// How many different values are exchanged in the simplest ways, and how many
    /// of these are tried.
    private static let mostCanonical = 6
    private static let canonicalWays = 4
    /// How many places are renamed together with the numbers at them.
    private static let mostRenumbered = 6
    /// How many places of the test draw numbers that are exchanged in part.
    private static let mostSites = 5

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let recording = best.recording
        var result: [ChoiceRecording] = []
        for shape in Set(recording.integerShapes.map { [$0.lowest, $0.highest] }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let places = best.choices.filter { index in
                best.integer(at: index).map { [$0.shape.lowest, $0.shape.highest] == shape } ?? false
            }
            result += mirrored(places, best)
            guard places.count > 2 else { continue }
            result += elsewhere(places, best)
            let values = distinct(places.map { recording.items[$0].integer })
            if 3...mostPermuted ~= values.count {
                let all = exchanges(of: values, at: places, best)
                result += simplest(of: all, best) + all.joined()
                continue
            }
            if mostPermuted + 1...mostCanonical ~= values.count, places.count > values.count {
                result += simplest(of: exchanges(of: values, at: places, best), best)
            }
            for (number, first) in values.enumerated() {
                for second in values[(number + 1)...] {
                    let changes = places.compactMap { index -> (item: Int, value: Int)? in
                        let value = recording.items[index].integer
                        return value == first ? (index, second) : value == second ? (index, first) : nil
                    }
                    if changes.count > 2 { result += variants(best.setting(changes)) }
                }
            }
        }
        return result + letterExchanges(recording) + neighborExchanges(recording) + renumbered(best)
    }

    /// Two numbers exchanged everywhere but where one place of the test draws, as
    /// that may choose between alternatives; those that are simpler.
    private static func elsewhere(_ places: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        let recording = best.recording
        let sites = Set(places.map { recording.items[$0].place })
        guard 2...mostSites ~= sites.count else { return [] }
        return sites.sorted().flatMap { site -> [ChoiceRecording] in
            let others = places.filter { recording.items[$0].place != site }
            let values = distinct(others.map { recording.items[$0].integer })
            return values.indices.flatMap { number in
                values[(number + 1)...].map { other in exchanging([values[number], other], for: [other, values[number]], at: others, best) }
            }.filter { $0 < recording }
        }
    }

    /// The lists of as many numbers as their places renamed together with the
    /// places, the simplest ways first: a function from vertices to vertices.
    private static func renumbered(_ best: RecordingTree) -> [ChoiceRecording] {
        var lists: [[Int]] = []
        for list in best.numbers(of: .list) {
            let elements = best.children(of: list).map { best.brackets[$0] }
            let items = elements.compactMap { $0.kind == .element && $0.weight == 1 ? $0.open + 1 : nil }
            let isOfPlaces = items.allSatisfy { item in
                best.integer(at: item).map { $0.shape.width + 1 == UInt(items.count) && $0.shape.lowest == $0.shape.simplest } ?? false
            }
            if items.count == elements.count, isOfPlaces, 3...mostRenumbered ~= items.count { lists.append(items) }
        }
        guard let count = lists.first?.count, lists.allSatisfy({ $0.count == count }) else { return [] }
        let lowest = best.integer(at: lists[0][0])?.shape.lowest ?? 0
        let values = lists.map { $0.map { best.recording.items[$0].integer - lowest } }
        let all = permutations(Array(0..<count)).map { names in
            best.setting(
                zip(lists, values).flatMap { items, values in
                    values.enumerated().map { place, value in (item: items[names[place]], value: names[value] + lowest) }
                })
        }
        return Array(all.filter { $0 < best.recording }.sorted().prefix(canonicalWays))
    }

    /// The recordings with the values exchanged in every way, each also with the
    /// parts of lists in order.
    private static func exchanges(of values: [Int], at places: [Int], _ best: RecordingTree) -> [[ChoiceRecording]] {
        permutations(values).map { variants(exchanging(values, for: $0, at: places, best)) }
    }

    /// The simplest of some exchanges with the parts of lists in order.
    ///
    /// Where names are interchangeable, the first of them is the least of all that
    /// differ in names and in order alone.
    private static func simplest(of exchanges: [[ChoiceRecording]], _ best: RecordingTree) -> [ChoiceRecording] {
        Array(exchanges.compactMap(\.last).filter { $0 < best.recording }.sorted().prefix(canonicalWays))
    }

    /// The recording with each of some values replaced by that at its place in
    /// another order.
    private static func exchanging(_ values: [Int], for order: [Int], at places: [Int], _ best: RecordingTree) -> ChoiceRecording {
        let names = Dictionary(uniqueKeysWithValues: zip(values, order))
        return best.setting(places.compactMap { index in names[best.recording.items[index].integer].map { (item: index, value: $0) } })
    }

    /// All orders of some values but their own.
    private static func permutations(_ values: [Int]) -> [[Int]] {
        var result: [[Int]] = [[]]
        for value in values {
            result = result.flatMap { order in (0...order.count).map { place in Array(order[..<place]) + [value] + order[place...] } }
        }
        return result.filter { $0 != values }
    }

    /// All numbers at their distance from the simplest on the other side, if one is
    /// below.
    private static func mirrored(_ places: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        var changes: [(item: Int, value: Int)] = []
        var isBelow = false
        for index in places {
            guard let (value, shape) = best.integer(at: index), value != shape.simplest else { continue }
            guard let other = shape.value(at: shape.distance(value), above: value < shape.simplest) else { return [] }
            isBelow = isBelow || value < shape.simplest
            changes.append((index, other))
        }
        return isBelow && changes.count > 1 ? [best.setting(changes)] : []
    }

    /// Two neighboring letters in order wherever they stand.
    private static func neighborExchanges(_ recording: ChoiceRecording) -> [ChoiceRecording] {
        var seen: Set<[UInt32]> = []
        var result: [ChoiceRecording] = []
        for item in recording.items where item.kind == .text {
            let codes = Array(recording.text[item.textRange])
            for (first, second) in zip(codes, codes.dropFirst()) where first > second && seen.count < mostValues {
                guard seen.insert([first, second]).inserted else { continue }
                var copy = recording
                for other in recording.items where other.kind == .text {
                    var position = other.textRange.lowerBound
                    while position + 1 < other.textRange.upperBound {
                        let isPair = copy.text[position] == first && copy.text[position + 1] == second
                        if isPair { copy.text.swapAt(position, position + 1) }
                        position += isPair ? 2 : 1
                    }
                }
                result.append(copy)
            }
        }
        return result
    }

    private static func letterExchanges(_ recording: ChoiceRecording) -> [ChoiceRecording] {
        let used = recording.letters
        let letters = distinct(used.map(Int.init))
        guard used.count > letters.count else { return [] }
        var result: [ChoiceRecording] = []
        for (number, first) in letters.enumerated() {
            for second in letters[(number + 1)...] {
                var copy = recording
                for position in copy.text.indices {
                    if copy.text[position] == UInt32(first) {
                        copy.text[position] = UInt32(second)
                    } else if copy.text[position] == UInt32(second) {
                        copy.text[position] = UInt32(first)
                    }
                }
                result.append(copy)
            }
        }
        return result
    }

    private static func distinct(_ values: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return Array(values.filter { seen.insert($0).inserted }.prefix(mostValues))
    }

    private static func variants(_ recording: ChoiceRecording) -> [ChoiceRecording] {
        var tree = RecordingTree(recording)
        guard tree.brackets.count <= mostBrackets else { return [recording] }
        for place in (0...tree.brackets.count).reversed() {
            if case .candidate(let sorted) = SortSiblings().attempt(0, at: place, tree) { tree = RecordingTree(sorted) }
        }
        return [recording, tree.recording]
    }
}
