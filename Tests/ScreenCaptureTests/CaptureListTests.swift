import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenListedTexts
import EveryScreenModel
import EveryValue
import Foundation
import Testing

/// Variants of all captures, and random pages, as they are read: the files
/// `Listed/variants.txt` and `Listed/pages.txt`.
///
/// The captures of one screen use few of the words that recorders know. So the
/// first list has the changes of the screens as single words of a capture become
/// others, or the error. The second has the elements of pages whose roles, states
/// and styles are drawn.
struct CaptureListTests {
    private static let variantsOfEach = 32
    /// No variant changes more lines than are listed of it.
    private static let mostLines = 12

    /// Every fact of every element, on one line each.
    private static func lines(_ text: String) throws -> [String] {
        let capture = try readCapture(Array(text.utf8), named: "capture", options: CaptureOptions(density: 420))
        let text = ScreenFile.encode(capture.screens)
        let (file, bytes) = (try JSONDocument(parsing: SourceText(utf8: Array(text.utf8))), Array(text.utf8))
        func spelling(_ node: Int) -> String {
            String(decoding: bytes[Int(file.nodes[node].start)..<Int(file.nodes[node].end)], as: UTF8.self)
                .replacing(/\n */, with: " ")
        }
        func facts(of object: Int, named name: String) -> [String] {
            let parts = file.children(of: object)
            return stride(from: 0, to: parts.count, by: 2).map { "\(name) \(spelling(parts[$0])): \(spelling(parts[$0 + 1]))" }
        }
        return file.children(of: file.member("screens", of: 0)).flatMap { screen in
            let elements = file.children(of: file.member("elements", of: screen))
            return facts(of: screen, named: "screen").filter { !$0.hasPrefix("screen \"elements\"") }
                + elements.flatMap { element in
                    // The source is the name of the element, and the first fact.
                    facts(of: element, named: spelling(file.member("source", of: element))).dropFirst()
                }
        }
    }

    /// The facts that a variant adds, and those it takes away.
    private static func changes(from original: [String], to text: String) -> [String] {
        do {
            let lines = try lines(text)
            let change = lines.difference(from: original)
            let parts =
                change.removals.map { change -> String in if case .remove(_, let line, _) = change { "  - \(line)" } else { "" } }
                + change.insertions.map { change -> String in if case .insert(_, let line, _) = change { "  + \(line)" } else { "" } }
            return Array(parts.prefix(mostLines)) + (parts.count > mostLines ? ["  … \(parts.count)"] : [])
        } catch {
            return ["  \(error)"]
        }
    }

    private static func variants(_ name: String) throws -> String {
        let text = try OwnCapture.text(name)
        let (variants, original) = (CaptureVariants(of: text), try lines(text))
        let listed = try (0..<UInt64(variantsOfEach)).flatMap { seed -> [String] in
            let changes = changes(from: original, to: try variants.texts.value(seed: seed))
            return changes.isEmpty ? [] : ["\(seed):"] + changes
        }
        return (["## \(name)"] + listed).joined(separator: "\n") + "\n"
    }

    private static func pages() throws -> [String] {
        try (0..<36 as Range<UInt64>).map { seed in
            let page = try BrowserPages.jsonLine.value(seed: seed)
            do {
                return (["## \(seed)"] + (try lines(page))).joined(separator: "\n") + "\n"
            } catch {
                return "## \(seed)\n\(error)\n"
            }
        }
    }

    @Test func `variants of captures are read as the list says`() throws {
        let differences = try ListedText("Listed/variants.txt").differences(from: OwnCapture.names.map(Self.variants).joined())
        #expect(differences == [])
    }

    @Test func `random pages are read as the list says`() throws {
        let differences = try ListedText("Listed/pages.txt").differences(from: Self.pages().joined())
        #expect(differences == [])
    }
}
