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
<<<<<<< HEAD
        let failures = try run.report(as: "recorded") { text in
            if output == nil { try StandardStreams.write(text) } else { lines += text }
=======
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
>>>>>>> 24209e7add59d777f00427c3f9032a4c2f90c6e7
        }
        if output != nil { try OutputFile.write(lines, to: output) }
        return failures > 0 ? .unusable : .clean
    }
}
