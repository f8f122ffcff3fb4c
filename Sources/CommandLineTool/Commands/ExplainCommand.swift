import EveryScreenKit

/// Explains one spec: its claim, who is affected, its sources, and examples.
struct ExplainCommand: Command {
    static let name = "explain"
    static let abstract = "explain a spec: its claim, its sources, and what fails and passes"
    static let operands = "SPEC"
    static let examples = ["explain target-size"]
    static let options = [SharedOptions.profile, SharedOptions.output]

    private let spec: any AccessibilitySpec
    private let profile: AccessibilityProfile
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        guard let name = arguments.operands.first else { throw UsageError("explain needs the id of a spec: everyscreen explain SPEC") }
        if arguments.operands.count > 1 { throw UsageError("explain takes one spec; \"\(arguments.operands[1])\" is one operand too many") }
        let profile = try SharedOptions.profile(arguments)
        let known = profile.everySpec + AccessibilityProfile.strict.everySpec
        guard let spec = known.first(where: { $0.id.rawValue == name }) else {
            let names = AccessibilityProfile.strict.everySpec.map(\.id.rawValue)
            throw UsageError("there is no spec \"\(name)\"\(suggestion(for: name, among: names, "")); see everyscreen specs")
        }
        self.spec = spec
        self.profile = profile
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        try OutputFile.write(SpecExplanation.text(of: spec, in: profile), to: output)
        return .clean
    }
}
