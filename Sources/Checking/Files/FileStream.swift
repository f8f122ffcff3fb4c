import Foundation

/// Text on its way to an open file, in large pieces; nothing is written after the
/// first error.
package struct FileStream: TextOutputStream {
    private let handle: Int32
    private var piece: [UInt8] = []
    private var error: WholeFile.WritingError?

    /// Starts to write to a file descriptor, which stays open.
    package init(_ handle: Int32) { self.handle = handle }

    package mutating func write(_ text: String) {
        piece.append(contentsOf: text.utf8)
        if piece.count >= 1 << 16 { pass() }
    }

    mutating func write(_ data: Data) { piece.append(contentsOf: data) }

    /// Writes the rest; returns the first error.
    package mutating func finish() -> WholeFile.WritingError? {
        pass()
        return error
    }

    private mutating func pass() {
        piece.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count, error == nil {
                let count = Foundation.write(handle, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                if count > 0 { offset += count } else { error = WholeFile.WritingError() }
            }
        }
        piece.removeAll(keepingCapacity: true)
    }
}
