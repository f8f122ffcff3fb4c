import EveryScreenModel

/// An element and its content, by which tests write screens.
struct Part: Sendable {
    var element: ScreenElement
    var parts: [Part]
}

/// Returns a part whose source is its name.
func part(
    _ role: ScreenElement.Role, _ name: String, _ frame: LayoutRect = .zero, _ parts: [Part] = [],
    change: (inout ScreenElement) -> Void = { _ in }
) -> Part {
    var element = ScreenElement(role, source: name, frame: frame)
    change(&element)
    return Part(element: element, parts: parts)
}

/// Returns a part that assistive technology stops at, 20 points wide and 10 high.
func stop(_ name: String, _ x: Double, _ y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
    part(.text, name, LayoutRect(x: x, y: y, width: 20, height: 10)) { element in
        element.isAccessibilityElement = true
        change(&element)
    }
}

/// Returns the screen of 320 by 568 points that shows the parts.
func screen(_ parts: [Part]) -> RenderedScreen {
    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
    func add(_ part: Part) {
        builder.open(part.element)
        part.parts.forEach(add)
        builder.close()
    }
    parts.forEach(add)
    return builder.finish()
}
