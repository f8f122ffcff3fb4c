import EveryScreenLayout
import EveryScreenModel

/// Lays a blueprint out by the standard rule.
func laidOut(
    _ blueprint: Blueprint, textSize: UserEnvironment.TextSize = .large, width: Double = 390, height: Double = 844,
    safeArea: LayoutInsets = .zero,
    direction: UserEnvironment.LayoutDirection = .leftToRight
) -> RenderedScreen {
    let environment = UserEnvironment(
        textSize: textSize, screenSize: LayoutSize(width: width, height: height), safeArea: safeArea, layoutDirection: direction)
    return cornerLayout.screen(for: blueprint, in: environment)
}

/// The elements of a screen a line each: source, role, corner and extent.
func lines(_ screen: RenderedScreen) -> [String] {
    screen.elements.map { "\($0.source.isEmpty ? "-" : $0.source) \($0.role.rawValue) \(text($0.frame))" }
}

/// A rectangle as text, to a hundredth of a point: "0,8 60×40".
func text(_ rect: LayoutRect) -> String {
    "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))×\(text(rect.height))"
}

private func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// An image, whose extent is the same everywhere.
func box(_ width: Double, _ height: Double) -> Blueprint { .image("box", width: width, height: height) }

/// A text of characters that are as wide as the font is large: 17 points at the
/// usual text size.
func wide(_ count: Int, lineLimit: Int? = nil) -> Blueprint { .text(String(repeating: "書", count: count), lineLimit: lineLimit) }

/// The standard layout with the outermost blueprint at the top leading corner, so
/// that frames are easy to state.
var cornerLayout: StandardLayout {
    var layout = StandardLayout()
    layout.rootAlignment = .topLeading
    return layout
}
