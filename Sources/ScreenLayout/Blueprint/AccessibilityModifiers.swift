public import EveryScreenModel

extension Blueprint {
    /// The accessibility modifiers of a blueprint; `nil` leaves the facts of its
    /// content.
    public struct AccessibilityModifiers: Hashable, Sendable, Codable {
        /// How the children of a container appear to assistive technology.
        public enum Children: String, Hashable, Sendable, CaseIterable, Codable {
            /// One element each, inside a group.
            case contain
            /// Merged into one element with their labels and actions.
            case combine
            /// Not at all; the container is one element with what it says itself.
            case ignore
        }

        /// The label in place of the content's own.
        public var label: String?
        /// The value in place of the content's own.
        public var value: String?
        /// The hint.
        public var hint: String?
        /// The handle for tests.
        public var identifier: String?
        /// Whether the blueprint and all in it are hidden from assistive
        /// technology.
        public var isHidden: Bool?
        /// Whether it is a heading.
        public var isHeading: Bool?
        /// Whether it can be operated.
        public var isEnabled: Bool?
        /// How its children appear.
        public var children: Children?
        /// The identity of its activation; by default no other element has the
        /// same.
        public var action: String?
        /// Whether activating it closes the innermost modal.
        public var dismissesModal: Bool?
        /// Whether the keyboard can focus it.
        public var isKeyboardFocusable: Bool?
        /// The keys it keeps for itself while it has focus.
        public var consumedKeys: [ScreenElement.Key]?
        /// The identifier of the element that Tab leads to.
        public var nextKeyIdentifier: String?
        /// The name of the focus group it and all in it belong to.
        public var focusGroup: String?
        /// Traits beyond those of the content.
        public var addedTraits: ScreenElement.Traits?
        /// Traits of the content that it does not have.
        public var removedTraits: ScreenElement.Traits?
        /// How early it is visited among its siblings; larger is earlier, 0 is
        /// usual.
        public var sortPriority: Double?
        /// The names of custom actions.
        public var customActions: [String]?
        /// The names by which Voice Control knows it.
        public var inputLabels: [String]?
        /// The level of a heading, from 1.
        public var headingLevel: Int?
        /// The language it is spoken in, as a BCP 47 tag.
        public var language: String?
        /// How Switch Control visits its content.
        public var navigationStyle: ScreenElement.NavigationStyle?
        /// Whether Switch Control, Voice Control and Full Keyboard Access visit it.
        public var respondsToUserInteraction: Bool?
        /// How much larger than the frame the area is that reacts to touch, in
        /// points on every side.
        public var hitMargin: Double?
        /// Whether it shows private data.
        public var isPrivacySensitive: Bool?
        /// The color of text and marks in it, and in all inside that states none.
        public var foreground: Blueprint.AdaptiveColor?
        /// The appearance of it and of all inside, whatever the person chose.
        public var colorScheme: UserEnvironment.Appearance?
        /// The color of the area behind it; the content that states none fills
        /// nothing.
        public var background: Blueprint.AdaptiveColor?
        /// Whether it and all inside show no sign of having keyboard focus.
        public var isFocusEffectDisabled: Bool?
        /// The spacing of text in it and in all inside that the person cannot
        /// change.
        public var fixedTextSpacing: ScreenElement.FixedSpacing?
        /// How it moves by itself.
        public var movement: Blueprint.Movement?
        /// The media it plays.
        public var playback: Blueprint.Playback?
        /// The gestures it reacts to beyond its actions.
        public var gestures: [Blueprint.GestureAction]?
        /// Where it stands in a set.
        public var setMembership: Blueprint.SetMembership?
        /// Whether activating it leads out of the app.
        public var leavesApp: Bool?
        /// The error in the entered content.
        public var fieldError: String?
        /// The settings of the whole screen.
        public var screenSettings: Blueprint.ScreenSettings?
        /// How much of it and of all inside is drawn over what lies behind: from 0,
        /// which hides it, to 1.
        public var opacity: Double?
        /// Whether it can be raised and lowered.
        public var isAdjustable: Bool?
        /// The title that the Large Content Viewer shows for it; empty for its
        /// label.
        public var largeContentTitle: String?
        /// The content it announces on request.
        public var customContent: [ScreenElement.CustomContent]?
        /// Where it is touched when activated, as shares of its width and height.
        public var activationPoint: LayoutPoint?
        /// Whether Smart Invert leaves its colors as they are.
        public var ignoresInvertColors: Bool?
        /// The purpose of a field: a token of HTML's autocomplete or of
        /// `UITextContentType`.
        public var textContentType: String?
        /// The color of buttons and links in it and in all inside, where they state
        /// none.
        public var tint: Blueprint.AdaptiveColor?
        /// The colors of a gradient behind it.
        public var backgroundGradient: [Blueprint.AdaptiveColor]?
        /// Whether it and all inside take touches.
        public var allowsHitTesting: Bool?
        /// Whether bars are drawn in place of the text in it and in all inside.
        public var isRedacted: Bool?
        /// Whether the content that it opens is shown.
        public var isExpanded: Bool?
        /// The combinations of keys that activate it.
        public var keyboardShortcuts: [ScreenElement.KeyboardShortcut]?
        /// Whether it has the keyboard focus.
        public var hasFocus: Bool?
        /// Whether something must be entered into it.
        public var isRequired: Bool?
        /// Whether its picture shows text that is not given otherwise.
        public var showsText: Bool?

        /// Creates modifiers that change nothing.
        public init() {}
    }
}

extension Blueprint.AccessibilityModifiers {
    /// A function for each modifier that copies it, if it is set, and returns
    /// whether it was; in the order of the declarations.
    private static let copies: [@Sendable (Blueprint.AccessibilityModifiers, inout Blueprint.AccessibilityModifiers) -> Bool] = [
        copy(\.label), copy(\.value), copy(\.hint), copy(\.identifier), copy(\.isHidden), copy(\.isHeading), copy(\.isEnabled),
        copy(\.children), copy(\.action), copy(\.dismissesModal), copy(\.isKeyboardFocusable), copy(\.consumedKeys),
        copy(\.nextKeyIdentifier), copy(\.focusGroup), copy(\.addedTraits), copy(\.removedTraits), copy(\.sortPriority),
        copy(\.customActions), copy(\.inputLabels), copy(\.headingLevel), copy(\.language), copy(\.navigationStyle),
        copy(\.respondsToUserInteraction), copy(\.hitMargin), copy(\.isPrivacySensitive), copy(\.foreground), copy(\.background),
        copy(\.isFocusEffectDisabled), copy(\.fixedTextSpacing), copy(\.movement), copy(\.playback), copy(\.gestures),
        copy(\.setMembership), copy(\.leavesApp), copy(\.fieldError), copy(\.screenSettings), copy(\.opacity), copy(\.isAdjustable),
        copy(\.largeContentTitle), copy(\.customContent), copy(\.activationPoint), copy(\.ignoresInvertColors),
        copy(\.textContentType), copy(\.colorScheme), copy(\.tint), copy(\.backgroundGradient), copy(\.allowsHitTesting),
        copy(\.isRedacted), copy(\.isExpanded), copy(\.keyboardShortcuts), copy(\.hasFocus), copy(\.isRequired),
        copy(\.showsText),
    ]

    private static func copy<Value>(
        _ path: any WritableKeyPath<Blueprint.AccessibilityModifiers, Value?> & Sendable
    ) -> @Sendable (Blueprint.AccessibilityModifiers, inout Blueprint.AccessibilityModifiers) -> Bool {
        { source, target in
            guard let value = source[keyPath: path] else { return false }
            target[keyPath: path] = value
            return true
        }
    }

    /// The modifiers one by one, in the order of the declarations.
    public var parts: [Blueprint.AccessibilityModifiers] {
        Self.copies.compactMap { copy in
            var part = Blueprint.AccessibilityModifiers()
            return copy(self, &part) ? part : nil
        }
    }

    /// The kinds of modifiers that are set, as numbers in the order of the
    /// declarations.
    var kinds: [Int] {
        var scratch = Blueprint.AccessibilityModifiers()
        return Self.copies.indices.filter { Self.copies[$0](self, &scratch) }
    }

    /// The kinds that say how far an element reaches; see
    /// `Blueprint.modifyReach(_:)`.
    static let reachKinds: [Int] = {
        var modifiers = Blueprint.AccessibilityModifiers()
        (modifiers.children, modifiers.action, modifiers.dismissesModal, modifiers.gestures) = (.combine, "", true, [])
        return modifiers.kinds
    }()

    /// Whether they fill an area and say nothing else.
    var onlyPaints: Bool {
        (background != nil || backgroundGradient != nil) && divided(by: Self.paintKinds).1 == nil
    }

    private static let paintKinds: [Int] = {
        var modifiers = Blueprint.AccessibilityModifiers()
        (modifiers.background, modifiers.backgroundGradient) = (.black, [])
        return modifiers.kinds
    }()

    /// Returns the modifiers of some kinds; those not set are left out.
    func keeping(_ kinds: [Int]) -> Blueprint.AccessibilityModifiers {
        var result = Blueprint.AccessibilityModifiers()
        for kind in kinds where Self.copies.indices.contains(kind) { _ = Self.copies[kind](self, &result) }
        return result
    }

    /// Creates modifiers from several; of two that say something of one thing the
    /// later counts.
    public init(joining parts: [Blueprint.AccessibilityModifiers]) {
        self.init()
        for part in parts {
            for copy in Self.copies { _ = copy(part, &self) }
        }
    }
}
