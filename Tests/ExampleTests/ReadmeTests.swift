import EveryScreen
import EveryScreenKit
import Foundation
import Testing

@Suite(.regressions(.off)) struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The blocks of code in the README that are marked with a language.
    private func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }

    @Test func `the README's example fails with the output that the README shows`() async throws {
        let swift = try blocks("swift")
        let example = try #require(swift.first { $0.hasPrefix("import EveryScreen\nimport Testing\n\n@Test ") })
        let printed = try #require(try blocks("text").first)
        let source = try String(contentsOf: Self.root.appendingPathComponent("Tests/ExampleTests/ReadmeTests.swift"), encoding: .utf8)
        let region = try #require(
            source.components(separatedBy: "// README: begin\n").last?.components(separatedBy: "// README: end").first)
        func unindented(_ text: String) -> [Substring] { text.split(separator: "\n").map { $0.drop { $0 == " " } } }
        let lines: [Substring] = unindented(region).filter { !$0.isEmpty }
        let shown: [Substring] = unindented(example).suffix(lines.count + 1).dropLast()

        #expect(shown == lines)
        /// The place of the failing button, in a file as in messages.
        func place(in text: String, of name: String) throws -> String {
            let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
            return "(\(name):\(try #require(rows.firstIndex { $0.contains("= [.button(\"Track\")") }) + 1))"
        }
        let (here, there) = (try place(in: source, of: "ReadmeTests.swift"), try place(in: example, of: "OrderTests.swift"))
        await withKnownIssue {
            // README: begin
            await expectAccessible { environment in
                let buttons: [Blueprint] = [.button("Track"), .button("Cancel").frame(minWidth: 44, minHeight: 44)]
                return .scroll(.column([.text("Order 1234", style: .headline).accessibilityHeading(), .row(buttons)]).padding(16))
            }
            // README: end
        } matching: { issue in
            // The example is a separate file, where the button has another line.
            issue.comments.map { $0.rawValue.replacing(here, with: there) } == [printed.trimmingCharacters(in: .newlines)]
        }
    }

    @Test func `the README names the commands that CI calls`() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent(".ci/run"), encoding: .utf8)
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)

        #expect(readme.contains("`make test`"))
        #expect(script.contains("\nstage make test "))
    }

    @Test func `the README's picture is the one that the command draws of the demo's failure`() throws {
        let folder = Self.root.appendingPathComponent(".github")
        let failure = try RegressionFile(json: Data(contentsOf: folder.appendingPathComponent("text-sizes.json")))
        let picture = failure.textSizeStrip()
        // Draws the picture anew: EVERYSCREEN_WRITE_PAGES=1 swift test --filter
        // ReadmeTests
        if ProcessInfo.processInfo.environment["EVERYSCREEN_WRITE_PAGES"] == "1" {
            try Data(picture.utf8).write(to: folder.appendingPathComponent("text-sizes.svg"))
        }

        #expect(try String(contentsOf: folder.appendingPathComponent("text-sizes.svg"), encoding: .utf8) == picture)
    }

    @Test func `the README counts the specs of each principle, and all of them`() throws {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let counts = try ["Perceivable", "Operable", "Understandable", "Robust"].map { folder in
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Specs/\(folder)").path)
            return (folder: folder, count: files.count { $0.hasSuffix(".swift") })
        }

        #expect(counts.filter { !readme.contains("\n| \($0.folder) | \($0.count) |") }.map(\.folder) == [])
        #expect(readme.contains("checks \(counts.map(\.count).reduce(0, +)) claims on each"))
    }
}
