package import EveryScreenModel

/// The facts that an object exposes to assistive technology, by the names of
/// UIAccessibility.
///
/// An optional that is `nil` is unknown; the others have the defaults of a plain
/// object. Rectangles and points are in the coordinates of the screen.
package struct LiveFacts: Hashable, Sendable {
    /// The role by the object's class, where the class has one.
    package var role: ScreenElement.Role?
    /// Whether assistive technology stops at it (`isAccessibilityElement`).
    package var isElement = false
    /// The label.
    package var label: String?
    /// The value.
    package var value: String?
    /// The hint.
    package var hint: String?
    /// The traits.
    package var traits = ScreenElement.Traits()
    /// The handle for tests.
    package var identifier: String?
    /// Its stated frame; any numbers, as apps set it (`accessibilityFrame`).
    package var frame = LayoutRect.zero
    /// The corners of its shape (`accessibilityPath`).
    package var outline: [LayoutPoint]?
    /// The point that assistive technology taps.
    package var activationPoint: LayoutPoint?
    /// The language it is spoken in, as a BCP 47 tag.
    package var language: String?
    /// Whether it and all inside it are hidden from assistive technology
    /// (`accessibilityElementsHidden`).
    package var hidesElements = false
    /// Whether its siblings are ignored (`accessibilityViewIsModal`).
    package var isModal = false
    /// Whether its content is visited before all else
    /// (`shouldGroupAccessibilityChildren`).
    package var groupsChildren = false
    /// How Switch Control visits its content.
    package var navigationStyle: ScreenElement.NavigationStyle?
    /// The kind of container.
    package var containerType: ScreenElement.ContainerType?
    /// Whether its content is a series, like the segments of a control.
    package var isSeries = false
    /// Whether Switch Control, Voice Control and Full Keyboard Access visit it.
    package var respondsToUserInteraction: Bool?
    /// The names by which Voice Control knows it.
    package var inputLabels: [String]?
    /// The custom actions, in order.
    package var customActions: [ScreenElement.Action] = []
    /// The custom rotors.
    package var rotors: [ScreenElement.Rotor]?
    /// The content read on demand.
    package var customContent: [ScreenElement.CustomContent]?
    /// The style in which its text is read.
    package var textualContext: ScreenElement.TextualContext?
    /// How stretches of the label are spoken (`accessibilityAttributedLabel`).
    package var labelSpans: [ScreenElement.SpeechSpan]?
    /// How stretches of the value are spoken.
    package var valueSpans: [ScreenElement.SpeechSpan]?
    /// How stretches of the hint are spoken.
    package var hintSpans: [ScreenElement.SpeechSpan]?
    /// The state of a control that opens something: open or closed.
    package var expandedStatus: ScreenElement.ExpandedStatus?
    /// How touches pass through to it.
    package var directTouch: ScreenElement.DirectTouch?
    /// The places it can be dragged by.
    package var dragSources: [ScreenElement.DragPoint]?
    /// The places something can be dropped on.
    package var dropPoints: [ScreenElement.DragPoint]?
    /// The objects that head it (`accessibilityHeaderElements`).
    package var headers: [ObjectIdentifier]?
    /// The object that names it on the screen (`accessibilityTitleUIElement` of
    /// AppKit).
    package var namedBy: ObjectIdentifier?
    /// The object in which its text continues.
    package var nextText: ObjectIdentifier?
    /// The object whose text it continues.
    package var previousText: ObjectIdentifier?
    /// The number of rows and columns of a data table.
    package var tableExtent: (rows: Int, columns: Int)? {
        get { if let tableRows, let tableColumns { (tableRows, tableColumns) } else { nil } }
        set { (tableRows, tableColumns) = (newValue?.rows, newValue?.columns) }
    }
    private var tableRows: Int?
    private var tableColumns: Int?
    /// Its position in a data table or set.
    package var setPosition: ScreenElement.SetPosition?
    /// The title that the Large Content Viewer shows for it.
    package var largeContentTitle: String?

    /// Creates the facts of a plain object.
    package init() {}
}
