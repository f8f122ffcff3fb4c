package import EveryScreenAudit
import EveryScreenSpecs

/// A regression file that was judged again, or why it was not.
package struct ReplayedFile: Sendable {
    /// Where it is, as it was given.
    package let path: String
    /// What became of it; an error where it cannot be read.
    package let result: Result<ReplayResult, RegressionSuiteError>
    /// The spec it is about; empty where it cannot be read.
    package let spec: SpecID
}

/// Judges regression files again, on all cores; the order of the results is that of the paths.
///
/// - Parameters:
///   - paths: The files.
///   - profile: What has the specs.
/// - Returns: For each file what became of it.
/// - Complexity: O(files); a typical one takes a tenth of a millisecond.
package func replayRegressions(at paths: [String], by profile: AccessibilityProfile = .humanInterfaceGuidelines) -> [ReplayedFile] {
    mappedConcurrently(paths.count) { index in
        let path = paths[index]
        do throws(RegressionSuiteError) {
            let file = try RegressionSuite.read(path)
            return ReplayedFile(path: path, result: .success(file.replay(by: profile)), spec: file.spec)
        } catch {
            return ReplayedFile(path: path, result: .failure(error), spec: "")
        }
    }
}
