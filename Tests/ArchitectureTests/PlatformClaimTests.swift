import Foundation
import Testing

/// The statements of Platforms.md: each is marked as measured on stand-ins,
/// documented or assumed, and each mark has a backing.
struct PlatformClaimTests {
    /// A mark, with the words before it.
    private struct Claim: Hashable, CustomStringConvertible {
        var mark: Character
        var words: String
        var description: String { "[\(mark)] … \(words)" }
    }

    /// Blocks that state nothing about a platform, by their first words.
    private static let withoutClaim = [
        "The facts that are known of a screen on each platform, the setup", "The same line of test works on your own views:",
        "1. *File › Add Package Dependencies…*", "3. Write `await expectAccessible", "`expectAccessible(app)` checks an `XCUIApplication`",
        // The conditions after a marked sentence that ends in "if".
        "- the test process has no app,", "- a screen has no accessibility element,", "- a hosting view of SwiftUI, or a scroll view with",
        "- no spec of the check applies to any element.",
    ]
    /// The blocks that explain the marks or name files, which may go on after the
    /// last mark.
    private static let mayGoOn = ["> Important: **The adapters have not yet run", "Statements have marks:"]
    /// The most words after the last mark of a block: ", but" and the like.
    private static let mostWordsAfter = 3

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func page() throws -> String {
        try text("Sources/EveryScreen/EveryScreen.docc/Platforms.md").replacing(/```[\s\S]*?```/, with: "")
    }

    /// The paragraphs and list items, each in one line, without headings and
    /// tables.
    private static func blocks() throws -> [String] {
        var blocks: [String] = []
        for paragraph in try page().split(separator: "\n\n") {
            var isOpen = false
            for line in paragraph.split(separator: "\n") {
                let line = line.trimmingCharacters(in: .whitespaces)
                if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|") { continue }
                let isItem = line.prefixMatch(of: #/(-|\d+\.) /#) != nil || (line.hasPrefix("> ") && !isOpen)
                if isOpen, !isItem { blocks[blocks.count - 1] += " " + line } else { blocks.append(line) }
                isOpen = true
            }
        }
        return blocks
    }

    /// The marks of the page in order; the sentence that explains them has three.
    private static func claims() throws -> [Claim] {
        let text = try page().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.matches(of: /\[([SDA])\]/).compactMap { match in
            let before = String(text[..<match.range.lowerBound]).replacing(/\[[SDA]\]|\*|\x60/, with: "")
            let words = before.split(separator: " ").suffix(5).joined(separator: " ")
            let after = text[match.range.upperBound...].drop { $0 == "*" }
            let isExplained = [" measured on", " documented by", " assumed"].contains { after.hasPrefix($0) }
            return isExplained ? nil : Claim(mark: match.1.first ?? " ", words: words)
        }
    }

    /// The rows of the backing: the claim and what backs it.
    private static func rows() throws -> [(claim: Claim, backing: String)] {
        try text("Tests/StandIns/Claims.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: " | ", maxSplits: 2).map { $0.trimmingCharacters(in: ["|", " "]) }
            guard cells.count == 3, ["S", "D", "A"].contains(cells[0]) else { return nil }
            return (Claim(mark: cells[0].first ?? " ", words: cells[1]), cells[2])
        }
    }

    @Test func `each paragraph and list item has a mark, and its last statement as well`() throws {
        let blocks = try Self.blocks()

        for start in Self.withoutClaim + Self.mayGoOn { #expect(blocks.contains { $0.hasPrefix(start) }, "\(start)") }
        for block in blocks where !Self.withoutClaim.contains(where: { block.hasPrefix($0) }) {
            let last = try #require(block.matches(of: /\*\*(\[[SDA]\])+\*\*/).last, "no mark in: \(block)")
            let rest = block[last.range.upperBound...].replacing(/\([^)]*\)/, with: "")
            if Self.mayGoOn.contains(where: { block.hasPrefix($0) }) { continue }
            #expect(rest.split(separator: " ").count <= Self.mostWordsAfter, "no mark after: \(rest)")
        }
    }

    @Test func `each mark has a row with its backing, in the order of the page`() throws {
        #expect(try Self.rows().map(\.claim) == Self.claims())
    }

    @Test func `a statement that is measured names tests that exist, or a command of the makefile`() throws {
        let files = SourceTree.swiftFiles(in: "Tests")
        let makefile = try Self.text("Makefile")
        for (claim, backing) in try Self.rows() where claim.mark == "S" {
            if let command = backing.prefixMatch(of: /`make (\w+)`/) {
                #expect(makefile.contains("\n\(command.1):"), "\(claim)")
                continue
            }
            for reference in backing.components(separatedBy: "; `") {
                let parts = reference.replacing("`", with: "").components(separatedBy: ".swift: ")
                try #require(parts.count == 2, "\(claim) has \(reference)")
                let file = files.first { $0.path.hasSuffix("/\(parts[0]).swift") }
                let declarations = ["func `\(parts[1])`", "func \(parts[1])("]
                #expect(file?.lines.contains { line in declarations.contains { line.contains($0) } } == true, "\(claim) has \(reference)")
            }
        }
    }

    @Test func `a statement that is documented names a public source, and one that is assumed says what would settle it`() throws {
        for (claim, backing) in try Self.rows() where claim.mark != "S" {
            if claim.mark == "D" {
                let isSource = backing.contains("/") || backing.hasPrefix("public ") || backing.hasPrefix("logs and headers")
                #expect(isSource, "\(claim) has \(backing)")
            } else {
                #expect(backing.contains("would show"), "\(claim) has \(backing)")
            }
        }
    }
}
