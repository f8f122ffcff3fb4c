package import EveryScreenAudit
import EveryScreenSpecs

/// A replayed regression file, or the reason why it was not replayed.
package struct ReplayedFile: Sendable {
    /// The path, as given.
    package let path: String
    /// The result; an error if the file cannot be read.
    package let result: Result<ReplayResult, RegressionSuiteError>
    /// The spec; empty if the file cannot be read.
    package let spec: SpecID
    /// The sentence of the present finding; `nil` if there is none.
    package let fact: String?
}

/// Replays regression files, on all cores; the order of the results is that of the
/// paths.
///
/// - Parameters:
///   - paths: The files.
///   - profile: The profile; `nil` for the one that each file names, or else the
///     default.
/// - Returns: The result of each file.
/// - Complexity: O(files); a typical one takes a tenth of a millisecond.
package func replayRegressions(at paths: [String], by profile: AccessibilityProfile? = nil) -> [ReplayedFile] {
    mappedConcurrently(paths.count) { index in
        let path = paths[index]
        do throws(RegressionSuiteError) {
            let file = try RegressionSuite.read(path)
            guard let profile = profile ?? file.namedProfile else {
                return ReplayedFile(path: path, result: .success(.notPossible(file.foreignProfile)), spec: file.spec, fact: nil)
            }
            let result = file.replay(by: profile)
            var fact: String?
            if case .stillFails(let finding) = result { fact = profile.spec(finding.spec)?.wording(for: finding).fact }
            return ReplayedFile(path: path, result: .success(result), spec: file.spec, fact: fact)
        } catch {
            return ReplayedFile(path: path, result: .failure(error), spec: "", fact: nil)
        }
    }
}

extension RegressionFile {
    /// The profile by which it failed, if it is one with a name; the default if the
    /// file names none.
    fileprivate var namedProfile: AccessibilityProfile? {
        guard let profile else { return .humanInterfaceGuidelines }
        return AccessibilityProfile.named.first { $0.name == profile }
    }

    /// The reason why a file of another profile is not replayed.
    fileprivate var foreignProfile: String {
        "it was found by the profile \"\(profile ?? "")\", which is known to the test \"\(property)\" and not here; run that test, or "
            + "choose a profile with --profile"
    }
}
