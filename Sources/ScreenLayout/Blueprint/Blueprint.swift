package import EveryScreenModel

/// A screen, or a part of one, described before layout: a plain value.
///
/// It is written with leading-dot calls and arrays, because the same notation
/// prints the minimal reproduction of a failure:
///
///     let card = Blueprint.column(spacing: 8, [
///         .text("Order 1234", style: .headline),
///         .row([.button("Track"), .button("Cancel", role: .destructive)]),
///     ]).padding(16)
///
/// A blueprint keeps the line of code that makes it, so that reports can name it.
/// If the lines of the callers matter more, give your own function that makes
/// blueprints the parameters `fileID` and `line` with the same defaults, and pass
/// them on.
///
/// The layout rule decides the look of a blueprint. Depth costs no stack in
/// `StandardLayout`; comparing, hashing and freeing a blueprint recurses.
public struct Blueprint: Hashable, Sendable, Codable {
    /// The content.
    public var content: Content
    private var boxedModifiers: BoxedModifiers?
    /// Where it was made, as it is stored; files, equality and hashes leave it out.
    package var mark: CodeMark

    /// Creates a blueprint, which keeps where in the code that was.
    public init(
        _ content: Content, accessibility: Blueprint.AccessibilityModifiers? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content, at: CodeMark(fileID, line))
        if let accessibility { self.accessibility = accessibility }
    }

    /// Creates a blueprint that was made at a place in the code.
    init(_ content: Content, at mark: CodeMark) {
        self.content = content
        self.mark = mark
    }

    /// Returns the blueprint as made at the place of what brings it with it.
    consuming func made(at mark: CodeMark) -> Blueprint {
        self.mark = mark
        return self
    }

    /// Whether both are the same, wherever they were made.
    public static func == (left: Blueprint, right: Blueprint) -> Bool {
        left.content == right.content && left.boxedModifiers == right.boxedModifiers
    }

    /// Hashes all but the place where it was made.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(boxedModifiers)
    }

    /// The accessibility modifiers; `nil` where there is nothing to add.
    ///
    /// A wrapper that is no element, such as padding, has the modifiers of its
    /// content. On top of them it has those that make it the area of the element,
    /// for instance an action after padding.
    public var accessibility: Blueprint.AccessibilityModifiers? {
        get {
            guard case .wrapper(let wrapper, let child) = content, !wrapper.isElement else { return ownModifiers }
            guard let own = ownModifiers else { return child.accessibility }
            return Blueprint.AccessibilityModifiers(joining: [child.accessibility, own].compactMap(\.self))
        }
        set {
            guard case .wrapper(let wrapper, var child) = content, !wrapper.isElement else {
                boxedModifiers = newValue.map(BoxedModifiers.init)
                return
            }
            let own = ownModifiers?.kinds ?? []
            let (kept, passed) = newValue?.divided(by: own) ?? (nil, nil)
            boxedModifiers = kept.map(BoxedModifiers.init)
            child.accessibility = passed
            content = .wrapper(wrapper, child: child)
        }
    }

    /// Changes modifiers that say how far an element reaches, in place.
    ///
    /// As in SwiftUI, order matters: what follows padding or a frame has the area
    /// of that. A control keeps its own.
    mutating func modifyReach(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
        if contentInside.takesReach { modifyPaint(change) } else { modify(change) }
    }

    /// Changes the paints behind the blueprint, in place: they fill padding and
    /// frames before them, as in SwiftUI.
    ///
    /// A frame right around a control, a bar, a list or a scrolling region is its
    /// own.
    mutating func modifyPaint(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
        guard case .wrapper(let wrapper, var child) = content, !wrapper.isElement else { return modify(change) }
        if wrapper.isTransparent {
            child.modifyPaint(change)
            content = .wrapper(wrapper, child: child)
        } else if case .frame = wrapper, !contentInside.takesReach, child.isBare {
            modify(change)
        } else {
            modifyOwn(change)
        }
    }

    /// Whether no padding or frame is around its content.
    private var isBare: Bool {
        guard case .wrapper(let wrapper, let child) = content, !wrapper.isElement else { return true }
        return wrapper.isTransparent && child.isBare
    }

    /// Changes the accessibility modifiers, in place where their storage is unique.
    mutating func modify(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
        if case .wrapper(let wrapper, var child) = content, !wrapper.isElement {
            child.modify(change)
            content = .wrapper(wrapper, child: child)
        } else {
            modifyOwn(change)
        }
    }

    private mutating func modifyOwn(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
        if boxedModifiers != nil { boxedModifiers?.change(change) } else { boxedModifiers = BoxedModifiers(change) }
    }

    /// The modifiers of the blueprint itself, whatever is in it.
    package var ownModifiers: Blueprint.AccessibilityModifiers? { boxedModifiers?.modifiers }

    /// Returns the blueprint with its own modifiers replaced.
    func replacingOwnModifiers(_ modifiers: Blueprint.AccessibilityModifiers?) -> Blueprint {
        var result = self
        result.boxedModifiers = modifiers.map(BoxedModifiers.init)
        return result
    }

    /// The label among them, read without the others.
    var ownLabel: String? { boxedModifiers?.label }

    /// Whether there are any, which is known without copying them.
    var isModified: Bool { boxedModifiers != nil }

    private enum CodingKeys: String, CodingKey {
        case content, accessibility
    }

    /// Reads a blueprint as `encode(to:)` writes it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Content.self, forKey: .content), at: .unknown)
        boxedModifiers = try container.decodeIfPresent(Blueprint.AccessibilityModifiers.self, forKey: .accessibility)
            .map(BoxedModifiers.init)
    }

    /// Writes the content and, where there are any, the modifiers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content, forKey: .content)
        try container.encodeIfPresent(ownModifiers, forKey: .accessibility)
    }
}

/// The modifiers on the heap: most blueprints have none, and copying those that
/// have some stays cheap.
private struct BoxedModifiers: Hashable, Sendable {
    private var box: Box

    /// A class, since one field of an object is read without copying the others;
    /// changed only where it is uniquely referenced.
    private final class Box: @unchecked Sendable {
        @exclusivity(unchecked) var modifiers: Blueprint.AccessibilityModifiers

        init(_ modifiers: Blueprint.AccessibilityModifiers) { self.modifiers = modifiers }

        /// Modifiers that are made in place, as they are many.
        init(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
            modifiers = Blueprint.AccessibilityModifiers()
            change(&modifiers)
        }
    }

    init(_ modifiers: Blueprint.AccessibilityModifiers) { box = Box(modifiers) }

    init(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) { box = Box(change) }

    mutating func change(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.modifiers) }
        change(&box.modifiers)
    }

    var modifiers: Blueprint.AccessibilityModifiers { box.modifiers }

    var label: String? { box.modifiers.label }

    static func == (left: BoxedModifiers, right: BoxedModifiers) -> Bool {
        left.box === right.box || left.box.modifiers == right.box.modifiers
    }

    func hash(into hasher: inout Hasher) { hasher.combine(box.modifiers) }
}
