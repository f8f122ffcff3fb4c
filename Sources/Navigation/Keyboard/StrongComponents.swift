/// Returns the strongly connected components among some nodes of a graph; edges to
/// other nodes are ignored.
///
/// Tarjan's algorithm (SIAM Journal on Computing 1 (2), 1972, doi:10.1137/0201010)
/// with an explicit stack, so that a long chain of nodes costs no call depth.
/// O(nodes + edges).
package func stronglyConnectedComponents(of nodes: [Int], successors: (Int) -> [Int]) -> [[Int]] {
    // Nodes are numbered by their places in the list.
    let places = Dictionary(nodes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    /// For each place the number of its visit, or −1.
    var numbers = Array(repeating: -1, count: nodes.count)
    var lowest = numbers
    var isOnStack = Array(repeating: false, count: nodes.count)
    var stack: [Int] = []
    var visited = 0
    var components: [[Int]] = []

    for root in nodes.indices where numbers[root] < 0 && places[nodes[root]] == root {
        var path: [(place: Int, rest: ArraySlice<Int>)] = []
        func enter(_ place: Int) {
            numbers[place] = visited
            lowest[place] = visited
            visited += 1
            stack.append(place)
            isOnStack[place] = true
            path.append((place, successors(nodes[place]).compactMap { places[$0] }[...]))
        }
        enter(root)
        while let (place, rest) = path.last {
            if let successor = rest.first {
                path[path.count - 1].rest = rest.dropFirst()
                if numbers[successor] < 0 {
                    enter(successor)
                } else if isOnStack[successor] {
                    lowest[place] = min(lowest[place], numbers[successor])
                }
                continue
            }
            path.removeLast()
            if let (parent, _) = path.last { lowest[parent] = min(lowest[parent], lowest[place]) }
            guard lowest[place] == numbers[place] else { continue }
            var component: [Int] = []
            while let member = stack.popLast() {
                isOnStack[member] = false
                component.append(nodes[member])
                if member == place { break }
            }
            components.append(component)
        }
    }
    return components
}
