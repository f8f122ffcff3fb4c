/// The facts that few elements have, kept on the heap so that the many elements without them stay small.
struct ParticularFacts: Hashable, Sendable {
    var hitRegion: Rect?
    var activationPoint: Point?
    var userInputLabels: [String]?
    var accessibilityOrder: [String]?
    var scrolling: Scrolling?
    var isPinned: Bool?
    var modal: ModalBehavior?
    var speech: Speech?
    var customContent: [CustomContent]?
    var rotors: [Rotor]?
    var headingLevel: Int?
    var setPosition: SetPosition?
    var field: FieldFacts?
    var gestures: [Gesture]?
    var media: Media?
    var motion: [Motion]?
    var image: ImageContent?
    var surface: Surface?
    var largeContentTitle: String?
    var outline: [Point]?
    var labeledBy: [String]?
    var headerElements: [String]?
    var dragSources: [DragPoint]?
    var dropPoints: [DragPoint]?
    var directTouch: DirectTouch?
    var dataTable: DataTable?
    var liveRegion: LiveRegion?
    var textFlow: TextFlow?

    init() {}
}

/// Particular facts, or none: one word in the element.
enum Particulars: Hashable, Sendable {
    case none
    indirect case some(ParticularFacts)

    /// A fact; setting the last one that is known to `nil` leaves none, so that equal elements are equal.
    subscript<Fact>(_ path: WritableKeyPath<ParticularFacts, Fact?>) -> Fact? {
        get { if case .some(let facts) = self { facts[keyPath: path] } else { nil } }
        set {
            var facts = ParticularFacts()
            if case .some(let known) = self { facts = known } else if newValue == nil { return }
            facts[keyPath: path] = newValue
            self = facts == ParticularFacts() ? .none : .some(facts)
        }
    }
}
