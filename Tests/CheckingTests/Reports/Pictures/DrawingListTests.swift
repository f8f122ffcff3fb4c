import EveryScreenListedTexts
import EveryScreenModel
import Testing

@testable import EveryScreenKit

/// The drawing of every role in several states: the picture
/// `Drawings/drawings.svg`, line by line.
///
/// Tests of single facts leave most numbers and words of a drawing alone. A change
/// of a drawing shows in the difference of the file, and in the picture: look at it
/// before you write it anew.
struct DrawingListTests {
    private static let (width, height) = (160.0, 60.0)

    private struct Variant {
        let name: String
        var environment: UserEnvironment = .standard
        var theme = PictureTheme.light
        var isInBar = false
        var change: @Sendable (inout ScreenElement) -> Void
    }

    private static func run(_ string: String, in frame: LayoutRect, size: Double = 15, isPlaceholder: Bool? = nil) -> ScreenElement.TextRun
    {
        var run = ScreenElement.TextRun(
            string, pointSize: size, lineCount: 1,
            frame: LayoutRect(x: frame.minX + 4, y: frame.minY + 4, width: Double(string.count) * 8, height: 18))
        run.isPlaceholder = isPlaceholder
        return run
    }

    private static let variants: [Variant] = [
        Variant(name: "label alone") { ($0.label, $0.text) = ("Tea", []) },
        Variant(name: "text and a value") { element in
            (element.label, element.value) = ("Tea", element.role == .picker ? "Daily" : "25%")
            element.text = [run("Tea", in: element.frame)]
        },
        Variant(name: "on and selected") { element in
            (element.label, element.value) = ("Tea", "1")
            element.traits = [.selected]
            element.text = [run("Tea", in: element.frame)]
            element.expandedStatus = .expanded
        },
        Variant(name: "neither on nor off, in a bar", isInBar: true) { element in
            (element.label, element.value) = ("Tea", "mixed")
            element.text = [run("Tea", in: element.frame)]
            element.expandedStatus = .collapsed
        },
        Variant(name: "disabled, with colors") { element in
            (element.label, element.value, element.isEnabled) = ("Tea", "3 of 4", false)
            element.text = [run("Tea", in: element.frame)]
            element.surface = ScreenElement.Surface()
            element.surface?.background = [.color(SRGBColor(red: 0.1, green: 0.3, blue: 0.2))]
            element.surface?.border = SRGBColor(red: 0.9, green: 0.5, blue: 0)
            element.surface?.glyph = .white
        },
        Variant(name: "a placeholder, and wrong") { element in
            element.label = "Email"
            element.text = [run("Email", in: element.frame), run("ann@example.org", in: element.frame, isPlaceholder: true)]
            element.field = ScreenElement.FieldFacts()
            element.field?.placeholder = "ann@example.org"
            element.field?.isInvalid = true
        },
        Variant(name: "an image, mirrored and dark", environment: mirrored, theme: .dark) { element in
            (element.label, element.value) = ("Next", "75%")
            element.image = ScreenElement.ImageContent(name: "chevron.forward")
            element.text = []
        },
        Variant(name: "small, with underlined buttons", environment: underlined) { element in
            element.frame.size = LayoutSize(width: 20, height: 20)
            (element.label, element.value) = ("Tea", "0")
            element.text = [run("Tea", in: element.frame, size: 9)]
        },
    ]
    private static let mirrored = environment { ($0.layoutDirection, $0.appearance) = (.rightToLeft, .dark) }
    private static let underlined = environment { $0.isButtonShapes = true }

    private static func environment(_ change: (inout UserEnvironment) -> Void) -> UserEnvironment {
        var environment = UserEnvironment.standard
        change(&environment)
        return environment
    }

    private func text() -> String {
        let roles = ScreenElement.Role.allCases
        let size = (Self.width * Double(Self.variants.count), Self.height * Double(roles.count))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(size.0)) \(Int(size.1))\" font-family=\"Inter, system-ui, sans-serif\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
        ]
        for (row, role) in roles.enumerated() {
            for (column, variant) in Self.variants.enumerated() {
                let frame = LayoutRect(
                    x: Double(column) * Self.width + 5, y: Double(row) * Self.height + 5, width: Self.width - 10, height: Self.height - 10)
                var element = ScreenElement(role, source: "0", frame: frame)
                variant.change(&element)
                let drawn = DrawnElement(element, variant.theme, backdrop: nil, in: variant.environment, isInBar: variant.isInBar)
                lines += ["<!-- \(role.rawValue), \(variant.name) -->"] + drawn.shape + drawn.content
            }
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    @Test func `every role in every state is drawn as in the picture`() throws {
        let text = text()
        // Each drawing begins with its comment.
        let differences = try ListedText("Drawings/drawings.svg", separator: "<!-- ").differences(from: text)

        #expect(SVGDocument(text) != nil)
        #expect(differences == [])
    }
}
