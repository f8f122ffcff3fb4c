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
    var isPrivacySensitive: Bool?

    init() {}
}

/// Particular facts, or none: one word in the element.
enum Particulars: Hashable, Sendable {
    case none
    case some(ParticularStorage)

    /// Whether there are none.
    var isEmpty: Bool { if case .none = self { true } else { false } }

    /// Where they lie, to be read from only.
    var storage: ParticularStorage? { if case .some(let storage) = self { storage } else { nil } }

    /// Changes a fact; setting the last one that is known to `nil` leaves none, so that equal elements are equal.
    @inline(__always) mutating func set<Fact>(_ path: WritableKeyPath<ParticularFacts, Fact?>, _ fact: Fact?) {
        guard case .some(var storage) = self else {
            guard fact != nil else { return }
            let storage = ParticularStorage(ParticularFacts())
            storage.facts[keyPath: path] = fact
            self = .some(storage)
            return
        }
        self = .none
        if !isKnownUniquelyReferenced(&storage) { storage = ParticularStorage(storage.facts) }
        storage.facts[keyPath: path] = fact
        if fact != nil || storage.facts != ParticularFacts() { self = .some(storage) }
    }

    /// Whether the facts are the same.
    static func == (left: Particulars, right: Particulars) -> Bool {
        switch (left, right) {
        case (.none, .none): true
        case (.some(let left), .some(let right)): left === right || left.facts == right.facts
        default: false
        }
    }

    /// Hashes the facts.
    func hash(into hasher: inout Hasher) {
        if case .some(let storage) = self { hasher.combine(storage.facts) }
    }
}

/// The place where particular facts lie that copies of an element share; changed only where it is not shared.
final class ParticularStorage: @unchecked Sendable {
    @exclusivity(unchecked) var facts: ParticularFacts

    init(_ facts: ParticularFacts) { self.facts = facts }
}
