import EveryScreenBrowser
import EveryScreenKit
import Foundation

/// The options of commands that record pages.
struct PageOptions {
    static let options = [
        Option(
            "environment", "NAME", words: PageSettings.named.map(\.name) + ["all"], isRepeatable: true,
            help:
                "settings of pages: \(PageSettings.named.map(\.name).joined(separator: ", ")), or all; may be given several times; "
                + "without it, the settings are default and zoom200"),
        Option(
            "allow-host", "HOST", isRepeatable: true,
            help: "a host that pages may contact besides their own, such as fonts.example.org or *.example.org"),
        Option("crawl", "WHERE", words: ["same-site"], help: "follow links: same-site, to pages of the same scheme, host and port"),
        Option("limit", "N", help: "with --crawl, the largest number of pages (default 50)"),
        Option("workers", "N", help: "the largest number of browsers at a time (default 2, with one core 1)"),
        Option("page-limit", "SECONDS", help: "the time limit of one page under one set of settings (default 60)"),
    ]

    /// The settings under which each page is recorded, with their names.
    let settings: [(name: String, settings: PageSettings)]
    /// The hosts that may be contacted besides those of the pages.
    let hosts: [String]
    /// The largest number of pages to crawl; `nil` if links are not followed.
    let crawlLimit: Int?
    let workerCount: Int
    let limits: RecordingLimits

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let known = PageSettings.named
        var chosen: [String] = []
        for name in arguments.values("environment") {
            if name == "all" {
                chosen += known.map(\.name)
            } else if known.contains(where: { $0.name == name }) {
                chosen.append(name)
            } else {
                throw UsageError(
                    "--environment is \"\(name)\"\(suggestion(for: name, among: known.map(\.name), "")); it takes "
                        + "\(known.map(\.name).joined(separator: ", ")), all")
            }
        }
        let names = chosen.isEmpty ? ["default", "zoom200"] : chosen
        settings = known.filter { names.contains($0.name) }
        hosts = arguments.values("allow-host")
        for host in hosts where host.isEmpty || host.contains(where: { $0.isWhitespace || $0 == "," || $0 == "/" }) {
            throw UsageError("--allow-host is \"\(host)\"; it takes the name of a host, such as fonts.example.org or *.example.org")
        }
        let limit = try arguments.wholeNumber("limit", atLeast: 1) ?? 50
        crawlLimit = try arguments.word("crawl", from: ["same-site"]).map { _ in limit }
        if crawlLimit == nil, arguments.value("limit") != nil {
            throw UsageError("--limit limits the pages of --crawl; give --crawl same-site, or leave --limit out")
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        workerCount = min(try arguments.wholeNumber("workers", atLeast: 1) ?? min(2, cores), 64)
        var limits = RecordingLimits()
        if let seconds = try arguments.wholeNumber("page-limit", atLeast: 1) {
            limits.page = Double(min(seconds, 86_400))
            limits.load = min(limits.load, limits.page)
            limits.walk = max(1, limits.page / 2)
        }
        self.limits = limits
    }

    /// Whether an option that only pages need was given.
    static func isUsed(in arguments: ParsedArguments) -> Bool { options.contains { !arguments.values($0.name).isEmpty } }
}
