extension Element {
    /// The area that reacts to touch before anything clips or covers it; `nil` is the frame.
    public var hitRegion: Rect? {
        get { particulars[\.hitRegion] }
        set { particulars[\.hitRegion] = newValue }
    }

    /// The point that assistive technology taps; `nil` is the middle of the frame (`accessibilityActivationPoint`).
    public var activationPoint: Point? {
        get { particulars[\.activationPoint] }
        set { particulars[\.activationPoint] = newValue }
    }

    /// Names by which Voice Control knows the element, the first being shown; `nil` when unknown.
    public var userInputLabels: [String]? {
        get { particulars[\.userInputLabels] }
        set { particulars[\.userInputLabels] = newValue }
    }

    /// The sources of the descendants in the order set by hand (`accessibilityElements`); what is not listed is not reached.
    public var accessibilityOrder: [String]? {
        get { particulars[\.accessibilityOrder] }
        set { particulars[\.accessibilityOrder] = newValue }
    }

    /// How it scrolls; `nil` when unknown.
    public var scrolling: Scrolling? {
        get { particulars[\.scrolling] }
        set { particulars[\.scrolling] = newValue }
    }

    /// Whether it stays where it is, with all inside it, while what is around it scrolls; `nil` when unknown.
    public var isPinned: Bool? {
        get { particulars[\.isPinned] }
        set { particulars[\.isPinned] = newValue }
    }

    /// The ways out, if the element is modal; `nil` when nobody told that it is.
    public var modal: ModalBehavior? {
        get { particulars[\.modal] }
        set { particulars[\.modal] = newValue }
    }

    /// How its strings are to be spoken; `nil` when unknown.
    public var speech: Speech? {
        get { particulars[\.speech] }
        set { particulars[\.speech] = newValue }
    }

    /// What is read on demand; `nil` when unknown.
    public var customContent: [CustomContent]? {
        get { particulars[\.customContent] }
        set { particulars[\.customContent] = newValue }
    }

    /// The ways of jumping between elements that it offers; `nil` when unknown.
    public var rotors: [Rotor]? {
        get { particulars[\.rotors] }
        set { particulars[\.rotors] = newValue }
    }

    /// The level of a heading, from 1; `nil` when unknown.
    public var headingLevel: Int? {
        get { particulars[\.headingLevel] }
        set { particulars[\.headingLevel] = newValue }
    }

    /// Where it stands in a set or table; `nil` when unknown.
    public var setPosition: SetPosition? {
        get { particulars[\.setPosition] }
        set { particulars[\.setPosition] = newValue }
    }

    /// What is entered into it; `nil` when unknown.
    public var field: FieldFacts? {
        get { particulars[\.field] }
        set { particulars[\.field] = newValue }
    }

    /// The gestures it reacts to beyond its actions; `nil` when unknown.
    public var gestures: [Gesture]? {
        get { particulars[\.gestures] }
        set { particulars[\.gestures] = newValue }
    }

    /// What it plays; `nil` when nobody told of anything.
    public var media: Media? {
        get { particulars[\.media] }
        set { particulars[\.media] = newValue }
    }

    /// How it moves by itself; `nil` when unknown.
    public var motion: [Motion]? {
        get { particulars[\.motion] }
        set { particulars[\.motion] = newValue }
    }

    /// The picture it shows; `nil` when nobody told of one.
    public var image: ImageContent? {
        get { particulars[\.image] }
        set { particulars[\.image] = newValue }
    }

    /// How it is painted; `nil` when unknown.
    public var surface: Surface? {
        get { particulars[\.surface] }
        set { particulars[\.surface] = newValue }
    }

    /// What the Large Content Viewer shows for it, empty when known to be nothing; `nil` when unknown (`largeContentTitle`).
    public var largeContentTitle: String? {
        get { particulars[\.largeContentTitle] }
        set { particulars[\.largeContentTitle] = newValue }
    }

    /// The corners of the shape that shows where focus is, in the coordinates of the screen; `nil` is the frame (`accessibilityPath`).
    public var outline: [Point]? {
        get { particulars[\.outline] }
        set { particulars[\.outline] = newValue }
    }

    /// The sources of the elements whose text names this one on the screen; `nil` when unknown (`labelFor` of Android, read backwards).
    public var labeledBy: [String]? {
        get { particulars[\.labeledBy] }
        set { particulars[\.labeledBy] = newValue }
    }

    /// The sources of the elements that head this one (`accessibilityHeaderElements`); `nil` when unknown.
    public var headerElements: [String]? {
        get { particulars[\.headerElements] }
        set { particulars[\.headerElements] = newValue }
    }

    /// The places it can be dragged by; `nil` is as the system finds them, empty none (`accessibilityDragSourceDescriptors`).
    public var dragSources: [DragPoint]? {
        get { particulars[\.dragSources] }
        set { particulars[\.dragSources] = newValue }
    }

    /// The places something can be dropped on; `nil` is as the system finds them, empty none (`accessibilityDropPointDescriptors`).
    public var dropPoints: [DragPoint]? {
        get { particulars[\.dropPoints] }
        set { particulars[\.dropPoints] = newValue }
    }

    /// How touches pass through to it; `nil` when unknown.
    public var directTouch: DirectTouch? {
        get { particulars[\.directTouch] }
        set { particulars[\.directTouch] = newValue }
    }

    /// What it is as a data table; `nil` when nobody told that it is one.
    public var dataTable: DataTable? {
        get { particulars[\.dataTable] }
        set { particulars[\.dataTable] = newValue }
    }

    /// How changes in it are announced; `nil` when unknown.
    public var liveRegion: LiveRegion? {
        get { particulars[\.liveRegion] }
        set { particulars[\.liveRegion] = newValue }
    }

    /// Where its text goes on; `nil` when unknown.
    public var textFlow: TextFlow? {
        get { particulars[\.textFlow] }
        set { particulars[\.textFlow] = newValue }
    }
}
