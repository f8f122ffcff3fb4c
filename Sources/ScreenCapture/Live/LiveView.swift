package import EveryScreenModel

/// The facts about an object as a view; an optional that is `nil` is unknown.
package struct LiveView: Hashable, Sendable {
    /// Its bounds, in the coordinates of the screen.
    package var bounds: LayoutRect
    /// Whether it is not drawn, with all inside it.
    package var isHidden = false
    /// How opaque it and all inside are drawn, from 0 to 1.
    package var alpha = 1.0
    /// Whether what lies outside of its bounds is cut off.
    package var clips = false
    /// Whether touches reach it and its content (`isUserInteractionEnabled`).
    package var isInteractive = true
    /// Whether it can be operated, where it is a control.
    package var isEnabled: Bool?
    /// Whether its content is part of the system's drawing, as the title of a
    /// button is, and no separate element.
    package var keepsContent = false
    /// Whether what it lists is all that assistive technology meets in it, as in a hosting view of SwiftUI.
    package var listsEverything = false
    /// What it does when touched; empty where it is known to do nothing.
    package var actions: [ScreenElement.Action]?
    /// The gestures it reacts to beyond its actions.
    package var gestures: [ScreenElement.Gesture]?
    /// The text it draws itself; empty where it is known to draw none.
    package var text: [ScreenElement.TextRun]?
    /// The facts about its input.
    package var field: ScreenElement.FieldFacts?
    /// The picture it shows.
    package var image: ScreenElement.ImageContent?
    /// The paint behind its content; empty where it is known to paint nothing.
    package var background: [ScreenElement.Paint]?
    /// The color of the line around it.
    package var border: SRGBColor?
    /// The color of its glyph.
    package var glyph: SRGBColor?
    /// How it scrolls.
    package var scrolling: ScreenElement.Scrolling?
    /// Its part in keyboard navigation.
    package var keyboard: ScreenElement.KeyboardBehavior?
    /// Whether its colors stay when colors are inverted.
    package var ignoresInvertColors: Bool?

    /// Creates the facts of a view that is drawn and does nothing of which anything
    /// is known.
    package init(bounds: LayoutRect) { self.bounds = bounds }

    /// Whether it is drawn at all, as far as it decides that itself.
    var isDrawn: Bool { !isHidden && alpha > 0 }
}
