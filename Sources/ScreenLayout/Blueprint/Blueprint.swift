/// A screen, or a part of one, described before layout: a plain value.
///
/// It is written with leading-dot calls and arrays, because the same notation
/// prints the minimal reproduction of a failure:
///
///     let card = Blueprint.column(spacing: 8, [
///         .text("Order 1234", style: .headline),
///         .row([.button("Track"), .button("Cancel")]),
///     ]).padding(16)
///
/// What a blueprint looks like is up to the layout rule. Depth costs no stack in
/// `StandardLayout`; comparing, hashing and freeing a blueprint recurses.
public struct Blueprint: Hashable, Sendable, Codable {
    /// What it is.
    public var content: Content
    /// What it tells assistive technology beyond its content; `nil` where there is nothing to add.
    public var accessibility: AccessibilityModifiers?

    /// Creates a blueprint.
    public init(_ content: Content, accessibility: AccessibilityModifiers? = nil) {
        self.content = content
        self.accessibility = accessibility
    }
}
