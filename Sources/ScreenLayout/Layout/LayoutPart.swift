import EveryScreenModel

/// The input of the layout: a blueprint, or a part that a container adds.
enum LayoutPart {
    /// A blueprint as the user wrote it.
    case blueprint(Blueprint)
    /// The cell of a list around one row, which is a control or not.
    case cell(isControl: Bool)
    /// A part that only arranges, and leaves no element behind.
    case arranging(Arranging)
    /// A modal around its content.
    case modal(Blueprint.ModalKind, ScreenElement.ModalBehavior)

    /// The kinds of parts that only arrange.
    enum Arranging {
        /// The content of a navigation bar: a title between two groups of items.
        case bar
        /// The items at one side of the title of a bar.
        case barItems
        /// A bar above its large title.
        case largeTitleBar
        /// The tabs of a bar, side by side.
        case tabs
        /// Room around what stands in an alert.
        case alertContent
        /// The share of a tab bar that one tab has.
        case tab
        /// The target of an item of a bar that can be operated.
        case barItem
        /// The items of a toolbar, side by side.
        case toolbarItems
        /// The share of a segmented control that one segment has.
        case segment
        /// Room at the sides of what stands in a list.
        case listContent(Blueprint.ListStyle)
        /// The rows of a list.
        case rows
        /// Room in place of the header or footer of a section, in points.
        case sectionRoom(Double)
    }

    /// Whether it is an element, and does not only arrange.
    var leavesElement: Bool {
        switch self {
        case .cell, .modal: return true
        case .arranging: return false
        case .blueprint(let blueprint):
            switch blueprint.content {
            case .text, .image, .control, .shape, .container(.list, _), .container(.navigationBar, _), .container(.tabBar, _),
                .container(.toolbar, _), .container(.segmentedControl, _):
                return true
            case .wrapper(.scroll, _), .wrapper(.control, _), .wrapper(.frame(_, _, clips: true), _), .layered(.mask, _, _): return true
            case .spacer: return false
            case .container, .layered, .wrapper: return blueprint.isModified
            }
        }
    }

    /// Whether it fills the area of padding or a frame behind its content.
    ///
    /// All other modifiers of a wrapper are passed to its content.
    var isBackground: Bool {
        guard case .blueprint(let blueprint) = self, case .wrapper(let wrapper, _) = blueprint.content else { return false }
        return !wrapper.isElement && blueprint.isModified
    }

    /// The blueprint, if the user wrote one.
    var blueprint: Blueprint? {
        if case .blueprint(let blueprint) = self { blueprint } else { nil }
    }
}

extension Blueprint.Content {
    /// Whether there is nothing in it.
    var isLeaf: Bool {
        switch self {
        case .text, .image, .control, .shape, .spacer: true
        case .container, .wrapper, .layered: false
        }
    }
}

/// A part still to be added to the tree.
struct PendingPart {
    let part: LayoutPart
    /// Its number among the children of the blueprint it belongs to, or −1.
    var ordinal: Int32 = -1
    /// The end of its path.
    var suffix = LayoutNode.PathSuffix.none
    /// Its state as a tab.
    var tab = LayoutNode.TabState.none
    /// The parts in it, where they are not the blueprint's own children.
    var parts: [PendingPart]?

    init(_ blueprint: Blueprint, ordinal: Int) {
        part = .blueprint(blueprint)
        self.ordinal = Int32(ordinal)
    }

    init(_ part: LayoutPart, suffix: LayoutNode.PathSuffix, parts: [PendingPart]) {
        self.part = part
        self.suffix = suffix
        self.parts = parts
    }

    init(_ blueprint: Blueprint, suffix: LayoutNode.PathSuffix) {
        part = .blueprint(blueprint)
        self.suffix = suffix
    }
}
