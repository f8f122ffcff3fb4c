import ScreenModel

/// A screen with some elements one inside the other, each in the one before at a smaller depth.
func screen(_ elements: [(depth: Int, element: Element)], facts: ScreenFacts = ScreenFacts()) -> Screen {
    var builder = ScreenBuilder(size: Size(width: 320, height: 568))
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

/// A screen with one text and what is known of the screen as a whole.
func screen(_ change: (inout ScreenFacts) -> Void) -> Screen {
    var facts = ScreenFacts()
    change(&facts)
    return screen([(0, element(.text, "0"))], facts: facts)
}

/// An element of 100 × 44 points at the corner, of which only some facts are known.
func element(
    _ role: Role, _ source: String, frame: Rect = Rect(x: 0, y: 0, width: 100, height: 44), _ change: (inout Element) -> Void = { _ in }
) -> Element {
    var element = Element(role, source: source, frame: frame)
    change(&element)
    return element
}

/// A text run at the corner of an element.
func run(_ string: String, x: Double = 0, width: Double = 40, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = TextRun(string, pointSize: 16, frame: Rect(x: x, y: 0, width: width, height: 20))
    change(&run)
    return run
}
