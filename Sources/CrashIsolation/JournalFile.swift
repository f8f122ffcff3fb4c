public import Foundation
public import PropertyTesting

/// The journal of one property on disk: what was being judged when a process died.
///
/// The file holds the cases begun and not yet judged, and nothing else: it is emptied whenever there is none. A write to a file opened
/// before survives the death of the process, and costs a few microseconds. One property in one process holds the file at a time; another
/// that asks for it goes without.
public final class JournalFile: Sendable {
    private let descriptor: Int32
    private let path: String
    private let count = Count()

    /// How many cases are begun and not ended.
    ///
    /// Locked by hand: the standard library's `Mutex` needs newer systems than this package does.
    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var open = 0

        func change(by step: Int, _ body: (Int) -> Void) {
            lock.lock()
            defer { lock.unlock() }
            open += step
            body(open)
        }
    }

    /// Opens the journal of a property; nil where it cannot be written, or is in use.
    ///
    /// - Parameters:
    ///   - property: The name of the property, of any letters.
    ///   - folder: Where journals lie; made if it is not there.
    public init?(of property: String, in folder: URL) {
        let file = folder.appendingPathComponent(JournalFile.name(of: property))
        path = file.path
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The name of a property as that of a file: its letters and digits, and a sum that tells apart those that look alike.
    static func name(of property: String) -> String {
        let plain = property.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? Character(scalar) : "-"
        }
        let sum = property.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "\(String(plain.suffix(80)))-\(String(sum, radix: 36)).journal"
    }

    /// Whether the cases in it were reported by an earlier run.
    public var isReported: Bool { CrashJournal.holdsReported(text) }

    /// The cases during which an earlier process died, in the order of their beginning.
    public var danglingCases: [Recording] { CrashJournal.danglingCases(in: text) }

    private var text: String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }

    /// What writes into the file, for a search to call.
    public var journal: CrashJournal {
        CrashJournal { [self] line in
            let isEnd = line.hasPrefix("end ")
            count.change(by: isEnd ? -1 : 1) { open in
                if isEnd, open <= 0 { empty() } else { add(line) }
            }
        }
    }

    /// Keeps cases that were reported, so that the next run begins with them, and forgets all others.
    public func keep(_ recordings: [Recording]) {
        empty()
        let journal = CrashJournal(write: add)
        for recording in recordings { journal.keep(recording) }
    }

    /// Forgets all cases, and takes the file away: the process lives.
    public func discard() {
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
