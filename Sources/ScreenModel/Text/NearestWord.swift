/// Returns the word most like one that was not understood, or `nil` if none is like
/// it.
///
/// Likeness is the number of letters to insert, remove, replace or swap; up to
/// a third of the word may be wrong. The first of several wins.
package func nearest(to word: String, among words: [String]) -> String? {
    let longestWord = 40
    guard word.utf8.count <= longestWord else { return nil }
    let allowed = max(1, word.count / 3)
    let distances = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= allowed else { return nil }
    return best.word
}

/// The optimal string alignment distance.
private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let cost = left[row] == right[column] ? 0 : 1
            var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}

/// Returns the end of a message about an unknown word: the nearest known word in a
/// question, or nothing.
///
/// - Parameters:
///   - word: The unknown word.
///   - words: The known words.
///   - show: Returns a known word as the message shows it; in quotation marks
///     unless said otherwise.
package func suggestion(for word: String, among words: [String], shownAs show: (String) -> String = { "\"\($0)\"" }) -> String {
    nearest(to: word, among: words).map { "; did you mean \(show($0))?" } ?? ""
}
