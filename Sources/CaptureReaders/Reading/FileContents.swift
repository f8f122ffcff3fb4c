import EveryScreenCapture
import Foundation

/// The largest file that is read, in bytes: 1 GiB, a thousand times the largest
/// capture seen.
///
/// It also keeps every offset into a text within 32 bits, and ends the reading
/// of a device that has no end.
let fileSizeLimit = 1 << 30

/// Returns the bytes of a file, or of a pipe up to its end.
func fileContents(at path: String) throws(CaptureMistake) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw CaptureMistake(.missing) }
    if isDirectory.boolValue { throw CaptureMistake(.directory) }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? UInt64
    if let size, size > UInt64(fileSizeLimit) { throw CaptureMistake(.tooLarge(limit: fileSizeLimit)) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
        throw CaptureMistake(.unreadable(String(cString: strerror(errno))))
    }
    defer { try? handle.close() }
    return try contents(of: handle, expecting: Int(size ?? 0))
}

private func contents(of handle: FileHandle, expecting size: Int) throws(CaptureMistake) -> [UInt8] {
    let chunkSize = 1 << 20
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while true {
        let chunk: Data?
        do { chunk = try handle.read(upToCount: chunkSize) } catch { throw CaptureMistake(.unreadable(systemWords(for: error))) }
        guard let chunk, !chunk.isEmpty else { return bytes }
        bytes.append(contentsOf: chunk)
        if bytes.count > fileSizeLimit { throw CaptureMistake(.tooLarge(limit: fileSizeLimit)) }
    }
}

/// The system's words for the error number below a Foundation error, which are the
/// same on every platform.
private func systemWords(for error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return "error \(cause.code) of \(cause.domain)" }
    return String(cString: strerror(Int32(cause.code)))
}
