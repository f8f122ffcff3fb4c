/// The platform rules that the keyboard follows.
package enum KeyboardModel: String, Hashable, Sendable, CaseIterable {
    /// Full Keyboard Access of iPhone and iPad: Tab visits every operable element,
    /// arrows move in a named group.
    ///
    /// Source: Apple's user guide and headers; the keys are general knowledge,
    /// confidence low.
    case fullKeyboardAccess
    /// The focus system of iPadOS: Tab moves between groups, arrows inside them;
    /// buttons, switches and sliders take no focus.
    ///
    /// Source: HIG, *Focus and selection*; WWDC 2021, *Focus on iPad keyboard
    /// navigation* (confidence high). No source lists which system containers are
    /// groups: scrolling containers and bars are assumed (low).
    case focusGroups
    /// The key view loop of macOS with keyboard navigation on: Tab follows
    /// `nextKeyView` and skips views that cannot be key.
    ///
    /// A one-way link leads back the other way. Source: NSView and NSWindow
    /// reference (confidence high). Between the last and the first view, focus
    /// leaves the window's content.
    case keyViewLoop
    /// Web pages: document order; a group of radio buttons is one stop, in which
    /// arrows cycle.
    ///
    /// Source: HTML, *Sequential focus navigation*; ARIA Authoring Practices for
    /// the radio group (confidence high). Left out: positive `tabindex`.
    case web
}
