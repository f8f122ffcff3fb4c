internal import EveryValue

/// A tree of widgets, as the problems for trees need it.
struct Tree: CustomStringConvertible, Sendable {
    let kind: Int
    let label: String
    let children: [Tree]

    static let kinds = ["text", "image", "button", "link", "group", "stack", "toggle", "field"]
    static let generator = Generator { source in draw(source, depth: 4) }
    /// A text size, a direction, a width, and a tree.
    static let withSettings = Generator { source in
        (
            [source.integer(in: 0...11), source.integer(in: 0...1), source.integer(in: 320...430, towards: 320)],
            draw(source, depth: 4)
        )
    }

    /// A tree of fifty nodes, with labels of up to some letters.
    static func ofFifty(labels length: Int) -> Generator<Tree> {
        Generator { source in draw(source, nodes: 50, labels: length) }
    }

    /// A tree of a given number of nodes, dealt out by chance to up to four
    /// children.
    private static func draw(_ source: ChoiceSource, nodes: Int, labels: Int) -> Tree {
        source.span("tree") {
            let (kind, label) = (source.integer(in: 0...7), source.string(alphabet: .ascii, length: 0...labels))
            var left = nodes - 1
            var children: [Tree] = []
            while left > 0 {
                let share = children.count == 3 ? left : source.integer(in: 1...left, towards: left)
                left -= share
                children.append(draw(source, nodes: share, labels: labels))
            }
            return Tree(kind: kind, label: label, children: children)
        }
    }

    private static func draw(_ source: ChoiceSource, depth: Int) -> Tree {
        source.span("tree") {
            Tree(
                kind: source.integer(in: 0...7), label: source.string(alphabet: .ascii, length: 0...30),
                children: depth == 0 ? [] : source.list(0...4, averageCount: 2) { draw(source, depth: depth - 1) })
        }
    }

    var description: String {
        "(\(Tree.kinds[kind]) \"\(label)\"\(children.map { " \($0)" }.joined()))"
    }

    /// The tree and everything in it, the outer first.
    var all: [Tree] { [self] + children.flatMap(\.all) }

    var isInteractive: Bool { [2, 3, 6, 7].contains(kind) }

    var isGroup: Bool { kind == 4 || kind == 5 }

    /// How many groups lie inside one another, at most.
    var groupDepth: Int { (isGroup ? 1 : 0) + (children.map(\.groupDepth).max() ?? 0) }
}

extension [Tree] {
    /// Whether two of them are interactive and have one label.
    var hasDuplicateLabels: Bool {
        let labels = filter { $0.isInteractive && !$0.label.isEmpty }.map(\.label)
        return Set(labels).count != labels.count
    }
}
