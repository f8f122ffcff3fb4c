public import ScreenModel

/// What an object is as a view; an optional that is `nil` was not told.
public struct LiveView: Hashable, Sendable {
    /// Its bounds, in the coordinates of the screen.
    public var bounds: Rect
    /// Whether it is not drawn, with all inside it.
    public var isHidden = false
    /// How opaque it and all inside are drawn, from 0 to 1.
    public var alpha = 1.0
    /// Whether what lies outside of its bounds is cut off.
    public var clips = false
    /// Whether touches reach it and what is inside (`isUserInteractionEnabled`).
    public var isInteractive = true
    /// Whether it can be operated, where it is a control.
    public var isEnabled: Bool?
    /// Whether what is inside belongs to how the system draws it, as the title of a button does, and is no element of its own.
    public var keepsContent = false
    /// What it does when touched; empty where it is known to do nothing.
    public var actions: [Action]?
    /// The gestures it reacts to beyond its actions.
    public var gestures: [Gesture]?
    /// The text it draws itself; empty where it is known to draw none.
    public var text: [TextRun]?
    /// What is entered into it.
    public var field: FieldFacts?
    /// The picture it shows.
    public var image: ImageContent?
    /// What it paints behind what is inside; empty where it is known to paint nothing.
    public var background: [Paint]?
    /// The color of the line around it.
    public var border: Color?
    /// The color of its glyph.
    public var glyph: Color?
    /// How it scrolls.
    public var scrolling: Scrolling?
    /// What the keyboard can do with it.
    public var keyboard: KeyboardBehavior?
    /// Whether its colors stay when colors are inverted.
    public var ignoresInvertColors: Bool?

    /// Creates the facts of a view that is drawn and does nothing of which anything is known.
    public init(bounds: Rect) { self.bounds = bounds }

    /// Whether it is drawn at all, as far as it decides that itself.
    var isDrawn: Bool { !isHidden && alpha > 0 }
}
