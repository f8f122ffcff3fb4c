import EveryScreenKit
import Foundation

/// The destination of results: a file that is written whole or not at all, or
/// standard output.
enum OutputFile {
    /// The kind of file at a path, after following links.
    private enum Kind { case nothing, file, folder, device }

    /// Writes a text to a file, or to standard output without one.
    ///
    /// A file is replaced at once. For a link, its target is replaced, not the
    /// link. Pipes and devices (`/dev/stdout`) are written into.
    static func write(_ text: String, to path: String?) throws(UsageError) {
        guard let path, path != "-" else { return try StandardStreams.write(text) }
        let url = URL(fileURLWithPath: path)
        let data = Data(text.utf8)
        do {
            switch kind(of: path) {
            case .nothing:
                let folder = url.deletingLastPathComponent()
                guard kind(of: folder.path) == .folder else {
                    throw UsageError("\(path) cannot be written: there is no folder \(folder.relativePath); create it first")
                }
                try WholeFile.replace(at: path, holding: data)
            case .file: try WholeFile.replace(at: url.resolvingSymlinksInPath().path, holding: data)
            case .device: try FileHandle(forWritingTo: url).write(contentsOf: data)
            case .folder: throw UsageError("\(path) cannot be written: it is a folder; name a file in it")
            }
        } catch let error as UsageError {
            throw error
        } catch let error as WholeFile.WritingError {
            throw UsageError("\(path) cannot be written: \(error.reason); nothing was written")
        } catch {
            throw UsageError("\(path) cannot be written: \(error.systemReason); nothing was written")
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
