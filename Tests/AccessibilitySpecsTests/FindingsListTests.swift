import EveryScreenAudit
import EveryScreenKit
import EveryScreenLayout
import EveryScreenListedTexts
import EveryScreenModel
import Testing

/// Everything that all specs say of examples: the files `Findings/findings.txt` and
/// `Findings/noise.txt`.
///
/// A spec's tests state its verdicts. The first list adds the numbers, words and
/// remedies of all of them, and the findings of specs on the examples of others and
/// on captured elements of every role. The second has what random changes of the
/// examples bring and take away.
struct FindingsListTests {
    private static let profile = AccessibilityProfile(name: "all", specs: SpecCatalog.all)

    private static let environments: [(name: String, environment: UserEnvironment)] = [
        ("standard", .standard), ("largest text", .largest),
        (
            "dark, from right to left, high contrast",
            environment { ($0.layoutDirection, $0.appearance, $0.contrast) = (.rightToLeft, .dark, .increased) }
        ),
        ("wide and low", environment { ($0.screenSize, $0.isBoldText) = (LayoutSize(width: 667, height: 375), true) }),
    ]

    private static func environment(_ change: (inout UserEnvironment) -> Void) -> UserEnvironment {
        var environment = UserEnvironment.standard
        change(&environment)
        return environment
    }

    /// The findings in each environment, those that several share once.
    private func findings(_ presentation: (UserEnvironment) -> ScreenPresentation) -> [String] {
        var places: [String: [String]] = [:]
        var lines: [String] = []
        for (name, environment) in Self.environments {
            for verdicts in audit(presentation(environment), by: Self.profile) {
                for finding in verdicts.findings {
                    guard let spec = SpecCatalog.all.first(where: { $0.id == finding.spec }) else { continue }
                    let wording = spec.wording(for: finding)
                    let measure = wording.measure.map { " (\($0))" } ?? ""
                    let line = withoutLocations("\(finding.spec), \(finding.kind): \(wording.fact)\(measure); \(wording.remedy)")
                    if places[line] == nil { lines.append(line) }
                    places[line, default: []].append(name)
                }
            }
        }
        return lines.map { line in
            let names = places[line] ?? []
            return names.count == Self.environments.count ? "- \(line)" : "- \(line) [\(names.joined(separator: "; "))]"
        }
    }

    /// A line without the places in these sources, which move as lines are added.
    private func withoutLocations(_ line: String) -> String { line.replacing(#/ \(\w+(\+\w+)?\.swift:\d+\)/#, with: "") }

    private func findings(_ blueprint: Blueprint) -> [String] {
        let shown = { StandardLayout().screen(for: blueprint, in: $0) }
        return findings { ScreenPresentation(shown($0), in: $0, shown: shown) }
    }

    /// Elements of a role, as captures of apps have them.
    private func screen(_ role: ScreenElement.Role) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        let changes: [(inout ScreenElement) -> Void] = [
            { $0.label = "" },
            { ($0.label, $0.frame.size) = ("tea_button_2", LayoutSize(width: 30, height: 30)) },
            { ($0.label, $0.value, $0.text) = ("Tea", "25%", [ScreenElement.TextRun("Coffee", pointSize: 9, frame: $0.frame)]) },
            { ($0.label, $0.isEnabled, $0.actions) = ("Tea", false, [ScreenElement.Action(.activate)]) },
            { element in
                (element.label, element.hint) = ("Tea button, selected", "Tea")
                var run = ScreenElement.TextRun("Tea", pointSize: 15, frame: element.frame)
                run.color = SRGBColor(red: 0.8, green: 0.8, blue: 0.8)
                element.text = [run]
                element.surface = ScreenElement.Surface()
                element.surface?.background = [.color(.white)]
            },
            { element in
                element.field = ScreenElement.FieldFacts()
                element.field?.placeholder = "Email"
                element.field?.isInvalid = true
            },
            { ($0.label, $0.isAccessibilityElement, $0.actions) = ("Save", false, [ScreenElement.Action(.activate)]) },
        ]
        for (number, change) in changes.enumerated() {
            var element = ScreenElement(
                role, source: "\(number)", frame: LayoutRect(x: 16, y: Double(number) * 70 + 20, width: 200, height: 50))
            change(&element)
            builder.add(element)
        }
        return builder.finish()
    }

    private func text() -> String {
        var lines: [String] = []
        for (id, example) in SpecExample.all.sorted(by: { $0.key < $1.key }) {
            lines += ["## \(id), failing"] + findings(example.failing)
            lines += ["## \(id), passing"] + findings(example.passing)
        }
        for role in ScreenElement.Role.allCases {
            let screen = screen(role)
            lines += ["## role \(role.rawValue)"] + findings { ScreenPresentation(screen, in: $0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The findings on a screen with some facts changed, in few words.
    private func findings(_ blueprint: Blueprint, in environment: UserEnvironment, changedBy noise: ScreenNoise?) -> [String] {
        let shown: @Sendable (UserEnvironment) -> RenderedScreen = { environment in
            let screen = StandardLayout().screen(for: blueprint, in: environment)
            return noise?.applied(to: screen) ?? screen
        }
        return audit(ScreenPresentation(shown(environment), in: environment, shown: shown), by: Self.profile).flatMap(\.findings).map {
            finding in
            let spec = SpecCatalog.all.first { $0.id == finding.spec }
            let measure = spec.flatMap { $0.wording(for: finding).measure }.map { " (\($0))" } ?? ""
            return withoutLocations("\(finding.spec) \(finding.kind) \(finding.element.role) \(finding.element.source)\(measure)")
        }
    }

    private func noise() -> String {
        var lines: [String] = []
        for (number, (id, example)) in SpecExample.all.sorted(by: { $0.key < $1.key }).enumerated() {
            for (name, blueprint) in [("failing", example.failing), ("passing", example.passing)] {
                lines.append("## \(id), \(name)")
                let before = findings(blueprint, in: example.environment, changedBy: nil)
                for seed in 0..<8 {
                    let noise = ScreenNoise(seed: UInt64(number * 8 + seed))
                    let changes = findings(blueprint, in: example.environment, changedBy: noise).difference(from: before)
                    guard !changes.isEmpty else { continue }
                    lines.append("\(seed):")
                    lines += changes.map { change in
                        switch change {
                        case .insert(_, let line, _): "+ \(line)"
                        case .remove(_, let line, _): "- \(line)"
                        }
                    }
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func `all specs say of all examples what the list says`() throws {
        let differences = try ListedText("Findings/findings.txt").differences(from: text())
        #expect(differences == [])
    }

    @Test func `all specs say of changed examples what the list says`() throws {
        let differences = try ListedText("Findings/noise.txt").differences(from: noise())
        #expect(differences == [])
    }
}
