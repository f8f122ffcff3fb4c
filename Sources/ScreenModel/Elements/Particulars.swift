/// The facts that few elements have, kept on the heap so that the many elements
/// without them stay small.
struct ParticularFacts: Hashable, Sendable {
    var hitRegion: LayoutRect?
    var activationPoint: LayoutPoint?
    var userInputLabels: [String]?
    var accessibilityOrder: [String]?
    var scrolling: ScreenElement.Scrolling?
    var isPinned: Bool?
    var modal: ScreenElement.ModalBehavior?
    var speech: ScreenElement.Speech?
    var customContent: [ScreenElement.CustomContent]?
    var rotors: [ScreenElement.Rotor]?
    var headingLevel: Int?
    var setPosition: ScreenElement.SetPosition?
    var field: ScreenElement.FieldFacts?
    var gestures: [ScreenElement.Gesture]?
    var media: ScreenElement.Media?
    var motion: [ScreenElement.Motion]?
    var image: ScreenElement.ImageContent?
    var surface: ScreenElement.Surface?
    var largeContentTitle: String?
    var outline: [LayoutPoint]?
    var labeledBy: [String]?
    var headerElements: [String]?
    var dragSources: [ScreenElement.DragPoint]?
    var dropPoints: [ScreenElement.DragPoint]?
    var directTouch: ScreenElement.DirectTouch?
    var dataTable: ScreenElement.DataTable?
    var liveRegion: ScreenElement.LiveRegion?
    var textFlow: ScreenElement.TextFlow?
    var keyboardShortcuts: [ScreenElement.KeyboardShortcut]?
    var isPrivacySensitive: Bool?
    var hasSystemSize: Bool?
    var roleMistakes: [ScreenElement.RoleMistake]?

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

    /// Changes a fact; setting the last one that is known to `nil` leaves none, so
    /// that equal elements are equal.
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

/// The place where particular facts lie that copies of an element share; changed
/// only where it is not shared.
final class ParticularStorage: @unchecked Sendable {
    @exclusivity(unchecked) var facts: ParticularFacts

    init(_ facts: ParticularFacts) { self.facts = facts }
}
