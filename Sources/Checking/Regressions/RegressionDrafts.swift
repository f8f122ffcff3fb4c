import EveryValueCrashIsolation
import Foundation

/// The failures of a run that is not over, saved when they are found and again when
/// they get smaller, so that none is lost if the process is killed.
///
/// Files that were there before the run never change. Files of failures that the
/// final report does not contain are removed at the end.
package final class RegressionDrafts: Sendable {
    private let suite: RegressionSuite
    private let state = Locked(State())

    private struct State: Sendable {
        /// The files that this run created and may still replace.
        var drafts: [Key: String] = [:]
        /// The files of the final report.
        var final = Set<String>()
    }

    private struct Key: Hashable, Sendable {
        let property: String
        let failure: FailureKey
    }

    /// Creates the drafts of a run, in the folder of a suite.
    package init(in suite: RegressionSuite) { self.suite = suite }

    /// Saves a failure as it is known so far.
    ///
    /// An error is reported at the end, after a second try.
    package func save(_ file: RegressionFile, of failure: CheckFailure, with picture: String? = nil) {
        state.withLock { state in
            let key = Key(property: file.property, failure: FailureKey(failure.finding))
            if let path = state.drafts[key] {
                try? suite.replace(path, by: file, with: picture)
            } else if let saved = try? suite.saved(file, with: picture), saved.isNew {
                state.drafts[key] = saved.path
            }
        }
    }

    /// Saves a failure of the final report, and returns the path of its file.
    package func finish(
        _ file: RegressionFile, of failure: CheckFailure, with picture: String? = nil
    ) throws(RegressionSuiteError) -> String {
        try state.withLock { (state) throws(RegressionSuiteError) in
            let key = Key(property: file.property, failure: FailureKey(failure.finding))
            let draft = state.drafts[key]
            if let draft {
                // After an error, as of a full disk, the draft is all that is left.
                state.final.insert(draft)
                try suite.replace(draft, by: file, with: picture)
            }
            // An earlier run may have saved the same case.
            let path = try suite.save(file, with: picture)
            if let draft { state.final.remove(draft) }
            state.final.insert(path)
            return path
        }
    }

    /// Removes the files of failures that were not finished.
    package func removeOthers() {
        state.withLock { state in
            for path in state.drafts.values where !state.final.contains(path) {
                unlink(path)
                unlink(RegressionSuite.picturePath(of: path))
            }
            state = State()
        }
    }
}
