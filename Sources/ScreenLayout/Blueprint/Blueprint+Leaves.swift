public import ScreenModel

extension Blueprint {
    /// Returns text that wraps in the width it is given.
    ///
    /// - Parameters:
    ///   - string: what it says; also its label.
    ///   - style: the text style, from which its size follows.
    ///   - lineLimit: the most lines it may have; what is beyond is cut off. `nil` is no limit.
    public static func text(_ string: String, style: TextStyle = .body, lineLimit: Int? = nil) -> Blueprint {
        Blueprint(.text(string: string, style: style, lineLimit: lineLimit))
    }

    /// Returns an image of a fixed size in points; without a label it is known to have none, unless decorative.
    public static func image(_ name: String, width: Double, height: Double, isDecorative: Bool = false) -> Blueprint {
        Blueprint(.image(name: name, size: Size(width: width, height: height), isDecorative: isDecorative))
    }

    /// Returns a button with a title.
    public static func button(_ title: String) -> Blueprint { Blueprint(.button(title: title)) }

    /// Returns a button that shows an image and no text, of the given size in points; its label must be given.
    public static func imageButton(_ image: String, width: Double = 44, height: Double = 44) -> Blueprint {
        Blueprint(.imageButton(image: image, size: Size(width: width, height: height)))
    }

    /// Returns a link that stands by itself.
    public static func link(_ title: String) -> Blueprint { Blueprint(.link(title: title)) }

    /// Returns a switch with its title.
    public static func toggle(_ title: String, isOn: Bool = false) -> Blueprint { Blueprint(.toggle(title: title, isOn: isOn)) }

    /// Returns a slider; its title is spoken and not drawn.
    public static func slider(_ title: String, value: String) -> Blueprint { Blueprint(.slider(title: title, value: value)) }

    /// Returns a text field below its title.
    public static func field(_ title: String, value: String = "") -> Blueprint { Blueprint(.field(title: title, value: value)) }

    /// Returns a text field whose content is not shown.
    public static func secureField(_ title: String) -> Blueprint { Blueprint(.secureField(title: title)) }

    /// Returns a search field.
    public static func searchField(_ title: String) -> Blueprint { Blueprint(.searchField(title: title)) }

    /// Returns a field of several lines below its title.
    public static func textEditor(_ title: String, value: String = "") -> Blueprint {
        Blueprint(.textEditor(title: title, value: value))
    }

    /// Returns a progress bar.
    public static func progress(_ title: String, value: String) -> Blueprint { Blueprint(.progress(title: title, value: value)) }

    /// Empty room that grows along the row or column it stands in.
    public static var spacer: Blueprint { Blueprint(.spacer) }
}
