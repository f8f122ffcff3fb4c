package import EveryScreenModel

/// The facts about an object as a view; an optional that is `nil` is unknown.
package struct LiveView: Hashable, Sendable {
    /// Its bounds, in the coordinates of the screen.
    package var bounds: LayoutRect
    /// Whether it and its content are not drawn.
    package var isHidden = false
    /// The opacity of it and its content, from 0 to 1.
    package var alpha = 1.0
    /// Whether content outside its bounds is clipped.
    package var clips = false
    /// Whether touches reach it and its content (`isUserInteractionEnabled`).
    package var isInteractive = true
    /// Whether it is enabled, if it is a control.
    package var isEnabled: Bool?
    /// Whether its content is part of the system's drawing, like the title of a
    /// button, and no separate element.
    package var keepsContent = false
    /// Whether assistive technology meets only its listed elements, as in a hosting
    /// view of SwiftUI.
    package var listsEverything = false
    /// Its actions on touch; empty if it is known to do nothing.
    package var actions: [ScreenElement.Action]?
    /// The gestures it recognizes besides its actions.
    package var gestures: [ScreenElement.Gesture]?
    /// The text it draws itself; empty if it is known to draw none.
    package var text: [ScreenElement.TextRun]?
    /// The facts about its input.
    package var field: ScreenElement.FieldFacts?
    /// The picture it shows.
    package var image: ScreenElement.ImageContent?
    /// The paint behind its content; empty if it is known to paint nothing.
    package var background: [ScreenElement.Paint]?
    /// The color of its border.
    package var border: SRGBColor?
    /// The color of its glyph.
    package var glyph: SRGBColor?
    /// Its scrolling.
    package var scrolling: ScreenElement.Scrolling?
    /// Its part in keyboard navigation.
    package var keyboard: ScreenElement.KeyboardBehavior?
    /// Whether its colors stay when colors are inverted.
    package var ignoresInvertColors: Bool?

    /// Creates the facts of a view that is drawn, with nothing else known.
    package init(bounds: LayoutRect) { self.bounds = bounds }

    /// Whether it is drawn, by its own properties.
    var isDrawn: Bool { !isHidden && alpha > 0 }
}
