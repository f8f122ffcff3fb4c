import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

#if canImport(Testing)
    import Testing

    extension CheckSettings {
        /// The settings with a clock, and a journal for the running test, unless
        /// they have one or journals are off.
        ///
        /// A child process runs this program again for the one test. If several
        /// checks of one line run concurrently, as with the arguments of a test,
        /// the first has the journal.
        func withJournal(at location: SourceLocation) -> CheckSettings {
            var settings = timed
            guard crashes == nil, let test = Test.current, let folder = CrashJournals.current else { return settings }
            settings.crashes = CrashSettings(
                property: CrashJournals.property("\(location.fileID):\(location.line):\(location.column) \(test.name)"),
                folder: folder, children: TestProcess.children(for: test), budget: crashBudget)
            return settings
        }
    }

    /// The process that runs the tests.
    private enum TestProcess {
        /// The command that runs this program again for one test.
        static func children(for test: Test) -> CrashSettings.Children {
            let names = [test.id.moduleName] + test.id.nameComponents
            let filter = "^" + escaped(names.first ?? "") + "\\." + names.dropFirst().map(escaped).joined(separator: "/") + "/"
            let own = CommandLine.arguments.dropFirst()
            #if os(Linux)
                let isLibrary = own.contains("swift-testing")
                let arguments = ["--testing-library", "swift-testing", "--filter", filter]
            #else
                // SwiftPM's test helper loads the bundle of its argument.
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

        /// A text as a regular expression that matches only itself.
        private static func escaped(_ text: String) -> String { NSRegularExpression.escapedPattern(for: text) }
    }
#endif

#if canImport(XCTest)
    extension CheckSettings {
        /// The settings with a clock, and a journal for an assertion, unless they
        /// have one or journals are off.
        func withJournal(_ function: String, at file: StaticString, _ line: UInt) -> CheckSettings {
            var settings = timed
            guard crashes == nil, let folder = CrashJournals.current else { return settings }
            settings.crashes = CrashSettings(
                property: CrashJournals.property("\(file):\(line) \(function)"), folder: folder,
                children: .none(
                    reason:
                        "an assertion cannot tell its test case, to start that alone; the expectations of Swift Testing can"
                ),
                budget: crashBudget)
            return settings
        }
    }
#endif

extension CheckSettings {
    /// The settings with the system's clock and its day, unless they have their
    /// own.
    fileprivate var timed: CheckSettings {
        var settings = self
        if settings.today == nil { settings.today = KnownIssue.Day(Date()) }
        guard elapsed == nil else { return settings }
        let start = ContinuousClock.now
        settings.elapsed = { ContinuousClock.now - start }
        return settings
    }
}
