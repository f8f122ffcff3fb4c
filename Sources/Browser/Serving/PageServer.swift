import EveryValueCrashIsolation
import Foundation

#if os(macOS) || os(Linux)
    /// A server on the loopback address for pages that are files or strings.
    ///
    /// It serves the files below the given folders, each folder under a separate
    /// number, and nothing outside of them.
    final class PageServer: Sendable {
        /// The served content.
        private struct Content {
            var folders: [String] = []
            var documents: [String: [UInt8]] = [:]
            var count = 0
        }

        private let listener: Int32
        private let port: UInt16
        private let content = Locked(Content())

        /// The longest file that is served, in bytes.
        private static let longestFile = 1 << 28

        /// Starts to serve on a free port.
        init() throws(BrowserError) {
            #if os(Linux)
                let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            func failure() -> BrowserError { .noServer(reason: String(cString: strerror(errno))) }
            let listener = socket(AF_INET, kind, 0)
            self.listener = listener
            guard listener >= 0 else { throw failure() }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
                }
            }
            guard isBound else {
                let error = failure()
                close(listener)
                throw error
            }
            port = UInt16(bigEndian: address.sin_port)
            // The thread retains the server only while it answers, so that the
            // server can be released.
            Thread.detachNewThread { [weak self] in
                while true {
                    let connection = accept(listener, nil, nil)
                    guard connection >= 0 else {
                        if errno == EINTR || errno == ECONNABORTED { continue }
                        return
                    }
                    guard let server = self else {
                        close(connection)
                        return
                    }
                    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                    Thread.detachNewThread { server.answer(connection) }
                }
            }
        }

        deinit {
            shutdown(listener, Int32(SHUT_RDWR))
            close(listener)
        }

        /// Serves a folder and returns its address, with a slash at the end.
        func serve(folder: String) -> String {
            let path = Self.resolved(folder)
            let number = content.withLock { content in
                if let known = content.folders.firstIndex(of: path) { return known }
                content.folders.append(path)
                return content.folders.count - 1
            }
            return "\(origin)/\(number)/"
        }

        /// Serves a document and returns its address; its references are resolved
        /// in a folder, if there is one.
        func serve(document: [UInt8], beside folder: String?) -> String {
            let base = folder.map { serve(folder: $0).dropFirst(origin.count) } ?? "/"
            return content.withLock { content in
                content.count += 1
                let path = "\(base)everyscreen-\(content.count).html"
                // Only the latest generated documents are requested again.
                if content.documents.count > 64 { content.documents = [:] }
                content.documents[path] = document
                return "\(origin)\(path)"
            }
        }

        /// The scheme, host and port.
        var origin: String { "http://127.0.0.1:\(port)" }

        private static func resolved(_ path: String) -> String {
            guard let real = realpath(path, nil) else { return path }
            defer { free(real) }
            return String(cString: real)
        }

        private func answer(_ connection: Int32) {
            defer { close(connection) }
            var limit = timeval(tv_sec: 10, tv_usec: 0)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            #if !os(Linux)
                var on: Int32 = 1
                setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            #endif
            var pending: [UInt8] = []
            while let request = Self.request(from: connection, &pending) {
                guard write(response(to: request), to: connection, withBody: request.method != "HEAD") else { return }
            }
        }

        private struct Request {
            var method: String
            var path: String
            var range: Range<Int>?
        }

        private struct Response {
            var status: String
            var type = "text/plain; charset=utf-8"
            var body: [UInt8] = []
            var contentRange: String?
        }

        /// Reads the head of a request.
        ///
        /// Bodies are not read: checked pages get no answer to them.
        private static func request(from connection: Int32, _ pending: inout [UInt8]) -> Request? {
            let end: [UInt8] = [13, 10, 13, 10]
            while pending.firstRange(of: end) == nil {
                guard pending.count < 1 << 16 else { return nil }
                var chunk = [UInt8](repeating: 0, count: 1 << 14)
                let count = recv(connection, &chunk, chunk.count, 0)
                guard count > 0 else { return nil }
                pending += chunk[..<count]
            }
            guard let head = pending.firstRange(of: end) else { return nil }
            let lines = String(decoding: pending[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            pending.removeSubrange(..<head.upperBound)
            let words = (lines.first ?? "").split(separator: " ")
            guard words.count == 3 else { return nil }
            let path = String(words[1].prefix { $0 != "?" && $0 != "#" })
            var request = Request(method: String(words[0]), path: path.removingPercentEncoding ?? path)
            for line in lines.dropFirst() where line.lowercased().hasPrefix("range: bytes=") {
                let ends = line.dropFirst(13).split(separator: "-", omittingEmptySubsequences: false)
                if let first = ends.first.flatMap({ Int($0) }) {
                    let last = ends.count > 1 ? Int(ends[1]) ?? .max - 1 : .max - 1
                    if last >= first { request.range = first..<(last + 1) }
                }
            }
            return request
        }

        private func response(to request: Request) -> Response {
            guard ["GET", "HEAD"].contains(request.method) else { return Response(status: "405 Method Not Allowed") }
            let found = content.withLock { content in (content.documents[request.path], content.folders) }
            if let document = found.0 {
                return Response(status: "200 OK", type: MediaType.type(ofFile: "page.html", holding: document), body: document)
            }
            let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
            guard let number = parts.first.flatMap({ Int($0) }), found.1.indices.contains(number), !parts.contains("..") else {
                return Response(status: "404 Not Found")
            }
            let folder = found.1[number]
            var path = Self.resolved(([folder] + parts.dropFirst().map(String.init)).joined(separator: "/"))
            var isDirectory: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue { path += "/index.html" }
            // A link must not lead out of the folder.
            guard Self.resolved(path).hasPrefix(folder == "/" ? "/" : folder + "/"),
                let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= Self.longestFile,
                let data = FileManager.default.contents(atPath: path)
            else { return Response(status: "404 Not Found") }
            let bytes = [UInt8](data)
            let type = MediaType.type(ofFile: path, holding: bytes)
            guard let range = request.range else { return Response(status: "200 OK", type: type, body: bytes) }
            guard range.lowerBound < bytes.count else { return Response(status: "416 Range Not Satisfiable") }
            let last = min(range.upperBound, bytes.count)
            return Response(
                status: "206 Partial Content", type: type, body: Array(bytes[range.lowerBound..<last]),
                contentRange: "bytes \(range.lowerBound)-\(last - 1)/\(bytes.count)")
        }

        private func write(_ response: Response, to connection: Int32, withBody hasBody: Bool) -> Bool {
            var head = "HTTP/1.1 \(response.status)\r\nContent-Type: \(response.type)\r\nContent-Length: \(response.body.count)\r\n"
            if let range = response.contentRange { head += "Content-Range: \(range)\r\n" }
            head += "Accept-Ranges: bytes\r\nCache-Control: no-store\r\n\r\n"
            let bytes = Array(head.utf8) + (hasBody ? response.body : [])
            var start = 0
            while start < bytes.count {
                let count = bytes.withUnsafeBytes { bytes in
                    #if os(Linux)
                        send(connection, bytes.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
                    #else
                        send(connection, bytes.baseAddress! + start, bytes.count - start, 0)
                    #endif
                }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
    }
#endif
