import EveryValue
import EveryValueCrashIsolation

/// The case that a property is evaluated for, as seen from inside the property.
///
///     await expectHolds(forEvery: .integer(in: 0...99).array(0...20)) { list in
///         PropertyCase.cover("empty", atLeast: 0.01, if: list.isEmpty)
///         #expect(list.sorted().count == list.count)
///     }
///
/// Outside of `expectHolds` and `XCTAssertHolds`, its functions do nothing. They
/// reach the case from child tasks too, but not from detached ones.
public enum PropertyCase {
    /// The notes on the case under way.
    @TaskLocal static var notes: CaseNotes?

    /// Leaves out the case unless a condition holds.
    ///
    /// It counts neither as passed nor as failed. If most cases are left out, the
    /// search stops and says so.
    ///
    /// - Throws: An error that ends the property, where the condition does not
    ///   hold; the property lets it pass.
    public static func assume(_ condition: Bool) throws { if !condition { throw DiscardedCase() } }

    /// Counts the case under a label, if a condition holds.
    ///
    /// The counts are part of the report of a failure.
    public static func label(_ name: String, if condition: Bool = true) {
        notes?.content.withLock { $0.notes.label(name, if: condition) }
    }

    /// Counts the case under the text of something about it, such as a length or a
    /// kind.
    public static func classify(_ class: some CustomStringConvertible) { label(`class`.description) }

    /// Requires a share of the cases to be of a class, and counts this case if it
    /// is.
    ///
    /// The test fails where the true share is smaller with a confidence of 99.9 %,
    /// or where all values were evaluated. A share that is too small in these cases
    /// alone is a warning, with the number of cases that decides. Call it for each
    /// case: a class that is never mentioned requires nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - share: The least share, from 0 to 1; 0 requires one case.
    ///   - condition: Returns true for a case of the class.
    public static func cover(_ name: String, atLeast share: Double = 0, if condition: Bool) {
        notes?.content.withLock { content in
            content.notes.label(name, if: condition)
            content.requirements.append(CoverageRequirement(name, atLeast: share))
        }
    }

    /// Asks the search for values with a higher number, after the random cases.
    public static func target(_ name: String, _ value: Double) {
        notes?.content.withLock { $0.notes.target(name, value) }
    }
}

/// The end of a property that says nothing about a case.
struct DiscardedCase: Error {}

/// The notes that a property makes on one case.
final class CaseNotes: Sendable {
    /// The notes, and the classes that the property requires.
    struct Content {
        var notes = SearchNotes()
        var requirements: [CoverageRequirement] = []
    }

    let content = Locked(Content())
}
