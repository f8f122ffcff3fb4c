import EveryScreenKit
import Foundation

/// The destination of results: a file that is written whole or not at all, or
/// standard output.
enum OutputFile {
    /// The place where the bytes go.
    private enum Place {
        case standardOutput
        /// A file to create or replace, after following links.
        case file(path: String)
        /// A pipe or device to write into.
        case device(path: String)
    }

    /// The kind of file at a path, after following links.
    private enum Kind { case nothing, file, folder, device }

    /// Writes a text to a file, or to standard output without one.
    ///
    /// A file is replaced at once. For a link, its target is replaced, not the
    /// link. Pipes and devices (`/dev/stdout`) are written into.
    static func write(_ text: String, to path: String?) throws(UsageError) { try write(to: path) { $0.write(text) } }

    /// Writes the text of a function, which may be larger than memory, as
    /// `write(_:to:)` does.
    static func write(to path: String?, _ body: (inout FileStream) -> Void) throws(UsageError) {
        switch try place(of: path) {
        case .standardOutput: try StandardStreams.write(body)
        case .file(let target):
            do { try WholeFile.replace(at: target, by: body) } catch { throw unwritable(target, for: path, error.reason) }
        case .device(let target):
            let handle = open(target, O_WRONLY)
            guard handle >= 0 else { throw unwritable(target, for: path, String(cString: strerror(errno))) }
            defer { close(handle) }
            var stream = FileStream(handle)
            body(&stream)
            if let error = stream.finish() { throw unwritable(target, for: path, error.reason) }
        }
    }

    /// Tries to write beside a file, so that a folder without permission or room is
    /// found before any work; the file itself does not change.
    ///
    /// A pipe or device is not opened: the reader of a pipe would see its end.
    static func probe(_ path: String) throws(UsageError) {
        switch try place(of: path) {
        case .standardOutput: return
        case .file(let target):
            do { try WholeFile.probe(beside: target) } catch { throw unwritable(target, for: path, error.reason) }
        case .device(let target):
            guard access(target, W_OK) != 0 else { return }
            throw unwritable(target, for: path, String(cString: strerror(errno)))
        }
    }

    private static func unwritable(_ target: String, for path: String?, _ reason: String) -> UsageError {
        UsageError("\(path ?? target) cannot be written: \(reason); nothing was written")
    }

    private static func place(of path: String?) throws(UsageError) -> Place {
        guard let path, path != "-" else { return .standardOutput }
        let url = URL(fileURLWithPath: path)
        switch kind(of: path) {
        case .nothing:
            let folder = url.deletingLastPathComponent()
            guard kind(of: folder.path) == .folder else {
                throw UsageError("\(path) cannot be written: there is no folder \(folder.relativePath); create it first")
            }
            return .file(path: path)
        case .file: return .file(path: url.resolvingSymlinksInPath().path)
        case .device: return .device(path: path)
        case .folder: throw UsageError("\(path) cannot be written: it is a folder; name a file in it")
        }
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .device
        }
    }

    /// Reads a file whole.
    static func read(_ path: String) throws(UsageError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw UsageError("\(path): there is no such file; check the path")
        }
        guard !isDirectory.boolValue else { throw UsageError("\(path): this is a folder; name the files in it") }
        do {
            let url = URL(fileURLWithPath: path)
            // A pipe is read to its end, since its size is unknown.
            if kind(of: path) == .device { return try FileHandle(forReadingFrom: url).readToEnd() ?? Data() }
            return try Data(contentsOf: url)
        } catch {
            throw UsageError("\(path) cannot be read: \(error.systemReason)")
        }
    }
}
