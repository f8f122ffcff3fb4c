import EveryScreen
import Foundation
import Testing

// Article: The spec
let buttonsDoNotShout = ElementSpec(
    "buttons-do-not-shout", claim: "The label of a button is not all in capitals.", criteria: ["Our style guide, 3.2"],
    severity: .warning, about: { $0.role == .button },
    judge: { element in
        guard let label = element.label else { return .cannotTell(.labelUnknown) }
        guard label.count > 2, label == label.uppercased(), label != label.lowercased() else { return .passes }
        return .fails("is all in capitals", fix: "write \"\(label.capitalized)\"")
    })
// Article end

extension AccessibilityProfile {
    static var ours: AccessibilityProfile {
        var profile = AccessibilityProfile.humanInterfaceGuidelines
        profile.name = "ours"
        profile.specs.append(buttonsDoNotShout)
        return profile
    }
}

@Suite(.regressions(.off)) struct WritingASpecTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func blocks(_ language: String) throws -> [String] {
        let article = Self.folder.appendingPathComponent("../../Sources/EveryScreen/EveryScreen.docc/WritingASpec.md")
        return try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    private let order = Blueprint.list(
        [.text("Order 1234"), .button("TRACK", fileID: "OrderTests/OrderTests.swift", line: 18), .button("Cancel")])

    @Test func `the spec of the article is the one that is run here`() throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("WritingASpecTests.swift"), encoding: .utf8)
        let region = try #require(
            source.components(separatedBy: "// Article: The spec\n").dropFirst().first?.components(separatedBy: "// Article end").first)

        #expect(try blocks("swift").first == region)
        #expect(region.split(separator: "\n").count <= 10)
    }

    @Test func `its use is the one that is run here`() throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("WritingASpecTests.swift"), encoding: .utf8)
        let use = try #require(try blocks("swift").last).components(separatedBy: "\n\n@Test")

        #expect(source.contains(use[0]))
        #expect(use[1].contains("Blueprint.list([.text(\"Order 1234\"), .button(\"TRACK\"), .button(\"Cancel\")])"))
    }

    @Test func `what it reports is what the article says`() async throws {
        let printed = try #require(try blocks("text").first)

        await withKnownIssue {
            await expectAccessible(.specs(.ours)) { _ in order }
        } matching: { issue in
            issue.isWarning && issue.comments.map(\.rawValue) == [printed.trimmingCharacters(in: .newlines)]
        }
    }
}

extension Issue {
    /// Whether it is a warning; before Swift 6.3 issues have no severity that tests
    /// may read.
    fileprivate var isWarning: Bool {
        #if compiler(>=6.3)
            severity == .warning
        #else
            true
        #endif
    }
}
