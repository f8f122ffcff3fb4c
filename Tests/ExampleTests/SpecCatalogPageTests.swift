import EveryScreenAudit
import EveryScreenKit
import EveryScreenSpecs
import Foundation
import Testing

/// The pages about specs: the list that leads to each spec, and the articles with
/// fixes.
struct SpecCatalogPageTests {
    private static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs")
    private static let documentation = specs.appendingPathComponent("EveryScreenSpecs.docc")

    /// The specs with fixes, by their ids.
    private static let fixed: [any AccessibilitySpec] = {
        let specs = (SpecCatalog.all as [any AccessibilitySpec]) + (SpecCatalog.flows as [any AccessibilitySpec])
        let byID = Dictionary(specs.map { ($0.id, $0) }) { first, _ in first }
        return byID.values.filter { SpecFix.all[$0.id] != nil }.sorted { $0.id.rawValue < $1.id.rawValue }
    }()

    /// The types of the specs in a folder, in order: a file is named by its spec.
    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.specs.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
    }

    private func list() throws -> String {
        let groups = try ["Perceivable", "Operable", "Understandable", "Robust"].map { folder in
            (["### \(folder)", ""] + (try names(in: folder)).map { "- ``\($0)``" }).joined(separator: "\n")
        }
        let guides = (["### Guides with fixes", ""] + Self.fixed.map { "- <doc:\($0.id)>" }).joined(separator: "\n")
        return """
            # ``EveryScreenSpecs``

            The invariants: claims about screens and flows.

            ## Overview

            Each spec has a page: its claim, its source, the threshold with its unit, the measure, and the smallest counterexample. The specs that
            fail most often also have a guide. It says who is affected, what counts, how to fix a failure in SwiftUI, UIKit and HTML, which elements are
            exempt, and when the spec cannot tell. ``SpecCatalog`` lists all specs; a profile chooses among them.

            ## Topics

            ### The list

            - ``SpecCatalog``


            """ + ([guides] + groups).joined(separator: "\n\n") + "\n"
    }

    /// Every page that is generated, with its text.
    private func pages() throws -> [(file: String, text: String)] {
        [("EveryScreenSpecs.md", try list())] + (try Self.fixed.map { ("\($0.id).md", try #require(SpecArticle($0)).text) })
    }

    @Test func `the pages about specs are those that the specs make`() throws {
        let pages = try pages()
        // Writes the pages anew after a spec was added: EVERYSCREEN_WRITE_PAGES=1
        // swift test --filter SpecCatalogPageTests
        if ProcessInfo.processInfo.environment["EVERYSCREEN_WRITE_PAGES"] == "1" {
            for page in pages { try Data(page.text.utf8).write(to: Self.documentation.appendingPathComponent(page.file)) }
        }

        for page in pages {
            #expect(try String(contentsOf: Self.documentation.appendingPathComponent(page.file), encoding: .utf8) == page.text)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.documentation.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files) == Set(pages.map(\.file)))
    }

    @Test func `a guide has fixes in all three languages, and each differs from the failing code`() {
        #expect(Self.fixed.count == SpecFix.all.count)
        #expect(Self.fixed.count >= 12)
        for (id, fixes) in SpecFix.all {
            #expect(fixes.map(\.framework) == SpecFix.Framework.allCases, "\(id)")
            #expect(fixes.allSatisfy { $0.failing != $0.passing }, "\(id)")
        }
    }
}
