import EveryValueCrashIsolation

/// The places in the code of this process's checks.
///
/// Each check of a test has separate regression files. A check is identified by the
/// order in which the test reaches its place, since line numbers would change with
/// every edit above. Repeated runs of one place, in a loop or for the arguments of
/// a test, are one check.
final class CheckPlaces: Sendable {
    /// The places of this process: a test does not pass their number on to the next
    /// check.
    static let ofThisProcess = CheckPlaces()

    private let places = Locked<[String: [String]]>([:])

    /// Returns the key of a check's regression files: the name of its test, and
    /// from the second check on its number.
    ///
    /// - Parameters:
    ///   - test: The names of the test's suites and its own.
    ///   - place: The place of the check in the code.
    func property(of test: String, at place: String) -> String {
        places.withLock { places in
            let known = places[test, default: []]
            let index = known.firstIndex(of: place) ?? known.count
            if index == known.count { places[test, default: []].append(place) }
            return index == 0 ? test : "\(test), check \(index + 1)"
        }
    }
}
