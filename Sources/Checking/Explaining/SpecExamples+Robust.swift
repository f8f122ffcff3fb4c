import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension SpecExample {
    /// The examples of specs of what people understand, and of what assistive
    /// technology can rely on.
    static let robust: [SpecID: SpecExample] = [
        .linkPurposeClear: SpecExample(fails: .link("here"), passes: .link("Opening hours")),
        .leavingAnnounced: SpecExample(
            fails: .button("Help").leavesApp(), passes: .button("Help").accessibilityHint("Opens in Safari.").leavesApp()),
        .fieldPurposeStated: SpecExample(fails: .field(""), passes: .field("Street")),
        .fieldPurposeValid: SpecExample(
            fails: .field("Mail").textContentType("mail"), passes: .field("Mail").textContentType("email")),
        .roleMatchesBehavior: SpecExample(fails: .text("Delivery").action("delivery"), passes: .button("Delivery")),
        .traitsConsistent: SpecExample(fails: .button("Help").accessibilityAddTraits(.link), passes: .button("Help")),
        .soundStated: SpecExample(
            fails: .button("Listen").plays(.audio),
            passes: .button("Listen").plays(.audio).accessibilityAddTraits(.startsMediaSession)),
        .adjustableCanAdjust: SpecExample(
            fails: .button("Volume").accessibilityRemoveTraits(.button).accessibilityAddTraits(.adjustable),
            passes: .slider("Volume", value: "50%")),
        .hiddenNotFocusable: SpecExample(
            fails: .button("Pay").accessibilityHidden().keyboardFocusable(),
            passes: .button("Pay").accessibilityHidden().keyboardFocusable(false)),
        .disabledConsistent: SpecExample(
            fails: .button("Pay").accessibilityAddTraits(.notEnabled), passes: .button("Pay").disabled()),
        .positionInSetConsistent: SpecExample(
            fails: .column([.text("Pen").setMember(1, of: 2), .text("Ink").setMember(1, of: 2)]),
            passes: .column([.text("Pen").setMember(1, of: 2), .text("Ink").setMember(2, of: 2)])),
        .refreshNotTimed: SpecExample(
            fails: .text("News").screenSettings(refreshInterval: 30), passes: .text("News").screenSettings(refreshInterval: .infinity)),
        .refreshOnRequest: SpecExample(
            fails: .text("News").screenSettings(refreshInterval: 100_000),
            passes: .text("News").screenSettings(refreshInterval: .infinity)),
    ]
}
