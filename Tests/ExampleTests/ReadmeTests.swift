import EveryScreen
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

    @Test func `the README's example is the code that is run here`() throws {
        let source = try String(contentsOf: Self.root.appendingPathComponent("Tests/ExampleTests/OrderTests.swift"), encoding: .utf8)
        let region = try #require(
            source.components(separatedBy: "// README: A first test\n").last?.components(separatedBy: "// README end").first)

        #expect(try blocks("swift").first == "import EveryScreen\nimport Testing\n\n" + region)
    }

    @Test func `the README's output is what the test prints`() async throws {
        let printed = try #require(try blocks("text").first)

        await withKnownIssue {
            await expectAccessible { _ in OrderScreen(number: "1234", track: .button("Track").frame(width: 31)).blueprint }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [printed.trimmingCharacters(in: .newlines)]
        }
    }

    @Test func `the README names the commands that CI calls`() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent(".ci/run"), encoding: .utf8)

        #expect(try blocks("sh").first?.contains("make test ") == true)
        #expect(script.contains("\nmake test "))
    }
}
