import EveryScreenBrowser
import Foundation
import Testing

struct PageCommandTests {
    /// A folder with two pages, of which one fails, and something that is no page.
    private static func site() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("b"), withIntermediateDirectories: true)
        func write(_ body: String, to name: String) throws {
            let text = "<!doctype html><html lang=en><head><title>T</title></head><body><main><h1>T</h1>\(body)</main></body></html>"
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try write("<p>Welcome.</p><script>while (location.hash) {}</script>", to: "a.html")
        try write("<p>Welcome.</p><button></button>", to: "b/c.html")
        try Data("no page".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        return folder
    }

    @Test(arguments: [
        (["record"], "record needs a page: everyscreen record page.html, an address, or a folder"),
        (["record", "/nowhere/a.html"], "/nowhere/a.html: there is no such file; check the path"),
        (["audit", "--limit", "3", "/nowhere/a.html"], "/nowhere/a.html: there is no such file; check the path"),
        (["record", "https://"], "https:// is no address; it takes one such as https://example.org/"),
        (
            ["audit", "--environment", "dark", "screen.xml"],
            "none of the operands is a page; --environment and similar options need a page: page.html, a folder, an address"
        ),
    ])
    func `an operand that is no page is reported before a browser starts`(arguments: [String], message: String) throws {
        let run = try CommandRun.of(arguments)

        #expect(run.code == 2)
        #expect(run.error == "everyscreen: \(message)\n")
    }

    @Test func `options of pages are checked`() throws {
        let site = try Self.site()
        defer { try? FileManager.default.removeItem(at: site) }
        func error(_ arguments: String...) throws -> String { try CommandRun.of(["record", site.path] + arguments).error }

        #expect(
            try error("--limit", "3")
                == "everyscreen: --limit limits the pages of --crawl; give --crawl same-site, or leave --limit out\n")
        #expect(
            try error("--allow-host", "a b")
                == "everyscreen: --allow-host is \"a b\"; it takes the name of a host, such as fonts.example.org or *.example.org\n")
        #expect(
            try error("--environment", "darc").hasPrefix("everyscreen: --environment is \"darc\"; did you mean dark?; it takes default"))
    }

    @Test(.enabled(if: isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
    func `the pages of a folder are recorded and judged, and records of them as the pages are`() throws {
        let site = try Self.site()
        defer { try? FileManager.default.removeItem(at: site) }
        let record = site.appendingPathComponent("record.jsonl").path

        let live = try CommandRun.of(["audit", site.path, "--environment", "default", "--format", "jsonl"])
        let recorded = try CommandRun.of(["record", site.path, "--environment", "default", "--output", record])
        let read = try CommandRun.of(["audit", "--from", "browser-capture", record, "--format", "jsonl"])

        #expect(live.code == 1)
        #expect(recorded.code == 0)
        #expect(live.output.contains("element-has-label"))
        #expect(live.output.split(separator: "\n").count == 2)
        #expect(read.output == live.output)
        #expect(read.code == 1)
    }

    @Test(.enabled(if: isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
    func `a report shows the page, with what fails cut out of it`() throws {
        let site = try Self.site()
        defer { try? FileManager.default.removeItem(at: site) }

        let run = try CommandRun.of(["audit", "\(site.path)/b/c.html", "--environment", "default", "--format", "html"])

        #expect(run.code == 1)
        #expect(run.output.contains("<image id=\"s0photo\" href=\"data:image/webp;base64,"))
        #expect(run.output.contains("<use href=\"#s0photo\"/>"))
    }

    @Test func `without a browser the command says where it looked`() throws {
        let site = try Self.site()
        defer { try? FileManager.default.removeItem(at: site) }

        let run = try CommandRun.of(["audit", "\(site.path)/a.html"], environment: ["EVERYSCREEN_BROWSER": "/nowhere/chrome"])

        #expect(run.code == 2)
        #expect(run.error.contains("EVERYSCREEN_BROWSER is \"/nowhere/chrome\", which cannot be run"))
    }
}

/// Whether a browser is there and asked for: the live pages take minutes, and wait
/// for real time.
private let isLiveRun = ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_PAGES"] == "1" && PageRecorder.isPossible
