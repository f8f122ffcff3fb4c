package import EveryValue
package import Foundation

/// The journal of one property on disk: the cases that were running when a process
/// died.
///
/// The file only grows, up to a limit; then only the cases in progress are kept.
/// Data written to a file survives the death of the process; a write takes a few
/// microseconds. One property in one process holds the file at a time; a second one
/// runs without a journal.
package final class JournalFile: Sendable {
    /// The size above which cases that have ended are dropped from the file, in
    /// bytes.
    private static let largest = 65_536

    private let descriptor: Int32
    private let path: String
    private let lines = Locked(Lines())

    /// The lines of the cases in progress, and the number of bytes written.
    private struct Lines: Sendable {
        /// The lines by the number of the case; there are few at a time.
        private var open: [(id: Substring, line: String)] = []
        private var bytes = 0

        /// Records a line.
        ///
        /// Writes it, or all lines of open cases in place of the file, which is
        /// then emptied first (`true`).
        mutating func note(_ line: String, write: (_ text: String, _ isAnew: Bool) -> Void) {
            let words = line.split(separator: " ", maxSplits: 2)
            let id = words.count > 1 ? words[1] : ""
            let isEnd = words.first == "end"
            if isEnd { open.removeAll { $0.id == id } } else { open.append((id, line)) }
            bytes += line.utf8.count + 1
            guard isEnd, bytes > JournalFile.largest else { return write(line, false) }
            bytes = open.reduce(0) { $0 + $1.line.utf8.count + 1 }
            write(open.map(\.line).joined(separator: "\n"), true)
        }
    }

    /// Opens the journal of a property; nil if it cannot be written, is in use, or
    /// is accessible to other users.
    ///
    /// The folder and the file must belong to the user. The file must be a regular
    /// one with no other name, and no symbolic link may lead to either. In a folder
    /// that all users can write, another user could redirect them.
    ///
    /// - Parameters:
    ///   - property: The name of the property, of any letters.
    ///   - folder: The folder of journals; created if it does not exist.
    package init?(of property: String, in folder: URL) {
        let file = folder.appendingPathComponent(JournalFile.name(of: property))
        path = file.path
        let parent = folder.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        mkdir(folder.path, 0o700)
        var status = stat()
        guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
            descriptor = -1
            return nil
        }
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid(), status.st_nlink == 1,
            fchmod(descriptor, 0o600) == 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The name of a property as the name of a file: its letters and digits, and a
    /// hash that distinguishes similar names.
    static func name(of property: String) -> String {
        let plain = property.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? Character(scalar) : "-"
        }
        return "\(String(plain.suffix(80)))-\(String(ByteHash.wide(property.utf8), radix: 36)).journal"
    }

    /// Whether the cases in it were reported by an earlier run.
    package var isReported: Bool { CrashJournal.holdsReported(text) }

    /// The cases during which an earlier process died, in the order of their
    /// beginning.
    package var danglingCases: [ChoiceRecording] { CrashJournal.danglingCases(in: text) }

    /// The content of the file that was opened, whatever lies at its path by now.
    private var text: String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk.prefix(count)
        }
    }

    /// The function that writes into the file, called by a search.
    package var journal: CrashJournal {
        CrashJournal { [self] line in
            lines.withLock { lines in
                lines.note(line) { text, isAnew in
                    if isAnew { empty() }
                    if !text.isEmpty { add(text) }
                }
            }
        }
    }

    /// Keeps cases that were reported, so that the next run begins with them, and
    /// removes all others.
    package func keep(_ recordings: [ChoiceRecording]) {
        empty()
        let journal = CrashJournal(write: add)
        for recording in recordings { journal.keep(recording) }
    }

    /// Removes all cases and the file: the process lives.
    package func discard() {
        empty()
        unlink(path)
    }

    private func empty() { ftruncate(descriptor, 0) }

    @Sendable private func add(_ line: String) {
        var line = line
        line.append("\n")
        line.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
    }
}
