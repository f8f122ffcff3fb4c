import EveryScreenKit
import EveryScreenModel

/// Replays regression files.
struct ReplayCommand: Command {
    static let name = "replay"
    static let abstract = "run regression files again"
    static let operands = "FILE…"
    static let examples = [
        "replay Regressions/*.json"
    ]
    static let options = [SharedOptions.profile]

    private let files: [String]
    /// The profile to check by; `nil` for the one of each file.
    private let profile: AccessibilityProfile?

    init(_ arguments: ParsedArguments) throws {
        files = arguments.inputs
        guard !files.isEmpty else { throw UsageError("replay needs a file: everyscreen replay FILE…") }
        profile = try SharedOptions.namedProfile(arguments)
    }

    func run() throws -> ExitCode {
        var lines: [String] = []
        var problems: [String] = []
        var failing = 0
        var leftOut = 0
        for replayed in replayRegressions(at: files, by: profile) {
            switch replayed.result {
            case .failure(let error): problems.append("\(error)")
            case .success(.stillFails(let finding)):
                failing += 1
                lines.append("✘ \(replayed.path.visible()): \(finding.spec): \(replayed.fact ?? "")")
            case .success(.fixed): lines.append("✔ \(replayed.path.visible()): \(replayed.spec) passes now")
            case .success(.notPossible(let reason)):
                leftOut += 1
                lines.append("– \(replayed.path.visible()): not run here: \(reason)")
            case .success(.unknownSpec(let id)):
                leftOut += 1
                lines.append("– \(replayed.path.visible()): not run here: \(Self.unknown(id, in: profile))")
            }
        }
        let others = leftOut == 0 ? "" : ", \(leftOut) left to \(leftOut == 1 ? "its test" : "their tests")"
        let count = files.count - leftOut - problems.count
        lines.append("\(count) replayed, \(failing) still \(failing == 1 ? "fails" : "fail")\(others)\n")
        try StandardStreams.write(lines.joined(separator: "\n").visible(.lines))
        // Each line says why a file is left to its test, which decides.
        if leftOut == files.count { StandardStreams.tell("nothing was replayed here; run the tests") }
        // A file that cannot be read may describe a failure.
        problems.forEach(StandardStreams.tell)
        return problems.isEmpty ? (failing == 0 ? .clean : .findings) : .unusable
    }

    private static func unknown(_ id: SpecID, in profile: AccessibilityProfile?) -> String {
        let names = AccessibilityProfile.named.filter { $0.spec(id) != nil }.map(\.name)
        let subject = profile.map { "the profile \($0.name)" } ?? "its profile"
        return names.isEmpty
            ? "\(subject) has no spec \"\(id)\"; only its test knows your own spec; run that test"
            : "\(subject) has no spec \"\(id)\"; choose one that has, such as --profile \(names[0])"
    }
}
