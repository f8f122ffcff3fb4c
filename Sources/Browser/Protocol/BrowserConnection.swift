import EveryScreenCapture
import Foundation

#if os(macOS) || os(Linux)
    /// The connection to a browser: JSON messages that end with a zero byte.
    ///
    /// One thread at a time uses it. Events of the browser are passed to `observe`
    /// during the wait for an answer.
    final class BrowserConnection {
        private let process: BrowserProcess
        /// The beginning of a message whose end has not arrived.
        private var buffer: [UInt8] = []
        /// The messages that have arrived and are not handled yet.
        private var arrived: [[UInt8]] = []
        /// The memory that is read into.
        private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        /// The commands that are not written yet: whole messages, the first of them
        /// perhaps in part.
        private var outgoing: [UInt8] = []
        /// Whether a caller is writing, who then writes all commands.
        private var isSending = false
        private var lastNumber = 0
        private var answered: [Int: DevToolsValue] = [:]
        /// The commands whose answers are ignored.
        private var ignored: Set<Int> = []
        /// Handles an event of the browser: method, parameters, session.
        ///
        /// It may send commands with `post`, and must not wait for answers.
        var observe: (String, DevToolsValue, String?) throws(BrowserError) -> Void = { _, _, _ throws(BrowserError) in }
        /// The end of all waiting, whatever the limit of a call.
        var deadline = ContinuousClock.now + .seconds(3600)

        /// The longest answer that is read, in bytes.
        private static let longestAnswer = 1 << 30

        init(_ process: BrowserProcess) { self.process = process }

        deinit { chunk.deallocate() }

        /// Calls a method and returns its result.
        ///
        /// - Parameters:
        ///   - seconds: How long to wait for the answer.
        @discardableResult
        func call(
            _ method: String, _ parameters: [(key: String, value: JSON)] = [], session: String? = nil, within seconds: Double = 10
        ) throws(BrowserError) -> DevToolsValue {
            try answer(to: try send(method, parameters, session: session), method, within: seconds)
        }

        /// Sends a command and returns its number, by which its answer is found.
        @discardableResult
        func send(_ method: String, _ parameters: [(key: String, value: JSON)] = [], session: String? = nil) throws(BrowserError) -> Int {
            lastNumber += 1
            // Events that arrive meanwhile send commands as well.
            let number = lastNumber
            var members: [(key: String, value: JSON)] = [
                ("id", .integer(number)), ("method", .string(method)), ("params", .object(parameters)),
            ]
            if let session { members.append(("sessionId", .string(session))) }
            outgoing += Array(JSON.object(members).text(.line).utf8) + [0]
            guard !isSending else { return number }
            isSending = true
            defer { isSending = false }
            while !outgoing.isEmpty {
                // The browser may be waiting to be read from before it reads.
                try receive(within: 0, method)
                let count = outgoing.withUnsafeBytes { QuietSocket.send(process.commands, $0.baseAddress!, $0.count) }
                if count > 0 {
                    outgoing.removeFirst(count)
                } else if errno == EAGAIN || errno == EINTR {
                    try receive(within: 0.01, method)
                } else {
                    throw .ended(during: method)
                }
            }
            return number
        }

        /// Sends a command whose answer does not matter.
        func post(_ method: String, _ parameters: [(key: String, value: JSON)] = [], session: String? = nil) throws(BrowserError) {
            // Its answer may arrive while it is sent.
            ignored.insert(lastNumber + 1)
            try send(method, parameters, session: session)
        }

        /// Waits for the answer to a command.
        func answer(to number: Int, _ method: String, within seconds: Double = 10) throws(BrowserError) -> DevToolsValue {
            let start = ContinuousClock.now
            let end = min(start + .seconds(seconds), deadline)
            while answered[number] == nil {
                let left = ContinuousClock.now.duration(to: end) / .seconds(1)
                guard left > 0 else { throw .silent(during: method, seconds: start.duration(to: ContinuousClock.now) / .seconds(1)) }
                try receive(within: left, method)
            }
            guard let message = answered.removeValue(forKey: number) else { throw .ended(during: method) }
            if let error = message["error"] { throw .refused(command: method, reason: error["message"]?.string ?? "no reason given") }
            return message["result"] ?? message
        }

        /// Handles messages of the browser until some time has passed or a
        /// condition holds.
        ///
        /// - Returns: True if the condition holds.
        @discardableResult
        func wait(_ seconds: Double, until isOver: () -> Bool = { false }) throws(BrowserError) -> Bool {
            let end = min(ContinuousClock.now + .seconds(seconds), deadline)
            while !isOver() {
                let left = ContinuousClock.now.duration(to: end) / .seconds(1)
                guard left > 0 else { return false }
                try receive(within: left, "waiting")
            }
            return true
        }

        /// Reads some bytes from the browser, and handles the messages that they
        /// complete.
        private func receive(within seconds: Double, _ purpose: String) throws(BrowserError) {
            var descriptor = pollfd(fd: process.answers, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(min(seconds * 1000, 600_000).rounded(.up))) > 0 else { return }
            let count = recv(process.answers, chunk.baseAddress, chunk.count, 0)
            guard count > 0 else {
                if count < 0, errno == EINTR || errno == EAGAIN { return }
                throw .ended(during: purpose)
            }
            split(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
            guard buffer.count <= Self.longestAnswer else { throw .tooLarge(elements: buffer.count, limit: Self.longestAnswer) }
            // Handling a message may send a command, which receives and handles
            // further ones.
            while !arrived.isEmpty { try take(arrived.removeFirst()) }
        }

        /// Adds bytes to the message under way, and queues the messages that end in
        /// them.
        ///
        /// The C library searches: a loop over bytes takes seconds for a page in
        /// debug builds.
        private func split(_ bytes: UnsafeRawBufferPointer) {
            var rest = bytes
            while let start = rest.baseAddress, let end = memchr(start, 0, rest.count) {
                let length = UnsafeRawPointer(end) - start
                buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<length]))
                arrived.append(buffer)
                buffer = []
                rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
            }
            buffer.append(contentsOf: rest)
        }

        private func take(_ bytes: [UInt8]) throws(BrowserError) {
            guard let document = try? JSONDocument(parsing: SourceText(utf8: bytes)) else {
                throw .unreadable(reason: "a message of the browser is no JSON")
            }
            let message = DevToolsValue(document: document, node: 0)
            if let number = message["id"]?.integer {
                if ignored.remove(number) == nil { answered[number] = message }
            } else if let method = message["method"]?.string, let parameters = message["params"] {
                try observe(method, parameters, message["sessionId"]?.string)
            }
        }
    }

    /// Writes to a socket without a signal if its reader is gone.
    private enum QuietSocket {
        static func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
            #if os(Linux)
                Foundation.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            #else
                Foundation.send(descriptor, bytes, count, MSG_DONTWAIT)
            #endif
        }
    }
#endif
