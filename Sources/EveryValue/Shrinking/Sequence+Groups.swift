extension Sequence {
    /// The elements of each key that two or more have, in the order of the first of
    /// each; O(elements).
    func groups<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] { divided(by: key).filter { $0.count > 1 } }

    /// The elements of each key, in the order of the first of each; O(elements).
    func divided<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var places: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
