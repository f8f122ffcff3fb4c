public import ScreenModel

extension Blueprint {
    /// What a blueprint is: a leaf with its own facts, or a container with its children.
    ///
    /// Prefer the functions of `Blueprint`, which have defaults. The names of the
    /// cases and payloads are those of the file format.
    public indirect enum Content: Hashable, Sendable, Codable {
        case text(string: String, style: TextStyle, lineLimit: Int?)
        case image(name: String, size: Size, isDecorative: Bool)
        case button(title: String)
        case imageButton(image: String, size: Size)
        case link(title: String)
        case toggle(title: String, isOn: Bool)
        case slider(title: String, value: String)
        case field(title: String, value: String)
        case secureField(title: String)
        case searchField(title: String)
        case textEditor(title: String, value: String)
        case progress(title: String, value: String)
        case spacer
        case row(spacing: Double, alignment: Alignment, columnFrom: TextSize?, children: [Blueprint])
        case column(spacing: Double, alignment: Alignment, children: [Blueprint])
        case list(children: [Blueprint])
        case navigationBar(title: String, back: String?, items: [Blueprint])
        case scroll(axis: Axis, child: Blueprint)
        case padding(insets: Insets, child: Blueprint)
        case frame(limits: FrameLimits, clips: Bool, child: Blueprint)
        case overlay(content: Blueprint, alignment: Alignment, child: Blueprint)
        case modal(content: Blueprint, closesOnEscape: Bool, child: Blueprint)
    }
}
