import EveryScreenKit
import Foundation
import Testing

struct RegressionSuiteTests {
    /// The file of a button of a width.
    private func file(_ width: Double, of property: String = "Bar/bar") throws -> RegressionFile {
        let settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard, shrinkEvaluations: 0)
        let report = runCheck(named: "bar", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("Close").frame(width: width, height: 44), StandardLayout())
        }
        return RegressionFile(
            try #require(report.failures.first), in: report, property: property, origin: .layoutRule(RegressionFile.standardLayout))
    }

    private func withSuite(_ body: (RegressionSuite) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen \(UUID().uuidString) ü")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(RegressionSuite(folder: folder))
    }

    private func names(of suite: RegressionSuite) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: suite.folder.path).sorted()
    }

    @Test func `where there is no folder there is no file`() throws {
        try withSuite { suite in
            let entries = try suite.entries(of: "Bar/bar")
            #expect(entries.isEmpty)
        }
    }

    @Test func `a file saved is found again by its property alone`() throws {
        try withSuite { suite in
            let file = try file(31)
            let path = try suite.save(file)
            _ = try suite.save(try self.file(31, of: "Bar/bar.too"))

            #expect(path == suite.folder.path + "/Bar-bar.target-size.small.json")
            let entries = try suite.entries(of: "Bar/bar")
            #expect(entries.map(\.path) == [path])
            #expect(try entries.first?.file.get() == file)
        }
    }

    @Test func `the same case is saved once, another gets a number, and nothing is changed`() throws {
        try withSuite { suite in
            let first = try suite.save(try file(31))
            let second = try suite.save(try file(32))
            try Data("mine".utf8).write(to: suite.folder.appendingPathComponent("Bar-bar.target-size.small-3.json"))
            let contents = try Data(contentsOf: URL(fileURLWithPath: first))
            var again = try file(31)
            again.seed = 99
            again.tool = "0.0.9"

            #expect(try suite.save(again) == first)
            #expect(try suite.save(try file(33)).hasSuffix("small-4.json"))
            #expect(second.hasSuffix("small-2.json"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == contents)
            #expect(try names(of: suite).count == 4)
        }
    }

    @Test func `many that save one case at a time leave one whole file and nothing else`() throws {
        try withSuite { suite in
            let file = try file(31)
            DispatchQueue.concurrentPerform(iterations: 50) { _ in _ = try? suite.save(file) }

            #expect(try names(of: suite) == ["Bar-bar.target-size.small.json"])
            #expect(try suite.entries(of: "Bar/bar").map { try $0.file.get() } == [file])
        }
    }

    @Test func `many that save different cases at a time lose none`() throws {
        try withSuite { suite in
            let files = try (0..<20).map { try file(20 + Double($0)) }
            DispatchQueue.concurrentPerform(iterations: files.count) { _ = try? suite.save(files[$0]) }

            #expect(Set(try suite.entries(of: "Bar/bar").map { try $0.file.get() }) == Set(files))
        }
    }

    @Test func `a folder that is a file is an error with what to do`() throws {
        try withSuite { suite in
            try Data("mine".utf8).write(to: suite.folder)
            let error = #expect(throws: RegressionSuiteError.self) { try suite.save(try file(31)) }

            #expect(error?.description.hasPrefix("\(suite.folder.path) cannot be written: ") == true)
            #expect(error?.description.hasSuffix("; nothing was written; make room or give the right to write there") == true)
            #expect(try Data(contentsOf: suite.folder) == Data("mine".utf8))
        }
    }

    @Test func `files are judged again in their order, and one that is none says why`() throws {
        try withSuite { suite in
            let small = try suite.save(try file(31))
            var file = try file(32)
            file.shown = .blueprint(.button("Close").framedAsTarget)
            let fixed = try suite.save(file)
            let none = suite.folder.path + "/none.json"

            let results = replayRegressions(at: [none, fixed, small])

            #expect(results.map(\.path) == [none, fixed, small])
            #expect(results.map(\.spec) == ["", .targetSize, .targetSize])
            #expect(throws: RegressionSuiteError.notReadable(path: none, reason: "there is no such file; check the path")) {
                try results[0].result.get()
            }
            #expect(try results[1].result.get() == .fixed)
            guard case .stillFails(let finding) = try results[2].result.get() else { return #expect(Bool(false), "it does not fail") }
            #expect(finding.key == "target-size/small/button")
        }
    }
}
