import ScreenModel

/// What is laid out: a blueprint, or a part that a container brings with it.
enum LayoutPart {
    /// A blueprint as the user wrote it.
    case blueprint(Blueprint)
    /// The cell of a list around one row.
    case cell
    /// The items of a navigation bar, where they stand apart from the title.
    case barItems
    /// A modal around its content.
    case sheet(ModalBehavior)

    /// The blueprint, if the user wrote one.
    var blueprint: Blueprint? {
        if case .blueprint(let blueprint) = self { blueprint } else { nil }
    }
}

/// A part still to be added to the tree.
struct PendingPart {
    let part: LayoutPart
    let source: String
    /// The parts in it, where they are not the blueprint's own children.
    var parts: [PendingPart]?

    init(_ blueprint: Blueprint, source: String) {
        part = .blueprint(blueprint)
        self.source = source
    }

    init(_ part: LayoutPart, source: String, parts: [PendingPart]) {
        self.part = part
        self.source = source
        self.parts = parts
    }
}

extension PendingPart {
    /// What is in the part, first to last, in this environment.
    func contents(in environment: UserEnvironment) -> [PendingPart] {
        if let parts { return parts }
        guard let blueprint = part.blueprint else { return [] }
        let prefix = source.isEmpty ? "" : source + "/"
        let children = blueprint.children.enumerated().map { PendingPart($0.element, source: "\(prefix)\($0.offset)") }
        switch blueprint.content {
        case .list:
            return children.map { PendingPart(.cell, source: $0.source + ".cell", parts: [$0]) }
        case .navigationBar(let title, let back, _):
            let heading = PendingPart(
                .text(title, style: .headline).accessibilityHeading().frame(maxWidth: .infinity), source: source + ".title")
            let leading = back.map { [PendingPart(.button($0).action("back"), source: source + ".back")] } ?? []
            if environment.textSize.isAccessibilitySize {
                return [PendingPart(.barItems, source: source + ".items", parts: leading + children), heading]
            }
            return leading + [heading] + children
        case .modal(_, let closesOnEscape, _):
            let behavior = ModalBehavior(closesOnEscapeKey: closesOnEscape, closesOnEscapeGesture: closesOnEscape)
            return [children[0], PendingPart(.sheet(behavior), source: source + ".modal", parts: [children[1]])]
        default:
            return children
        }
    }

    /// How the part arranges what is in it, in this environment.
    func arrangement(in environment: UserEnvironment) -> LayoutNode.Arrangement {
        switch part {
        case .cell:
            return .inset(
                Insets(
                    top: ControlMetrics.rowInset, left: ControlMetrics.margin, bottom: ControlMetrics.rowInset,
                    right: ControlMetrics.margin))
        case .sheet: return .inset(.zero)
        case .barItems: return .stack(.horizontal, spacing: ControlMetrics.barSpacing, alignment: .center)
        case .blueprint(let blueprint): return Self.arrangement(of: blueprint.content, in: environment)
        }
    }

    private static func arrangement(of content: Blueprint.Content, in environment: UserEnvironment) -> LayoutNode.Arrangement {
        switch content {
        case .text, .image, .button, .imageButton, .link, .toggle, .slider, .field, .secureField, .searchField, .textEditor, .progress,
            .spacer:
            .leaf
        case .row(let spacing, let alignment, let columnFrom, _):
            if let columnFrom, environment.textSize >= columnFrom {
                .stack(.vertical, spacing: spacing, alignment: .leading)
            } else {
                .stack(.horizontal, spacing: spacing, alignment: alignment)
            }
        case .column(let spacing, let alignment, _): .stack(.vertical, spacing: spacing, alignment: alignment)
        case .list: .stack(.vertical, spacing: 0, alignment: .leading)
        case .navigationBar:
            environment.textSize.isAccessibilitySize
                ? .stack(.vertical, spacing: 0, alignment: .leading)
                : .stack(.horizontal, spacing: ControlMetrics.barSpacing, alignment: .center)
        case .scroll(let axis, _): .scroll(axis)
        case .padding(let insets, _): .inset(insets)
        case .frame(let limits, _, _): .frame(limits)
        case .overlay(_, let alignment, _): .layers(alignment)
        case .modal: .modal
        }
    }
}
