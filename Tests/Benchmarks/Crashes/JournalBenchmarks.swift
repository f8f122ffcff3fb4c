import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

/// The cost of recording each case on disk before it runs.
enum JournalBenchmarks {
    private static let cases = 2_000

    /// Prints the time of one case of a check without a journal, and the time of
    /// noting it, the best of several runs.
    static func run() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let journal = JournalFile(of: "benchmark", in: folder)?.journal else { return }
        let generator = Generator<Blueprint>.blueprints(of: .controls)
        let recordings = (0..<cases).compactMap { try? generator.sample(seed: UInt64($0)).recording }
        let judging = bestTime {
            _ = runCheck(named: "controls", forEvery: generator, settings: CheckSettings(cases: cases)) { blueprint, _ in
                .blueprint(.scroll(blueprint), StandardLayout())
            }
        }
        let noting = bestTime {
            for (id, recording) in recordings.enumerated() {
                journal.begin(id, recording)
                journal.end(id)
            }
        }
        print("one case of a check of controls: \(judging) µs; noting it on disk: \(noting) µs")
    }

    /// The shortest of five runs, in microseconds a case.
    private static func bestTime(_ body: () -> Void) -> Int {
        let clock = ContinuousClock()
        let times = (0..<5).map { _ in clock.measure(body) }
        return Int((times.min() ?? .zero) / cases / .microseconds(1))
    }
}
