import EveryScreenLayout
import EveryScreenListedTexts
import EveryScreenModel
import Testing

/// Every element of random blueprints as it is laid out: the file
/// `Listed/elements.txt`.
///
/// Laws and published frames leave many numbers free: of a padding, a baseline, a
/// bar.
struct LayoutListTests {
    private static let environments: [UserEnvironment] = {
        var environments = [
            UserEnvironment.standard, UserEnvironment(textSize: .accessibility3), UserEnvironment(layoutDirection: .rightToLeft),
            UserEnvironment(textSize: .xSmall, screenSize: LayoutSize(width: 320, height: 568), isBoldText: true),
            UserEnvironment(contrast: .increased, appearance: .dark),
            UserEnvironment(textSize: .xxxLarge, screenSize: LayoutSize(width: 844, height: 390)),
            UserEnvironment(screenSize: LayoutSize(width: 1024, height: 1366)),
        ]
        environments[6].idiom = .pad
        return environments
    }()

    /// A length in hundredths of a point, so that rounding in the last place does
    /// not show.
    private static func length(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }

    private static func box(_ rect: LayoutRect) -> String {
        "\(length(rect.minX)), \(length(rect.minY)), \(length(rect.width)) × \(length(rect.height))"
    }

    private static func hex(_ color: SRGBColor?) -> String {
        guard let color else { return "-" }
        let bytes = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded()) + 0x100, radix: 16).dropFirst() }
        return "#" + bytes.joined() + (color.opacity < 1 ? " \(length(color.opacity))" : "")
    }

    private static func name(_ paint: ScreenElement.Paint) -> String {
        switch paint {
        case .color(let color): hex(color)
        case .gradient(let colors): "gradient \(colors.map(hex))"
        case .unknown: "unknown"
        }
    }

    private static func line(_ run: ScreenElement.TextRun) -> String {
        var parts = ["\"\(run.string.prefix(12).replacing("\n", with: "\\n"))\""]
        if let size = run.pointSize { parts.append("\(length(size)) pt") }
        if let weight = run.weight { parts.append("\(weight)") }
        if let style = run.style { parts.append("\(style)") }
        if let count = run.lineCount { parts.append("\(count) lines") }
        if run.isTruncated == true { parts.append("cut") }
        if let frame = run.frame { parts.append("at \(box(frame))") }
        if let lines = run.lines { parts.append("lines \(lines.map { box($0.frame) })") }
        if let color = run.color { parts.append("in \(hex(color))") }
        if let background = run.background { parts.append("on \(name(background))") }
        return parts.joined(separator: " ")
    }

    private static func line(_ element: ScreenElement) -> String {
        var parts = ["\(element.role) \(box(element.frame))"]
        if let label = element.label { parts.append("named \"\(label.replacing("\n", with: "\\n"))\"") }
        if let value = element.value { parts.append("value \"\(value)\"") }
        if let traits = element.traits { parts.append("traits \(traits.rawValue)") }
        if element.isAccessibilityElement == true { parts.append("accessible") }
        if element.isAccessibilityHidden == true { parts.append("hidden") }
        if element.isVisible == false { parts.append("not seen") }
        if element.isEnabled == false { parts.append("disabled") }
        if element.clipsContent == true { parts.append("clips") }
        if element.coversTouches == true { parts.append("covers") }
        if element.isPinned == true { parts.append("pinned") }
        if let region = element.hitRegion { parts.append("touched at \(box(region))") }
        if let point = element.activationPoint { parts.append("activated at \(length(point.x)), \(length(point.y))") }
        if let actions = element.actions, !actions.isEmpty { parts.append("acts \(actions.map { "\($0.kind)" })") }
        if let scrolling = element.scrolling {
            let size = scrolling.contentSize.map { "\(length($0.width)) × \(length($0.height))" }
            parts.append("scrolls \(scrolling.axes.map { "\($0)" }.sorted()) over \(size ?? "-")")
        }
        if element.modal != nil { parts.append("modal") }
        if let isFocusable = element.keyboard?.isFocusable { parts.append(isFocusable ? "focusable" : "not focusable") }
        if let container = element.containerType { parts.append("\(container)") }
        if let level = element.headingLevel { parts.append("level \(level)") }
        if let surface = element.surface {
            parts.append("surface \((surface.background ?? []).map(name)), \(hex(surface.border)), \(hex(surface.glyph))")
        }
        if let size = element.image?.size { parts.append("image \(length(size.width)) × \(length(size.height))") }
        if let text = element.text, !text.isEmpty { parts.append("shows \(text.map(line))") }
        return parts.joined(separator: "; ")
    }

    private static func section(_ seed: UInt64) -> String {
        var blueprints = RandomBlueprints(seed: seed)
        let environment = environments[Int(seed) % environments.count]
        let screen = StandardLayout().screen(for: blueprints.blueprint(depth: 3), in: environment)
        return (["## \(seed)"] + screen.elements.map { line($0) }).joined(separator: "\n") + "\n"
    }

    @Test func `random blueprints are laid out as the list says`() throws {
        // Blueprints of one control say little each.
        let sections = (0..<140 as Range<UInt64>).map(Self.section).filter { (4..<22).contains($0.split(separator: "\n").count) }

        let differences = try ListedText("Listed/elements.txt").differences(from: sections.joined())
        #expect(differences == [])
    }
}
