import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

/// The worked examples of the article on layout, which must print as the article
/// has them.
struct ArticleTests {
    private static let examples: [Blueprint] = [
        .text("書書書書書書書"),
        .text("書書書書書書書").frame(height: 30),
        .column(spacing: 0, [.button("書"), .button("書").frame(height: 30), .slider("Volume", value: "50%")]),
        .row(alignment: .leading, [.text("書書書書"), .text("書書")]),
        .row(spacing: 0, [.button("書"), .spacer, .button("書")]),
        .column([.text("書"), .text("書"), .image("photo", width: 60, height: 20), .text("書")]),
        .row(spacing: 0, alignment: .leading, [.text("書書書書"), .text("書書書書").layoutPriority(1)]),
        .text("書").frame(maxWidth: .infinity, alignment: .trailing),
        .image("photo", width: 60, height: 30).padding(10).frame(width: 50, height: 50),
        .column(spacing: 0, [.button("書"), .scroll(.image("photo", width: 60, height: 500))]),
        .geometryReader { proxy in
            .image("photo", width: 10, height: 10).resizable().frame(width: proxy.size.width / 2, height: 30)
        },
        .column(
            spacing: 0,
            [
                .text("書書").alignmentGuide(.leading) { $0[.trailing] }, .text("書").alignmentGuide(.leading) { $0[.trailing] },
            ]),
        .grid(columns: 2, [.text("書書書書"), .button("書")]),
        .flow(Array(repeating: .button("書").frame(width: 44, height: 44), count: 3)),
    ]

    private func blocks(_ language: String) throws -> [String] {
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/ScreenLayout/EveryScreenLayout.docc/HowScreensAreLaidOut.md")
        return try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    @Test func `the examples of the article are those laid out here`() throws {
        let codes = try blocks("swift")

        #expect(codes.count == Self.examples.count)
        for (code, example) in zip(codes, Self.examples) { #expect(code == example.swiftCode) }
    }

    @Test func `the frames of the article are those that come out`() throws {
        let results = Self.examples.map { blueprint in
            let screen = laidOut(blueprint, width: 100, height: 200)
            return zip(lines(screen), screen.elements)
                .map { $0 + ($1.text?.contains { $0.isTruncated == true } == true ? " truncated" : "") }.joined(separator: "\n")
        }

        let frames = try blocks("text")

        #expect(frames.count == results.count)
        for (frame, result) in zip(frames, results) { #expect(frame == result) }
    }
}
