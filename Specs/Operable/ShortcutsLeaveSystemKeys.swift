package import EveryScreenAudit
import EveryScreenModel

/// Shortcuts leave the keys of the system alone, and each belongs to one
/// control.
///
/// - Source: Human Interface Guidelines, Keyboards; VoiceOver User Guide for
///   Mac, the VoiceOver modifier: Control and Option.
/// - Threshold: none of the shortcuts in `reserved`, none with Control and
///   Option, and none twice on a screen.
/// - Smallest counterexample: two buttons with the shortcut Command-S.
package struct ShortcutsLeaveSystemKeys: ScreenSpec {
    package let id = SpecID.shortcutsLeaveSystemKeys
    package let rule = AccessibilityRule(
        "Shortcuts leave the keys of the system alone, and each belongs to one control.", [.humanInterfaceGuidelines(.keyboards)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case reserved, voiceOver, repeated }

    /// Creates the spec.
    package init() {}

    /// The shortcuts that the guidelines reserve for the system.
    private static let reserved: Set<ScreenElement.KeyboardShortcut> = [
        .init("space"), .init(" "), .init("tab"), .init("h"), .init("q"), .init("`"), .init("h", modifiers: [.command, .option]),
        .init("tab", modifiers: [.command, .shift]), .init("q", modifiers: [.command, .shift]),
        .init("q", modifiers: [.command, .control]), .init("3", modifiers: [.command, .shift]),
        .init("4", modifiers: [.command, .shift]), .init("5", modifiers: [.command, .shift]),
        .init("escape", modifiers: [.command, .option]), .init("d", modifiers: [.command, .option]),
        .init("space", modifiers: [.command, .control]), .init("f", modifiers: [.command, .control]),
        .init("f5"), .init("f5", modifiers: [.command, .option]), .init("8", modifiers: [.command, .option]),
    ]
    /// The modifier keys of all commands of VoiceOver.
    private static let voiceOver: ScreenElement.KeyboardShortcut.Modifiers = [.control, .option]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var owners: [ScreenElement.KeyboardShortcut: Int] = [:]
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let shortcuts = screen.elements[index].keyboardShortcuts, !shortcuts.isEmpty else { return nil }
            if let reason = presentation.context.reasonNotOperable(index, on: screen), reason != .zeroArea { return .inapplicable(reason) }
            for shortcut in shortcuts {
                if Self.reserved.contains(shortcut) { return .failed(.reserved, measured: .text(shortcut.displayName)) }
                if shortcut.modifiers.isSuperset(of: Self.voiceOver) {
                    return .failed(.voiceOver, measured: .text(shortcut.displayName))
                }
                let owner = { (owner: inout Int) in owner }(&owners[shortcut, default: index])
                if owner != index, !isSame(owner, index, screen) {
                    return .failed(.repeated, related: [owner], measured: .text(shortcut.displayName))
                }
            }
            return .passed
        }
    }

    /// Whether two controls do the same.
    private func isSame(_ one: Int, _ other: Int, _ screen: RenderedScreen) -> Bool {
        guard let action = screen.elements[one].activation else { return false }
        return action == screen.elements[other].activation
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, keys) = (finding.element.name, finding.measuredText)
        return switch failure {
        case .reserved:
            Finding.Wording(fact: "\(name) has the shortcut \(keys), which the system uses", remedy: "choose another combination")
        case .voiceOver:
            Finding.Wording(
                fact: "\(name) has the shortcut \(keys), and Control-Option begins the commands of VoiceOver",
                remedy: "choose another combination")
        case .repeated:
            Finding.Wording(
                fact: "\(name) has the shortcut \(keys), as \(finding.related.first?.nameInSentence ?? "another control") has",
                remedy: "give each a separate combination")
        }
    }
}

extension ShortcutsLeaveSystemKeys {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver and keyboard users leave the app, or trigger another action than the one they know.",
            scope: "Controls with known keyboard shortcuts.",
            exemptions: ["Controls that do the same may share a shortcut."])
    }
}
