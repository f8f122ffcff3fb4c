import Foundation

/// The smallest document found that still fails; each candidate was checked in the
/// browser.
package struct ShrunkDocument: Sendable {
    /// The document.
    package let html: String
    /// The number of elements in its body.
    package let elementCount: Int
    /// The number of documents that were checked.
    package let evaluations: Int
    /// Whether time or the number of documents ran out before all smaller documents
    /// were tried.
    package let isCutOff: Bool
    /// The line, from 1, of the element in the original document; `nil` if it is
    /// not written there.
    package let line: Int?

    /// Returns the line of the tag of an element in a document.
    ///
    /// Comments, scripts and styles are skipped. O(characters).
    ///
    /// - Parameters:
    ///   - tag: The name of the tag.
    ///   - index: The number of elements of this tag before it.
    static func line(of tag: String, at index: Int, in html: String) -> Int? {
        let text = Array(html.utf8)
        let name = Array(tag.lowercased().utf8)
        var (place, line, found) = (0, 1, 0)
        func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
        func has(_ word: [UInt8], at start: Int) -> Bool {
            start + word.count <= text.count && word.indices.allSatisfy { lower(text[start + $0]) == word[$0] }
        }
        func isEnd(_ index: Int) -> Bool { index >= text.count || [9, 10, 12, 13, 32, 47, 62].contains(text[index]) }
        /// Skips past the next occurrence of a word.
        func skip(to word: String) {
            let word = Array(word.utf8)
            while place < text.count, !has(word, at: place) {
                if text[place] == 10 { line += 1 }
                place += 1
            }
        }
        while place < text.count {
            if text[place] == 10 { line += 1 }
            guard text[place] == 60 else {
                place += 1
                continue
            }
            if has(Array("<!--".utf8), at: place) {
                skip(to: "-->")
                continue
            }
            if has(name, at: place + 1), isEnd(place + 1 + name.count) {
                if found == index { return line }
                found += 1
            }
            for raw in ["script", "style"] where has(Array(raw.utf8), at: place + 1) && isEnd(place + 1 + raw.utf8.count) {
                skip(to: "</\(raw)")
            }
            place += 1
        }
        return nil
    }
}
