internal import EveryValue

extension Problem {
    /// The thirteen problems of the shrinking challenge
    /// (jlink/shrinking-challenge), as measured for other engines.
    package static var challenge: [Problem] { lists + differences + structures }

    private static let anyInteger = Generator.integer(in: -(1 << 40)...1 << 40)

    private static func wrapped(_ value: Int) -> Int { Int(Int16(truncatingIfNeeded: value)) }

    private static var lists: [Problem] {
        [
            Problem(
                "bound5", expected: "[[], [], [], [-1], [-32768]]",
                Generator { source in
                    (0..<5).map { _ in source.list(0...10, averageCount: 2) { source.integer(in: -32768...32767) } }
                }
            ) { lists in
                if lists.contains(where: { wrapped($0.reduce(0, +)) >= 256 }) { return nil }
                return wrapped(lists.joined().reduce(0, +)) >= 5 * 256
            },
            Problem("large_union_list", expected: "[[0, 1, -1, 2, -2]]", anyInteger.array(0...20).array(0...20)) {
                Set($0.joined()).count >= 5
            },
            Problem("reverse", expected: "[0, 1]", anyInteger.array(0...100)) { $0 != $0.reversed() },
            Problem(
                "lengthlist", expected: "[900]",
                Generator { source in
                    let count = source.integer(in: 1...100, towards: 1)
                    return source.list(count...count) { source.integer(in: 0...1000) }
                }
            ) { ($0.max() ?? 0) >= 900 },
            Problem(
                "coupling", expected: "[1, 0]", Generator { source in source.list(0...30) { source.integer(in: 0...10) } }
            ) { list in
                guard list.allSatisfy({ $0 < list.count }) else { return nil }
                return list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
            },
            Problem("deletion", expected: "([0, 0], 0)", anyInteger.array(0...30).combined(with: .integer(in: 0...10))) { list, index in
                guard index < list.count else { return nil }
                var copy = list
                copy.remove(at: copy.firstIndex(of: list[index])!)
                return copy.contains(list[index])
            },
            Problem("distinct", expected: "[0, 1, -1]", anyInteger.array(0...100)) { Set($0).count >= 3 },
            Problem("nestedlists", expected: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", Generator.constant(0).array(0...20).array(0...20)) {
                $0.map(\.count).reduce(0, +) > 10
            },
        ]
    }

    private static func difference(_ name: String, _ expected: String, _ isFailing: @escaping @Sendable (Int) -> Bool) -> Problem {
        let pair = Generator { source in
            [source.integer(in: 1...Int(Int32.max)), source.integer(in: 1...Int(Int32.max))]
        }
        return Problem(name, expected: expected, pair) { $0[0] >= 10 && isFailing(abs($0[0] - $0[1])) }
    }

    private static var differences: [Problem] {
        [
            difference("difference_zero", "[10, 10]") { $0 == 0 },
            difference("difference_small", "[10, 6]") { (1...4).contains($0) },
            difference("difference_one", "[10, 9]") { $0 == 1 },
        ]
    }

    private static var structures: [Problem] {
        [
            Problem("calculator", expected: "(/ 0 (+ 0 0))", Expression.generator) { expression in
                expression.isDivisionByLiteralZero ? nil : expression.value == nil
            },
            Problem("binheap", expected: "(0, None, (0, (0, None, None), (1, None, None)))", Heap.generator) { $0.isMergedWrongly },
        ]
    }
}
