import EveryScreenModel

/// Makes the element of each part: what its content says, then what its modifiers
/// say instead.
struct ElementFactory: ~Copyable {
    /// The parts as they were laid out, and what each is.
    let nodes: [LayoutNode]
    let parts: [LayoutPart]
    /// The titles of leaves, and how each lies.
    private let titles: [Title]
    private let placedTitles: [Title.Placed]
    /// The settings the parts are laid out for.
    let environment: UserEnvironment
    /// Whether one of the parts is a shape, on which others may stand.
    let hasShapes: Bool

    init(_ tree: borrowing LayoutTree) {
        nodes = tree.nodes
        parts = tree.parts
        titles = tree.titles
        placedTitles = tree.placedTitles
        environment = tree.environment
        hasShapes = tree.shapes.contains { $0.kind != .divider }
    }

    /// Returns the element, or `nil` for a part that only arranges.
    ///
    /// - Parameters:
    ///   - index: The number of the part.
    ///   - part: The part.
    ///   - parts: The elements in it, where it is to be one with them.
    ///   - isNeeded: Whether a part that only arranges must have one, too.
    func element(of index: Int, _ part: LayoutPart, merging parts: [ScreenElement] = [], isNeeded: Bool = false) -> ScreenElement? {
        guard var element = plainElement(of: index, part) ?? (isNeeded ? container(.group, index) : nil) else { return nil }
        element.mark = mark(of: index, part)
        if case .blueprint(let blueprint) = part {
            if blueprint.mergesChildren { merge(parts, into: &element) }
            if let modifiers = blueprint.ownModifiers { apply(modifiers, to: &element) }
        }
        if !parts.isEmpty, !isButton(part) { element.actions? += parts.flatMap { $0.actions ?? [] } }
        if nodes[index].isDisabled { disable(&element) }
        makeTab(&element, nodes[index].tab)
        if nodes[index].isInBar { makeBarItem(&element) }
        if element.isEnabled == nil, element.isControl { element.isEnabled = true }
        return element
    }

    /// Whether a part is a button that shows something: controls in its label are
    /// no actions of it.
    private func isButton(_ part: LayoutPart) -> Bool {
        guard case .wrapper(.control, _) = part.blueprint?.content else { return false }
        return true
    }

    /// Where the user made a part: a cell with the row in it, a modal with what it
    /// lies over.
    private func mark(of index: Int, _ part: LayoutPart) -> CodeMark {
        switch part {
        case .blueprint(let blueprint): return blueprint.mark
        case .cell: return parts[index + 1].blueprint?.mark ?? .unknown
        case .modal, .arranging:
            // An arrangement can be inside another.
            var outer = Int(nodes[index].parent)
            while outer >= 0 {
                if let blueprint = parts[outer].blueprint { return blueprint.mark }
                outer = Int(nodes[outer].parent)
            }
            return .unknown
        }
    }

    private func plainElement(of index: Int, _ part: LayoutPart) -> ScreenElement? {
        guard nodes[index].leavesElement else { return nil }
        switch part {
        case .cell: return container(.cell, index)
        case .arranging: return nil
        case .modal(let kind, let behavior):
            var element = container(kind == .sheet ? .sheet : .alert, index)
            element.modal = behavior
            element.coversTouches = true
            if kind == .alert { makeScrolling(&element, index, along: [.vertical]) }
            return element
        case .blueprint(let blueprint): return plainElement(of: index, blueprint)
        }
    }

    private func plainElement(of index: Int, _ blueprint: Blueprint) -> ScreenElement? {
        switch blueprint.content {
        case .text(let text):
            var element = leaf(.text, index, label: text.string, traits: .staticText)
            element.isAccessibilityElement = !text.string.isEmpty
            return element
        case .shape(let shape):
            var element = leaf(.image, index, label: "", traits: .image)
            (element.isDecorative, element.isAccessibilityElement) = (true, false)
            if shape.kind != .divider { element.coversTouches = true }
            return element
        case .image(let picture):
            var element = leaf(.image, index, label: picture.symbolScale == nil ? "" : picture.spokenName, traits: .image)
            // A name is no text of the app, so that nothing translates it.
            if picture.symbolScale == nil { element.label = picture.spokenName }
            element.isDecorative = picture.isDecorative
            element.isAccessibilityElement = !picture.isDecorative
            element.image = ScreenElement.ImageContent(name: picture.name, size: nodes[index].frame.size)
            return element
        case .control(let control): return self.control(control, index)
        case .spacer: return nil
        case .container(.list, _):
            var element = container(.list, index)
            element.containerType = .list
            makeScrolling(&element, index, along: [.vertical])
            return element
        case .container(.navigationBar, _): return container(.navigationBar, index)
        case .container(.tabBar, _):
            var element = container(.tabBar, index)
            element.traits = .tabBar
            return element
        case .container(.toolbar, _): return container(.toolbar, index)
        case .wrapper(.scroll(let axes), _):
            var element = container(.scrollView, index)
            makeScrolling(&element, index, along: axes)
            return element
        case .wrapper(.control(let kind, let role), _): return control(Blueprint.Control(kind, title: "", role: role), index)
        case .wrapper(.frame(_, _, clips: true), _):
            var element = container(.group, index)
            element.clipsContent = true
            return element
        case .layered(.mask, _, _):
            var element = container(.group, index)
            element.clipsContent = true
            element.frame = nodes[Int(nodes[index + 1].end)].frame.mirrored(in: environment)
            return element
        case .container, .wrapper, .layered: return container(.group, index)
        }
    }

    /// Makes a region of an element, which scrolls to its one child.
    private func makeScrolling(_ element: inout ScreenElement, _ index: Int, along axes: [ScreenElement.Axis]) {
        element.clipsContent = true
        element.scrolling = ScreenElement.Scrolling(axes: axes, contentSize: nodes[index + 1].frame.size)
    }

    /// An element of which all is known, and that is nothing by itself.
    private func container(_ role: ScreenElement.Role, _ index: Int) -> ScreenElement {
        ScreenElement(laidOut: role, source: path(of: index), frame: frame(of: index))
    }

    private func leaf(_ role: ScreenElement.Role, _ index: Int, label: String, traits: ScreenElement.Traits) -> ScreenElement {
        ScreenElement(
            laidOut: role, source: path(of: index), frame: frame(of: index), label: localized(label, index), value: "",
            traits: traits, text: textRuns(index), actions: [], isFocusable: false)
    }

    private func control(_ control: Blueprint.Control, _ index: Int) -> ScreenElement {
        let path = path(of: index)
        var element = ScreenElement(
            laidOut: control.kind.role, source: path, frame: frame(of: index),
            // The system announces the wheel in its own language.
            label: control.kind == .spinner ? "In progress" : localized(control.title, index),
            value: control.isOn.map { $0 ? "1" : "0" } ?? control.value ?? "", traits: control.kind.traits, text: textRuns(index),
            actions: actions(of: control, at: path), isFocusable: control.kind.isOperable)
        // These are as high as the system makes them.
        if Self.systemSized.contains(control.kind), case .title(let title) = nodes[index].arrangement, titles[title].shape.frame == nil {
            element.hasSystemSize = true
        }
        // A link has no line unless one is stated.
        if control.kind == .link, let run = element.text?.first, run.isUnderlined == nil { element.text?[0].isUnderlined = false }
        if control.kind.isOperable, let picture = control.picture {
            element.image = ScreenElement.ImageContent(name: picture.name, size: picture.size)
        }
        return element
    }

    /// Returns the label of a part in the language of the screen, which its text
    /// most often is as well.
    private func localized(_ label: String, _ index: Int) -> String {
        if case .title(let title) = nodes[index].arrangement, titles[title].original == label { return titles[title].string }
        return environment.pseudolocale.localized(label)
    }

    private static let systemSized: Set<Blueprint.Control.Kind> = [.searchField, .toggle, .slider, .stepper]

    private func actions(of control: Blueprint.Control, at path: String) -> [ScreenElement.Action] {
        switch control.kind {
        case .progress, .spinner: return []
        case .slider, .stepper: return [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)]
        default:
            let isDestructive = control.role.map { $0 == .destructive }
            return [
                ScreenElement.Action(.activate, identifier: path, dismissesModal: control.role == .cancel, isDestructive: isDestructive)
            ]
        }
    }

    private func path(of index: Int) -> String { PathWriter.path(of: index, in: nodes) }

    /// The frame of a part: a control in a row or tab has all of that.
    private func frame(of index: Int) -> LayoutRect {
        let filled = Int(nodes[index].fills)
        return nodes[filled < 0 ? index : filled].frame.mirrored(in: environment)
    }

    /// The text drawn, with the area its lines need.
    private func textRuns(_ index: Int) -> [ScreenElement.TextRun] {
        guard case .title(let title) = nodes[index].arrangement else { return [] }
        let string = titles[title].string
        if string.isEmpty { return [] }
        let (lines, area, isTruncated) = (placedTitles[title].lines, placedTitles[title].area, placedTitles[title].isTruncated)
        let font = titles[title].measured.font
        // Changed where it lies, since a run is large.
        var runs = [ScreenElement.TextRun(of: string)]
        runs[0].style = titles[title].style
        runs[0].pointSize = font.size * lines.scale
        runs[0].weight = font.weight
        runs[0].lineCount = lines.count
        runs[0].isTruncated = isTruncated
        if titles[title].minimumScale < 1 { runs[0].minimumScaleFactor = titles[title].minimumScale }
        runs[0].frame = area.mirrored(in: environment)
        if titles[title].purpose != .title { runs[0].isPlaceholder = titles[title].purpose == .placeholder }
        let look = titles[title].look
        (runs[0].isItalic, runs[0].isUnderlined, runs[0].alignment) = (look.isItalic, look.isUnderlined, look.alignment)
        // A run that does not say that it is cut off does not give its lines
        // either.
        if lines.isOverfull {
            runs[0].lines = boxes(of: titles[title].shownLines(lines, in: nodes[index].proposal), in: string, area)
        } else if lines.isTruncated, isTruncated != true {
            var cut = runs[0]
            cut.isTruncated = true
            runs[0].lines = cut.brokenLines.map { boxes(of: $0, in: string, area) }
        }
        return runs
    }

    /// The boxes of lines one below the other, each at the leading edge of an area.
    private func boxes(of lines: [MeasuredText.ShownLine], in string: String, _ area: LayoutRect) -> [ScreenElement.TextLine] {
        let height = area.height / Double(max(1, lines.count))
        return lines.enumerated().map { number, line in
            let range = line.range.lowerBound.utf16Offset(in: string)..<line.range.upperBound.utf16Offset(in: string)
            let frame = LayoutRect(x: area.minX, y: area.minY + Double(number) * height, width: min(line.width, area.width), height: height)
            return ScreenElement.TextLine(range, frame: frame.mirrored(in: environment))
        }
    }
}

extension Blueprint.Control.Kind {
    /// The role for the person.
    fileprivate var role: ScreenElement.Role {
        switch self {
        case .button, .imageButton: .button
        case .link: .link
        case .toggle: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .picker: .picker
        case .field: .textField
        case .secureField: .secureTextField
        case .searchField: .searchField
        case .textEditor: .textEditor
        case .progress, .spinner: .progressIndicator
        }
    }

    /// The traits the system gives it.
    fileprivate var traits: ScreenElement.Traits {
        switch self {
        case .button, .imageButton, .picker: .button
        case .link: .link
        case .toggle: [.button, .toggleButton]
        case .slider, .stepper: .adjustable
        case .searchField: .searchField
        case .progress, .spinner: .updatesFrequently
        case .field, .secureField, .textEditor: []
        }
    }
}

extension Blueprint.Picture {
    /// The label by default: the name of an asset as it is, and that of a symbol in
    /// words, with a capital letter as other labels of the system.
    fileprivate var spokenName: String {
        if isDecorative || isUnnamed == true { return "" }
        if symbolScale == nil { return name }
        let words = name.split(separator: ".").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension LayoutRect {
    /// The rectangle turned round where the layout runs from right to left.
    func mirrored(in environment: UserEnvironment) -> LayoutRect {
        guard environment.layoutDirection == .rightToLeft else { return self }
        return LayoutRect(x: environment.screenSize.width - maxX, y: minY, width: width, height: height)
    }
}
