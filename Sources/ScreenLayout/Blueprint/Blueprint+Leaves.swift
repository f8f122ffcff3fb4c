public import EveryScreenModel

extension Blueprint {
    /// Returns text that wraps in the width it is given.
    ///
    /// - Parameters:
    ///   - string: what it says; also its label.
    ///   - style: the text style, from which its size follows; `nil` for the font
    ///     around it, else that of body text.
    ///   - lineLimit: the most lines it may have; lines beyond are cut off. `nil`
    ///     is no limit.
    ///   - minimumScaleFactor: the least share of its size to which it shrinks
    ///     before it is cut off, above 0 and up to 1.
    public static func text(
        _ string: String, style: ScreenElement.TextStyle? = nil, lineLimit: Int? = nil, minimumScaleFactor: Double = 1,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(
            .text(Blueprint.TextContent(string, style: style, lineLimit: lineLimit, minimumScaleFactor: minimumScaleFactor)),
            at: CodeMark(fileID, line))
    }

    /// Returns an image of the app's assets, of a fixed size in points, whose label
    /// is its name unless it has another one (SwiftUI's `Image(_:)`).
    public static func image(
        _ name: String, width: Double, height: Double, isDecorative: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(
            .image(Blueprint.Picture(name, size: LayoutSize(width: width, height: height), isDecorative: isDecorative)),
            at: CodeMark(fileID, line))
    }

    /// Returns an image that carries no information, of a fixed size in points
    /// (SwiftUI's `Image(decorative:)`).
    public static func image(
        decorative name: String, width: Double, height: Double, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint { image(name, width: width, height: height, isDecorative: true, fileID: fileID, line: line) }

    /// Returns an image that is no asset, of a fixed size in points, known to have
    /// no label unless it is given one (SwiftUI's `Image(uiImage:)`, `AsyncImage`).
    ///
    /// - Parameters:
    ///   - name: Its name in reports.
    ///   - width: Its width.
    ///   - height: Its height.
    public static func image(
        uiImage name: String, width: Double, height: Double, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        var picture = Blueprint.Picture(name, size: LayoutSize(width: width, height: height))
        picture.isUnnamed = true
        return Blueprint(.image(picture), at: CodeMark(fileID, line))
    }

    /// Returns a symbol of the system, which grows with the text size.
    ///
    /// Its label is what the system calls it; here, its name in words ("Square and
    /// arrow up").
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - scale: How large it is beside text (SwiftUI's `imageScale(_:)`).
    ///   - isDecorative: Whether it carries no information.
    public static func symbol(
        _ systemName: String, scale: Blueprint.SymbolScale = .medium, isDecorative: Bool = false, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        Blueprint(.image(Blueprint.Picture(symbol: systemName, scale: scale, isDecorative: isDecorative)), at: CodeMark(fileID, line))
    }

    /// Returns a symbol beside a title, as one element with the title as its label
    /// (SwiftUI's `Label`).
    public static func label(_ title: String, systemImage: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        row(
            [
                symbol(systemImage, isDecorative: true, fileID: fileID, line: line), text(title, fileID: fileID, line: line),
            ], fileID: fileID, line: line
        ).accessibilityElement(children: .combine)
    }

    /// Returns a title at the leading and a value at the trailing side, as one
    /// element (SwiftUI's `LabeledContent`).
    public static func labeledContent(_ title: String, value: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        row(
            [text(title, fileID: fileID, line: line), spacer, text(value, fileID: fileID, line: line)], fileID: fileID, line: line
        ).accessibilityElement(children: .combine)
    }

    /// Returns a button that shows its content, and is labelled with the texts in
    /// it.
    public static func button(
        role: Blueprint.Control.ButtonRole? = nil, _ content: Blueprint, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.wrapper(.control(kind: .button, role: role), child: content), at: CodeMark(fileID, line))
    }

    /// Returns a link that shows its content, and is labelled with the texts in it.
    public static func link(_ content: Blueprint, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.wrapper(.control(kind: .link, role: nil), child: content), at: CodeMark(fileID, line))
    }

    /// Returns a button with a title.
    public static func button(
        _ title: String, role: Blueprint.Control.ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        control(.button, title, role: role, at: CodeMark(fileID, line))
    }

    /// Returns a button that shows an image and no text, of the given size in
    /// points; its label must be given.
    public static func imageButton(
        _ image: String, width: Double = 44, height: Double = 44, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        control(
            .imageButton, "", picture: Blueprint.Picture(image, size: LayoutSize(width: width, height: height)), at: CodeMark(fileID, line))
    }

    /// Returns a link that stands by itself.
    public static func link(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.link, title, at: CodeMark(fileID, line))
    }

    /// Returns a switch with its title.
    public static func toggle(_ title: String, isOn: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.toggle, title, isOn: isOn, at: CodeMark(fileID, line))
    }

    /// Returns a slider; its title is spoken and not drawn.
    public static func slider(_ title: String, value: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.slider, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a button for less and one for more beside a title.
    public static func stepper(_ title: String, value: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.stepper, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a choice of one from several, which shows the chosen one.
    public static func picker(_ title: String, value: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.picker, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a text field below its title.
    public static func field(_ title: String, value: String = "", fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.field, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a text field whose content is not shown.
    public static func secureField(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.secureField, title, at: CodeMark(fileID, line))
    }

    /// Returns a search field.
    public static func searchField(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.searchField, title, at: CodeMark(fileID, line))
    }

    /// Returns a field of several lines below its title.
    public static func textEditor(_ title: String, value: String = "", fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.textEditor, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a progress bar.
    public static func progress(_ title: String, value: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        control(.progress, title, value: value, at: CodeMark(fileID, line))
    }

    /// Returns a wheel that turns as long as something goes on (SwiftUI's
    /// `ProgressView()`), announced as "In progress".
    public static func spinner(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.control(Blueprint.Control(.spinner, title: "")), at: CodeMark(fileID, line))
    }

    /// Empty room that grows along the row or column it stands in.
    public static var spacer: Blueprint { Blueprint(.spacer(minLength: spacerLength), at: .unknown) }

    /// The least length of a spacer that states none, in points (SwiftUI's
    /// `Spacer`; OpenSwiftUI's reconstruction of it).
    static let spacerLength = 8.0

    /// Returns empty room that grows along the row or column it stands in, and is
    /// at least so long, in points.
    public static func spacer(minLength: Double = 8, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.spacer(minLength: minLength), at: CodeMark(fileID, line))
    }

    private static func control(
        _ kind: Blueprint.Control.Kind, _ title: String, value: String? = nil, isOn: Bool? = nil, picture: Blueprint.Picture? = nil,
        role: Blueprint.Control.ButtonRole? = nil, at mark: CodeMark
    ) -> Blueprint {
        Blueprint(.control(Blueprint.Control(kind, title: title, value: value, isOn: isOn, picture: picture, role: role)), at: mark)
    }
}

extension Blueprint {
    /// Returns the image or symbol filling the room it is offered (SwiftUI's
    /// `resizable(capInsets:resizingMode:)`).
    ///
    /// The extent of an image, or that of a symbol beside text, is what it would
    /// like. Any other content stays as it is.
    public consuming func resizable() -> Blueprint {
        if case .image(var picture) = content {
            picture.isResizable = true
            content = .image(picture)
        }
        return self
    }

    /// Returns the image in its own proportion, as large as fits (SwiftUI's
    /// `scaledToFit()`); other content stays as it is.
    public func scaledToFit(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        imageRatio.map { aspectRatio($0, .fit, fileID: fileID, line: line) } ?? self
    }

    /// Returns the image in its own proportion, as small as covers its room
    /// (SwiftUI's `scaledToFill()`); other content stays as it is.
    public func scaledToFill(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        imageRatio.map { aspectRatio($0, .fill, fileID: fileID, line: line) } ?? self
    }

    /// The width of an image as a share of its height.
    private var imageRatio: Double? {
        guard case .image(let picture) = contentInside else { return nil }
        if let scale = picture.symbolScale {
            let (width, height) = ControlMetrics.symbolShares(scale)
            return width / height
        }
        return picture.size.height > 0 && picture.size.width > 0 ? picture.size.width / picture.size.height : nil
    }
}
