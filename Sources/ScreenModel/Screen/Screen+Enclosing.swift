extension RenderedScreen {
    /// Returns for each element the nearest one around it that has a property, or
    /// −1; O(elements).
    ///
    /// A walk along the ancestors of each element takes quadratic time where
    /// elements are nested.
    package func nearestAround(where hasProperty: (Int) -> Bool) -> [Int] {
        var nearest = Array(repeating: -1, count: elements.count)
        for index in elements.indices {
            guard let parent = parent(of: index) else { continue }
            // Each element with children is looked at by its first child alone.
            if index == parent + 1 {
                nearest[index] = hasProperty(parent) ? parent : nearest[parent]
            } else {
                nearest[index] = nearest[parent + 1]
            }
        }
        return nearest
    }
}
