/// Returns the values sorted by bottom-up merging; of two values neither of which comes first, the earlier stays first.
///
/// Always makes the same comparisons for the same number of values, so that the
/// result is defined even for a comparison that is not transitive, as the one of
/// reading order is not. Runs of 1, 2, 4, … are merged from the left. O(n log n).
func stablySorted<Value>(_ values: [Value], by comesFirst: (Value, Value) -> Bool) -> [Value] {
    var source = values
    var width = 1
    while width < source.count {
        var merged: [Value] = []
        merged.reserveCapacity(source.count)
        var start = 0
        while start < source.count {
            let middle = min(start + width, source.count)
            let end = min(start + 2 * width, source.count)
            var (left, right) = (start, middle)
            while left < middle || right < end {
                let takesRight = left == middle || (right < end && comesFirst(source[right], source[left]))
                merged.append(source[takesRight ? right : left])
                if takesRight { right += 1 } else { left += 1 }
            }
            start = end
        }
        source = merged
        width *= 2
    }
    return source
}
