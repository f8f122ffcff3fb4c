internal import EveryValue

extension Problem {
    /// Twelve problems written after the passes of the prototype were fixed (pbt.md
    /// 4.4).
    package static var further: [Problem] { furtherNumbers + furtherLists + furtherTrees }

    private static let pair = Generator { source in [source.integer(in: 0...1000), source.integer(in: 0...1000)] }

    private static var furtherNumbers: [Problem] {
        [
            Problem("sum_of_pair", expected: "[1, 1000]", pair) { $0[0] + $0[1] > 1000 },
            Problem(
                "separated_sum", expected: "[1, 1000]",
                Generator { source in
                    let first = source.integer(in: 0...1000)
                    _ = source.string(length: 0...10)
                    _ = source.boolean()
                    _ = source.integer(in: -(1 << 40)...1 << 40)
                    return [first, source.integer(in: 0...1000)]
                }
            ) { $0[0] + $0[1] > 1000 },
            Problem("sum_and_length", expected: "[0, 0, 10]", Generator.integer(in: -(1 << 40)...1 << 40).array(0...20)) {
                $0.count >= 3 && $0.reduce(0, &+) >= 10
            },
            Problem("wide_gap", expected: "[0, 11]", Generator.integer(in: -(1 << 40)...1 << 40).array(0...20)) { list in
                guard let least = list.min(), let most = list.max() else { return false }
                return most > least + 10 && least + 10 > 0
            },
        ]
    }

    private static var furtherLists: [Problem] {
        [
            Problem(
                "longish_lists", expected: "[[0, 1], [0, 1], [0, 1], [0, 1], [0, 1]]",
                Generator { source in source.list(0...20) { source.list(0...20) { source.integer(in: 0...1) } } }
            ) { $0.filter { $0.contains(1) && $0.count >= 2 }.count >= 5 },
            Problem(
                "rectangles", expected: "[[0, 1]]",
                Generator { source in
                    let width = source.integer(in: 0...10)
                    return source.list(0...10) { source.list(width...width) { source.integer(in: 0...1) } }
                }
            ) { $0.contains([0, 1]) },
            Problem(
                "containment", expected: "([1000], 1000)",
                Generator.integer(in: -2000...2000).array(0...20).combined(with: .integer(in: -2000...2000))
            ) { list, value in list.contains(value) && value >= 1000 },
            Problem(
                "three_in_order", expected: "[7, 3, 9]", Generator { source in source.list(0...30) { source.integer(in: 0...9) } }
            ) { list in
                guard let seven = list.firstIndex(of: 7), let three = list[(seven + 1)...].firstIndex(of: 3) else { return false }
                return list[(three + 1)...].contains(9)
            },
            Problem(
                "reference_cycle", expected: "[[0, 1], [2, 0]]",
                Generator { source in source.list(0...12) { [source.integer(in: 0...7), source.integer(in: 0...11)] } }
            ) { nodes in
                guard nodes.allSatisfy({ $0[1] < nodes.count }) else { return nil }
                return nodes.indices.contains { nodes[$0][1] != $0 && nodes[nodes[$0][1]][1] == $0 && nodes[$0][0] == 2 }
            },
        ]
    }

    private static var furtherTrees: [Problem] {
        [
            Problem("poisoned_tree", expected: "[255]", Generator { source in poisonedTree(source, depth: 6) }) { $0.contains(255) },
            Problem("heading_jump", expected: "(image \"\" (image \"aa\"))", Tree.generator) { tree in
                let levels = tree.all.filter { $0.kind == 1 }.map { $0.label.count % 6 + 1 }
                return zip(levels, levels.dropFirst()).contains { $1 > $0 + 1 }
            },
            Problem(
                "mixed_direction", expected: "([0, 1, 320], (text \"\" (text \"f\") (image \"\")))", Tree.withSettings
            ) { settings, tree in
                settings[1] == 1
                    && tree.all.contains { part in
                        part.children.contains { $0.kind == 1 } && part.children.contains { $0.kind == 0 && $0.label.contains("f") }
                    }
            },
        ]
    }

    private static func poisonedTree(_ source: ChoiceSource, depth: Int) -> [Int] {
        source.span("poisoned") {
            if depth > 0 && source.integer(in: 0...1) == 1 {
                return poisonedTree(source, depth: depth - 1) + poisonedTree(source, depth: depth - 1)
            }
            return [source.integer(in: 0...255)]
        }
    }
}
