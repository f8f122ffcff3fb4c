internal import EveryValue

extension Problem {
    /// How many nodes there are, and edges between them.
    private static let graph = Generator<(Int, [[Int]])> { source in
        let size = source.integer(in: 1...9, towards: 1)
        let edges = source.list(0...15) { [source.integer(in: 0...size - 1), source.integer(in: 0...size - 1)] }
        return (size, edges)
    }

    static var ownStructures: [Problem] {
        [
            Problem(
                "graph_cycle", expected: "(2, [[0, 1], [1, 0]])",
                graph
            ) { _, edges in
                edges.contains { edge in edge[0] != edge[1] && edges.contains { $0[0] == edge[1] && $0[1] == edge[0] } }
            },
            Problem("deep_insertion", expected: "[0, 1, 2, 3]", Generator.integer(in: 0...1000).array(0...30)) { keys in
                var depths: [Int: Int] = [:]
                for key in keys where depths[key] == nil {
                    let below = depths.keys.filter { $0 < key }.max().flatMap { depths[$0] } ?? 0
                    let above = depths.keys.filter { $0 > key }.min().flatMap { depths[$0] } ?? 0
                    depths[key] = max(below, above) + 1
                }
                return (depths.values.max() ?? 0) >= 4
            },
            Problem(
                "crowded", expected: "([1, 320], [141, 160])",
                Generator { source in
                    let settings = [
                        source.integer(in: 0...11, isSetting: true), source.integer(in: 320...1000, towards: 320, isSetting: true),
                    ]
                    return (settings, source.list(0...12) { source.integer(in: 20...160) })
                }
            ) { settings, widths in
                let total = widths.reduce(0) { (sum: Int, width: Int) in sum + width + 10 * settings[0] }
                return total > settings[1]
            },
        ]
    }

    static var ownTrees: [Problem] {
        [
            Problem(
                "same_label_three_times", expected: "(text \"a\" (text \"a\") (text \"a\"))", Tree.generator
            ) { tree in
                let labels = tree.all.map(\.label).filter { !$0.isEmpty }
                return labels.contains { label in labels.count { $0 == label } >= 3 }
            },
            Problem("only_child_of_only_child", expected: "(text \"\" (text \"\" (text \"\")))", Tree.generator) { tree in
                tree.all.contains { $0.children.count == 1 && $0.children[0].children.count == 1 }
            },
            Problem("field_before_button", expected: "(field \"\" (button \"\"))", Tree.generator) { tree in
                let kinds = tree.all.map(\.kind)
                guard let field = kinds.firstIndex(of: 7) else { return false }
                return kinds[field...].contains(2)
            },
            Problem(
                "unlike_siblings", expected: "(text \"\" (text \"\") (text \"\" (text \"\" (text \"\"))))", Tree.generator
            ) { tree in
                func depth(_ tree: Tree) -> Int { 1 + (tree.children.map(depth).max() ?? 0) }
                return tree.all.contains { part in
                    let depths = part.children.map(depth)
                    return (depths.max() ?? 0) - (depths.min() ?? 0) >= 2
                }
            },
        ]
    }

    /// An instruction of a stack machine, or an edit of a text.
    private static func program(_ kinds: Int) -> Generator<[[Int]]> {
        Generator { source in
            source.list(0...20) {
                source.span("instruction") {
                    let kind = source.integer(in: 0...kinds - 1)
                    return kind == 0 ? [kind, source.integer(in: 0...100)] : [kind]
                }
            }
        }
    }

    static var ownPrograms: [Problem] {
        [
            Problem("stack_division", expected: "[[0, 0], [0, 0], [2]]", program(3)) { program in
                var stack: [Int] = []
                for instruction in program {
                    if instruction[0] == 0 {
                        stack.append(instruction[1])
                    } else {
                        guard let right = stack.popLast(), let left = stack.popLast() else { return nil }
                        if instruction[0] == 1 {
                            stack.append(left + right)
                        } else {
                            guard right != 0 else { return true }
                            stack.append(left / right)
                        }
                    }
                }
                return false
            },
            // 0 writes a letter, 1 erases the last, 2 takes back the latest edit;
            // taking back an erasure forgets the letter.
            Problem("undo", expected: "[[0, 1], [1], [2]]", program(3)) { program in
                var (text, wrong): ([Int], [Int]) = ([], [])
                var history: [[Int]] = []
                for instruction in program {
                    switch instruction[0] {
                    case 0:
                        history.append(text)
                        text.append(instruction[1])
                        wrong.append(instruction[1])
                    case 1:
                        history.append(text)
                        text = text.dropLast()
                        wrong = wrong.dropLast()
                    default:
                        guard let last = history.popLast() else { continue }
                        wrong = last.map { $0 * (last.count > text.count ? 0 : 1) }
                        text = last
                    }
                }
                return text != wrong
            },
        ]
    }
}
