import EveryScreenKit

/// The results of a run on the way to their destinations: each is written, also
/// after another could not be written.
struct Delivery {
    /// The reasons why results could not be written, each once.
    private var problems: [String] = []

    /// Writes the main result; standard output has it if its file cannot be
    /// written.
    ///
    /// - Parameter text: Writes the result; called again for standard output.
    mutating func report(to path: String?, _ text: (inout FileStream) -> Void) {
        guard !write(to: path, text), let path, path != "-" else { return }
        write(to: nil, text)
    }

    /// Writes the main result, as `report(to:_:)` does.
    mutating func report(_ text: String, to path: String?) { report(to: path) { $0.write(text) } }

    /// Writes a result; returns whether it was written.
    @discardableResult
    mutating func write(_ text: String, to path: String?) -> Bool { write(to: path) { $0.write(text) } }

    @discardableResult
    private mutating func write(to path: String?, _ text: (inout FileStream) -> Void) -> Bool {
        do {
            try OutputFile.write(to: path, text)
            return true
        } catch {
            add(error.message)
            return false
        }
    }

    /// Adds the reason why a result could not be written.
    mutating func add(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Reports all problems on standard error; returns whether there is none.
    func isComplete() -> Bool {
        problems.forEach(StandardStreams.tell)
        return problems.isEmpty
    }
}
