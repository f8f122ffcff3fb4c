import EveryScreenGenerators
package import EveryScreenModel
package import EveryScreenNavigation

/// A stored transcript: the one under the default settings, and the differences
/// under every other setting.
package struct TranscriptFile: Hashable, Sendable {
    /// The differences under some settings, each of which alone has the same
    /// effect.
    package struct Variant: Hashable, Sendable {
        /// The settings in words.
        package var settings: [String]
        /// The differences from the transcript under the default settings.
        package var changes: [String]
    }

    /// The name of the check.
    package var check: String
    /// The transcript in the first environment.
    package var standard: Transcript
    /// The differences elsewhere; environments without any are left out.
    package var variants: [Variant]

    private static let signature = "everyscreen transcript 1"
    private static let standardHeading = "under the default settings"

    /// Creates the file from the transcripts of some environments; the others are
    /// compared with the first.
    package init(
        of check: String, _ environments: [UserEnvironment], voice: SpeechVoice = .accessibilitySnapshot,
        showing screen: (UserEnvironment) -> RenderedScreen
    ) {
        self.check = check.visible()
        let first = environments.first ?? .standard
        let shown = screen(first)
        standard = Transcript(of: shown, in: first, voice: voice)
        variants = []
        for environment in environments.dropFirst() {
            let changes = standard.changes(to: Transcript(of: screen(environment), in: environment, voice: voice))
            if changes.isEmpty { continue }
            let differences = environment.differences(in: shown.displayUnit)
            let settings = differences.isEmpty ? "the default settings" : differences.visible()
            if let place = variants.firstIndex(where: { $0.changes == changes }) {
                variants[place].settings.append(settings)
            } else {
                variants.append(Variant(settings: [settings], changes: changes))
            }
        }
    }

    /// The file's text.
    package var text: String {
        var lines = [Self.signature, "check: \(check)", "", Self.standardHeading] + standard.lines
        for variant in variants {
            lines += ["", "at \(variant.settings.joined(separator: "; "))"] + variant.changes.map { "* \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Reads a file's text, or returns `nil` if it is no transcript.
    package init?(text: String) {
        // Git may have changed the ends of lines.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.first.map(String.init) == Self.signature else { return nil }
        check = lines.first { $0.hasPrefix("check: ") }.map { String($0.dropFirst("check: ".count)) } ?? ""
        variants = []
        var own: [Substring] = []
        var isStandard = false
        for line in lines.dropFirst() {
            if line == Self.standardHeading {
                isStandard = true
            } else if line.hasPrefix("at ") {
                isStandard = false
                variants.append(Variant(settings: line.dropFirst(3).split(separator: "; ").map(String.init), changes: []))
            } else if line.hasPrefix("* "), let last = variants.indices.last {
                variants[last].changes.append(String(line.dropFirst(2)))
            } else if isStandard {
                own.append(line)
            }
        }
        standard = Transcript(lines: own)
    }

    /// Returns the differences of another file, by meaning, in lines.
    ///
    /// Settings with the differences of the stored file are left out, in any order
    /// of the file.
    package func changes(to other: TranscriptFile) -> [String] {
        var lines = standard.changes(to: other.standard)
        let (old, new) = (changesBySettings, other.changesBySettings)
        var groups: [(settings: [String], lines: [String])] = []
        for settings in (variants + other.variants).flatMap(\.settings).uniqued() {
            let (before, after) = (old[settings] ?? [], new[settings] ?? [])
            let found =
                before.filter { !after.contains($0) }.map { "no longer: \($0)" }
                + after.filter { !before.contains($0) }.map { "now: \($0)" }
            if found.isEmpty { continue }
            if let place = groups.firstIndex(where: { $0.lines == found }) {
                groups[place].settings.append(settings)
            } else {
                groups.append(([settings], found))
            }
        }
        for group in groups { lines += group.lines.map { "at \(group.settings.joined(separator: "; ")): \($0)" } }
        return lines
    }

    private var changesBySettings: [String: [String]] {
        Dictionary(variants.flatMap { variant in variant.settings.map { ($0, variant.changes) } }) { first, _ in first }
    }
}

extension TranscriptFile {
    /// The default settings on the standard screen, then every other setting alone:
    /// text sizes, screens, and all switches.
    package static var eachSettingAlone: [UserEnvironment] {
        let usual = EnvironmentPlan.standard.environments[0]
        // Another language or platform may change every text; such changes are not
        // reported.
        let settings = UserEnvironment.settings.filter { !["pseudolocale", "idiom"].contains($0.key) }
        let others = settings.flatMap { setting -> [UserEnvironment] in
            switch setting.kind {
            case .flag(let path):
                var changed = usual
                changed[keyPath: path].toggle()
                return [changed]
            case .word(let choice):
                return choice.words.compactMap { word in
                    var changed = usual
                    return choice.set(&changed, word) ? changed : nil
                }
            // Screens are those of the plans; the app determines its language.
            case .size, .insets, .text: return []
            }
        }
        let probes = CheckFailure.Explanation.probes(around: usual, in: .everything).filter { $0.pseudolocale == usual.pseudolocale }
        return ([usual] + probes + others).uniqued()
    }
}
