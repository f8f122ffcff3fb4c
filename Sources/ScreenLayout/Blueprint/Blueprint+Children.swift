extension Blueprint {
    /// What stands directly inside, in drawing order; setting it keeps everything else.
    ///
    /// A modal and an overlay come after what they lie over. Setting must keep
    /// the number of children where a content has a fixed number of them.
    public var children: [Blueprint] {
        get {
            switch content {
            case .text, .image, .button, .imageButton, .link, .toggle, .slider, .field, .secureField, .searchField, .textEditor,
                .progress, .spacer:
                []
            case .row(_, _, _, let children), .column(_, _, let children), .list(let children), .navigationBar(_, _, let children):
                children
            case .scroll(_, let child), .padding(_, let child), .frame(_, _, let child): [child]
            case .overlay(let content, _, let child), .modal(let content, _, let child): [child, content]
            }
        }
        set { content = content.replacingChildren(newValue) }
    }

    /// How many children the content takes: a range for lists of them, one number where each has its place.
    public var allowedChildCount: ClosedRange<Int> {
        switch content {
        case .text, .image, .button, .imageButton, .link, .toggle, .slider, .field, .secureField, .searchField, .textEditor, .progress,
            .spacer:
            0...0
        case .row, .column, .list, .navigationBar: 0...Int.max
        case .scroll, .padding, .frame: 1...1
        case .overlay, .modal: 2...2
        }
    }
}

extension Blueprint.Content {
    fileprivate func replacingChildren(_ new: [Blueprint]) -> Blueprint.Content {
        switch self {
        case .text, .image, .button, .imageButton, .link, .toggle, .slider, .field, .secureField, .searchField, .textEditor, .progress,
            .spacer:
            precondition(new.isEmpty, "A leaf has no children")
            return self
        case .row(let spacing, let alignment, let columnFrom, _):
            return .row(spacing: spacing, alignment: alignment, columnFrom: columnFrom, children: new)
        case .column(let spacing, let alignment, _): return .column(spacing: spacing, alignment: alignment, children: new)
        case .list: return .list(children: new)
        case .navigationBar(let title, let back, _): return .navigationBar(title: title, back: back, items: new)
        case .scroll(let axis, _): return .scroll(axis: axis, child: only(new))
        case .padding(let insets, _): return .padding(insets: insets, child: only(new))
        case .frame(let limits, let clips, _): return .frame(limits: limits, clips: clips, child: only(new))
        case .overlay(_, let alignment, _):
            precondition(new.count == 2, "An overlay has two children")
            return .overlay(content: new[1], alignment: alignment, child: new[0])
        case .modal(_, let closesOnEscape, _):
            precondition(new.count == 2, "A modal has two children")
            return .modal(content: new[1], closesOnEscape: closesOnEscape, child: new[0])
        }
    }

    private func only(_ new: [Blueprint]) -> Blueprint {
        precondition(new.count == 1, "This content has one child")
        return new[0]
    }
}
