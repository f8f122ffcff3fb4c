/// Whose rules the keyboard follows.
package enum KeyboardModel: String, Hashable, Sendable, CaseIterable {
    /// Full Keyboard Access of iPhone and iPad: Tab visits everything that can be operated, arrows move in a named group.
    ///
    /// Source: Apple's user guide and headers; which keys do what is general
    /// knowledge, confidence low.
    case fullKeyboardAccess
    /// The focus system of iPadOS: Tab goes from group to group, arrows move inside; buttons, switches and sliders take no focus.
    ///
    /// Source: HIG, *Focus and selection*; WWDC 2021, *Focus on iPad keyboard
    /// navigation* (confidence high). Which containers of the system are groups of
    /// their own is not listed: taken are those that scroll, and bars (low).
    case focusGroups
    /// The key view loop of macOS with keyboard navigation on: Tab follows `nextKeyView` and skips what cannot be key.
    ///
    /// A link set one way leads back the other way. Source: NSView and NSWindow
    /// reference (confidence high); between the last and the first lies leaving.
    case keyViewLoop
    /// Web pages: the order of the document; a group of radio buttons is one stop, in which arrows go round.
    ///
    /// Source: HTML, *Sequential focus navigation*; ARIA Authoring Practices for the
    /// radio group (confidence high). Left out: positive `tabindex`.
    case web
}
