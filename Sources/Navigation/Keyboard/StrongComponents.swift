/// Returns the strongly connected components among some nodes of a graph; edges to other nodes are ignored.
///
/// Tarjan's algorithm (SIAM Journal on Computing 1 (2), 1972,
/// doi:10.1137/0201010) with a stack of its own, so that a long chain of nodes
/// costs no call depth. O(nodes + edges).
func stronglyConnectedComponents(of nodes: [Int], successors: (Int) -> [Int]) -> [[Int]] {
    var numbers: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var stack: [Int] = []
    var isOnStack = Set<Int>()
    var components: [[Int]] = []
    let members = Set(nodes)

    for root in nodes where numbers[root] == nil {
        var path: [(node: Int, rest: ArraySlice<Int>)] = []
        func enter(_ node: Int) {
            numbers[node] = numbers.count
            lowest[node] = numbers[node]
            stack.append(node)
            isOnStack.insert(node)
            path.append((node, successors(node).filter(members.contains)[...]))
        }
        enter(root)
        while let (node, rest) = path.last {
            if let successor = rest.first {
                path[path.count - 1].rest = rest.dropFirst()
                if numbers[successor] == nil {
                    enter(successor)
                } else if isOnStack.contains(successor) {
                    lowest[node] = min(lowest[node]!, numbers[successor]!)
                }
                continue
            }
            path.removeLast()
            if let (parent, _) = path.last { lowest[parent] = min(lowest[parent]!, lowest[node]!) }
            guard lowest[node] == numbers[node] else { continue }
            var component: [Int] = []
            while let member = stack.popLast() {
                isOnStack.remove(member)
                component.append(member)
                if member == node { break }
            }
            components.append(component)
        }
    }
    return components
}
