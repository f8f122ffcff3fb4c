import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// A tab of a browser, at first empty, and the session of its commands.
    struct BrowserTab {
        let connection: BrowserConnection
        let session: String
        private let target: String

        /// Opens an empty tab.
        init(_ connection: BrowserConnection) throws(BrowserError) {
            self.connection = connection
            guard let target = try connection.call("Target.createTarget", [("url", .string("about:blank"))])["targetId"]?.string,
                let session = try connection.call(
                    "Target.attachToTarget", [("targetId", .string(target)), ("flatten", .boolean(true))])["sessionId"]?.string
            else { throw .refused(command: "Target.createTarget", reason: "no page was opened") }
            (self.target, self.session) = (target, session)
        }

        /// Closes the tab; the browser's answer does not matter.
        func close() { try? connection.post("Target.closeTarget", [("targetId", .string(target))]) }

        /// Sends a command and returns its number, by which its answer is found.
        func send(_ method: String, _ parameters: [(key: String, value: JSON)] = []) throws(BrowserError) -> Int {
            try connection.send(method, parameters, session: session)
        }

        /// Sends a command whose answer does not matter.
        func post(_ method: String, _ parameters: [(key: String, value: JSON)] = []) throws(BrowserError) {
            try connection.post(method, parameters, session: session)
        }

        /// Sends several commands at once, and waits for their answers.
        ///
        /// - Parameters:
        ///   - purpose: The work of the caller, for messages: "preparing the page".
        func waitForAll(
            _ purpose: String, _ body: ((String, [(key: String, value: JSON)]) throws(BrowserError) -> Void) throws(BrowserError) -> Void
        ) throws(BrowserError) {
            var numbers: [Int] = []
            try body { (method, parameters) throws(BrowserError) in numbers.append(try send(method, parameters)) }
            for number in numbers { _ = try connection.answer(to: number, purpose) }
        }

        /// Sends an expression that is evaluated; a promise is awaited.
        ///
        /// - Parameters:
        ///   - world: The JavaScript world; `nil` for that of the page's own
        ///     scripts.
        func sendEvaluation(of expression: String, in world: Int? = nil) throws(BrowserError) -> Int {
            var parameters: [(key: String, value: JSON)] = [
                ("expression", .string(expression)), ("returnByValue", .boolean(true)), ("awaitPromise", .boolean(true)),
            ]
            if let world { parameters.append(("contextId", .integer(world))) }
            return try send("Runtime.evaluate", parameters)
        }

        /// Returns the value in the answer to an evaluation; an exception of the
        /// script is an error.
        func value(in answer: DevToolsValue) throws(BrowserError) -> DevToolsValue? {
            if let mistake = answer["exceptionDetails"] {
                let text = mistake["exception"]?["description"]?.string ?? mistake["text"]?.string ?? ""
                throw .refused(command: "Runtime.evaluate", reason: String(text.prefix(200)))
            }
            return answer["result"]?["value"]
        }

        /// Evaluates an expression in the world of the page's own scripts.
        @discardableResult
        func evaluate(_ expression: String) throws(BrowserError) -> DevToolsValue? {
            try value(in: connection.answer(to: sendEvaluation(of: expression), "Runtime.evaluate"))
        }
    }
#endif
