package import EveryScreenCapture
import Foundation

/// Reads the screens of a file one after the other, and hands each on before the
/// next is read.
///
/// A browser capture is read line by line if the options name its format, so that a
/// file of any length takes the memory of its longest line. Other files are read
/// whole, as `readCapture(at:options:)` does.
///
/// - Parameters:
///   - path: The file; a pipe such as `/dev/stdin` is read to its end.
///   - options: Facts that the file cannot state.
///   - body: Called with every screen, in the order of the file.
/// - Throws: `CaptureError` with file, place and reason, or what `body` throws;
///   screens before the fault have been handed on.
package func readScreens(
    at path: String, options: CaptureOptions = .init(), _ body: (CapturedScreen, CaptureFormat) throws -> Void
) throws {
    guard options.format == .browser else {
        let capture = try readCapture(at: path, options: options)
        for screen in capture.screens { try body(screen, capture.format) }
        return
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw CaptureError(file: path, reason: .missing) }
    if isDirectory.boolValue { throw CaptureError(file: path, reason: .directory) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
        throw CaptureError(file: path, reason: .unreadable(String(cString: strerror(errno))))
    }
    defer { try? handle.close() }
    try readLines(of: handle, named: path, body)
}

private func readLines(
    of handle: FileHandle, named path: String, _ body: (CapturedScreen, CaptureFormat) throws -> Void
) throws {
    let chunkSize = 1 << 20
    var line: [UInt8] = []
    var number = 0
    var hasScreen = false
    func finishLine() throws {
        number += 1
        do {
            // Otherwise gzip and other binary files would be reported as a
            // misplaced character.
            let text = try SourceText(decoding: line.isEmpty ? [.lineFeed] : line)
            if let screen = try BrowserReader.read(line: text.bytes[...]) {
                hasScreen = true
                try body(screen, .browser)
            }
        } catch let mistake as CaptureMistake {
            let text = SourceText(utf8: line)
            guard case .text(_, let column)? = mistake.offset.map(text.place(of:)) else {
                throw CaptureError(file: path, place: .text(line: number, column: 1), reason: mistake.reason)
            }
            throw CaptureError(file: path, place: .text(line: number, column: column), reason: mistake.reason)
        }
        line.removeAll(keepingCapacity: true)
    }
    while let chunk = try handle.read(upToCount: chunkSize), !chunk.isEmpty {
        var rest = chunk[...]
        while let end = rest.firstIndex(of: .lineFeed) {
            line += rest[..<end]
            rest = rest[(end + 1)...]
            try finishLine()
        }
        line += rest
        if line.count > fileSizeLimit { throw CaptureError(file: path, reason: .tooLarge(limit: fileSizeLimit)) }
    }
    if !line.isEmpty { try finishLine() }
    if !hasScreen { throw CaptureError(file: path, reason: .empty) }
}
