public import EveryScreenModel

extension Blueprint {
    /// Returns the blueprint with room at some edges, in points; 16 by default
    /// (SwiftUI's `padding(_:_:)`).
    public func padding(
        _ edges: Blueprint.EdgeSet = .all, _ length: Double? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        padding(LayoutInsets(edges, length ?? Self.usualPadding), fileID: fileID, line: line)
    }

    /// The room that padding without a length leaves on iOS, in points.
    private static let usualPadding = 16.0

    /// Returns the blueprint with room around it, in points.
    public func padding(_ distance: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        padding(LayoutInsets(all: distance), fileID: fileID, line: line)
    }

    /// Returns the blueprint with room around it; left is the leading side.
    public func padding(_ insets: LayoutInsets, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.padding(insets: insets), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint in a frame of its own extents, in points, which cuts
    /// off what does not fit if it clips.
    ///
    /// Content smaller or larger than the frame is placed in it by `alignment`. The
    /// arguments are in the order of SwiftUI's two `frame` modifiers, which are one
    /// here.
    public func frame(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Blueprint.Alignment = .center,
        clips: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        let limits = Blueprint.FrameLimits(
            width: width, height: height, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight)
        return wrapped(.frame(limits: limits, alignment: alignment, clips: clips), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with all that reaches out of it cut off (SwiftUI's
    /// `clipped()`).
    public func clipped(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        frame(clips: true, fileID: fileID, line: line)
    }

    /// Returns the blueprint with a ratio of its width to its height, as large as
    /// fits or as small as covers.
    public func aspectRatio(_ ratio: Double, _ mode: Blueprint.ContentMode = .fit, fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    {
        wrapped(.aspectRatio(ratio: ratio, mode: mode), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint in the extent it would like, whatever room there is.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.fixedSize(horizontal: horizontal, vertical: vertical), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with its text no smaller and no larger than at the
    /// given text sizes.
    ///
    /// A limit nearer to the text counts before one further out (SwiftUI's
    /// `dynamicTypeSize(_:)` with a range; UIKit's minimum and maximum content size
    /// category). Of a range that is the wrong way round the lower limit counts.
    public func textSizes(
        from: UserEnvironment.TextSize? = nil, upTo: UserEnvironment.TextSize? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        wrapped(.textSizes(from: from, upTo: upTo), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with room in its row or column before those of less
    /// priority.
    public func layoutPriority(_ priority: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.layoutPriority(priority: priority), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with another drawn over it.
    public func overlay(_ content: Blueprint, alignment: Blueprint.Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    {
        Blueprint(.layered(.overlay(alignment: alignment), base: self, over: content), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with another drawn behind it, which takes no room
    /// (SwiftUI's `background(alignment:content:)`).
    public func background(
        _ content: Blueprint, alignment: Blueprint.Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.layered(.background(alignment: alignment), base: self, over: content), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint drawn beside its place, in points; it takes the room
    /// of its place (SwiftUI's `offset(x:y:)`).
    public func offset(x: Double = 0, y: Double = 0, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.offset(x: x, y: y), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with its middle at a point of the room, in points
    /// (SwiftUI's `position(x:y:)`).
    public func position(x: Double, y: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.position(x: x, y: y), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint drawn larger or smaller about its middle; it takes the
    /// room of its place (SwiftUI's `scaleEffect(x:y:)`).
    ///
    /// Targets and text are as large as they are drawn.
    public func scaleEffect(x: Double = 1, y: Double = 1, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.transformed(x: x, y: y, degrees: 0), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint drawn larger or smaller about its middle; it takes the
    /// room of its place (SwiftUI's `scaleEffect(_:)`).
    public func scaleEffect(_ factor: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        scaleEffect(x: factor, y: factor, fileID: fileID, line: line)
    }

    /// Returns the blueprint turned about its middle, clockwise by some degrees; it
    /// takes the room of its place (SwiftUI's `rotationEffect(_:)`).
    ///
    /// A frame is the smallest upright rectangle around the drawing.
    public func rotationEffect(degrees: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.transformed(x: 1, y: 1, degrees: degrees), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint up to the edges of the screen, where it reaches those
    /// of the safe area (SwiftUI's `ignoresSafeArea`).
    public func ignoresSafeArea(_ edges: Blueprint.EdgeSet = .all, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        wrapped(.ignoresSafeArea(edges: edges), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with a sheet open over it: what lies behind is out of
    /// reach.
    public func modal(_ content: Blueprint, closesOnEscape: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.layered(.modal(kind: .sheet, closesOnEscape: closesOnEscape), base: self, over: content), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with an alert open over it, of a title, a message
    /// where there is one, and buttons, which all close it (SwiftUI's `alert`).
    public func alert(
        _ title: String, message: String = "", closesOnEscape: Bool = true, _ buttons: [Blueprint], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        let heading = Blueprint.text(title, style: .headline, fileID: fileID, line: line).accessibilityHeading()
        let texts = [heading] + (message.isEmpty ? [] : [.text(message, fileID: fileID, line: line)])
        let content = Blueprint.column(spacing: 8, alignment: .center, texts + buttons.map(\.closingIfButton), fileID: fileID, line: line)
        return alert(content, closesOnEscape: closesOnEscape, fileID: fileID, line: line)
    }

    /// Returns the blueprint with an alert open over it that shows the given
    /// content.
    public func alert(_ content: Blueprint, closesOnEscape: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.layered(.modal(kind: .alert, closesOnEscape: closesOnEscape), base: self, over: content), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint with a dialog of choices open over it, with a title
    /// where it is not empty (SwiftUI's `confirmationDialog`).
    ///
    /// All buttons close it.
    public func confirmationDialog(
        _ title: String, message: String = "", _ buttons: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        let texts = [(title, ScreenElement.TextStyle.headline), (message, .body)].filter { !$0.0.isEmpty }.map { text, style in
            Blueprint.text(text, style: style, fileID: fileID, line: line)
        }
        let choices = buttons.map { $0.closingIfButton.frame(maxWidth: .infinity, minHeight: 44, fileID: fileID, line: line) }
        // The system scrolls what does not fit.
        let content = Blueprint.column(spacing: 8, alignment: .center, texts + choices, fileID: fileID, line: line)
        return modal(.scroll(content, fileID: fileID, line: line), fileID: fileID, line: line)
    }

    /// Returns the blueprint with another at the top or bottom, which takes the
    /// room it needs from it (SwiftUI's `safeAreaInset(edge:spacing:content:)`).
    public func safeAreaInset(
        edge: Blueprint.VerticalEdge, spacing: Double = 0, _ content: Blueprint, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        .column(spacing: spacing, alignment: .center, edge == .top ? [content, self] : [self, content], fileID: fileID, line: line)
    }

    /// The blueprint as one that closes the modal around it, if it is a button.
    private var closingIfButton: Blueprint {
        guard case .control(let control) = contentInside, [.button, .imageButton].contains(control.kind) else { return self }
        return dismissesModal()
    }

    private func wrapped(_ wrapper: Blueprint.Wrapper, at mark: CodeMark) -> Blueprint {
        Blueprint(.wrapper(wrapper, child: self), at: mark)
    }
}

extension Blueprint {
    /// An edge at the top or bottom: SwiftUI's `VerticalEdge`.
    public enum VerticalEdge: String, Hashable, Sendable, CaseIterable, Codable {
        case top, bottom
    }
}
