import EveryScreen
import Foundation
import Testing

/// The examples of the articles.
@Suite(.regressions(.off)) struct ArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The blocks of an article that are marked with a language.
    private func blocks(_ language: String, of article: String) throws -> [String] {
        try text(article).components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }

    private static let articles =
        [
            "Sources/EveryScreen/EveryScreen.docc/FirstTest.md", "Sources/EveryScreen/EveryScreen.docc/ReadingAReport.md",
            "Sources/EveryScreen/EveryScreen.docc/RegressionSuites.md", "Sources/EveryScreen/EveryScreen.docc/FuzzingALayoutRule.md",
            "Sources/EveryScreen/EveryScreen.docc/TestingAFlow.md", "Sources/EveryScreen/EveryScreen.docc/TestingAPage.md",
            "Sources/EveryScreen/EveryScreen.docc/TestingAView.md", "Sources/EveryScreen/EveryScreen.docc/ReportsInCI.md",
        ]
        + [
            "HowShrinkingWorks", "DrawingValues", "FirstProperty", "StatefulTesting", "ConcurrentPrograms", "ReplayingFailures",
            "Discovery",
            "MovingToEveryValue",
        ].map { "Sources/EveryValue/EveryValue.docc/\($0).md" } + [
            "Sources/EveryValue/README.md"
        ]

    @Test(arguments: articles) func `every example of an article is compiled and run`(article: String) throws {
        let name = try #require(article.split(separator: "/").last?.dropLast(".md".count))
        let files: [String] =
            switch name {
            case "README": ["ExampleTests/FirstPropertyExamples", "ExampleTests/StatefulTestingExamples"]
            // Views exist only beside their frameworks or stand-ins for these.
            case "TestingAView": ["AppleAdapterTests/TestingAViewExamples"]
            default: ["ExampleTests/\(name)Examples", "ExampleTests/OrderTests"]
            }
        let source = unindented(try files.map { try text("Tests/\($0).swift") }.joined())
        let examples = try blocks("swift", of: article)

        #expect(!examples.isEmpty)
        #expect(examples.filter { !source.contains(unindented($0)) } == [])
    }

    /// Returns a text with each line from its first letter on.
    private func unindented(_ text: String) -> String {
        text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }

    @Test(arguments: articles) func `every report in an article is the one of the README, which is checked`(article: String) throws {
        let printed = try blocks("text", of: "README.md")

        #expect(try blocks("text", of: article).filter { !printed.contains($0) } == [])
    }

    @Test func `a first test is ten lines at most`() throws {
        let example = try #require(try blocks("swift", of: "README.md").first { $0.hasPrefix("import EveryScreen") })

        #expect(example.split(separator: "\n").count <= 10)
    }

    @Test func `the layout rule of the article leaves people behind when its width is fixed`() async {
        await withKnownIssue {
            let report = await expectAccessible(
                forEvery: Generator<Int>.integer(in: 0...9).map { Blueprint.button("Item \($0)") },
                .specs(.humanInterfaceGuidelines.keeping([.targetSize])), .cases(5), laidOutBy: SidebarLayout(fixedWidth: 40))

            #expect(report.failures.map(\.blueprint?.swiftCode) == [".button(\"a\")"])
        }
    }
}
