import EveryScreenModel

/// Returns `; did you mean …?` with the nearest of some words, or an empty text if
/// none is near.
func suggestion(for word: String, among words: [String], _ prefix: String) -> String {
    EveryScreenModel.suggestion(for: word, among: words) { prefix + $0 }
}
