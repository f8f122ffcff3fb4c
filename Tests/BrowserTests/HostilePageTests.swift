import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenBrowser

/// Pages that would hang or harm a run.
extension LiveBrowserTests {
    @Suite(.serialized) struct HostilePageTests {
        private func page(_ script: String) -> PageSource {
            .html("<!doctype html><html lang=en><title>T</title><body><button id=b>B</button><script>\(script)</script>", resources: nil)
        }

        /// The arguments of running processes that name one of some folders; empty
        /// if the system does not report them.
        private func arguments(of folders: [String]) throws -> [String] {
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return processes.filter { Int($0) != nil && $0 != "\(getpid())" }
                .compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline").map { String(decoding: $0, as: UTF8.self) } }
                .filter { line in folders.contains { line.contains($0) } }
        }

        /// A recorder that waits less long for pages that hang anyway.
        private func recorder() -> PageRecorder {
            let recorder = PageRecorder()
            recorder.limits.answer = 3
            recorder.limits.load = 3
            return recorder
        }

        @Test(arguments: ["while (true) {}", "while (true) alert(1)", "location.reload(); while (true) {}"])
        func `a control after which the page hangs is left out, and the page is recorded`(script: String) throws {
            let recorder = recorder()
            defer { recorder.end() }

            let recorded = try recorder.record(page("b.onclick = () => { \(script) }"), named: "page")

            #expect(recorded.screen.screen.elements.contains { $0.label == "B" })
            #expect(recorded.notes.contains { $0.hasPrefix("not all that its controls show was recorded: the page ") }, "\(recorded.notes)")
            recorder.limits = RecordingLimits()
            #expect(try recorder.record(page(""), named: "next").screen.screen.elements.isEmpty == false)
        }

        @Test(arguments: [
            ("while (true) {}", "the page did not respond"), ("b.onfocus = () => { while (true) {} }", "the page did not respond"),
            ("while (true) alert(1)", "the page opened 21 dialogs"),
            ("const f = () => Promise.resolve().then(f); f()", "the page did not respond"),
            ("onkeydown = () => { while (true) {} }", "the page did not respond"),
            ("let n = b; while (true) n.append(n = document.createElement('i'))", "the page "),
            ("location.reload()", "the page goes elsewhere, or loads itself"),
            ("document.head.innerHTML = '<meta http-equiv=refresh content=0>'", "the page goes elsewhere, or loads itself"),
        ])
        func `a page that hangs is an error, and the next one gets a new browser`(script: String, words: String) throws {
            let recorder = recorder()
            defer { recorder.end() }

            let error = #expect(throws: BrowserError.self) { try recorder.record(page(script), named: "page") }

            #expect(error?.description.hasPrefix(words) == true)
            recorder.limits = RecordingLimits()
            #expect(try recorder.record(page(""), named: "next").screen.screen.elements.isEmpty == false)
            #expect(recorder.startCount == 2)
        }

        @Test(arguments: [
            ("setInterval(() => document.body.append('x'), 1)", "it was not idle within 3 s after it was loaded"),
            ("setInterval(() => open('about:blank'), 20)", nil), ("onbeforeunload = () => 'no'", nil),
            ("b.onfocus = () => location.href = '/0'", nil), ("b.after('word '.repeat(2e6))", nil),
            ("setInterval(() => { const a = document.createElement('a'); a.href = '/0'; a.target = '_blank'; a.click() }, 20)", nil),
            (
                "setInterval(() => { const a = document.createElement('a'); a.href = 'data:text/plain,x'; a.download = 'x'; a.click() }, 50)",
                "it started downloads, which were refused"
            ),
            ("setInterval(() => history.pushState({}, '', '?' + Math.random()), 1)", nil),
            ("onkeydown = () => document.activeElement.after(document.createElement('button'))", nil),
            ("document.addEventListener('focusin', e => e.target.remove())", nil),
            ("Array.prototype.map = JSON.stringify = Element.prototype.getBoundingClientRect = () => { throw 1 }", nil),
            ("for (let i = 0; i < 2; i++) new Worker(URL.createObjectURL(new Blob(['while (true) {}'])))", nil),
        ])
        func `a page that moves, opens windows or goes elsewhere is recorded`(script: String, note: String?) throws {
            let recorder = PageRecorder()
            defer { recorder.end() }

            let recorded = try recorder.record(page(script), named: "page")

            #expect(recorded.screen.screen.elements.contains { $0.label == "B" })
            if let note { #expect(recorded.notes.contains(note)) }
            #expect(recorder.startCount == 1)
        }

        @Test func `more elements than are recorded are an error`() throws {
            let recorder = recorder()
            defer { recorder.end() }
            recorder.limits.elements = 10

            let error = #expect(throws: BrowserError.self) {
                try recorder.record(.html("<title>T</title>" + String(repeating: "<p>a", count: 20), resources: nil), named: "page")
            }

            #expect(error == .tooLarge(elements: 24, limit: 10))
        }

        @Test func `a browser that was killed is started again, and nothing is left of either`() throws {
            let recorder = PageRecorder()
            _ = try recorder.record(page(""), named: "first")
            let first = try #require(recorder.profile)
            kill(try #require(recorder.processIdentifier), SIGKILL)

            _ = try recorder.record(page(""), named: "second")
            let second = try #require(recorder.profile)
            recorder.end()

            #expect(recorder.startCount == 2)
            #expect(recorder.processIdentifier == nil)
            #expect([first, second].filter { FileManager.default.fileExists(atPath: $0) } == [])
            #expect(try arguments(of: [first, second]) == [])
        }

        @Test func `an address that is not there is an error with the browser's words`() throws {
            let recorder = LiveBrowserTests.recorder

            let error = #expect(throws: BrowserError.self) { try recorder.record(.address("http://127.0.0.1:1/"), named: "page") }
            let missing = #expect(throws: BrowserError.self) { try recorder.record(PageSource(file: "/nowhere/page.html"), named: "page") }

            #expect(error?.description.hasPrefix("http://127.0.0.1:1/ could not be loaded: net::ERR_") == true)
            #expect(missing?.description == "/nowhere/page.html: there is no such file")
        }
    }
}
