import Foundation

/// Where results go: a file that is there whole or not at all, or standard output.
enum OutputFile {
    /// Writes a text to a file, or to standard output without one.
    static func write(_ text: String, to path: String?) throws(UsageError) {
        guard let path else { return StandardStreams.write(text) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UsageError("\(path) cannot be written: \(reason(error)); nothing was written")
        }
    }

    /// Makes a folder, with those around it.
    static func makeFolder(_ path: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw UsageError("the folder \(path) cannot be made: \(reason(error))")
        }
    }

    /// Reads a file whole.
    static func read(_ path: String) throws(UsageError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw UsageError("\(path): there is no such file; check the path")
        }
        guard !isDirectory.boolValue else { throw UsageError("\(path): this is a directory; name the files in it") }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw UsageError("\(path) cannot be read: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let cocoa = error as NSError
        let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return cocoa.localizedDescription }
        return String(cString: strerror(Int32(underlying.code)))
    }
}
