import EveryScreenModel

extension Blueprint {
    /// The Swift expression that makes this blueprint, where a `Blueprint` is
    /// expected.
    ///
    /// Arguments at their defaults are left out. A container whose children do not
    /// fit in sixty characters has each of them on a separate line.
    public var swiftCode: String { swiftCode(indentation: 0) }

    /// The expression where the line it starts on is indented by a number of steps
    /// of four spaces.
    fileprivate func swiftCode(indentation: Int) -> String {
        content.swiftCode(indentation) + (ownModifiers?.swiftCode ?? "")
    }
}

extension Blueprint.Content {
    fileprivate func swiftCode(_ indentation: Int) -> String {
        switch self {
        case .text(let text):
            SwiftCode.call(
                "text",
                [
                    SwiftCode.quoted(text.string), text.style.map { "style: .\($0.rawValue)" },
                    text.lineLimit.map { "lineLimit: \($0)" },
                    SwiftCode.argument("minimumScaleFactor", text.minimumScaleFactor, default: 1, SwiftCode.number),
                ])
        case .image(let picture) where picture.symbolScale != nil:
            SwiftCode.call(
                "symbol",
                [
                    SwiftCode.quoted(picture.name),
                    SwiftCode.argument("scale", picture.symbolScale ?? .medium, default: .medium) { ".\($0.rawValue)" },
                    picture.isDecorative ? "isDecorative: true" : nil,
                ]) + picture.resizing
        case .image(let picture):
            SwiftCode.call(
                "image",
                [
                    (picture.isUnnamed == true ? "uiImage: " : "") + SwiftCode.quoted(picture.name), SwiftCode.extent(picture.size),
                    picture.isDecorative ? "isDecorative: true" : nil,
                ])
                + picture.resizing
        case .control(let control): control.swiftCode
        case .shape(let shape): shape.swiftCode
        case .spacer(let length):
            length == Blueprint.spacerLength ? ".spacer" : SwiftCode.call("spacer", ["minLength: \(SwiftCode.number(length))"])
        case .container(.navigationBar(let title, let back, let leading?), let children):
            SwiftCode.call(
                "navigationBar",
                [
                    SwiftCode.quoted(title), back.map { "back: \(SwiftCode.quoted($0))" },
                    "leading: " + Self.array(Array(children.prefix(leading)), indentation),
                    children.count > leading ? Self.array(Array(children.dropFirst(leading)), indentation) : nil,
                ])
        case .container(.grid(.fitted(let columns), let spacing), let cells):
            SwiftCode.call("grid", [Blueprint.Container.spacing(spacing), "rows: " + Self.rows(cells, of: columns, indentation)])
        case .container(let container, let children): container.swiftCode(Self.array(children, indentation), isEmpty: children.isEmpty)
        case .wrapper(.scroll(let axes), let child):
            Blueprint.Wrapper.scrollCode(axes, around: child.swiftCode(indentation: indentation))
        case .wrapper(.control(let kind, let role), let child):
            Blueprint.Wrapper.controlCode(kind, role, around: child.swiftCode(indentation: indentation))
        case .wrapper(.geometryReader, let child): Blueprint.Wrapper.readerCode(around: child.swiftCode(indentation: indentation))
        case .wrapper(let wrapper, let child): child.swiftCode(indentation: indentation) + wrapper.swiftCode
        case .layered(let layering, let base, let over):
            base.swiftCode(indentation: indentation) + layering.swiftCode(over.swiftCode(indentation: indentation))
        }
    }

    /// A container's children: in one line if that is short, else a line each.
    private static func array(_ children: [Blueprint], _ indentation: Int) -> String {
        // Each child is printed once: twice a level would be a million times at a
        // depth of twenty.
        array(of: children.map { $0.swiftCode(indentation: indentation + 1) }, indentation)
    }

    /// The rows of a grid of some columns, without the empty cells at their ends.
    private static func rows(_ cells: [Blueprint], of columns: Int, _ indentation: Int) -> String {
        let rows = stride(from: 0, to: cells.count, by: max(1, columns)).map { cells[$0..<min($0 + max(1, columns), cells.count)] }
        let codes = rows.enumerated().map { number, row in
            // The first row has all: it states how many columns there are.
            let filled = number == 0 ? row.endIndex : (row.lastIndex { $0 != .emptyCell } ?? row.startIndex) + 1
            return array(Array(row[..<filled]), indentation + 1)
        }
        return array(of: codes, indentation)
    }

    private static func array(of codes: [String], _ indentation: Int) -> String {
        let oneLine = "[" + codes.joined(separator: ", ") + "]"
        if oneLine.count <= 60, !oneLine.contains("\n") { return oneLine }
        let inner = String(repeating: " ", count: (indentation + 1) * 4)
        let lines = codes.map { inner + $0 + ",\n" }
        return "[\n" + lines.joined() + String(repeating: " ", count: indentation * 4) + "]"
    }
}

extension Blueprint.Control {
    fileprivate var swiftCode: String {
        switch kind {
        case .spinner: return SwiftCode.call("spinner", [])
        case .imageButton:
            let size = picture?.size ?? .zero
            let usual = size == LayoutSize(width: 44, height: 44)
            return SwiftCode.call("imageButton", [SwiftCode.quoted(picture?.name ?? ""), usual ? nil : SwiftCode.extent(size)])
        default:
            let isValueUsual = value == "" && (kind == .field || kind == .textEditor)
            return SwiftCode.call(
                kind.rawValue,
                [
                    SwiftCode.quoted(title), isValueUsual ? nil : value.map { "value: \(SwiftCode.quoted($0))" },
                    isOn == true ? "isOn: true" : nil, role.map { "role: .\($0.rawValue)" },
                ])
        }
    }
}

extension Blueprint.Container {
    /// The call that makes it, with its children left out.
    var callCode: String { swiftCode("[…]", isEmpty: false) }

    fileprivate func swiftCode(_ children: String, isEmpty: Bool) -> String {
        switch self {
        case .row(let spacing, let alignment, let columnFrom):
            SwiftCode.call(
                "row",
                [
                    Self.stackSpacing(spacing), Self.alignment("alignment", alignment, .center),
                    columnFrom.map { "columnFrom: .\($0.name)" },
                    children,
                ])
        case .column(let spacing, let alignment):
            SwiftCode.call("column", [Self.stackSpacing(spacing), Self.alignment("alignment", alignment, .leading), children])
        case .layers(let horizontal, let vertical):
            SwiftCode.call(
                "layers", [Self.alignment("horizontal", horizontal, .center), Self.alignment("vertical", vertical, .center), children])
        case .list: SwiftCode.call("list", [children])
        case .section(let header, let footer):
            SwiftCode.call(
                "section",
                [header.isEmpty ? nil : SwiftCode.quoted(header), footer.isEmpty ? nil : "footer: \(SwiftCode.quoted(footer))", children])
        case .grid(.count(let count), let spacing): SwiftCode.call("grid", ["columns: \(count)", Self.spacing(spacing), children])
        case .grid(.adaptive(let width), let spacing):
            SwiftCode.call("grid", ["minimumColumnWidth: \(SwiftCode.number(width))", Self.spacing(spacing), children])
        case .grid(.fitted, let spacing): SwiftCode.call("grid", [Self.spacing(spacing), "rows: \(children)"])
        case .flow(let spacing, let lineSpacing):
            SwiftCode.call(
                "flow", [Self.spacing(spacing), SwiftCode.argument("lineSpacing", lineSpacing, default: 8, SwiftCode.number), children])
        case .navigationBar(let title, let back, _):
            SwiftCode.call(
                "navigationBar", [SwiftCode.quoted(title), back.map { "back: \(SwiftCode.quoted($0))" }, isEmpty ? nil : children])
        case .tabBar(let selected): SwiftCode.call("tabBar", [selected == 0 ? nil : "selected: \(selected)", children])
        case .toolbar: SwiftCode.call("toolbar", [children])
        case .segmentedControl(let selected):
            SwiftCode.call("segmentedControl", [selected == 0 ? nil : "selected: \(selected)", children])
        case .viewThatFits(let axes):
            SwiftCode.call(
                "viewThatFits", [axes == [.horizontal, .vertical] ? nil : "in: " + SwiftCode.cases(axes.map(\.rawValue)), children])
        case .custom(let name): SwiftCode.call("container", [SwiftCode.quoted(name), children])
        }
    }

    /// The spacing of a row or column, where it is stated.
    private static func stackSpacing(_ spacing: Double?) -> String? { spacing.map { "spacing: \(SwiftCode.number($0))" } }

    fileprivate static func spacing(_ spacing: Double) -> String? {
        SwiftCode.argument("spacing", spacing, default: 8, SwiftCode.number)
    }

    private static func alignment(_ label: String, _ alignment: Blueprint.Alignment, _ usual: Blueprint.Alignment) -> String? {
        SwiftCode.argument(label, alignment, default: usual) { ".\($0.rawValue)" }
    }
}

extension Blueprint.Wrapper {
    /// The call that makes it, with what it wraps left out.
    var callCode: String {
        switch self {
        case .scroll(let axes): Self.scrollCode(axes, around: "…")
        case .control(let kind, let role): Self.controlCode(kind, role, around: "…")
        case .geometryReader: Self.readerCode(around: "…")
        default: swiftCode
        }
    }

    /// The calls that make it and another frame, with the arguments left out that
    /// both have; of other kinds the whole calls.
    func callCodes(beside other: Blueprint.Wrapper) -> (own: String, other: String) {
        if case .textStyles(let styles) = self, case .textStyles(let its) = other {
            let (own, others) = (styles.calls, its.calls)
            return (own.filter { !others.contains($0) }.joined(), others.filter { !own.contains($0) }.joined())
        }
        guard case .frame(let limits, let alignment, let clips) = self, case .frame(let itsLimits, let itsAlignment, let itsClips) = other
        else { return (callCode, other.callCode) }
        let arguments = Self.frameArguments(limits, alignment, clips)
        let others = Self.frameArguments(itsLimits, itsAlignment, itsClips)
        func code(_ arguments: [String], without common: [String]) -> String {
            let different = arguments.filter { !common.contains($0) }
            return SwiftCode.call("frame", different + (different.count < arguments.count ? ["…"] : []))
        }
        return (code(arguments, without: others), code(others, without: arguments))
    }

    private static func frameArguments(
        _ limits: Blueprint.FrameLimits, _ alignment: Blueprint.Alignment, _ clips: Bool
    ) -> [String] {
        let extents = [
            ("width", limits.width), ("height", limits.height), ("minWidth", limits.minWidth), ("idealWidth", limits.idealWidth),
            ("maxWidth", limits.maxWidth), ("minHeight", limits.minHeight), ("idealHeight", limits.idealHeight),
            ("maxHeight", limits.maxHeight),
        ]
        return extents.compactMap { name, value in value.map { "\(name): \(SwiftCode.number($0))" } }
            + (alignment == .center ? [] : ["alignment: .\(alignment.rawValue)"]) + (clips ? ["clips: true"] : [])
    }

    fileprivate static func controlCode(_ kind: Blueprint.Control.Kind, _ role: Blueprint.Control.ButtonRole?, around child: String)
        -> String
    { SwiftCode.call(kind.rawValue, [role.map { "role: .\($0.rawValue)" }, child]) }

    fileprivate static func scrollCode(_ axes: [ScreenElement.Axis], around child: String) -> String {
        let along = axes == [.vertical] ? nil : axes.count == 1 ? ".\(axes[0].rawValue)" : SwiftCode.cases(axes.map(\.rawValue))
        return SwiftCode.call("scroll", [along, child])
    }

    fileprivate static func readerCode(around child: String) -> String { ".geometryReader { _ in \(child) }" }

    private static func relativeCode(_ width: Blueprint.Length?, _ height: Blueprint.Length?, _ alignment: Blueprint.Alignment) -> String {
        let extents = [("width", width), ("height", height)].compactMap { name, length in
            length.map { "\(name): " + $0.swiftCode("Blueprint.Length.roomWidth", "Blueprint.Length.roomHeight") }
        }
        return SwiftCode.call("frame", extents + (alignment == .center ? [] : ["alignment: .\(alignment.rawValue)"]))
    }

    private static func transformationCode(_ x: Double, _ y: Double, _ degrees: Double) -> String {
        let turn = degrees == 0 ? "" : SwiftCode.call("rotationEffect", ["degrees: \(SwiftCode.number(degrees))"])
        if x == y { return x == 1 && degrees != 0 ? turn : SwiftCode.call("scaleEffect", [SwiftCode.number(x)]) + turn }
        let factors = [
            SwiftCode.argument("x", x, default: 1, SwiftCode.number), SwiftCode.argument("y", y, default: 1, SwiftCode.number),
        ]
        return SwiftCode.call("scaleEffect", factors) + turn
    }

    fileprivate var swiftCode: String {
        switch self {
        case .padding(let insets): return SwiftCode.call("padding", SwiftCode.padding(insets))
        case .frame(let limits, let alignment, let clips):
            return SwiftCode.call("frame", Self.frameArguments(limits, alignment, clips))
        case .aspectRatio(let ratio, let mode):
            return SwiftCode.call("aspectRatio", [SwiftCode.number(ratio), mode == .fit ? nil : ".\(mode.rawValue)"])
        case .fixedSize(let horizontal, let vertical):
            return SwiftCode.call("fixedSize", [horizontal ? nil : "horizontal: false", vertical ? nil : "vertical: false"])
        case .textSizes(let lowest, let highest):
            return SwiftCode.call("textSizes", [lowest.map { "from: .\($0.name)" }, highest.map { "upTo: .\($0.name)" }])
        case .styles(let styles): return styles.swiftCode
        case .textStyles(let styles): return styles.swiftCode
        case .offset(let x, let y):
            return SwiftCode.call(
                "offset",
                [SwiftCode.argument("x", x, default: 0, SwiftCode.number), SwiftCode.argument("y", y, default: 0, SwiftCode.number)])
        case .position(let x, let y):
            return SwiftCode.call("position", ["x: \(SwiftCode.number(x))", "y: \(SwiftCode.number(y))"])
        case .transformed(let x, let y, let degrees): return Self.transformationCode(x, y, degrees)
        case .ignoresSafeArea(let edges): return SwiftCode.call("ignoresSafeArea", [edges.swiftCode])
        case .layoutPriority(let priority): return SwiftCode.call("layoutPriority", [SwiftCode.number(priority)])
        case .relativeFrame(let width, let height, let alignment): return Self.relativeCode(width, height, alignment)
        case .alignmentGuide(let guide, let length):
            return ".alignmentGuide(.\(guide.rawValue)) { d in \(length.swiftCode("d.width", "d.height", of: "d")) }"
        case .presentationDetents(let detents):
            return SwiftCode.call("presentationDetents", ["[" + detents.map(\.swiftCode).joined(separator: ", ") + "]"])
        case .scroll, .control, .geometryReader: preconditionFailure("A region or control is printed around its child")
        }
    }
}

extension Blueprint.ControlStyles {
    fileprivate var swiftCode: String {
        func call(_ name: String, _ value: String?) -> String { value.map { SwiftCode.call(name, [".\($0)"]) } ?? "" }
        let labels = hidesLabels.map { SwiftCode.call("labelsHidden", [$0 ? nil : "false"]) } ?? ""
        return call("buttonStyle", button?.rawValue) + call("controlSize", controlSize?.rawValue) + call("listStyle", list?.rawValue)
            + call("navigationBarTitleDisplayMode", titleDisplay?.rawValue) + call("textFieldStyle", textField?.rawValue) + labels
    }
}

extension Blueprint.Layering {
    fileprivate func swiftCode(_ over: String) -> String {
        switch self {
        case .overlay(let alignment): SwiftCode.call("overlay", [over, alignment == .center ? nil : "alignment: .\(alignment.rawValue)"])
        case .background(let alignment):
            SwiftCode.call("background", [over, alignment == .center ? nil : "alignment: .\(alignment.rawValue)"])
        case .mask(let alignment): SwiftCode.call("mask", [alignment == .center ? nil : "alignment: .\(alignment.rawValue)", over])
        case .modal(let kind, let closesOnEscape):
            SwiftCode.call(kind == .sheet ? "modal" : "alert", [over, closesOnEscape ? nil : "closesOnEscape: false"])
        }
    }
}

extension Blueprint.Picture {
    /// The call that makes it fill its room.
    fileprivate var resizing: String { isResizable == true ? ".resizable()" : "" }
}
