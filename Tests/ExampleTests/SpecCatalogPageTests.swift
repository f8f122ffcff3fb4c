import Foundation
import Testing

/// The page that leads to the page of each spec, which DocC makes of its comment.
struct SpecCatalogPageTests {
    private static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs")
    private static let page = specs.appendingPathComponent("EveryScreenSpecs.docc/EveryScreenSpecs.md")

    /// The types of the specs in a folder, in order: a file is named by its spec.
    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.specs.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
    }

    private func text() throws -> String {
        let groups = try ["Perceivable", "Operable", "Understandable", "Robust"].map { folder in
            (["### \(folder)", ""] + (try names(in: folder)).map { "- ``\($0)``" }).joined(separator: "\n")
        }
        return """
            # ``EveryScreenSpecs``

            The invariants: claims about screens and flows that are true when all is well.

            ## Overview

            Each spec has a page of its own: its claim, who is harmed when it fails, its source, the threshold with its unit, when it applies, when it
            cannot tell, and the smallest counterexample. ``SpecCatalog`` lists them; a profile chooses among them.

            ## Topics

            ### The list

            - ``SpecCatalog``


            """ + groups.joined(separator: "\n\n") + "\n"
    }

    @Test func `the page names every spec`() throws {
        let text = try text()
        // Writes the page anew after a spec was added: EVERYSCREEN_WRITE_PAGES=1 swift test --filter SpecCatalogPageTests
        if ProcessInfo.processInfo.environment["EVERYSCREEN_WRITE_PAGES"] == "1" { try Data(text.utf8).write(to: Self.page) }

        #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
    }
}
