internal import EveryValue

/// A binary heap with a wrong merge, for the problem "binheap".
indirect enum Heap: CustomStringConvertible, Sendable {
    case empty
    case node(Int, Heap, Heap)

    static let generator = Generator { source in
        let size = source.integer(in: 0...20)
        return draw(source, least: 0, size: size)
    }

    private static func draw(_ source: ChoiceSource, least: Int, size: Int) -> Heap {
        source.span("heap") {
            guard size > 0, source.integer(in: 0...1) == 1 else { return .empty }
            let key = source.integer(in: least...Int(Int32.max))
            return .node(key, draw(source, least: key, size: size / 2), draw(source, least: key, size: size / 2))
        }
    }

    var description: String {
        switch self {
        case .empty: "None"
        case .node(let key, let left, let right): "(\(key), \(left), \(right))"
        }
    }

    private var keys: [Int] {
        var keys: [Int] = []
        var stack = [self]
        while let heap = stack.popLast() {
            guard case .node(let key, let left, let right) = heap else { continue }
            keys.append(key)
            stack.append(left)
            stack.append(right)
        }
        return keys
    }

    private static func merge(_ first: Heap, _ second: Heap) -> Heap {
        guard case .node(let key, let left, let right) = first else { return second }
        guard case .node(let otherKey, let otherLeft, let otherRight) = second else { return first }
        return key <= otherKey
            ? .node(key, merge(right, second), left) : .node(otherKey, merge(otherRight, first), otherLeft)
    }

    /// Whether taking the least key off does not leave the others in order.
    var isMergedWrongly: Bool {
        guard case .node(let key, let left, let right) = self else { return false }
        let merged = [key] + Heap.merge(left, right).keys
        return !(merged == merged.sorted() && keys.sorted() == merged)
    }
}
