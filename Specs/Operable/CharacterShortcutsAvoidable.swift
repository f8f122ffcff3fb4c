package import EveryScreenAudit
import EveryScreenModel

/// A shortcut of a single character can be turned off or changed.
///
/// - Source: WCAG 2.2 SC 2.1.4 (level A).
/// - Threshold: no shortcut of a letter, a digit, a mark or a symbol, alone or with
///   Shift. Shortcuts that people can turn off or change pass.
/// - Smallest counterexample: `.button("a").keyboardShortcut("a", modifiers: [])`.
package struct CharacterShortcutsAvoidable: ScreenSpec {
    package let id = SpecID.characterShortcutsAvoidable
    package let rule = AccessibilityRule(
        "A shortcut of a single character can be turned off or changed.", [.wcag(.characterKeyShortcuts)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case character }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let shortcuts = screen.elements[index].keyboardShortcuts, !shortcuts.isEmpty else { return nil }
            if let reason = presentation.context.reasonNotOperable(index, on: screen), reason != .zeroArea { return .inapplicable(reason) }
            guard let found = shortcuts.first(where: { $0.isCharacter && $0.isChangeable != true }) else { return .passed }
            return .failed(.character, measured: .text(found.displayName))
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: finding.element.role == .screen
                ? "the key \(finding.measuredText) changes the page, wherever the focus is"
                : "the key \(finding.measuredText) activates \(finding.element.nameInSentence), wherever the focus is",
            remedy: "add a modifier key such as Command, or let people turn the shortcut off")
    }
}

extension CharacterShortcutsAvoidable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who dictate trigger an action with each letter of a word, and people with tremor hit keys by mistake.",
            scope: "Controls with known keyboard shortcuts.",
            exemptions: [
                "Shortcuts with Command, Option or Control are exempt.", "Shortcuts that people can turn off or change are exempt.",
            ])
    }
}
