#if os(macOS) || os(Linux)
    import EveryScreenCapture
    import Foundation
    import Testing

    @testable import EveryScreenBrowser

    /// The protocol, with a script in place of the browser.
    struct BrowserConnectionTests {
        /// Returns a connection to a script of the shell, which reads commands from
        /// descriptor 3 and writes answers to descriptor 4.
        private func connection(to script: String) throws -> BrowserConnection {
            let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FakeBrowser/browser.sh")
            return BrowserConnection(try BrowserProcess(program.path, [script]))
        }

        @Test func `an event that sends a command leaves the messages behind it as they are`() throws {
            // Two pieces, the second of which has arrived when the first event is
            // handled.
            let event = #"{"method":"Target.targetCreated","params":{"number":%d}}\0"#
            let answers = (1...4).map { #"{"id":\#($0),"result":{"of":\#($0)}}\0"# }.joined()
            let connection = try connection(to: "printf '\(event)\(event)' 1 2 >&4; sleep 0.05; printf '\(answers)\(event)' 3 >&4")
            var numbers: [Int] = []
            connection.observe = { [unowned connection] (method, parameters, _) throws(BrowserError) in
                numbers.append(parameters["number"]?.integer ?? -1)
                Thread.sleep(forTimeInterval: 0.2)
                try connection.post("Target.closeTarget")
            }

            let first = try connection.call("Browser.getVersion")

            #expect(first["of"]?.integer == 1)
            #expect(try connection.wait(10) { numbers.count == 3 })
            #expect(numbers.sorted() == [1, 2, 3])
        }

        @Test func `an event that sends a command while one is written leaves that one whole`() throws {
            // More than a socket holds, so that it is written in pieces; the script
            // waits before it reads.
            let text = String(repeating: "a", count: 3_000_000)
            let event = #"{"method":"Target.targetCreated","params":{}}\0"#
            let whole = #"{"id":1,"method":"Page.setDocumentContent","params":{"html":""}}"#.count + text.count
            let connection = try connection(
                to: """
                    for i in 1 2 3 4 5 6 7 8; do printf '\(event)' >&4; sleep 0.05; done
                    isWhole=false
                    [ "$(head -c \(whole) <&3 | tail -c 3)" = '"}}' ] && isWhole=true
                    printf '{"id":1,"result":{"isWhole":%s}}\\0' $isWhole >&4
                    """)
            connection.observe = { [unowned connection] _, _, _ throws(BrowserError) in try connection.post("Target.closeTarget") }

            let answer = try connection.call("Page.setDocumentContent", [("html", .string(text))], within: 20)

            #expect(answer["isWhole"]?.boolean == true)
        }

        @Test func `a message that arrives in pieces is one message`() throws {
            let text = String(repeating: "é", count: 300_000)
            let connection = try connection(
                to: """
                    printf '{"id":1,"res' >&4; sleep 0.2; printf 'ult":{"text":"' >&4
                    awk 'BEGIN { for (i = 0; i < 300000; i++) printf "é" }' >&4
                    printf '"}}\\0{"id":2,"result":{}}\\0' >&4
                    """)

            #expect(try connection.call("Page.captureSnapshot", within: 60)["text"]?.string == text)
            #expect(throws: Never.self) { try connection.call("Page.enable", within: 60) }
        }

        @Test func `a browser that ends says during which command`() throws {
            let connection = try connection(to: "exec 4>&-; exit 0")

            #expect(throws: BrowserError.self) { try connection.call("Page.enable") }
        }
    }
#endif
