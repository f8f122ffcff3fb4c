import EveryScreenKit
import Foundation
import Testing

struct FileStreamTests {
    @Test func `a file has all that is written, in order`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let pieces = (0..<5_000).map { "\($0) ä " + String(repeating: "x", count: $0 % 100) } + [String(repeating: "long ", count: 100_000)]

        try WholeFile.replace(at: file.path) { stream in
            for piece in pieces { stream.write(piece) }
        }

        #expect(try String(contentsOf: file, encoding: .utf8) == pieces.joined())
    }

    @Test func `the first error is reported at the end`() {
        var stream = FileStream(-1)

        for _ in 0..<3 { stream.write(String(repeating: "x", count: 1 << 17)) }

        #expect(stream.finish()?.reason == "Bad file descriptor")
    }
}
