import EveryScreenKit
import Foundation

extension CheckSession {
    /// Prepares the check's part in the report of the run, its shard and its
    /// baseline.
    ///
    /// - Parameters:
    ///   - test: The test that calls the check.
    ///   - variables: The variables of the process.
    mutating func begin(in test: CallingTest, variables: [String: String] = ProcessInfo.processInfo.environment) {
        recording = CheckRecording(of: test, share: settings.share, under: variables)
        guard let recording else { return }
        settings.keyInRun = recording.check.title
        takeBaseline(recording.check.title, variables)
        if let problem = recording.begin(settings) { problems.append(problem) }
        recording.annotate(mistakes.map { CheckIssue(isError: true, text: $0.text) })
    }

    /// Reads the entries of the run's baseline for this check.
    private mutating func takeBaseline(_ title: String, _ variables: [String: String]) {
        guard settings.baseline == nil, let path = variables[Self.baselineVariable], !path.isEmpty else { return }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let baseline = try FindingBaseline(reading: Array(data), named: path)
            settings.baseline = baseline.moved(from: title, to: name)
        } catch let error as CaptureError {
            problems.append(CheckIssue(isError: true, text: "\(Self.baselineVariable): \(error)"))
        } catch {
            problems.append(
                CheckIssue(
                    isError: true,
                    text:
                        "\(Self.baselineVariable) is \"\(path)\", which cannot be read: \(error.systemReason). Write it with everyscreen merge "
                        + "--save-baseline, or take the variable away."))
        }
    }

    /// The environment variable that names a baseline: failures in it are accepted.
    private static var baselineVariable: String { "EVERYSCREEN_BASELINE" }

    /// Writes the part of the report, prints annotations, and returns the issues
    /// with the problem, if the part cannot be written.
    ///
    /// - Parameters:
    ///   - issues: All issues.
    ///   - others: Those that are not about failures.
    ///   - report: The report.
    func recorded(_ issues: [CheckIssue], others: [CheckIssue], of report: CheckReport) -> [CheckIssue] {
        guard var recording else { return issues }
        let mistakes = mistakes.map { CheckReport.TestIssue(isError: true, text: $0.text) }
        let reported = others.map { CheckReport.TestIssue(isError: $0.isError, text: $0.text, unless: $0.spec) }
        let problem = recording.end(report, mistakes + reported)
        let all = issues + [problem].compactMap(\.self).filter { !issues.contains($0) }
        recording.annotate(all)
        return all
    }

    /// Whether this process runs only a part of the cases: another may have
    /// findings that it lacks.
    var isPartial: Bool { settings.share != .whole }
}
