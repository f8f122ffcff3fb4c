import EveryScreenModel

extension Blueprint {
    /// Whether nothing but drawing is behind or over its content, as behind a text
    /// in a capsule.
    ///
    /// Drawings are no elements, so that modifiers after them are those of the
    /// content, as in SwiftUI.
    var isDecorated: Bool {
        switch content {
        case .layered(.background, let base, let over), .layered(.overlay, let base, let over):
            over.isDrawing && base.isOneElement && ownModifiers?.children == nil
        default: false
        }
    }

    /// Whether it is a shape, a decorative picture, or hidden from assistive
    /// technology.
    private var isDrawing: Bool {
        switch contentInside {
        case _ where accessibility?.isHidden == true: true
        case .shape: true
        case .image(let picture): picture.isDecorative
        case .layered(.background, let base, let over), .layered(.overlay, let base, let over): base.isDrawing && over.isDrawing
        default: false
        }
    }

    private var isOneElement: Bool {
        switch contentInside {
        case .text, .image, .control, .wrapper(.control, _): true
        case .layered(.background, let base, let over), .layered(.overlay, let base, let over): over.isDrawing && base.isOneElement
        default: false
        }
    }

    /// Passes modifiers of decorated content to that content, all but its looks,
    /// which the drawing has as well, and its place among its siblings.
    mutating func passToDecorated() {
        guard case .layered(let kind, var base, let over) = content, let own = ownModifiers else { return }
        let (looks, facts) = own.divided(by: Blueprint.AccessibilityModifiers.keptKinds)
        guard let facts else { return }
        base.modifyReach { $0 = $0.adding(facts) }
        self = replacingOwnModifiers(looks)
        content = .layered(kind, base: base, over: over)
    }
}

extension Blueprint.AccessibilityModifiers {
    /// The kinds that say how everything in a blueprint looks, whether it is there
    /// for anyone, and where it is read.
    fileprivate static let keptKinds: [Int] = {
        var modifiers = Blueprint.AccessibilityModifiers()
        (modifiers.isHidden, modifiers.isEnabled, modifiers.allowsHitTesting, modifiers.focusGroup) = (true, true, true, "")
        (modifiers.foreground, modifiers.background, modifiers.tint, modifiers.backgroundGradient) = (.black, .black, .black, [])
        (modifiers.colorScheme, modifiers.opacity, modifiers.isRedacted, modifiers.ignoresInvertColors) = (.dark, 1, true, true)
        (modifiers.isFocusEffectDisabled, modifiers.fixedTextSpacing) = (true, ScreenElement.FixedSpacing())
        modifiers.sortPriority = 0
        (modifiers.movement, modifiers.screenSettings) = (Blueprint.Movement(ScreenElement.Motion(.fade)), Blueprint.ScreenSettings())
        return modifiers.kinds
    }()
}
