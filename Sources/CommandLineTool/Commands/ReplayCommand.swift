import AccessibilityChecking

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
    private let profile: Profile

    init(_ arguments: ParsedArguments) throws {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("replay needs a file: everyscreen replay FILE…") }
        profile = try SharedOptions.profile(arguments)
    }

    func run() throws -> ExitCode {
        let regressions = try files.map { file in (file, try RegressionReading.read(file)) }
        var lines: [String] = []
        var failing = 0
        for (path, regression) in regressions {
            switch regression.replay(by: profile) {
            case .stillFails(let finding):
                failing += 1
                let fact = profile.spec(finding.spec)?.wording(for: finding).fact ?? ""
                lines.append("✘ \(path): \(finding.spec): \(fact)")
            case .mended: lines.append("✔ \(path): \(regression.spec) holds now")
            case .unknownSpec(let id): throw UsageError("\(path): the profile \(profile.name) has no spec \"\(id)\"; see everyscreen specs")
            }
        }
        lines.append("\(files.count) replayed, \(failing) still \(failing == 1 ? "fails" : "fail")\n")
        try StandardStreams.write(lines.joined(separator: "\n"))
        return failing == 0 ? .clean : .findings
    }
}

/// Reads regression files, with the file's name in every error.
enum RegressionReading {
    static func read(_ path: String) throws(UsageError) -> RegressionFile {
        let data = try OutputFile.read(path)
        do {
            return try RegressionFile(json: data)
        } catch {
            throw UsageError("\(path): \(error)")
        }
    }
}
