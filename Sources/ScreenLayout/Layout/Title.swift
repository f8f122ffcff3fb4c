import EveryScreenModel

/// The text of a leaf, and how it lies in the room it got.
struct Title {
    /// How text lies in some room.
    struct Lines: Equatable {
        /// The number of lines shown.
        var count: Int
        /// The extent of the shown text, in points.
        var size: LayoutSize
        /// Whether some lines are cut off.
        var isTruncated: Bool
        /// The share of its size to which it is shrunk.
        var scale: Double
        /// Whether a character is wider than the room, so that the extent does not
        /// show where the lines end.
        var isOverfull = false

        /// Those of an empty text.
        static let none = Lines(count: 0, size: .zero, isTruncated: false, scale: 1)
    }

    /// How text lies in the end.
    struct Placed {
        /// The lines shown.
        var lines: Lines
        /// Where they stand, in points, before mirroring.
        var area: LayoutRect
        /// Whether part of the text is cut off, or `nil` where that is unknown.
        var isTruncated: Bool?
    }

    /// The purposes of a text in its leaf.
    enum Purpose: UInt8 {
        /// Text by itself, or the title of a control.
        case title
        /// The substitute for a missing value.
        case placeholder
        /// The content of a field.
        case entered
    }

    /// The facts about a text that change no measure; `nil` is unknown.
    struct Look {
        /// Whether it is set in italics.
        var isItalic: Bool?
        /// Whether a line is drawn below it.
        var isUnderlined: Bool?
        /// Where its lines stand.
        var alignment: ScreenElement.TextRun.Alignment?
    }

    /// The string as its author wrote it.
    let original: String
    /// The string as shown.
    let string: String
    /// The string, measured.
    let measured: MeasuredText
    /// The style from which its size follows; `nil` for a fixed size.
    let style: ScreenElement.TextStyle?
    /// The leading of its font, in points.
    let leading: Double
    /// The most lines it may have.
    let lineLimit: Int
    /// The least share of its size to which it shrinks before it is cut off.
    let minimumScale: Double
    /// The purpose in the leaf.
    let purpose: Purpose
    /// The shape drawn around it.
    let shape: ControlShape
    /// The look that changes no measure, as the text styles around it have it.
    let look: Look
    /// How it lay for the proposal that was asked about last.
    private var latest: (proposal: Proposal, lines: Lines)?

    init(
        original: String, string: String, font: Font, style: ScreenElement.TextStyle?, leading: Double = 0, lineLimit: Int,
        minimumScale: Double, purpose: Purpose = .title, shape: ControlShape, look: Look = Look()
    ) {
        self.original = original
        self.string = string
        measured = MeasuredText(string, font: font)
        self.style = style
        self.leading = leading
        self.lineLimit = lineLimit
        self.minimumScale = minimumScale
        self.purpose = purpose
        self.shape = shape
        self.look = look
    }

    /// In how many equal steps text shrinks to its least size; the platform's own
    /// steps are not documented.
    private static let scaleSteps = 20

    /// Returns how the text lies in the frame that the leaf got for a proposal.
    mutating func placed(in frame: LayoutRect, _ proposal: Proposal) -> Placed {
        let lines = latestLines(in: proposal)
        return Placed(lines: lines, area: area(of: lines, in: frame), isTruncated: isTruncated(lines, in: proposal))
    }

    /// Returns how the text lies in a proposal for all of the leaf; O(characters)
    /// where it must wrap.
    private mutating func latestLines(in proposal: Proposal) -> Lines {
        if let latest, latest.proposal == proposal { return latest.lines }
        let lines = lines(in: proposal)
        latest = (proposal, lines)
        return lines
    }

    private func lines(in proposal: Proposal) -> Lines {
        if string.isEmpty { return .none }
        let width = room(in: proposal)
        let height = heightLimit(in: proposal)
        let whole = lines(in: width, height, scale: 1)
        if !whole.isTruncated || minimumScale >= 1 { return whole }
        for step in 1...Self.scaleSteps {
            let scale = 1 - Double(step) / Double(Self.scaleSteps) * (1 - minimumScale)
            let shrunk = lines(in: width, height, scale: scale)
            if !shrunk.isTruncated || step == Self.scaleSteps { return shrunk }
        }
        return whole
    }

    private func lines(in width: Double, _ height: Double, scale: Double) -> Lines {
        let text = measured.scaled(by: scale)
        let wrapping = text.wrapped(to: width)
        let limit = height.isFinite ? min(lineLimit, max(1, text.font.lineCount(in: height))) : lineLimit
        let count = min(wrapping.lineCount, limit)
        return Lines(
            count: count, size: LayoutSize(width: wrapping.width, height: text.font.height(ofLines: count)),
            isTruncated: wrapping.lineCount > limit, scale: scale,
            // Rounding must not make a line that fits an overfull one.
            isOverfull: wrapping.width > width + 1e-5)
    }

    /// Returns whether part of the text is cut off, or nil where that depends on
    /// less than the error of measured widths.
    ///
    /// The content of a field of one line scrolls in it, so that it is unknown
    /// whether the person sees its end.
    private func isTruncated(_ lines: Lines, in proposal: Proposal) -> Bool? {
        if purpose == .entered { return lines.isTruncated ? nil : false }
        let height = heightLimit(in: proposal)
        if !lines.isTruncated, lines.scale > minimumScale || (lineLimit == .max && height == .infinity) { return false }
        let share = 1 + TextMetrics.widthTolerance
        let width = lines.isTruncated ? room(in: proposal) * share : room(in: proposal) / share
        return self.lines(in: width, height, scale: lines.scale).isTruncated == lines.isTruncated ? lines.isTruncated : nil
    }

    /// The height that a proposal leaves to the text, in points.
    private func heightLimit(in proposal: Proposal) -> Double {
        shape.cutsTitle && proposal.height >= 0 ? max(0, proposal.height - shape.room) : .infinity
    }

    /// The width that a proposal for all of the leaf leaves to the text, in points.
    private func room(in proposal: Proposal) -> Double {
        proposal.width < 0 ? .infinity : max(0, proposal.width - shape.taken - 2 * shape.sides)
    }

    /// Returns the lines shown in a proposal; O(characters).
    func shownLines(_ lines: Lines, in proposal: Proposal) -> [MeasuredText.ShownLine] {
        measured.scaled(by: lines.scale).shownLines(in: room(in: proposal), limit: lines.count)
    }

    /// Returns the extent of the leaf for a proposal; infinite where it takes all
    /// there could be.
    mutating func size(in proposal: Proposal) -> LayoutSize {
        let lines = latestLines(in: proposal)
        if shape.isText { return lines.size }
        let needed = max(shape.leastWidth, lines.size.width + shape.taken + 2 * shape.sides)
        let width =
            if !shape.takesWidth {
                needed
            } else if proposal.width < 0 {
                max(needed, shape.idealWidth)
            } else {
                max(shape.leastWidth, proposal.width)
            }
        let size = LayoutSize(width: width, height: max(shape.leastHeight, lines.size.height + shape.room))
        return shape.frame?.size(of: size, proposal) ?? size
    }

    /// Returns where the text stands in the frame of the leaf.
    private func area(of lines: Lines, in frame: LayoutRect) -> LayoutRect {
        let spare = max(0, frame.width - shape.taken - 2 * shape.sides - lines.size.width)
        let x = frame.minX + shape.sides + (shape.isTitleCentered ? spare / 2 : 0)
        let y = frame.minY + (shape.isCentered ? (frame.height - lines.size.height) / 2 : shape.room / 2)
        return LayoutRect(origin: LayoutPoint(x: x, y: y), size: lines.size)
    }
}
