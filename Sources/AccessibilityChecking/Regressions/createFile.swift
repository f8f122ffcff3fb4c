import Foundation

/// What the system said when a file could not be created.
struct FileCreationError: Error {
    /// The system's words.
    let reason: String

    /// Takes the words of the error that has just happened.
    init() { reason = String(cString: strerror(errno)) }
}

/// Creates a file that is there whole or not at all, and never takes the place of another.
///
/// The content is written under a name of its own, and linked to its name at last: of two
/// processes that create one file one succeeds. Foundation's atomic writing replaces
/// what is there, and its writing without replacing is not atomic.
///
/// - Returns: Whether the file was created; not where there is one of that name.
/// - Throws: `FileCreationError`; nothing is left behind.
func createFile(at path: String, holding data: Data) throws(FileCreationError) -> Bool {
    guard access(path, F_OK) != 0 else { return false }
    let folder = (path as NSString).deletingLastPathComponent
    let draft = (folder.isEmpty ? "" : folder + "/") + ".\(ProcessInfo.processInfo.globallyUniqueString)"
    let handle = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard handle >= 0 else { throw FileCreationError() }
    defer { unlink(draft) }
    let isWritten = write(data, to: handle)
    let error = isWritten ? nil : FileCreationError()
    // Some file systems find out only now that there is no room.
    guard close(handle) == 0 || !isWritten else { throw FileCreationError() }
    if let error { throw error }
    if link(draft, path) == 0 { return true }
    if errno == EEXIST { return false }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw FileCreationError() }
    return try move(draft, to: path)
}

private func write(_ data: Data, to handle: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
            let count = write(handle, bytes.baseAddress! + offset, bytes.count - offset)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            offset += count
        }
        return true
    }
}

/// Takes a name, and then puts the draft in its place; for file systems that have no links.
private func move(_ draft: String, to path: String) throws(FileCreationError) -> Bool {
    let handle = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard handle >= 0 else {
        if errno == EEXIST { return false }
        throw FileCreationError()
    }
    close(handle)
    if rename(draft, path) == 0 { return true }
    let error = FileCreationError()
    unlink(path)
    throw error
}
