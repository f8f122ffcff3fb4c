import Foundation
import Testing

/// The article that lists every word of blueprints beside SwiftUI's.
struct WordsArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Sources/ScreenLayout")

    /// The public functions and values of `Blueprint` that return blueprints, by
    /// name.
    private func words() throws -> Set<String> {
        let folder = Self.root.appendingPathComponent("Blueprint")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
            $0.pathExtension == "swift"
        }
        var words = Set<String>()
        for file in files {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /\n    public (?:static |consuming )?(?:func|var) (\w+)[^{]*?(?:->|:) Blueprint \{/) {
                words.insert(String(match.1))
            }
        }
        return words
    }

    @Test func `the article names every word`() throws {
        let article = try String(
            contentsOf: Self.root.appendingPathComponent("EveryScreenLayout.docc/WordsOfSwiftUI.md"), encoding: .utf8)
        let named = Set(article.matches(of: /\.?([a-z]\w+)/).map { String($0.1) })
        let words = try words()

        #expect(words.count > 80)
        #expect(words.subtracting(named).sorted() == [])
    }
}
