/// Returns the values sorted; of two values neither of which comes first, the
/// earlier stays first.
///
/// The comparisons are always the same for the same values. So the result is
/// defined even for a comparison that is not transitive, like that of reading
/// order. Runs of 64 are sorted by insertion, then merged from the left. The
/// standard library's sort does the same up to 63 values, except for a descending
/// start. With this sort the published examples of reading order are reproduced;
/// merging alone gives another order. O(n log n).
func stablySorted<Value>(_ values: [Value], by comesFirst: (Value, Value) -> Bool) -> [Value] {
    let runLength = 64
    var source = values
    for start in stride(from: 0, to: source.count, by: runLength) {
        for next in start..<min(start + runLength, source.count) {
            var place = next
            while place > start, comesFirst(source[place], source[place - 1]) {
                source.swapAt(place, place - 1)
                place -= 1
            }
        }
    }
    var width = runLength
    while width < source.count {
        source = merged(source, width: width, by: comesFirst)
        width *= 2
    }
    return source
}

/// Returns the values with each two neighboring runs of the given width merged.
private func merged<Value>(_ source: [Value], width: Int, by comesFirst: (Value, Value) -> Bool) -> [Value] {
    var merged: [Value] = []
    merged.reserveCapacity(source.count)
    for start in stride(from: 0, to: source.count, by: 2 * width) {
        let middle = min(start + width, source.count)
        let end = min(start + 2 * width, source.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
            let takesRight = left == middle || (right < end && comesFirst(source[right], source[left]))
            merged.append(source[takesRight ? right : left])
            if takesRight { right += 1 } else { left += 1 }
        }
    }
    return merged
}
