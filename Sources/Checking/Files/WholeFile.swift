package import Foundation

/// Files that are there whole or not at all: their content is written under a name
/// of its own, in the same folder, and put in its place at last.
package enum WholeFile {
    /// What the system said when a file could not be written; nothing is left
    /// behind.
    package struct WritingError: Error {
        /// The system's words.
        package let reason: String

        /// Takes the words of the error that has just happened.
        init() { reason = String(cString: strerror(errno)) }
    }

    /// Creates a file, and never takes the place of another.
    ///
    /// Of two processes that create one file one succeeds. Foundation's writing
    /// without replacing is not atomic.
    ///
    /// - Returns: Whether the file was created; not where there is one of that
    ///   name.
    static func create(at path: String, holding data: Data) throws(WritingError) -> Bool {
        guard access(path, F_OK) != 0 else { return false }
        return try withDraft(of: path, holding: data) { (draft) throws(WritingError) in
            if link(draft, path) == 0 {
                synchronizeFolder(of: path)
                return true
            }
            if errno == EEXIST { return false }
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw WritingError() }
            return try claim(path, for: draft)
        }
    }

    /// Creates a file or takes the place of one, with its permissions; a link is
    /// replaced, not what it leads to.
    package static func replace(at path: String, holding data: Data) throws(WritingError) {
        try withDraft(of: path, holding: data) { (draft) throws(WritingError) in
            var old = stat()
            if stat(path, &old) == 0 { chmod(draft, old.st_mode & 0o7777) }
            guard rename(draft, path) == 0 else { throw WritingError() }
            synchronizeFolder(of: path)
        }
    }

    /// Writes a draft, hands it on, and takes away what is left of it.
    private static func withDraft<Result>(
        of path: String, holding data: Data, _ body: (String) throws(WritingError) -> Result
    ) throws(WritingError) -> Result {
        let folder = (path as NSString).deletingLastPathComponent
        let draft = (folder.isEmpty ? "" : folder + "/") + ".\(ProcessInfo.processInfo.globallyUniqueString)"
        let handle = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard handle >= 0 else { throw WritingError() }
        defer { unlink(draft) }
        // Written is what lies on the disk: after a loss of power the name must not
        // lead to an empty file.
        let error = write(data, to: handle) && synchronize(handle) ? nil : WritingError()
        // Some file systems find out only now that there is no room.
        guard close(handle) == 0 || error != nil else { throw WritingError() }
        if let error { throw error }
        return try body(draft)
    }

    /// Has the system put a file or folder on the disk; some file systems have no
    /// such request, and need none.
    private static func synchronize(_ handle: Int32) -> Bool { fsync(handle) == 0 || [EINVAL, ENOTSUP, ENOSYS].contains(errno) }

    /// Has the system put the name of a file on the disk; that it cannot is no
    /// reason to say that nothing was written.
    private static func synchronizeFolder(of path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let handle = open(folder.isEmpty ? "." : folder, O_RDONLY)
        guard handle >= 0 else { return }
        _ = synchronize(handle)
        close(handle)
    }

    private static func write(_ data: Data, to handle: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Foundation.write(handle, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Takes a name, and then puts the draft in its place; for file systems that
    /// have no links.
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
