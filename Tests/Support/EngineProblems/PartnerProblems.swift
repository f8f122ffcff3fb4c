internal import EveryValue

extension Problem {
    /// Failures of parts that have the same role, or that only make sense together.
    ///
    /// Each minimum is the first failing value of an enumeration in the order of
    /// simplicity.
    static var ofPartners: [Problem] { rolesToExchange + [overlappingTags, undefinedLabel, diamond] }

    /// Two parts whose roles are the same, drawn one after the other.
    private static var rolesToExchange: [Problem] {
        let rectangle = Generator<[Int]> { source in
            [source.integer(in: 0...100), source.integer(in: 0...100), source.integer(in: 1...50), source.integer(in: 1...50)]
        }
        let range = Generator<ClosedRange<Int>>.range(in: 0...200)
        let name: Generator<String> = .string(alphabet: TextAlphabet("abA_"), length: 1...3)
        @Sendable func isWide(_ one: [Int], across other: [Int]) -> Bool {
            one[0] < other[0] && one[0] + one[2] > other[0] + other[2] && other[1] < one[1] && other[1] + other[3] > one[1] + one[3]
        }
        return [
            Problem("partner_rectangles", expected: "([0, 1, 3, 1], [1, 0, 1, 3])", rectangle.combined(with: rectangle)) { one, other in
                isWide(one, across: other) || isWide(other, across: one)
            },
            Problem("partner_ranges", expected: "(ClosedRange(0...4), ClosedRange(5...9))", range.combined(with: range)) { one, other in
                one.count >= 5 && other.count >= 5 && (one.upperBound + 1 == other.lowerBound || other.upperBound + 1 == one.lowerBound)
            },
            Problem(
                "partner_written_ranges", expected: "(ClosedRange(0...5), ClosedRange(3...8))",
                Generator<ClosedRange<Int>>.range(in: 0...100).combined(with: Generator<ClosedRange<Int>>.range(in: 0...100))
            ) { one, other in
                one.count >= 6 && other.count >= 6
                    && min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound) == 2
            },
            Problem("partner_names", expected: "(\"aA\", \"a_a\")", name.combined(with: name)) { one, other in
                one != other && one.first?.isLowercase == true && other.first?.isLowercase == true && snakeCase(one) == snakeCase(other)
            },
        ]
    }

    private static func snakeCase(_ name: String) -> String {
        name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    }

    /// Tags that are opened and closed, but not in turn: both ends of a tag have to
    /// go together.
    private static var overlappingTags: Problem {
        Problem("partner_tags", expected: "[[0, 0], [0, 1], [1, 0], [1, 1]]", rows(0...8, of: [0...1, 0...2])) { steps in
            var open: [Int] = []
            var counts = [0, 0, 0]
            var isNested = true
            for step in steps {
                counts[step[1]] += step[0] == 0 ? 1 : -1
                if counts[step[1]] < 0 { return false }
                if step[0] == 0 { open.append(step[1]) } else if open.popLast() != step[1] { isNested = false }
            }
            return counts == [0, 0, 0] && !isNested
        }
    }

    /// Two different labels from which one jumps to a third that no jump begins
    /// with.
    private static var undefinedLabel: Problem {
        let label: Generator<String> = .string(alphabet: .letters, length: 1...3)
        return Problem(
            "partner_labels", expected: "[[\"a\", \"b\"], [\"c\", \"b\"]]", label.combined(with: label).map { [$0, $1] }.array(0...10)
        ) { jumps in
            let labels = Set(jumps.map { $0[0] })
            let missing = jumps.filter { !labels.contains($0[1]) }
            return missing.contains { one in missing.contains { $0[1] == one[1] && $0[0] != one[0] } }
        }
    }

    /// Two ways from one vertex to another: the vertices are interchangeable, and
    /// so are the edges.
    private static var diamond: Problem {
        Problem("partner_edges", expected: "[[0, 1], [0, 2], [1, 3], [2, 3]]", rows(0...15, of: [0...5, 0...5])) { edges in
            let edges = Set(edges)
            return (0...5).contains { top in
                (0...5).contains { bottom in
                    guard top != bottom else { return false }
                    return (0...5).count { $0 != top && $0 != bottom && edges.contains([top, $0]) && edges.contains([$0, bottom]) } >= 2
                }
            }
        }
    }

    private static func rows(_ count: ClosedRange<Int>, of columns: [ClosedRange<Int>]) -> Generator<[[Int]]> {
        Generator { source in source.list(count) { columns.map { source.integer(in: $0) } } }
    }
}
