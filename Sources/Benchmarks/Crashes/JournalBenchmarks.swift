import AccessibilityChecking
import CrashIsolation
import Foundation

/// What it costs to note each case on disk before it is judged.
enum JournalBenchmarks {
    private static let cases = 2_000

    /// Prints the time of one case of a campaign, with and without a journal, the best of several runs.
    static func run() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let crashes = CrashSettings(property: "benchmark", folder: folder, children: .none(reason: "not wanted"))
        let bare = bestTime { campaign(nil) }
        let noted = bestTime { campaign(crashes) }
        print("one case of a campaign over controls: \(bare) µs, noted on disk \(noted) µs (\(percent(noted - bare, of: bare)) more)")
    }

    private static func campaign(_ crashes: CrashSettings?) {
        let settings = CampaignSettings(cases: cases, crashes: crashes)
        _ = runCampaign(named: "controls", forEvery: .blueprints(of: .controls), settings: settings) { blueprint, _ in
            .blueprint(.scroll(blueprint), StandardLayout())
        }
    }

    /// The shortest of five runs, in microseconds a case.
    private static func bestTime(_ body: () -> Void) -> Int {
        let clock = ContinuousClock()
        let times = (0..<5).map { _ in clock.measure(body) }
        let best = (times.min() ?? .zero) / cases
        return Int(best.components.attoseconds / 1_000_000_000_000)
    }

    private static func percent(_ part: Int, of whole: Int) -> String { "\(part * 100 / max(1, whole)) %" }
}
