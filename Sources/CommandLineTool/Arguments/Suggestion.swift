import AccessibilityChecking

/// Returns `; did you mean …?` with the nearest of some words, or nothing if none is near.
///
/// Near is what is mistyped, and what is only the beginning of a word.
func suggestion(for word: String, among words: [String], _ prefix: String) -> String {
    let longer = word.isEmpty ? nil : words.first { $0.hasPrefix(word) }
    guard let meant = nearest(to: word, among: words) ?? longer else { return "" }
    return "; did you mean \(prefix)\(meant)?"
}
