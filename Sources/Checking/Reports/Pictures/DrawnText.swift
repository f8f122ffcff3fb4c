import EveryScreenLayout
import EveryScreenModel

/// A text in a picture: lines with their places.
struct DrawnText: Hashable {
    /// A line and its area, in the coordinates of the screen.
    struct Line: Hashable {
        let text: String
        let frame: LayoutRect
    }

    /// The alignment of lines that are shorter than their area.
    enum Alignment {
        case left, center, right
    }

    /// The lines, from the top.
    var lines: [Line]
    /// The font size, in points.
    var size: Double
    /// The weight, as far as it is known.
    var weight: ScreenElement.FontWeight?

    /// Whether the whole text is read from the right.
    private let isRightToLeft: Bool
    /// Whether the text turns all of its characters round, as the pseudolocale of
    /// right-to-left scripts does: lines have these without its marks.
    private let isTurned: Bool

    /// The height of a line of the system font as a share of its size.
    static let lineHeight = 1.193359375
    /// The share of a line's height above its base line (Inter's ascender is
    /// 0.96875 of its size, its line 1.21).
    private static let ascent = 0.8
    /// The width of a space at a size of 100 points, in points.
    private static let space = 28.0
    /// The largest width of a condensed word relative to its area.
    private static let squeeze = 1.1
    /// The sizes that are tried for text of unknown size, in points.
    private static let guessedSizes = [17.0, 15, 13, 11, 9, 7, 5]

    /// Finds the lines of a text: the stated ones, else those of the line breaker.
    ///
    /// If the area or the size is unknown, the text has the largest usual size at
    /// which it fits, vertically centered.
    init?(_ run: ScreenElement.TextRun, in room: LayoutRect, aligned alignment: Alignment) {
        weight = run.weight
        isTurned = run.string.isTurned
        isRightToLeft = isTurned || run.string.isRightToLeft
        let known = run.pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        if let boxes = run.lines, !boxes.isEmpty {
            let texts = Self.texts(of: run, in: boxes)
            size = known ?? boxes[0].frame.height / Self.lineHeight
            lines = zip(texts, boxes).map { Line(text: $0, frame: $1.frame) }
        } else if let shown = Self.fitted(run), let frame = run.frame, let pointSize = run.pointSize {
            size = pointSize
            lines = Self.stacked(shown, in: frame, height: frame.height / Double(max(1, shown.count)), alignment)
        } else {
            let room = run.frame ?? room
            guard room.isFinite, room.width >= 1, room.height >= 1, !run.string.isEmpty else { return nil }
            let (fitting, shown) = Self.guessed(run.string, known, weight ?? .regular, in: room)
            size = fitting
            let height = fitting * Self.lineHeight
            let top = room.minY + max(0, (room.height - height * Double(shown.count)) / 2)
            let area = LayoutRect(x: room.minX, y: top, width: room.width, height: room.height)
            lines = Self.stacked(shown, in: area, height: height, alignment)
        }
        if isTurned { lines = lines.map { Line(text: $0.text.withoutTurning, frame: $0.frame) } }
        lines.removeAll { $0.text.isEmpty || !$0.frame.isFinite }
    }

    /// Sets a string in an area in one size, cut off after the last line that fits;
    /// vertically centered, or at the top.
    init(
        _ string: String, size: Double, weight: ScreenElement.FontWeight = .regular, in room: LayoutRect, aligned alignment: Alignment,
        atTop isAtTop: Bool = false
    ) {
        let text = MeasuredText(string, font: Font(size: size, weight: weight))
        let height = size * Self.lineHeight
        let limit = max(1, Int(min(1_000, room.height / height + 1e-6)))
        let shown = text.shownLines(in: room.width, limit: limit)
        let top = isAtTop ? room.minY + min(8, room.height / 4) : room.minY + max(0, (room.height - height * Double(shown.count)) / 2)
        self.size = size
        self.weight = weight
        isTurned = string.isTurned
        isRightToLeft = isTurned || string.isRightToLeft
        let area = LayoutRect(x: room.minX, y: top, width: room.width, height: room.height)
        lines = Self.stacked(shown, in: area, height: height, alignment)
        if isTurned { lines = lines.map { Line(text: $0.text.withoutTurning, frame: $0.frame) } }
    }

    /// The lines of a text in its frame; with the number of lines in the capture,
    /// if its font has other widths.
    private static func fitted(_ run: ScreenElement.TextRun) -> [MeasuredText.ShownLine]? {
        guard let lines = run.brokenLines else { return nil }
        guard let count = run.lineCount, count > 0, count != lines.count, run.isTruncated != true, let frame = run.frame else {
            return lines
        }
        let steps = count < lines.count ? stride(from: 1.05, through: 2, by: 0.05) : stride(from: 0.95, through: 0.5, by: -0.05)
        for factor in steps {
            var wider = run
            wider.frame?.size.width = frame.width * factor
            if let other = wider.brokenLines, other.count == count { return other }
        }
        return lines
    }

    private static func stacked(
        _ shown: [MeasuredText.ShownLine], in area: LayoutRect, height: Double, _ alignment: Alignment
    ) -> [Line] {
        // A single line in a capture is as wide as its frame, whatever the font.
        let isMeasured = shown.count == 1 && 0.75...1.35 ~= area.width / max(1e-6, shown[0].width)
        return shown.enumerated().map { number, line in
            let width = isMeasured ? area.width : min(line.width, max(area.width, 1))
            let offset =
                switch alignment {
                case .left: 0.0
                case .center: (area.width - width) / 2
                case .right: area.width - width
                }
            return Line(
                text: line.text,
                frame: LayoutRect(x: area.minX + offset, y: area.minY + Double(number) * height, width: width, height: height))
        }
    }

    /// The largest size at which a string fits, and its lines then.
    private static func guessed(
        _ string: String, _ known: Double?, _ weight: ScreenElement.FontWeight, in room: LayoutRect
    ) -> (size: Double, lines: [MeasuredText.ShownLine]) {
        let sizes = known.map { known in [known] + guessedSizes.filter { $0 < known } } ?? guessedSizes
        for size in sizes {
            let text = MeasuredText(string, font: Font(size: size, weight: weight))
            let lines = text.wrapped(to: room.width).lineCount
            let fits = Double(lines) * size * lineHeight <= room.height + 1 && text.minimumWidth <= room.width * squeeze
            if fits || size == sizes.last {
                return (size, text.shownLines(in: room.width * (text.minimumWidth > room.width ? squeeze : 1)))
            }
        }
        return (sizes[0], [])
    }

    /// Whether the stated lines lack the end of the string, and the text does not
    /// state that this is visible.
    private static func isCutShort(_ run: ScreenElement.TextRun, after boxes: [ScreenElement.TextLine]) -> Bool {
        guard run.isTruncated != false, let end = boxes.last?.range?.upperBound else { return false }
        return !String(decoding: run.string.utf16.dropFirst(end), as: UTF16.self).allSatisfy(\.isWhitespace)
    }

    /// The texts of lines: the stated ranges, else words until the width of the
    /// lines is used.
    private static func texts(of run: ScreenElement.TextRun, in boxes: [ScreenElement.TextLine]) -> [String] {
        let units = Array(run.string.utf16)
        let reported = boxes.compactMap { box in
            box.range.map { String(decoding: units[$0.clamped(to: 0..<units.count)], as: UTF16.self).trimmingEnd }
        }
        if reported.count == boxes.count {
            return reported.dropLast() + reported.suffix(1).map { $0 + (isCutShort(run, after: boxes) ? "…" : "") }
        }
        let font = Font(size: 100, weight: run.weight ?? .regular)
        let words = run.string.split(separator: " ").map { (String($0), MeasuredText(String($0), font: font).idealWidth + Self.space) }
        let whole = max(1e-6, words.reduce(0) { $0 + $1.1 })
        let room = max(1e-6, boxes.reduce(0) { $0 + max(0, $1.frame.width) })
        var (next, used, available) = (0, 0.0, 0.0)
        return boxes.enumerated().map { number, box in
            available += max(0, box.frame.width) * whole / room
            var line: [String] = []
            let isLast = number == boxes.count - 1
            while next < words.count, isLast || used + words[next].1 / 2 <= available {
                line.append(words[next].0)
                used += words[next].1
                next += 1
            }
            return line.joined(separator: " ")
        }
    }

    /// The lines as SVG.
    ///
    /// - Parameters:
    ///   - fill: The color of the glyphs.
    ///   - change: Changes the style of the lines.
    func svg(fill: String, _ change: (inout SVG.TextStyle) -> Void = { _ in }) -> [String] {
        lines.map { line in
            var style = SVG.TextStyle(size: size, weight: weight.map(\.rawValue), fill: fill, length: line.frame.width)
            if weight == .regular { style.weight = nil }
            (style.isRightToLeft, style.isTurned) = (isRightToLeft, isTurned)
            change(&style)
            // The line begins at its right edge if it is read from there.
            let x = isRightToLeft ? line.frame.maxX : line.frame.minX
            return SVG.text(line.text, at: LayoutPoint(x: x, y: line.frame.minY + line.frame.height * Self.ascent), style)
        }
    }
}

extension String {
    /// Whether the first letter belongs to a right-to-left script.
    var isRightToLeft: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }

    /// Whether the text is right-to-left by marks around it, whatever its letters
    /// are: U+202E and U+202C, with no other such mark between.
    fileprivate var isTurned: Bool {
        unicodeScalars.first == "\u{202E}" && unicodeScalars.last == "\u{202C}"
            && !unicodeScalars.dropFirst().dropLast().contains { "\u{202A}"..."\u{202E}" ~= $0 || "\u{2066}"..."\u{2069}" ~= $0 }
    }

    /// The text without the marks that turn it.
    fileprivate var withoutTurning: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{202E}" && $0 != "\u{202C}" }))
    }

    fileprivate var trimmingEnd: String {
        var text = Substring(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
