import EveryValue
import EveryValueCrashIsolation
import Foundation

extension SearchHints {
    /// The literals of the files that this process has read: all properties of a
    /// file share them.
    private static let known = Locked<[String: SearchHints?]>([:])

    /// Returns the literals of a test's source file; `nil` if it cannot be read, as
    /// on a device.
    static func literals(ofFile path: String) -> SearchHints? {
        known.withLock { known in
            if let hints = known[path] { return hints }
            let hints = (try? String(contentsOfFile: path, encoding: .utf8)).map(SearchHints.init(literalsOf:))
            known.updateValue(hints, forKey: path)
            return hints
        }
    }
}
