extension BlueprintEdit.Fact {
    /// Returns the content with the fact, or `nil` where it has none of the kind.
    func applied(to content: Blueprint.Content) -> Blueprint.Content? {
        switch content {
        case .text(let text): applied(to: text, kind: content.kindName).map(Blueprint.Content.text)
        case .image(let picture): applied(to: picture).map(Blueprint.Content.image)
        case .control(let control): applied(to: control).map(Blueprint.Content.control)
        case .container(let container, let children):
            applied(to: container, kind: content.kindName).map { .container($0, children: children) }
        case .layered(let layering, let base, let over): applied(to: layering, base, over)
        case .shape, .spacer, .wrapper: nil
        }
    }

    private func applied(to text: Blueprint.TextContent, kind: String) -> Blueprint.TextContent? {
        var text = text
        switch self {
        case .string(let string, kind): text.string = string
        case .withoutLineLimit: text.lineLimit = nil
        case .withoutScaling: text.minimumScaleFactor = 1
        default: return nil
        }
        return text
    }

    private func applied(to picture: Blueprint.Picture) -> Blueprint.Picture? {
        var picture = picture
        switch self {
        case .isDecorative(let isDecorative): picture.isDecorative = isDecorative
        case .pictureSize(let size): picture.size = size
        default: return nil
        }
        return picture
    }

    private func applied(to control: Blueprint.Control) -> Blueprint.Control? {
        var control = control
        switch self {
        case .string(let string, control.kind.rawValue) where control.kind != .imageButton: control.title = string
        case .value(let value): control.value = value
        case .pictureSize:
            guard let picture = control.picture.flatMap(applied) else { return nil }
            control.picture = picture
        default: return nil
        }
        return control
    }

    private func applied(to container: Blueprint.Container, kind: String) -> Blueprint.Container? {
        switch (self, container) {
        case (.string(let string, kind), .navigationBar(_, let back, let leading)):
            .navigationBar(title: string, back: back, leading: leading)
        case (.string(let string, kind), .section(_, let footer)): .section(header: string, footer: footer)
        case (.spacing(let spacing), .row(_, let alignment, let columnFrom)):
            .row(spacing: spacing, alignment: alignment, columnFrom: columnFrom)
        case (.spacing(let spacing), .column(_, let alignment)): .column(spacing: spacing, alignment: alignment)
        case (.spacing(let spacing), .grid(let columns, _)): .grid(columns: columns, spacing: spacing)
        case (.spacing(let spacing), .flow): .flow(spacing: spacing, lineSpacing: spacing)
        case (.alignment(let alignment), .row(let spacing, _, let columnFrom)):
            .row(spacing: spacing, alignment: alignment, columnFrom: columnFrom)
        case (.alignment(let alignment), .column(let spacing, _)): .column(spacing: spacing, alignment: alignment)
        case (.columnFrom(let size), .row(let spacing, let alignment, let old)):
            .row(spacing: spacing, alignment: alignment, columnFrom: min(size, old ?? size))
        case (.container(let new, kind), _): new
        default: nil
        }
    }

    private func applied(to layering: Blueprint.Layering, _ base: Blueprint, _ over: Blueprint) -> Blueprint.Content? {
        switch (self, layering) {
        case (.closesOnEscape, .modal(let kind, _)): .layered(.modal(kind: kind, closesOnEscape: true), base: base, over: over)
        case (.container(let new, "overlay"), .overlay): .container(new, children: [base, over])
        default: nil
        }
    }
}
