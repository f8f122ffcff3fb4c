import EveryScreenModel

/// A screen with nested elements, each in the last one before of a smaller depth.
func screen(_ elements: [(depth: Int, element: ScreenElement)], facts: RenderedScreen.Facts = RenderedScreen.Facts()) -> RenderedScreen {
    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
    builder.facts = facts
    var open = 0
    for (depth, element) in elements {
        while open > depth {
            builder.close()
            open -= 1
        }
        builder.open(element)
        open += 1
    }
    for _ in 0..<open { builder.close() }
    return builder.finish()
}

/// A screen with one text and some facts about the screen as a whole.
func screen(_ change: (inout RenderedScreen.Facts) -> Void) -> RenderedScreen {
    var facts = RenderedScreen.Facts()
    change(&facts)
    return screen([(0, element(.text, "0"))], facts: facts)
}

/// An element of 100 × 44 points at the corner, of which only some facts are known.
func element(
    _ role: ScreenElement.Role, _ source: String, frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 100, height: 44),
    _ change: (inout ScreenElement) -> Void = { _ in }
) -> ScreenElement {
    var element = ScreenElement(role, source: source, frame: frame)
    change(&element)
    return element
}

/// A text run at the corner of an element.
func run(_ string: String, x: Double = 0, width: Double = 40, _ change: (inout ScreenElement.TextRun) -> Void = { _ in })
    -> ScreenElement.TextRun
{
    var run = ScreenElement.TextRun(string, pointSize: 16, frame: LayoutRect(x: x, y: 0, width: width, height: 20))
    change(&run)
    return run
}
