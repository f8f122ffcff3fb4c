extension Blueprint {
    /// The strings a person can read or hear in this blueprint itself, children
    /// left out; setting it keeps their number.
    ///
    /// Content first, then label, value and hint.
    public var strings: [String] {
        get { content.strings + [ownModifiers?.label, ownModifiers?.value, ownModifiers?.hint].compactMap(\.self) }
        set {
            let count = strings.count
            guard newValue.count == count else {
                fatalError("This blueprint has \(count) strings, not \(newValue.count); setting them must keep their number.")
            }
            var rest = newValue[...]
            content = content.replacingStrings(&rest)
            if var modifiers = ownModifiers {
                if modifiers.label != nil { modifiers.label = rest.removeFirst() }
                if modifiers.value != nil { modifiers.value = rest.removeFirst() }
                if modifiers.hint != nil { modifiers.hint = rest.removeFirst() }
                self = replacingOwnModifiers(modifiers)
            }
        }
    }
}

extension Blueprint.Content {
    fileprivate var strings: [String] {
        switch self {
        case .text(let text): [text.string]
        case .control(let control): (control.kind.hasTitle ? [control.title] : []) + (control.value.map { [$0] } ?? [])
        case .container(.navigationBar(let title, let back, _), _): [title] + (back.map { [$0] } ?? [])
        case .container(.section(let header, let footer), _): [header, footer]
        case .image, .shape, .spacer, .container, .wrapper, .layered: []
        }
    }

    fileprivate func replacingStrings(_ new: inout ArraySlice<String>) -> Blueprint.Content {
        switch self {
        case .text(var text):
            text.string = new.removeFirst()
            return .text(text)
        case .control(var control):
            if control.kind.hasTitle { control.title = new.removeFirst() }
            if control.value != nil { control.value = new.removeFirst() }
            return .control(control)
        case .container(.navigationBar(_, let back, let leading), let items):
            let (title, newBack) = (new.removeFirst(), back.map { _ in new.removeFirst() })
            return .container(.navigationBar(title: title, back: newBack, leading: leading), children: items)
        case .container(.section, let children):
            return .container(.section(header: new.removeFirst(), footer: new.removeFirst()), children: children)
        case .image, .shape, .spacer, .container, .wrapper, .layered: return self
        }
    }
}

extension Blueprint {
    /// The name of a leaf: its label, else the first of its strings.
    ///
    /// Read for every part of random blueprints, so that it copies no modifiers
    /// where there are none, and makes no lists of strings. Setting it to `nil`, or
    /// where there is none, changes nothing.
    package var leafName: String? {
        get {
            if let ownLabel { return ownLabel }
            if case .wrapper = content { return accessibility?.label }
            return switch content {
            case .text(let text): text.string
            case .control(let control) where control.kind.hasTitle: control.title
            default: strings.first
            }
        }
        set {
            guard let newValue, leafName != nil else { return }
            if ownLabel != nil || accessibility?.label != nil { return modify { $0.label = newValue } }
            switch content {
            case .text(var text):
                text.string = newValue
                content = .text(text)
            case .control(var control) where control.kind.hasTitle:
                control.title = newValue
                content = .control(control)
            default: strings = [newValue] + strings.dropFirst()
            }
        }
    }
}
