/// A heap whose least value is removed first; O(log n) to insert and to remove.
struct MinimumHeap<Value: Comparable> {
    private var values: [Value] = []

    /// Adds a value.
    mutating func insert(_ value: Value) {
        values.append(value)
        var place = values.count - 1
        while place > 0, values[place] < values[(place - 1) / 2] {
            values.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes and returns the least value, or returns `nil` if there is none.
    mutating func popLeast() -> Value? {
        guard let last = values.indices.last else { return nil }
        values.swapAt(0, last)
        let least = values.removeLast()
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < values.count else { return least }
            if child + 1 < values.count, values[child + 1] < values[child] { child += 1 }
            guard values[child] < values[place] else { return least }
            values.swapAt(place, child)
            place = child
        }
    }
}
