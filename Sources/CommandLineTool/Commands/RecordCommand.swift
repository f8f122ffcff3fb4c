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
        let interruption = Interruption()
        var lines = ""
        var failures = 0
        let run = PageRun(pages.entries, options, pictures: false) { _, recorded in recorded.map { $0.line + "\n" }.joined() }
        let progress = PageProgress(verb: "recorded")
        let notes = try run.run(isOver: { interruption.isOver }) { outcome in
            progress.clear()
            for note in outcome.notes { StandardStreams.tell(note) }
            switch outcome.result {
            case .success(let text): if output == nil { try StandardStreams.write(text) } else { lines += text }
            case .failure(let error):
                failures += 1
                StandardStreams.tell("\(outcome.page.name): not recorded: \(error)")
                if error.isAboutMachine { throw UsageError("no page can be recorded on this machine") }
            }
            progress.tell(run.progress)
        }
        progress.clear()
        for note in notes { StandardStreams.tell(note) }
        if output != nil { try OutputFile.write(lines, to: output) }
        return failures > 0 || interruption.isOver ? .unusable : .clean
    }
}
