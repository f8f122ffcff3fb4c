import EveryScreenLayout
import EveryScreenModel

/// An attachment of a failure, one file for each use.
package struct Reproduction: Hashable, Sendable {
    /// The name of the file.
    package let name: String
    /// The content.
    package let text: String

    /// Creates a file.
    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Returns the files of a failure: a test in Swift if a blueprint is known, the
    /// regression file, a picture, and a page with all facts.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - file: Its regression file.
    package static func all(of failure: CheckFailure, as file: RegressionFile) -> [Reproduction] {
        let stem = String(file.suggestedName.dropLast(".json".count))
        let picture = FailurePicture(failure).svg()
        var files = [
            Reproduction(name: "\(stem).json", text: file.json), Reproduction(name: "\(stem).svg", text: picture),
            Reproduction(name: "\(stem).html", text: HTMLReport.text(of: failure, in: file.property)),
        ]
        if let blueprint = failure.blueprint {
            files.insert(Reproduction(name: "\(stem).swift", text: test(of: failure, showing: blueprint, as: file)), at: 0)
        }
        return files
    }

    /// A test to paste into a file of tests.
    private static func test(of failure: CheckFailure, showing blueprint: Blueprint, as file: RegressionFile) -> String {
        var lines = ["import EveryScreen", "import Testing", ""]
        lines += ["// \(failure.finding.spec): \(failure.wording.fact)", "// \(failure.rule.citation(of: failure.finding))"].map(
            \.onOneLine)
        lines.append("@Test func `\(failure.finding.spec) \(failure.finding.kind)`() async {")
        lines += failure.environment.swiftCode.map { "    \($0)" }
        let rule =
            if case .layoutRule(let name) = file.origin, name != RegressionFile.standardLayout { ", laidOutBy: \(name)()" } else { "" }
        let compared = failure.comparedBlueprint
        lines.append("    await expectAccessible(.environments(.only([environment]))\(rule)) { \(compared == nil ? "_" : "settings") in")
        if let compared {
            lines.append("        if settings != environment {")
            lines += code(compared, indentation: 12, after: "return ") + ["        }"]
        }
        lines += code(blueprint, indentation: 8, after: compared == nil ? "" : "return ")
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    /// The lines of a blueprint, after a keyword.
    private static func code(_ blueprint: Blueprint, indentation: Int, after keyword: String) -> [String] {
        let lines = blueprint.swiftCode.split(separator: "\n", omittingEmptySubsequences: false)
        let space = String(repeating: " ", count: indentation)
        return lines.enumerated().map { number, line in space + (number == 0 ? "\(keyword)Blueprint\(line)" : line) }
    }
}

extension String {
    /// The text without line breaks, which would end a one-line comment.
    fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension UserEnvironment {
    /// The statements that create the settings, in a variable called `environment`.
    var swiftCode: [String] {
        let changed = Self.settings.filter { !$0.isStandard(in: self) }
        guard !changed.isEmpty else { return ["let environment = UserEnvironment.standard"] }
        return ["var environment = UserEnvironment.standard"]
            + changed.map { setting in "environment.\(setting.key) = \(swiftCode(of: setting))" }
    }

    private func swiftCode(of setting: EnvironmentSetting) -> String {
        switch setting.kind {
        case .flag(let path): return "\(self[keyPath: path])"
        case .word(let choice): return ".\(choice.word(self))"
        case .text(let path): return self[keyPath: path].swiftLiteral
        case .size(let path): return "LayoutSize(width: \(self[keyPath: path].width), height: \(self[keyPath: path].height))"
        case .insets(let path):
            let insets = self[keyPath: path]
            return "LayoutInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right))"
        }
    }
}
