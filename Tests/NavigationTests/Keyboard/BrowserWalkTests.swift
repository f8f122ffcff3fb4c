#if os(macOS) || os(Linux)
    import EveryScreenNavigation
    import Foundation
    import Testing

    /// Recorded walks of other projects' pages, which may not be copied into the
    /// repository.
    private enum Corpus {
        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora")

        static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

        /// The pages of a file; of test cases those of the three rules on keyboard
        /// traps.
        static func pages(_ name: String) throws -> [BrowserWalk] {
            let gunzip = Process()
            let output = Pipe()
            gunzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            gunzip.arguments = ["gzip", "-dc", folder.appendingPathComponent("\(name).jsonl.gz").path]
            gunzip.standardOutput = output
            try gunzip.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            gunzip.waitUntilExit()
            guard name.hasPrefix("act") else { return try BrowserWalk.pages(data) }
            let marks = ["80af7b", "a1b64e", "ebe86a"].map { Data("\"rule\": \"\($0)\"".utf8) }
            return try BrowserWalk.pages(data) { line in marks.contains { line.range(of: $0) != nil } }
        }
    }

    struct BrowserWalkTests {
        /// Pages of the project in the format of the captures: a ring, the same
        /// with its key mentioned, and one that leaves.
        ///
        /// On the "far" ones a key leads out of the ring, and not at once out of
        /// the page.
        private static let ownPages = #"""
            {"id":"ring","rule":"own","expected":"failed","nodes":[{"id":"n1","name":"Start","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n1"},{"node":"n2"},{"node":"n3"},{"node":"n2"}],"shiftTabSequence":[{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n1","tab":["n2","n3"],"tabPulledBackAt":[1],"shiftTab":[null]},{"from":"n2","tab":["n3","n2"],"tabPulledBackAt":[0,1],"shiftTab":["n3"],"shiftTabPulledBackAt":[0]},{"from":"n3","tab":["n2","n3"],"tabPulledBackAt":[0,1],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Escape","focusAfterKeyThenTabs":["n2","n3"]},{"key":"Ctrl+Q","focusAfterKeyThenTabs":["n1",null]}]}}
            {"id":"told","rule":"own","expected":"passed","nodes":[{"id":"n1","name":"Ctrl+Q leaves","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n2"},{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n2","tab":["n3"],"shiftTab":["n3"]},{"from":"n3","tab":["n2"],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Ctrl+Q","focusAfterKeyThenTabs":[null]}]}}
            {"id":"told-far","rule":"own","expected":"passed","nodes":[{"id":"n1","name":"Ctrl+Q leaves","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n2"},{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n2","tab":["n3"],"shiftTab":["n3"]},{"from":"n3","tab":["n2"],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Ctrl+Q","focusAfterKeyThenTabs":["n2","n1"]}]}}
            {"id":"escape-far","rule":"own","expected":"passed","nodes":[{"id":"n1","name":"Start","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n2"},{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n2","tab":["n3"],"shiftTab":["n3"]},{"from":"n3","tab":["n2"],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Escape","focusAfterKeyThenTabs":["n2","n1"]}]}}
            {"id":"untold-far","rule":"own","expected":"failed","nodes":[{"id":"n1","name":"Start","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n2"},{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n2","tab":["n3"],"shiftTab":["n3"]},{"from":"n3","tab":["n2"],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Ctrl+Q","focusAfterKeyThenTabs":["n2","n1"]}]}}
            {"id":"escape-stays","rule":"own","expected":"failed","nodes":[{"id":"n1","name":"Start","bounds":[0,0,40,20],"rendered":true},{"id":"n2","name":"One","bounds":[50,0,40,20],"rendered":true},{"id":"n3","name":"Two","bounds":[100,0,40,20],"rendered":true}],"tabSequence":[{"node":"n2"},{"node":"n3"},{"node":"n2"}],"focusEdges":[{"from":"n2","tab":["n3"],"shiftTab":["n3"]},{"from":"n3","tab":["n2"],"shiftTab":["n2"]}],"escapeAttempts":{"from":"n2","tries":[{"key":"Escape","focusAfterKeyThenTabs":["n2","n3","n2"]}]}}
            {"id":"free","rule":"own","expected":"passed","nodes":[{"id":"n1","name":"Start","bounds":[0,0,40,20],"rendered":true}],"tabSequence":[{"node":"n1"},{"node":null}],"focusEdges":[{"from":"n1","tab":["n1"],"shiftTab":[null]}]}
            """#

        @Test func `pages of our own are judged as they were made`() throws {
            let pages = try BrowserWalk.pages(Data(Self.ownPages.utf8))

            let verdicts = pages.map { "\($0.id) \($0.traps.isEmpty ? "passed" : "failed")" }
            #expect(
                verdicts == [
                    "ring failed", "told passed", "told-far passed", "escape-far passed", "untold-far failed", "escape-stays failed",
                    "free passed",
                ])
            #expect(verdicts == pages.map { "\($0.id) \($0.expected)" })
            #expect(pages[0].traps.map(\.keysIn) == [[.shiftTab]])
        }

        @Test(.enabled(if: Corpus.exists, "the shared corpora are not beside the package"))
        func `recorded walks of the ACT test cases on keyboard traps are judged as they are labelled`() throws {
            let pages = try Corpus.pages("act-default")
            let wrong = pages.filter { $0.traps.isEmpty == ($0.expected == "failed") }

            #expect(pages.count == 11)
            #expect(pages.count { $0.expected == "failed" } == 2)
            #expect(wrong.map { "\($0.rule ?? "") \($0.id) \($0.expected)" } == [])
        }

        @Test(.enabled(if: Corpus.exists, "the shared corpora are not beside the package"))
        func `recorded walks of pages presumed good have no trap`() throws {
            let pages = try Corpus.pages("apg-good")

            #expect(pages.count == 38)
            #expect(pages.filter { !$0.traps.isEmpty }.map(\.id) == [])
        }

        @Test(.enabled(if: Corpus.exists, "the shared corpora are not beside the package"))
        func `the keys into a recorded trap lead into it`() throws {
            for page in try Corpus.pages("act-default") {
                let screen = page.screen
                let graph = KeyboardGraph(screen, recorded: page.recordedFocus)
                for trap in graph.traps(on: screen) {
                    let end = graph.position(after: trap.keysIn)
                    #expect(end != graph.outside && trap.elements.contains(graph.stops[end]))
                }
            }
        }
    }
#endif
