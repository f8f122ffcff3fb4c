package import EveryScreenModel

extension UserEnvironment {
    /// The backgrounds that the system draws behind content, from the lightest to
    /// the darkest; `nil` where they are not known.
    ///
    /// - Source: `UIColor.systemBackground`, `.systemGroupedBackground` and
    ///   `.secondarySystemGroupedBackground` as iOS 13 and later draw them, also in
    ///   sheets (confidence high). Windows of a Mac take colors of the desktop's
    ///   picture.
    package var systemBackgrounds: [SRGBColor]? {
        guard idiom == .phone || idiom == .pad else { return nil }
        return appearance == .light ? Self.lightBackgrounds : Self.darkBackgrounds
    }

    private static let lightBackgrounds = [SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0xF2F2F7)]
    private static let darkBackgrounds = [SRGBColor(hex: 0x2C2C2E), SRGBColor(hex: 0x000000)]
}

extension ElementFactory {
    /// Whether a part is a symbol, which is drawn in the color of text.
    func isSymbol(_ index: Int) -> Bool {
        if case .image(let picture) = parts[index].blueprint?.content { picture.symbolScale != nil } else { false }
    }

    /// Whether a part is a shape, which its color fills.
    func isShape(_ index: Int) -> Bool { if case .shape = parts[index].blueprint?.content { true } else { false } }

    /// Whether a part is text in the color that the system gives text: stated
    /// nowhere, enabled, and in no control, which may have another.
    ///
    /// - Parameters:
    ///   - index: The number of the part.
    ///   - isOnBackground: Whether it stands on a stated background, else on one of
    ///     the system.
    func hasSystemTextColor(_ index: Int, isOnBackground: Bool) -> Bool {
        guard case .text? = parts[index].blueprint?.content, !nodes[index].isDisabled, !nodes[index].isInBar, !isInControl(index) else {
            return false
        }
        guard isOnBackground else { return standsOnSystemBackground(index) }
        var part = index
        while !statesBackground(part) {
            let outer = Int(nodes[part].parent)
            if outer < 0 || isCell(outer) { return false }
            if liesOverOthers(part, in: outer) { return isOnShape(part, in: outer) }
            part = outer
        }
        return true
    }

    /// Whether a part, or one around it, is drawn over a shape.
    func standsOnShape(_ index: Int) -> Bool {
        guard hasShapes else { return false }
        var part = index
        while case let outer = Int(nodes[part].parent), outer >= 0 {
            if isOnShape(part, in: outer) { return true }
            part = outer
        }
        return false
    }

    /// Whether a shape is drawn before a part in the same layers.
    private func isOnShape(_ part: Int, in outer: Int) -> Bool {
        switch nodes[outer].arrangement {
        case .layers, .overlay, .background: break
        default: return false
        }
        var sibling = outer + 1
        while sibling < part {
            if isShapeInside(sibling) { return true }
            sibling = Int(nodes[sibling].end)
        }
        return false
    }

    /// Whether a part is a shape, or arranges one alone.
    private func isShapeInside(_ index: Int) -> Bool {
        var part = index
        while part + 1 < Int(nodes[part].end), Int(nodes[part + 1].end) == Int(nodes[part].end) { part += 1 }
        return isShape(part)
    }

    /// Whether a part on no stated background is known to lie over nothing but
    /// those of the system.
    ///
    /// It lies over no other part, and in no bar, bordered button or alert, which
    /// have other backgrounds.
    func standsOnSystemBackground(_ index: Int) -> Bool {
        if nodes[index].isInBar || nodes[index].hasShape { return false }
        var part = index
        while case let outer = Int(nodes[part].parent), outer >= 0 {
            if liesOverOthers(part, in: outer) { return false }
            part = outer
        }
        return true
    }

    /// Whether a part may be drawn over others in the same part, or over what lies
    /// beside that.
    private func liesOverOthers(_ part: Int, in outer: Int) -> Bool {
        // The first child is drawn first.
        let isFirst = part == outer + 1
        return switch nodes[outer].arrangement {
        case .layers, .overlay, .modal(.alert): !isFirst
        case .background, .mask, .offset, .position, .transformed, .custom, .bar: true
        default: false
        }
    }

    private func statesBackground(_ part: Int) -> Bool {
        guard let modifiers = parts[part].blueprint?.ownModifiers else { return false }
        return modifiers.background != nil || modifiers.backgroundGradient != nil
    }

    private func isCell(_ part: Int) -> Bool { if case .cell = parts[part] { true } else { false } }

    private func isInControl(_ index: Int) -> Bool {
        var part = index
        while part >= 0 {
            if case .wrapper(.control, _)? = parts[part].blueprint?.content { return true }
            part = Int(nodes[part].parent)
        }
        return false
    }
}

extension LayoutNode {
    /// Whether buttons in it have a shape, on which their content is drawn.
    fileprivate var hasShape: Bool { buttonStyle == .bordered || buttonStyle == .borderedProminent }
}
