extension Blueprint {
    /// The strings a person can read or hear in this blueprint itself, children left out; setting it keeps their number.
    ///
    /// Content first, then label, value and hint.
    public var strings: [String] {
        get { content.strings + [accessibility?.label, accessibility?.value, accessibility?.hint].compactMap(\.self) }
        set {
            var rest = newValue[...]
            content = content.replacingStrings(&rest)
            if accessibility?.label != nil { accessibility?.label = rest.removeFirst() }
            if accessibility?.value != nil { accessibility?.value = rest.removeFirst() }
            if accessibility?.hint != nil { accessibility?.hint = rest.removeFirst() }
            precondition(rest.isEmpty, "There are more strings than the blueprint has")
        }
    }
}

extension Blueprint.Content {
    fileprivate var strings: [String] {
        switch self {
        case .text(let string, _, _): [string]
        case .image, .imageButton, .spacer, .row, .column, .list, .scroll, .padding, .frame, .overlay, .modal: []
        case .button(let title), .link(let title), .toggle(let title, _), .secureField(let title), .searchField(let title): [title]
        case .navigationBar(let title, let back, _): [title] + (back.map { [$0] } ?? [])
        case .slider(let title, let value), .field(let title, let value), .textEditor(let title, let value),
            .progress(let title, let value):
            [title, value]
        }
    }

    fileprivate func replacingStrings(_ new: inout ArraySlice<String>) -> Blueprint.Content {
        switch self {
        case .image, .imageButton, .spacer, .row, .column, .list, .scroll, .padding, .frame, .overlay, .modal: self
        case .text(_, let style, let lineLimit): .text(string: new.removeFirst(), style: style, lineLimit: lineLimit)
        case .button: .button(title: new.removeFirst())
        case .link: .link(title: new.removeFirst())
        case .toggle(_, let isOn): .toggle(title: new.removeFirst(), isOn: isOn)
        case .secureField: .secureField(title: new.removeFirst())
        case .searchField: .searchField(title: new.removeFirst())
        case .navigationBar(_, let back, let items):
            .navigationBar(title: new.removeFirst(), back: back.map { _ in new.removeFirst() }, items: items)
        case .slider: .slider(title: new.removeFirst(), value: new.removeFirst())
        case .field: .field(title: new.removeFirst(), value: new.removeFirst())
        case .textEditor: .textEditor(title: new.removeFirst(), value: new.removeFirst())
        case .progress: .progress(title: new.removeFirst(), value: new.removeFirst())
        }
    }
}
