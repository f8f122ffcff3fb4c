import EveryScreenBrowser
import EveryScreenKit
import Foundation

/// Records live pages.
struct RecordCommand: Command {
    static let name = "record"
    static let abstract = "record live pages in a browser, for audit"
    static let operands = "PAGE…"
    static let examples = [
        "record page.html --output page.jsonl",
        "record https://example.org/ --crawl same-site --limit 20 --environment all --output site.jsonl",
    ]
    static let options = PageOptions.options + [SharedOptions.output]

    private let pages: PageList
    private let options: PageOptions
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        guard !arguments.operands.isEmpty else {
            throw UsageError("record needs a page: everyscreen record page.html, an address, or a folder")
        }
        pages = try PageList(arguments.operands)
        options = try PageOptions(arguments)
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        var lines = ""
        let run = PageRun(pages.entries, options, pictures: false) { _, recorded in recorded.map { $0.line + "\n" }.joined() }
        let failures = try run.report(as: "recorded") { text in
            if output == nil { try StandardStreams.write(text) } else { lines += text }
        }
        var delivery = Delivery()
        if output != nil { delivery.report(lines, to: output) }
        return delivery.isComplete() && failures == 0 ? .clean : .unusable
    }
}
