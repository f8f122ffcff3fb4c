package import Foundation

/// Files that are written whole or not at all: the content is written under a
/// temporary name in the same folder, and renamed at the end.
package enum WholeFile {
    /// The system's reason why a file could not be written; no partial file
    /// remains.
    package struct WritingError: Error {
        /// The system's words.
        package let reason: String
        /// Whether what reads the output has ended.
        package let isReaderGone: Bool

        /// Creates the error from the last error of the system.
        init() {
            let code = errno
            (reason, isReaderGone) = (String(cString: strerror(code)), code == EPIPE)
        }
    }

    /// Creates a file, and never replaces another.
    ///
    /// If two processes create one file, one succeeds. Foundation's writing without
    /// replacing is not atomic.
    ///
    /// - Returns: True if the file was created; false if one of that name exists.
    static func create(at path: String, holding data: Data) throws(WritingError) -> Bool {
        guard access(path, F_OK) != 0 else { return false }
        return try withDraft(of: path, { $0.write(data) }) { (draft) throws(WritingError) in
            if link(draft, path) == 0 {
                synchronizeFolder(of: path)
                return true
            }
            if errno == EEXIST { return false }
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw WritingError() }
            return try claim(path, for: draft)
        }
    }

    /// Creates a file or replaces one, with its permissions; a link is replaced,
    /// not its target.
    package static func replace(at path: String, holding data: Data) throws(WritingError) {
        try replace(at: path) { $0.write(data) }
    }

    /// Creates a file or replaces one with what a function writes.
    package static func replace(at path: String, by write: (inout FileStream) -> Void) throws(WritingError) {
        try withDraft(of: path, write) { (draft) throws(WritingError) in
            var old = stat()
            if stat(path, &old) == 0 { chmod(draft, old.st_mode & 0o7777) }
            guard rename(draft, path) == 0 else { throw WritingError() }
            synchronizeFolder(of: path)
        }
    }

    /// Writes a block beside a path and removes it: an error now is one that the
    /// file would meet later.
    package static func probe(beside path: String) throws(WritingError) {
        try withDraft(of: path, { $0.write(Data(repeating: 0, count: 512)) }) { _ in }
    }

    /// Writes a draft, passes it on, and removes its rest.
    private static func withDraft<Result>(
        of path: String, _ write: (inout FileStream) -> Void, _ body: (String) throws(WritingError) -> Result
    ) throws(WritingError) -> Result {
        let folder = (path as NSString).deletingLastPathComponent
        let draft = (folder.isEmpty ? "" : folder + "/") + ".\(ProcessInfo.processInfo.globallyUniqueString)"
        let handle = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard handle >= 0 else { throw WritingError() }
        defer { unlink(draft) }
        // The data must be on the disk: after a loss of power the name must not
        // lead to an empty file.
        var stream = FileStream(handle)
        write(&stream)
        let error = stream.finish() ?? (synchronize(handle) ? nil : WritingError())
        // Some file systems report only now that there is no room.
        guard close(handle) == 0 || error != nil else { throw WritingError() }
        if let error { throw error }
        return try body(draft)
    }

    /// Synchronizes a file or folder with the disk; some file systems have no such
    /// request, and need none.
    private static func synchronize(_ handle: Int32) -> Bool { fsync(handle) == 0 || [EINVAL, ENOTSUP, ENOSYS].contains(errno) }

    /// Synchronizes the name of a file with the disk; a failure of this does not
    /// mean that nothing was written.
    private static func synchronizeFolder(of path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let handle = open(folder.isEmpty ? "." : folder, O_RDONLY)
        guard handle >= 0 else { return }
        _ = synchronize(handle)
        close(handle)
    }

    /// Reserves a name, and then renames the draft; for file systems without links.
    private static func claim(_ path: String, for draft: String) throws(WritingError) -> Bool {
        let handle = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard handle >= 0 else {
            if errno == EEXIST { return false }
            throw WritingError()
        }
        close(handle)
        if rename(draft, path) == 0 { return true }
        let error = WritingError()
        unlink(path)
        throw error
    }
}
