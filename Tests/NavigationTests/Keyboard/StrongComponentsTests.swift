import EveryValue
import Testing

@testable import EveryScreenNavigation

struct StrongComponentsTests {
    /// The components by the transitive closure: two nodes of which each leads to
    /// the other.
    private func naive(_ nodes: [Int], _ edges: [[Int]]) -> Set<Set<Int>> {
        let count = edges.count
        var leads = (0..<count).map { from in
            (0..<count).map { from == $0 || edges[from].contains($0) && nodes.contains(from) && nodes.contains($0) }
        }
        for middle in 0..<count {
            for from in 0..<count where leads[from][middle] {
                for to in 0..<count where leads[middle][to] { leads[from][to] = true }
            }
        }
        return Set(nodes.map { node in Set(nodes.filter { leads[node][$0] && leads[$0][node] }) })
    }

    @Test func `no nodes have no components`() {
        #expect(stronglyConnectedComponents(of: []) { _ in [] } == [])
    }

    @Test func `a ring is one component and a chain is many`() {
        #expect(stronglyConnectedComponents(of: [0, 1, 2]) { [($0 + 1) % 3] }.map { $0.sorted() } == [[0, 1, 2]])
        #expect(stronglyConnectedComponents(of: [0, 1, 2]) { [$0 + 1] } == [[2], [1], [0]])
    }

    @Test func `random graphs agree with the transitive closure`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<500 {
            let count = Int.random(in: 1...8, using: &numbers)
            let edges = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &numbers)).map { _ in Int.random(in: 0..<count, using: &numbers) }
            }
            let nodes = (0..<count).filter { _ in Int.random(in: 0...4, using: &numbers) > 0 }
            let components = stronglyConnectedComponents(of: nodes) { edges[$0] }

            #expect(Set(components.map(Set.init)) == naive(nodes, edges))
            #expect(components.flatMap(\.self).sorted() == nodes)
        }
    }

    @Test func `a chain of a hundred thousand nodes costs no stack`() {
        let components = stronglyConnectedComponents(of: Array(0..<100_000)) { [$0 + 1] }

        #expect(components.count == 100_000)
    }
}
