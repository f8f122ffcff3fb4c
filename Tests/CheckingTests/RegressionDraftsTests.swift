import EveryScreenLayout
import EveryScreenModel
import EveryValue
import EveryValueCrashIsolation
import Foundation
import Testing

@testable import EveryScreenKit

/// The files of a run in progress, at every step of it.
struct RegressionDraftsTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drafts \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The number of parts in each file of a folder after each step of a check
    /// whose lists fail from two small buttons on, and its final report.
    private func steps(in folder: URL, _ drafts: RegressionDrafts) -> (sizes: [[Int]], isFinal: [Bool], report: CheckReport) {
        let steps = Locked<[(sizes: [Int], isFinal: Bool)]>([])
        let suite = RegressionSuite(folder: folder)
        var settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard, cases: 40, seed: 3)
        settings.found = { failure, report, isFinal in
            guard let file = RegressionFile(failure, in: report) else { return }
            drafts.save(file, of: failure, with: "<svg/>")
            let sizes = ((try? suite.entries(of: "lists")) ?? []).compactMap { try? $0.file.get().blueprint?.partCount }
            steps.withLock { $0.append((sizes, isFinal)) }
        }
        let report = runCheck(named: "lists", forEvery: .integer(in: 0...20), settings: settings) { count, _ in
            let width = count > 6 ? 20.0 : 44
            return .blueprint(
                .scroll(.column((0...count).map { .button("Order \($0)").frame(width: width, height: 44) })), StandardLayout())
        }
        return (steps.withLock { $0.map(\.sizes) }, steps.withLock { $0.map(\.isFinal) }, report)
    }

    @Test func `A failure is saved when it is found and each time it gets smaller, in one file`() throws {
        try withFolder { folder in
            let drafts = RegressionDrafts(in: RegressionSuite(folder: folder))
            let (sizes, isFinal, report) = steps(in: folder, drafts)

            #expect(isFinal == [false, false, true])
            #expect(sizes.map(\.count) == [1, 1, 1])
            let first = try #require(sizes.first?.first), last = try #require(sizes.last?.first)
            // A button and its frame.
            #expect(first > 7 && last == 2, "\(first), \(last)")
            #expect(names(in: folder) == ["lists.target-size.small.json", "lists.target-size.small.svg"])

            let failure = try #require(report.failures.first)
            let path = try drafts.finish(try #require(RegressionFile(failure, in: report)), of: failure, with: "<svg/>")
            drafts.removeOthers()
            #expect(path.hasSuffix("lists.target-size.small.json"))
            #expect(names(in: folder) == ["lists.target-size.small.json", "lists.target-size.small.svg"])
        }
    }

    @Test func `The file of an earlier run stays, and the draft beside it goes`() throws {
        try withFolder { folder in
            let first = RegressionDrafts(in: RegressionSuite(folder: folder))
            let report = steps(in: folder, first).report
            let failure = try #require(report.failures.first)
            let file = try #require(RegressionFile(failure, in: report))
            _ = try first.finish(file, of: failure, with: "<svg/>")
            let before = names(in: folder)

            let second = RegressionDrafts(in: RegressionSuite(folder: folder))
            #expect(steps(in: folder, second).sizes.allSatisfy { $0.count == 2 })
            #expect(try second.finish(file, of: failure, with: "<svg/>").hasSuffix("lists.target-size.small.json"))
            second.removeOthers()
            #expect(names(in: folder) == before)
        }
    }

    @Test func `A failure that the final report does not have leaves no file`() throws {
        try withFolder { folder in
            let drafts = RegressionDrafts(in: RegressionSuite(folder: folder))
            _ = steps(in: folder, drafts)
            drafts.removeOthers()
            #expect(names(in: folder).isEmpty)
        }
    }

    @Test func `A draft stays if the final file cannot be written`() throws {
        try withFolder { folder in
            let drafts = RegressionDrafts(in: RegressionSuite(folder: folder))
            let report = steps(in: folder, drafts).report
            let failure = try #require(report.failures.first)
            var file = try #require(RegressionFile(failure, in: report))
            file.message = "another"
            let picture = folder.appendingPathComponent("lists.target-size.small.svg")
            try FileManager.default.removeItem(at: picture)
            try FileManager.default.createDirectory(at: picture.appendingPathComponent("full"), withIntermediateDirectories: true)

            #expect(throws: RegressionSuiteError.self) { try drafts.finish(file, of: failure, with: "<svg>2</svg>") }
            drafts.removeOthers()
            #expect(names(in: folder).contains("lists.target-size.small.json"))
        }
    }
}
