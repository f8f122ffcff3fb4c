internal import EveryValue

/// How fast values are generated with their choices recorded.
enum Throughput {
    /// A tree of a given number of nodes, each with a number.
    struct Node {
        let label: Int
        let children: [Node]

        var count: Int { 1 + children.reduce(0) { $0 + $1.count } }
    }

    static let lists = Generator { source in source.list(0...100, averageCount: 50) { source.integer(in: 0...1000) } }
    static let trees = Generator { source in draw(source, size: 50) }

    private static func draw(_ source: ChoiceSource, size: Int) -> Node {
        source.span("node") {
            let label = source.integer(in: 0...1000)
            guard size > 1 else { return Node(label: label, children: []) }
            let count = source.integer(in: 1...min(4, size - 1))
            // The other nodes are dealt out evenly, and one child gets the rest.
            let share = (size - 1) / count
            let rest = (size - 1) % count
            let children = (0..<count).map { draw(source, size: share + ($0 == 0 ? rest : 0)) }
            return Node(label: label, children: children)
        }
    }

    /// Values and units made in a second, the best of five runs.
    static func rate<Value>(_ generator: Generator<Value>, units: (Value) -> Int) -> (values: Double, units: Double) {
        var best = (values: 0.0, units: 0.0)
        for run in 0..<5 {
            let start = ContinuousClock.now
            var values = 0
            var total = 0
            var elapsed = 0.0
            while elapsed < 0.4 {
                for index in 0..<200 {
                    guard let value = try? generator.value(seed: UInt64(run * 1_000_003 + values + index)) else { continue }
                    total += units(value)
                }
                values += 200
                let duration = (ContinuousClock.now - start).components
                elapsed = Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
            }
            if Double(total) / elapsed > best.units { best = (Double(values) / elapsed, Double(total) / elapsed) }
        }
        return best
    }
}
