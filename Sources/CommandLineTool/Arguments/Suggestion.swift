import EveryScreenModel

/// Returns `; did you mean …?` with the nearest of some words, or nothing if none is near.
func suggestion(for word: String, among words: [String], _ prefix: String) -> String {
    nearest(to: word, among: words).map { "; did you mean \(prefix)\($0)?" } ?? ""
}
