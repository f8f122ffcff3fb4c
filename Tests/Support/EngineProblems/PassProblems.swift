internal import EveryValue

extension Problem {
    /// Problems that one shrink pass alone solves; the others solve what most
    /// problems are made of.
    package static var ofSinglePasses: [Problem] {
        [oddNesting, equalChildren, otherOrder] + ofPartners + ofRedrawing + ofProportions + ofFreshSet + ofThreePlaces
    }

    /// An odd number of levels with a mark on the innermost: a level has to stand
    /// for the one around it by skipping one.
    private static var oddNesting: Problem {
        Problem(
            "odd_nesting", expected: "[0, 0, 7]",
            Generator<[Int]> { source in
                func level(_ left: Int) -> [Int] {
                    source.span("level") {
                        let mark = source.integer(in: 0...9)
                        return [mark] + (left > 0 && source.integer(in: 0...5) > 0 ? level(left - 1) : [])
                    }
                }
                return level(12)
            }
        ) { marks in marks.count % 2 == 1 && marks.count > 1 && marks.last == 7 }
    }

    /// Children of equal size, modulo three: each can be shrunk by the pattern of
    /// another only.
    private static var equalChildren: Problem {
        Problem(
            "equal_children", expected: "(text \"\" (text \"\" (button \"\")) (text \"\" (button \"\")))", Tree.generator
        ) { tree in
            tree.all.contains { part in
                part.children.count >= 2
                    && part.children.allSatisfy { $0.all.count % 3 == 2 && $0.all.last?.kind == 2 }
            }
        }
    }

    /// Two lists of the same numbers in another order: what one loses, the other
    /// must lose at another place.
    private static var otherOrder: Problem {
        Problem(
            "other_order", expected: "[[0, 1], [1, 0]]",
            Generator<[[Int]]> { source in (0..<2).map { _ in source.list(0...6) { source.integer(in: 0...50) } } }
        ) { lists in lists[0] != lists[1] && lists[0].sorted() == lists[1].sorted() }
    }
}
