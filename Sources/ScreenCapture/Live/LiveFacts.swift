public import EveryScreenModel

/// What an object tells assistive technology, by the names of UIAccessibility.
///
/// An optional that is `nil` was not told; the others have the defaults of a plain
/// object. Rectangles and points are in the coordinates of the screen.
public struct LiveFacts: Hashable, Sendable {
    /// What the object is by its class, where the class says it.
    public var role: ScreenElement.Role?
    /// Whether assistive technology stops at it (`isAccessibilityElement`).
    public var isElement = false
    /// The label.
    public var label: String?
    /// The value.
    public var value: String?
    /// The hint.
    public var hint: String?
    /// The traits.
    public var traits = ScreenElement.Traits()
    /// The handle for tests.
    public var identifier: String?
    /// Where it is said to be; any numbers, as apps set it (`accessibilityFrame`).
    public var frame = LayoutRect.zero
    /// The corners of its shape (`accessibilityPath`).
    public var outline: [LayoutPoint]?
    /// Where assistive technology taps it.
    public var activationPoint: LayoutPoint?
    /// The language it is spoken in, as a BCP 47 tag.
    public var language: String?
    /// Whether it and all inside it are hidden from assistive technology (`accessibilityElementsHidden`).
    public var hidesElements = false
    /// Whether what is beside it is ignored (`accessibilityViewIsModal`).
    public var isModal = false
    /// Whether what is inside is visited before all else (`shouldGroupAccessibilityChildren`).
    public var groupsChildren = false
    /// How Switch Control visits what is inside.
    public var navigationStyle: ScreenElement.NavigationStyle?
    /// What kind of container it is.
    public var containerType: ScreenElement.ContainerType?
    /// Whether Switch Control, Voice Control and Full Keyboard Access visit it.
    public var respondsToUserInteraction: Bool?
    /// The names by which Voice Control knows it.
    public var inputLabels: [String]?
    /// The custom actions, in order.
    public var customActions: [ScreenElement.Action] = []
    /// The custom rotors.
    public var rotors: [ScreenElement.Rotor]?
    /// What is read on demand.
    public var customContent: [ScreenElement.CustomContent]?
    /// The style in which its text is read.
    public var textualContext: ScreenElement.TextualContext?
    /// How stretches of the label are spoken (`accessibilityAttributedLabel`).
    public var labelSpans: [ScreenElement.SpeechSpan]?
    /// How stretches of the value are spoken.
    public var valueSpans: [ScreenElement.SpeechSpan]?
    /// How stretches of the hint are spoken.
    public var hintSpans: [ScreenElement.SpeechSpan]?
    /// Whether what it opens is open.
    public var expandedStatus: ScreenElement.ExpandedStatus?
    /// How touches pass through to it.
    public var directTouch: ScreenElement.DirectTouch?
    /// The places it can be dragged by.
    public var dragSources: [ScreenElement.DragPoint]?
    /// The places something can be dropped on.
    public var dropPoints: [ScreenElement.DragPoint]?
    /// The objects that head it (`accessibilityHeaderElements`).
    public var headers: [ObjectIdentifier]?
    /// The object that names it on the screen (`accessibilityTitleUIElement` of AppKit).
    public var namedBy: ObjectIdentifier?
    /// The object in which its text goes on.
    public var nextText: ObjectIdentifier?
    /// The object from which its text comes.
    public var previousText: ObjectIdentifier?
    /// How many rows and columns a data table has.
    public var tableExtent: (rows: Int, columns: Int)? {
        get { if let tableRows, let tableColumns { (tableRows, tableColumns) } else { nil } }
        set { (tableRows, tableColumns) = (newValue?.rows, newValue?.columns) }
    }
    private var tableRows: Int?
    private var tableColumns: Int?
    /// Where it stands in a data table or set.
    public var setPosition: ScreenElement.SetPosition?
    /// What the Large Content Viewer shows for it.
    public var largeContentTitle: String?

    /// Creates the facts of a plain object.
    public init() {}
}
