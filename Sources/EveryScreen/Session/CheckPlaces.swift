import Foundation

/// The places in the code at which the tests of this process check something.
///
/// Each check of a test has regression files of its own. Which check it is, is told by the order in which the test comes to their places:
/// lines of code would move with every change above them. What runs several times at one place, in a loop or for the arguments of a test,
/// is one check.
final class CheckPlaces: @unchecked Sendable {
    /// Those of this process: a test does not hand on from one check to the next how many there were.
    static let ofThisProcess = CheckPlaces()

    // By hand: the standard library's `Mutex` needs newer systems than this package does.
    private let lock = NSLock()
    private var places: [String: [String]] = [:]

    /// Returns by what a check finds its regression files: the name of its test, and from the second check on its number.
    ///
    /// - Parameters:
    ///   - test: The names of the test's suites and its own.
    ///   - place: Where in the code the check is asked for.
    func property(of test: String, at place: String) -> String {
        lock.lock()
        defer { lock.unlock() }
        let known = places[test, default: []]
        let index = known.firstIndex(of: place) ?? known.count
        if index == known.count { places[test, default: []].append(place) }
        return index == 0 ? test : "\(test), check \(index + 1)"
    }
}
