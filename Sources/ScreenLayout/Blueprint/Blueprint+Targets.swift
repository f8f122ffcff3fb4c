extension Blueprint {
    /// The control in a frame of at least 44 × 44 points, as a careful developer
    /// writes it (Human Interface Guidelines, Buttons).
    package var framedAsTarget: Blueprint { frame(minWidth: 44, minHeight: 44) }

    /// A field below the text that names it: a placeholder alone vanishes when
    /// something is entered.
    package static func labeledField(_ title: String, value: String = "") -> Blueprint {
        labeled(.field(title, value: value))
    }

    /// A field, however it is made, below the text that names it.
    package static func labeled(_ field: Blueprint) -> Blueprint {
        guard case .control(let control) = field.content else { return field }
        return .column(spacing: 4, [.text(control.title), field.framedAsTarget])
    }
}
