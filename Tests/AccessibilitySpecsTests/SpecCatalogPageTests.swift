import EveryScreenAudit
import EveryScreenKit
import EveryScreenListedTexts
import EveryScreenSpecs
import Foundation
import Testing

/// The pages about specs: the list that leads to each spec, and the articles with
/// fixes.
struct SpecCatalogPageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs")
    private static let documentation = folder.appendingPathComponent("EveryScreenSpecs.docc")

    /// All specs, by their ids.
    private static let specs: [any AccessibilitySpec] = {
        let specs = (SpecCatalog.all as [any AccessibilitySpec]) + (SpecCatalog.flows as [any AccessibilitySpec])
        return specs.sorted { $0.id.rawValue < $1.id.rawValue }
    }()

    /// The types of the specs in a folder, in order: a file is named by its spec.
    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
    }

    private func list() throws -> String {
        let groups = try ["Perceivable", "Operable", "Understandable", "Robust"].map { folder in
            (["### \(folder)", ""] + (try names(in: folder)).map { "- ``\($0)``" }).joined(separator: "\n")
        }
        let guides = (["### Guides", ""] + Self.specs.map { "- <doc:\($0.id)>" }).joined(separator: "\n")
        return """
            # ``EveryScreenSpecs``

            The catalog of specs: claims about screens and flows that a check evaluates.

            ## Overview

            Each spec has a guide. It states the claim, who is affected, what counts, which elements are exempt, when the spec cannot tell, and the
            sources with links. It shows how to fix a failure in SwiftUI, UIKit and HTML. The page of its type has the threshold with its unit, the
            measure, and the smallest counterexample. ``SpecCatalog`` lists all specs; a profile chooses among them.

            Code in UIKit is for iOS 16 and later, and code in SwiftUI for iOS 17 and later. A framework is left out where it has no counterpart of the
            subject: a page has no custom actions, for instance, and an app has no viewport.

            ## Topics

            ### The list

            - ``SpecCatalog``


            """ + ([guides] + groups).joined(separator: "\n\n") + "\n"
    }

    /// Every page that is generated, with its text.
    private func pages() throws -> [(file: String, text: String)] {
        [("EveryScreenSpecs.md", try list())] + (try Self.specs.map { ("\($0.id).md", try #require(SpecArticle($0)).text) })
    }

    @Test func `the pages about specs are those that the specs make`() throws {
        let pages = try pages()
        // Writes the pages anew after a spec was added: EVERYSCREEN_WRITE_PAGES=1
        // swift test --filter SpecCatalogPageTests
        if ListedText.isWriting {
            for page in pages { try Data(page.text.utf8).write(to: Self.documentation.appendingPathComponent(page.file)) }
        }

        for page in pages {
            #expect(try String(contentsOf: Self.documentation.appendingPathComponent(page.file), encoding: .utf8) == page.text)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.documentation.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files) == Set(pages.map(\.file)))
    }

    @Test func `every spec has a guide with fixes, and no fix is of another spec`() {
        #expect(Set(SpecFix.all.keys) == Set(SpecCatalog.ids))
        #expect(Self.specs.count == SpecCatalog.ids.count)
        for spec in Self.specs { #expect(spec.guide != nil, "\(spec.id)") }
    }

    @Test func `every source has an address, except a wish without a page`() {
        let rules = AccessibilityProfile.named.flatMap { profile in Self.specs.map { $0.rule(in: profile) } }
        let titles = rules.flatMap(\.criteria).filter { $0.url == nil }.map(\.description)

        #expect(Set(titles) == ["Switch Control on mounted devices"])
    }

    @Test func `a spec has a fix in at least one framework, each once and in order`() {
        for (id, fixes) in SpecFix.all {
            let frameworks = fixes.map(\.framework)
            #expect(!fixes.isEmpty, "\(id)")
            #expect(frameworks == SpecFix.Framework.allCases.filter(frameworks.contains), "\(id)")
        }
    }

    @Test func `failing and passing code differ and are not empty, without their remarks too`() {
        for (id, fixes) in SpecFix.all {
            for fix in fixes {
                let (failing, passing) = (Self.withoutRemarks(fix.failing), Self.withoutRemarks(fix.passing))
                #expect(!failing.isEmpty && !passing.isEmpty, "\(id), \(fix.framework)")
                #expect(failing != passing, "\(id), \(fix.framework)")
            }
        }
    }

    /// The code without the rest of each line from `//` or `<!--` on, and without
    /// empty lines.
    private static func withoutRemarks(_ code: String) -> [String] {
        code.split(separator: "\n").map { line in
            let end = ["  //", "<!--"].compactMap { line.range(of: $0)?.lowerBound }.min() ?? line.endIndex
            let rest = line[..<end].trimmingCharacters(in: .whitespaces)
            return rest.hasPrefix("//") ? "" : rest
        }.filter { !$0.isEmpty }
    }

    @Test(arguments: [
        ("<p>a</p>", SpecFix.Language.html), (".a { color: red; }", .css), ("@media print { a { color: red; } }", .css),
        ("a.remove();", .javascript), ("a.addEventListener(\"focus\", () => { b(); });", .javascript), ("const a = { };", .javascript),
    ])
    func `code of pages is told apart by its form`(code: String, language: SpecFix.Language) {
        #expect(SpecFix(.html, fails: code, passes: code).language(of: code) == language)
        #expect(SpecFix(.uiKit, fails: code, passes: code).language(of: code) == .swift)
    }
}
