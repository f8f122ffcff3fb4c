import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// One meaning, one verdict: a button composed from parts is judged like the
/// ready-made one.
struct ComposedControlLawTests {
    private static let labels = [
        "Save", "IMG_2041.png", "ic_close_24", "Close button", "Save.", "save", "", "→", "Delete all downloads of this year", "Click here",
        "Add a very long label with more words than listeners want to hear to the end",
    ]
    private static let sizes: [(width: Double?, height: Double?)] = [(44, 44), (nil, nil), (31, 44), (120, 20)]

    /// The verdicts of each spec on the controls of a screen, without the elements.
    private func verdicts(_ blueprint: Blueprint, in environment: UserEnvironment) -> Set<String> {
        let presentation = ScreenPresentation(StandardLayout().screen(for: blueprint, in: environment), in: environment)
        let findings = audit(presentation, by: .strict).flatMap(\.findings)
        return Set(findings.map { "\($0.spec) \($0.kind)" })
    }

    private static func framed(_ blueprint: Blueprint, _ size: (width: Double?, height: Double?)) -> Blueprint {
        size.width == nil ? blueprint : blueprint.frame(width: size.width, height: size.height)
    }

    @Test(arguments: labels)
    func `a button with content and a row with the traits of one are judged as a button with a title`(label: String) {
        for size in Self.sizes {
            let titled = Self.framed(.button(label), size).action("a")
            let content = Self.framed(.button(.text(label)), size).action("a")
            let row = Self.framed(.row([.text(label)]), size).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
                .action("a")
            let expected = verdicts(titled, in: .standard)

            #expect(verdicts(content, in: .standard) == expected, "\(content.swiftCode)")
            #expect(verdicts(row, in: .standard) == expected, "\(row.swiftCode)")
        }
    }
}
