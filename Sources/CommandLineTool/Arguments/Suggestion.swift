/// Returns `; did you mean …?` with the nearest of some words, or nothing if none is near.
///
/// Near is an edit distance of at most a third of the word, and at least one.
func suggestion(for word: String, among words: [String], _ prefix: String) -> String {
    let limit = max(1, word.count / 3)
    let nearest = words.map { (word: $0, distance: editDistance($0, word)) }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= limit else { return "" }
    return "; did you mean \(prefix)\(nearest.word)?"
}

/// Returns how many characters must be added, removed or changed to make one word of the other; O(product of lengths).
func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var previous = Array(0...right.count)
    for (i, letter) in left.enumerated() {
        var current = [i + 1]
        for (j, other) in right.enumerated() {
            current.append(min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, current[j] + 1))
        }
        previous = current
    }
    return previous[right.count]
}
