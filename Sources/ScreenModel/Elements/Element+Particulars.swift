extension ScreenElement {
    /// The area that reacts to touch before anything clips or covers it; `nil` is
    /// the frame.
    public var hitRegion: LayoutRect? {
        get { storage.facts.particulars.storage?.facts.hitRegion }
        set { change(\.hitRegion, newValue) }
    }

    /// The point that assistive technology taps; `nil` is the middle of the frame
    /// (`accessibilityActivationPoint`).
    public var activationPoint: LayoutPoint? {
        get { storage.facts.particulars.storage?.facts.activationPoint }
        set { change(\.activationPoint, newValue) }
    }

    /// Names by which Voice Control knows the element, the first being shown; `nil`
    /// when unknown.
    public var userInputLabels: [String]? {
        get { storage.facts.particulars.storage?.facts.userInputLabels }
        set { change(\.userInputLabels, newValue) }
    }

    /// The sources of the descendants in the order set by hand
    /// (`accessibilityElements`); others are not reached.
    public var accessibilityOrder: [String]? {
        get { storage.facts.particulars.storage?.facts.accessibilityOrder }
        set { change(\.accessibilityOrder, newValue) }
    }

    /// How it scrolls; `nil` when unknown.
    public var scrolling: ScreenElement.Scrolling? {
        get { storage.facts.particulars.storage?.facts.scrolling }
        set { change(\.scrolling, newValue) }
    }

    /// Whether it stays where it is, with all inside it, while the content around
    /// it scrolls; `nil` when unknown.
    public var isPinned: Bool? {
        get { storage.facts.particulars.storage?.facts.isPinned }
        set { change(\.isPinned, newValue) }
    }

    /// The ways out, if the element is modal; `nil` when the capture does not say
    /// that it is.
    public var modal: ScreenElement.ModalBehavior? {
        get { storage.facts.particulars.storage?.facts.modal }
        set { change(\.modal, newValue) }
    }

    /// How its strings are to be spoken; `nil` when unknown.
    public var speech: ScreenElement.Speech? {
        get { storage.facts.particulars.storage?.facts.speech }
        set { change(\.speech, newValue) }
    }

    /// The content read on demand; `nil` when unknown.
    public var customContent: [ScreenElement.CustomContent]? {
        get { storage.facts.particulars.storage?.facts.customContent }
        set { change(\.customContent, newValue) }
    }

    /// The ways of jumping between elements that it offers; `nil` when unknown.
    public var rotors: [ScreenElement.Rotor]? {
        get { storage.facts.particulars.storage?.facts.rotors }
        set { change(\.rotors, newValue) }
    }

    /// The level of a heading, from 1; `nil` when unknown.
    public var headingLevel: Int? {
        get { storage.facts.particulars.storage?.facts.headingLevel }
        set { change(\.headingLevel, newValue) }
    }

    /// Where it stands in a set or table; `nil` when unknown.
    public var setPosition: ScreenElement.SetPosition? {
        get { storage.facts.particulars.storage?.facts.setPosition }
        set { change(\.setPosition, newValue) }
    }

    /// The facts about its input; `nil` when unknown.
    public var field: ScreenElement.FieldFacts? {
        get { storage.facts.particulars.storage?.facts.field }
        set { change(\.field, newValue) }
    }

    /// The gestures it reacts to beyond its actions; `nil` when unknown.
    public var gestures: [ScreenElement.Gesture]? {
        get { storage.facts.particulars.storage?.facts.gestures }
        set { change(\.gestures, newValue) }
    }

    /// The media it plays; `nil` when none are known.
    public var media: ScreenElement.Media? {
        get { storage.facts.particulars.storage?.facts.media }
        set { change(\.media, newValue) }
    }

    /// How it moves by itself; `nil` when unknown.
    public var motion: [ScreenElement.Motion]? {
        get { storage.facts.particulars.storage?.facts.motion }
        set { change(\.motion, newValue) }
    }

    /// The picture it shows; `nil` when none is known.
    public var image: ScreenElement.ImageContent? {
        get { storage.facts.particulars.storage?.facts.image }
        set { change(\.image, newValue) }
    }

    /// How it is painted; `nil` when unknown.
    public var surface: ScreenElement.Surface? {
        get { storage.facts.particulars.storage?.facts.surface }
        set { change(\.surface, newValue) }
    }

    /// The title that the Large Content Viewer shows for it, empty when known to be
    /// nothing; `nil` when unknown (`largeContentTitle`).
    public var largeContentTitle: String? {
        get { storage.facts.particulars.storage?.facts.largeContentTitle }
        set { change(\.largeContentTitle, newValue) }
    }

    /// The corners of the shape that shows where focus is, in the coordinates of
    /// the screen; `nil` is the frame (`accessibilityPath`).
    public var outline: [LayoutPoint]? {
        get { storage.facts.particulars.storage?.facts.outline }
        set { change(\.outline, newValue) }
    }

    /// The sources of the elements whose text names this one on the screen; `nil`
    /// when unknown (`labelFor` of Android, read backwards).
    public var labeledBy: [String]? {
        get { storage.facts.particulars.storage?.facts.labeledBy }
        set { change(\.labeledBy, newValue) }
    }

    /// The sources of the elements that head this one
    /// (`accessibilityHeaderElements`); `nil` when unknown.
    public var headerElements: [String]? {
        get { storage.facts.particulars.storage?.facts.headerElements }
        set { change(\.headerElements, newValue) }
    }

    /// The places it can be dragged by; `nil` is as the system finds them, empty
    /// none (`accessibilityDragSourceDescriptors`).
    public var dragSources: [ScreenElement.DragPoint]? {
        get { storage.facts.particulars.storage?.facts.dragSources }
        set { change(\.dragSources, newValue) }
    }

    /// The places something can be dropped on; `nil` is as the system finds them,
    /// empty none (`accessibilityDropPointDescriptors`).
    public var dropPoints: [ScreenElement.DragPoint]? {
        get { storage.facts.particulars.storage?.facts.dropPoints }
        set { change(\.dropPoints, newValue) }
    }

    /// How touches pass through to it; `nil` when unknown.
    public var directTouch: ScreenElement.DirectTouch? {
        get { storage.facts.particulars.storage?.facts.directTouch }
        set { change(\.directTouch, newValue) }
    }

    /// The facts about it as a data table; `nil` when it is not known to be one.
    public var dataTable: ScreenElement.DataTable? {
        get { storage.facts.particulars.storage?.facts.dataTable }
        set { change(\.dataTable, newValue) }
    }

    /// How changes in it are announced; `nil` when unknown.
    public var liveRegion: ScreenElement.LiveRegion? {
        get { storage.facts.particulars.storage?.facts.liveRegion }
        set { change(\.liveRegion, newValue) }
    }

    /// Whether it shows private data, such as a balance or a diagnosis; `nil` when
    /// unknown (`privacySensitive`).
    public var isPrivacySensitive: Bool? {
        get { storage.facts.particulars.storage?.facts.isPrivacySensitive }
        set { change(\.isPrivacySensitive, newValue) }
    }

    /// Where its text goes on; `nil` when unknown.
    public var textFlow: ScreenElement.TextFlow? {
        get { storage.facts.particulars.storage?.facts.textFlow }
        set { change(\.textFlow, newValue) }
    }

    /// The combinations of keys that activate it wherever the focus is; `nil` when
    /// unknown.
    public var keyboardShortcuts: [ScreenElement.KeyboardShortcut]? {
        get { storage.facts.particulars.storage?.facts.keyboardShortcuts }
        set { change(\.keyboardShortcuts, newValue) }
    }

    /// Whether any fact is known that few elements have.
    var hasParticulars: Bool { !storage.facts.particulars.isEmpty }

    /// Changes a particular fact; setting an unknown fact to unknown does nothing.
    @inline(__always) private mutating func change<Fact>(_ path: WritableKeyPath<ParticularFacts, Fact?>, _ fact: Fact?) {
        if fact == nil, !hasParticulars { return }
        separate()
        storage.facts.particulars.set(path, fact)
    }

    /// The demands of its written role that it does not meet; `nil` when unknown.
    package var roleMistakes: [ScreenElement.RoleMistake]? {
        get { storage.facts.particulars.storage?.facts.roleMistakes }
        set { change(\.roleMistakes, newValue) }
    }

    /// Whether the system or the browser alone determines its size, as of a native
    /// check box that the page does not style.
    package var hasSystemSize: Bool? {
        get { storage.facts.particulars.storage?.facts.hasSystemSize }
        set { change(\.hasSystemSize, newValue) }
    }
}
