import EveryScreenKit

/// Judges regression files again.
struct ReplayCommand: Command {
    static let name = "replay"
    static let abstract = "judge regression files again"
    static let operands = "FILE…"
    static let examples = [
        "replay Regressions/*.json"
    ]
    static let options = [SharedOptions.profile]

    private let files: [String]
    private let profile: AccessibilityProfile

    init(_ arguments: ParsedArguments) throws {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("replay needs a file: everyscreen replay FILE…") }
        profile = try SharedOptions.profile(arguments)
    }

    func run() throws -> ExitCode {
        var lines: [String] = []
        var failing = 0
        var leftOut = 0
        for replayed in replayRegressions(at: files, by: profile) {
            let result: ReplayResult
            do { result = try replayed.result.get() } catch { throw UsageError("\(error)") }
            switch result {
            case .stillFails(let finding):
                failing += 1
                let fact = profile.spec(finding.spec)?.wording(for: finding).fact ?? ""
                lines.append("✘ \(replayed.path): \(finding.spec): \(fact)")
            case .mended: lines.append("✔ \(replayed.path): \(replayed.spec) holds now")
            case .notPossible(let reason):
                leftOut += 1
                lines.append("– \(replayed.path): not judged here: \(reason)")
            case .unknownSpec(let id):
                throw UsageError("\(replayed.path): the profile \(profile.name) has no spec \"\(id)\"; see everyscreen specs")
            }
        }
        let others = leftOut == 0 ? "" : ", \(leftOut) left to \(leftOut == 1 ? "its test" : "their tests")"
        lines.append("\(files.count - leftOut) replayed, \(failing) still \(failing == 1 ? "fails" : "fail")\(others)\n")
        try StandardStreams.write(lines.joined(separator: "\n"))
        return failing == 0 ? .clean : .findings
    }
}
