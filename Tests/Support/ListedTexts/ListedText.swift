import Foundation

/// A text in a file beside a test, which lists all that the code gives.
///
/// A test of a rule leaves free what the rule does not name. A list leaves nothing
/// free, so that a change of the code shows in it line by line. Read the changed
/// lines, then write the file anew: `EVERYSCREEN_WRITE_PAGES=1 swift test --filter`
/// with the name of the test.
package struct ListedText {
    private let file: URL
    private let separator: String

    /// Names the file of a list.
    ///
    /// - Parameters:
    ///   - name: The path from the folder of the test.
    ///   - separator: The characters before each part that is compared.
    ///   - test: The file of the test.
    package init(_ name: String, separator: String = "## ", beside test: String = #filePath) {
        file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(name)
        self.separator = separator
    }

    /// The parts in the file.
    package var parts: [String] { get throws { try String(contentsOf: file, encoding: .utf8).components(separatedBy: separator) } }

    /// Returns the parts of a text that differ from those in the file, each with
    /// the listed one; writes the file before where the environment asks for it.
    package func differences(from text: String) throws -> [String] {
        if Self.isWriting { try Data(text.utf8).write(to: file) }
        let (given, listed) = (text.components(separatedBy: separator), try parts)
        let differences = zip(given, listed).filter { $0 != $1 }.map { "The code gives \($0)\nThe list has \($1)" }
        return given.count == listed.count
            ? differences : differences + ["The code gives \(given.count) parts, the list has \(listed.count)"]
    }

    /// Whether lists are written anew.
    package static var isWriting: Bool { ProcessInfo.processInfo.environment["EVERYSCREEN_WRITE_PAGES"] == "1" }
}
