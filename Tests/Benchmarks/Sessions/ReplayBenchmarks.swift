import EveryScreenKit
import Foundation

/// Times how long many regression files take to be judged again.
enum ReplayBenchmarks {
    /// How many files there are.
    private static let count = 10_000

    /// Prints a figure.
    static func run() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-replay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize, .textNotClipped]), cases: 20, shrinkEvaluations: 100)
        let report = runCheck(named: "controls", forEvery: .blueprints(of: .controls), settings: settings) { blueprint, _ in
            .blueprint(blueprint.frame(width: 40), StandardLayout())
        }
        let suite = RegressionSuite(folder: folder)
        var paths: [String] = []
        for number in 0..<count {
            let failure = report.failures[number % report.failures.count]
            let file = RegressionFile(failure, in: report, property: "test \(number)", origin: .layoutRule(RegressionFile.standardLayout))
            guard let path = try? suite.save(file) else { return print("no file can be saved in \(folder.path)") }
            paths.append(path)
        }
        let clock = ContinuousClock()
        var results: [ReplayedFile] = []
        let time = clock.measure { results = replayRegressions(at: paths) }
        let failing = results.count { if case .success(.stillFails) = $0.result { true } else { false } }
        print(
            "\(count) regression files of \(report.failures.count) failures judged again in \(time); required 1 s; \(failing) still fail\n")
    }
}
