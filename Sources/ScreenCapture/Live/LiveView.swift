package import EveryScreenModel

/// What an object is as a view; an optional that is `nil` was not told.
package struct LiveView: Hashable, Sendable {
    /// Its bounds, in the coordinates of the screen.
    package var bounds: LayoutRect
    /// Whether it is not drawn, with all inside it.
    package var isHidden = false
    /// How opaque it and all inside are drawn, from 0 to 1.
    package var alpha = 1.0
    /// Whether what lies outside of its bounds is cut off.
    package var clips = false
    /// Whether touches reach it and what is inside (`isUserInteractionEnabled`).
    package var isInteractive = true
    /// Whether it can be operated, where it is a control.
    package var isEnabled: Bool?
    /// Whether what is inside belongs to how the system draws it, as the title of a
    /// button does, and is no element of its own.
    package var keepsContent = false
    /// What it does when touched; empty where it is known to do nothing.
    package var actions: [ScreenElement.Action]?
    /// The gestures it reacts to beyond its actions.
    package var gestures: [ScreenElement.Gesture]?
    /// The text it draws itself; empty where it is known to draw none.
    package var text: [ScreenElement.TextRun]?
    /// What is entered into it.
    package var field: ScreenElement.FieldFacts?
    /// The picture it shows.
    package var image: ScreenElement.ImageContent?
    /// What it paints behind what is inside; empty where it is known to paint
    /// nothing.
    package var background: [ScreenElement.Paint]?
    /// The color of the line around it.
    package var border: SRGBColor?
    /// The color of its glyph.
    package var glyph: SRGBColor?
    /// How it scrolls.
    package var scrolling: ScreenElement.Scrolling?
    /// What the keyboard can do with it.
    package var keyboard: ScreenElement.KeyboardBehavior?
    /// Whether its colors stay when colors are inverted.
    package var ignoresInvertColors: Bool?

    /// Creates the facts of a view that is drawn and does nothing of which anything
    /// is known.
    package init(bounds: LayoutRect) { self.bounds = bounds }

    /// Whether it is drawn at all, as far as it decides that itself.
    var isDrawn: Bool { !isHidden && alpha > 0 }
}
