import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import Foundation

/// One check of a transcript: the environments, the stored file, and the issues of
/// their comparison.
struct TranscriptSession<Shown: ScreenRepresentable> {
    /// The mistakes in the options; a check with one compares nothing.
    let mistakes: [OptionMistake]
    private let property: String
    private let file: URL
    private let use: TranscriptUse
    private let shown: ShownContent<Shown>
    private let environments: [UserEnvironment]
    private let voice: SpeechVoice
    /// The part in the report of the run.
    private let recording: CheckRecording?

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - test: The test that calls the check.
    ///   - check: The resolved options.
    ///   - layout: The rule that lays blueprints out.
    ///   - variables: The environment variables of the process.
    init(
        in test: CallingTest, _ check: ResolvedOptions, laidOutBy layout: any LayoutRule,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        // Each argument of a test has a separate transcript.
        property = test.property + (test.arguments.map { ", \($0)" } ?? "")
        mistakes =
            check.allMistakes
            + OptionMistake.ofRun([RunVariable.transcripts.mistake(in: variables)])
        voice = check.voice
        use = TranscriptUse(variables)
        let folder = URL(fileURLWithPath: test.file).deletingLastPathComponent().appendingPathComponent(TranscriptUse.folderName)
        file = folder.appendingPathComponent(RegressionFile.stem(of: property) + ".txt")
        var settings = check.settings
        // Pages have environments of browsers.
        if !check.hasEnvironments, !ResolvedOptions.isPage(Shown.self) { settings.environments = .only(TranscriptFile.eachSettingAlone) }
        var shown = ShownContent<Shown>(laidOutBy: layout, bound: check.bound ?? RenderedContent.flowBound)
        shown.limit(&settings)
        self.shown = shown
        environments = settings.environments.environments
        recording = CheckRecording(PlainCheck.Record(.transcript), of: test, under: variables)
    }

    /// Returns the issues of the screens, and writes the file if that is requested.
    func issues<Failure: Error>(showing show: (UserEnvironment) throws(Failure) -> Shown) throws(Failure) -> [CheckIssue] {
        var screens: [UserEnvironment: RenderedScreen] = [:]
        for environment in environments {
            let rendering = try shown.rendering(in: environment) { () throws(Failure) -> Shown in try show(environment) }
            screens[environment] = rendering.screen(in: environment)
        }
        return issues(of: screens)
    }

    /// Returns the issues of the screens of an asynchronous function, on the
    /// caller's actor.
    func issues<Failure: Error>(
        isolation: isolated (any Actor)?, showing show: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> [CheckIssue] {
        var screens: [UserEnvironment: RenderedScreen] = [:]
        for environment in environments {
            let rendering = try await shown.rendering(in: environment, isolation: isolation) { () async throws(Failure) -> Shown in
                try await show(environment)
            }
            screens[environment] = rendering.screen(in: environment)
        }
        return issues(of: screens)
    }

    private func issues(of screens: [UserEnvironment: RenderedScreen]) -> [CheckIssue] {
        let issues = unrecordedIssues(of: screens)
        return recording?.end(issues, besides: mistakes, after: screens.count) ?? issues
    }

    private func unrecordedIssues(of screens: [UserEnvironment: RenderedScreen]) -> [CheckIssue] {
        guard mistakes.isEmpty else { return [] }
        if !shown.issues.isEmpty { return shown.issues }
        let found = TranscriptFile(of: property, environments, voice: voice) { screens[$0] ?? RenderedScreen.Builder(size: .zero).finish() }
        let untested = TextReport.untestedLines(shown.untested).map { CheckIssue(isError: false, text: $0) }
        return compared(found) + untested
    }

    private func compared(_ found: TranscriptFile) -> [CheckIssue] {
        let path = RegressionSuite.shown(file.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            if use == .checked {
                return [
                    CheckIssue(
                        isError: true, text: "There is no transcript at \(path). Run the test without CI, review the file and commit it.")
                ]
            }
            return written(found) ?? [CheckIssue(isError: false, text: "A transcript was written: \(path). Review it and commit it.")]
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8), let stored = TranscriptFile(text: text) else {
            if use == .updated { return written(found) ?? [] }
            return [CheckIssue(isError: true, text: "\(path) is no transcript. \(Self.advice)")]
        }
        let changes = stored.changes(to: found)
        guard use == .updated else {
            if changes.isEmpty { return [] }
            let shown = changes.prefix(Self.mostChanges).map { "    \($0)" }
            let rest = changes.count - shown.count
            let lines =
                ["✘ transcript: the experience of assistive technology has changed"] + shown
                + (rest > 0 ? ["    and \(TextReport.counted(rest, "more change"))"] : []) + [
                    "    stored: \(path)", "    fix: \(Self.advice)",
                ]
            return [
                CheckIssue(
                    isError: true, text: lines.joined(separator: "\n").visible(.lines),
                    attachments: [Reproduction(name: file.lastPathComponent, text: found.text)])
            ]
        }
        // A file with the same meaning stays as it is, byte for byte.
        if changes.isEmpty { return [] }
        return written(found) ?? [
            CheckIssue(
                isError: false, text: "The transcript \(path) was updated: \(TextReport.counted(changes.count, "change")). Review it.")
        ]
    }

    private static var mostChanges: Int { 20 }

    private static var advice: String { "If it is meant, store it: EVERYSCREEN_TRANSCRIPTS=update swift test" }

    /// Writes the file, whole or not at all; returns the problem if it cannot be
    /// written.
    private func written(_ found: TranscriptFile) -> [CheckIssue]? {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try WholeFile.replace(at: file.path, holding: Data(found.text.utf8))
            return nil
        } catch {
            return [CheckIssue(isError: true, text: "\(RegressionSuite.shown(file.path)) cannot be written: \(error.systemReason)")]
        }
    }
}

/// The use of stored transcripts.
enum TranscriptUse {
    /// Compares; writes a missing one.
    case automatic
    /// Compares; a missing one is an error, as in CI.
    case checked
    /// Writes those that differ.
    case updated

    /// The folder of transcripts, beside the file of the test.
    static let folderName = "Transcripts"

    /// Reads the variable `EVERYSCREEN_TRANSCRIPTS` (`update` or `check`), else
    /// `CI`.
    init(_ variables: [String: String]) {
        switch variables[RunVariable.transcripts.name] {
        case "update": self = .updated
        case "check": self = .checked
        default: self = ["", "0", "false"].contains(variables["CI"] ?? "") ? .automatic : .checked
        }
    }
}
