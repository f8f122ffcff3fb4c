/// Writes down which value is being judged, so that one whose judgment ends the
/// process is not lost.
///
/// The engine cannot touch files. The caller passes a function that appends a line
/// to a file and returns once the line is written; a memory-mapped file or an
/// unbuffered write survives a crash. In the next run, `danglingCases(in:)` reads
/// the value back from the file. It is reported, and shrunk by running each trial
/// in a child process, whose death is a failure with a separate key.
package struct CrashJournal: Sendable {
    /// The key of a failure that is the death of a child process.
    package static let key = "crash"

    /// The word that replaces the number of a case that `keep` writes.
    private static let reported = "reported"

    private let write: @Sendable (String) -> Void

    /// Creates a journal that adds lines, each without its line break, by a
    /// function of the caller.
    package init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Notes that a case is about to be judged.
    ///
    /// - Parameters:
    ///   - id: A number that no other case under way has, such as that of its
    ///     trial.
    ///   - recording: The choices it is made of.
    package func begin(_ id: Int, _ recording: ChoiceRecording) { begin(id, Self.text(recording)) }

    /// Notes that a case is about to be judged, by the text of its recording.
    package func begin(_ id: Int, _ text: String) { write("begin \(id) \(text)") }

    /// Records that a case has ended.
    package func end(_ id: Int) {
        write("end \(id)")
    }

    /// Notes a case that was found and reported, for the next run to begin with.
    package func keep(_ recording: ChoiceRecording) {
        write("begin \(CrashJournal.reported) \(JournalLine.text(recording))")
    }

    /// Returns a case as the journal has it: letters, digits, `-` and `:`.
    package static func text(_ recording: ChoiceRecording) -> String { JournalLine.text(recording) }

    /// Whether there is a case in a journal that was reported before.
    package static func holdsReported(_ text: String) -> Bool { text.contains("begin \(reported) ") }

    /// The cases that were begun and not ended, in the order of their beginning;
    /// lines that make no sense are passed over.
    ///
    /// The last line may be cut, since the process died while writing it: such a
    /// case cannot be read and is left out.
    package static func danglingCases(in text: String) -> [ChoiceRecording] {
        var begun: [(id: Substring, recording: ChoiceRecording)] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3, words[0] == "begin", let recording = JournalLine.recording(words[2]) {
                begun.append((words[1], recording))
            } else if words.count == 2, words[0] == "end", let last = begun.lastIndex(where: { $0.id == words[1] }) {
                begun.remove(at: last)
            }
        }
        return begun.map(\.recording)
    }
}

extension PropertySearch {
    /// Searches for values that fail a property, with each case journaled before it
    /// is judged.
    package static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        journal: CrashJournal, property: (SearchTrial<Value>) throws -> Judgment
    ) rethrows -> SearchReport<Value> {
        var search = PropertySearch(generator, settings: settings, identity: identity)
        while let trial = search.next() {
            journal.begin(trial.id, trial.recording)
            let judgment = try property(trial)
            journal.end(trial.id)
            search.record(judgment, for: trial)
        }
        return search.report()
    }
}
