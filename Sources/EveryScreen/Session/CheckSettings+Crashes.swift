import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

#if canImport(Testing)
    import Testing

    extension CheckSettings {
        /// The settings with a clock, and a journal of its own for the running
        /// test, unless they bring one or there is to be none.
        ///
        /// A child process is this one started again for the one test. Where
        /// several campaigns of one line run at a time, as with the arguments of a
        /// test, the first has the journal.
        func noting(at location: SourceLocation) -> CheckSettings {
            var settings = timed
            guard crashes == nil, let test = Test.current, let folder = JournalFolder.current else { return settings }
            settings.crashes = CrashSettings(
                property: JournalFolder.property("\(location.fileID):\(location.line):\(location.column) \(test.name)"),
                folder: folder, children: TestProcess.children(for: test))
            return settings
        }
    }

    /// The process that runs the tests.
    private enum TestProcess {
        /// How to start it again for one test.
        static func children(for test: Test) -> CrashSettings.Children {
            let names = [test.id.moduleName] + test.id.nameComponents
            let filter = "^" + escaped(names.first ?? "") + "\\." + names.dropFirst().map(escaped).joined(separator: "/") + "/"
            let own = CommandLine.arguments.dropFirst()
            #if os(Linux)
                let isLibrary = own.contains("swift-testing")
                let arguments = ["--testing-library", "swift-testing", "--filter", filter]
            #else
                // SwiftPM's helper for tests loads the bundle that it is told of.
                let isLibrary = own.contains("--test-bundle-path")
                let bundle = own.firstIndex(of: "--test-bundle-path").map { Array(own[$0...].prefix(2)) } ?? []
                let arguments = bundle + ["--testing-library", "swift-testing", "--filter", filter]
            #endif
            guard ChildJudge.isPossible else { return .none(reason: "this platform starts no child processes") }
            guard isLibrary, let command = ChildCommand.thisProgram(arguments) else {
                return .none(reason: "what runs these tests cannot be started again for one of them; swift test can")
            }
            return .command(command)
        }

        /// A text as a regular expression that stands for nothing else.
        private static func escaped(_ text: String) -> String { NSRegularExpression.escapedPattern(for: text) }
    }
#endif

#if canImport(XCTest)
    extension CheckSettings {
        /// The settings with a clock, and a journal of its own for an assertion,
        /// unless they bring one or there is to be none.
        func noting(_ function: String, at file: StaticString, _ line: UInt) -> CheckSettings {
            var settings = timed
            guard crashes == nil, let folder = JournalFolder.current else { return settings }
            settings.crashes = CrashSettings(
                property: JournalFolder.property("\(file):\(line) \(function)"), folder: folder,
                children: .none(
                    reason: "an assertion cannot tell of which test case it is part, to start that alone; expectAccessible can"))
            return settings
        }
    }
#endif

extension CheckSettings {
    /// The settings with the system's clock and the day by it, unless they bring
    /// their own.
    fileprivate var timed: CheckSettings {
        var settings = self
        if settings.today == nil { settings.today = KnownIssue.Day(Date()) }
        guard elapsed == nil else { return settings }
        let start = ContinuousClock.now
        settings.elapsed = { ContinuousClock.now - start }
        return settings
    }
}

/// Where the journals of tests lie between two runs.
enum JournalFolder {
    /// The variable that names another folder, or turns journals off.
    private static let variable = "EVERYSCREEN_JOURNALS"

    /// What tells a place in the source of one package from the same place in
    /// another: tests run in the folder of their package.
    static func property(_ place: String) -> String { "\(FileManager.default.currentDirectoryPath) \(place)" }

    /// The folder; nil when it was turned off.
    static var current: URL? {
        switch ProcessInfo.processInfo.environment[variable] {
        case "off": nil
        case let path?: URL(fileURLWithPath: path)
        case nil: CrashSettings.usualFolder
        }
    }
}
