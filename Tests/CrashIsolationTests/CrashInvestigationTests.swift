import EveryValue
import EveryValueCrashIsolation
import Testing

/// Shrinking by outcomes that are played; EndToEndTests has real child processes.
@Suite struct InvestigateTests {
    private let generator = Generator.integer(in: 0...1000).array(0...9)

    private func noted(_ count: Int = 1) throws -> [ChoiceRecording] {
        var found: [ChoiceRecording] = []
        var search = PropertySearch(generator, settings: SearchSettings(seed: 5, cases: 400, maximumFailures: 0))
        while found.count < count, let trial = search.next() {
            if trial.value.count > 3, trial.value.max() ?? 0 > 400 { found.append(trial.recording) }
            search.record(.passed, for: trial)
        }
        return found
    }

    private func value(_ token: ReplayToken) -> [Int] { (try? generator.value(replaying: token.recording)) ?? [] }

    @Test func `A crash is shrunk to the smallest case whose child dies, with what the trap said`() throws {
        let report = CrashInvestigation.run(try noted(), of: generator) { token in
            let value = value(token)
            return value.contains { $0 > 300 } ? .died(lastWords: "Shop/Cart.swift:12: Fatal error: \(value) is too much.") : .survived
        }

        #expect(report.crashes.map(\.value) == [[301]])
        #expect(report.crashes.map(\.key) == ["crash at Shop/Cart.swift:12"])
        #expect(report.crashes.map(\.lastWords) == ["Shop/Cart.swift:12: Fatal error: [301] is too much."])
        #expect(report.hindrance == nil && !report.isHarmless)
        #expect(report.evaluations < 100)
    }

    @Test func `Another crash on the way down is a separate crash`() throws {
        let report = CrashInvestigation.run(try noted(), of: generator) { token in
            let value = value(token)
            if value.contains(where: { $0 > 300 }) { return .died(lastWords: "A.swift:1: Fatal error: large") }
            return value.count > 1 ? .died(lastWords: "B.swift:2: Fatal error: many") : .survived
        }

        #expect(report.crashes.map(\.key) == ["crash at A.swift:1", "crash at B.swift:2"])
        #expect(report.crashes.map(\.value) == [[301], [0, 0]])
    }

    @Test func `A case that ends no process is harmless`() throws {
        let report = CrashInvestigation.run(try noted(), of: generator) { _ in .survived }

        #expect(report.isHarmless)
        #expect(report.crashes.isEmpty)
        #expect(report.evaluations == 1)
    }

    @Test func `Without child processes, the case is reported as recorded, with the reason`() throws {
        let noted = try noted()
        let report = CrashInvestigation.run(noted, of: generator) { _ in .notJudged(reason: "this platform starts no child processes") }

        #expect(report.crashes.map(\.value) == [try generator.value(replaying: noted[0])])
        #expect(report.crashes.map(\.ending) == [nil])
        #expect(report.hindrance == "this platform starts no child processes")
    }

    @Test func `If children fail in the middle, the best so far is reported`() throws {
        var children = 0
        let report = CrashInvestigation.run(try noted(), of: generator) { token in
            children += 1
            if children > 3 { return .notJudged(reason: "no more processes") }
            return value(token).contains { $0 > 300 } ? .died(lastWords: nil) : .survived
        }

        #expect(report.crashes.map(\.key) == ["crash"])
        #expect(report.crashes.map(\.ending) == [.cancelled])
        #expect(report.hindrance == "no more processes")
    }

    @Test func `The budget of children is kept`() throws {
        let settings = SearchSettings(shrinkEvaluations: 4, certifyEvaluations: 0)
        let report = CrashInvestigation.run(try noted(), of: generator, settings: settings) { token in
            value(token).contains { $0 > 300 } ? .hung(after: .seconds(1)) : .survived
        }

        #expect(report.crashes.map(\.key) == ["hang"])
        #expect(report.crashes.map(\.ending) == [.budget])
        #expect(report.evaluations == 5)
    }
}
