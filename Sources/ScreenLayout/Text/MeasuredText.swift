import ScreenModel

/// A string cut into the pieces between which a line may end, with their widths.
///
/// A line may end after a space or a hyphen, at a line feed, and on either side
/// of an East Asian wide character; a piece that is wider than the line is cut
/// between characters, never inside one. Measuring is O(characters), once;
/// wrapping at a width is O(pieces), and O(characters) of those it cuts.
struct MeasuredText: Hashable {
    /// What stands together on a line.
    private struct Piece: Hashable {
        /// The width without the spaces at the end, in points.
        var width: Double
        /// The width of the spaces at the end, which take no room at the end of a line.
        var trailing: Double
        /// Whether the line ends here whatever room is left.
        var endsLine: Bool
        /// Where its characters stand among the widths, spaces at the end left out.
        var characters: Range<Int>
    }

    /// How a string lies in lines of some width.
    struct Wrapping: Hashable {
        /// The number of lines.
        var lineCount: Int
        /// The width of the widest line, in points.
        var width: Double
    }

    /// The font it is set in.
    let font: Font
    private let pieces: [Piece]
    /// The widths of the characters that are no spaces, in points.
    private let widths: [Double]

    /// Measures a string; O(characters).
    init(_ string: String, font: Font) {
        self.font = font
        var pieces: [Piece] = []
        var widths: [Double] = []
        var piece = Piece(width: 0, trailing: 0, endsLine: false, characters: 0..<0)
        var isStarted = false
        func finish() {
            guard isStarted else { return }
            piece.characters = piece.characters.lowerBound..<widths.count
            pieces.append(piece)
            piece = Piece(width: 0, trailing: 0, endsLine: false, characters: widths.count..<widths.count)
            isStarted = false
        }
        for character in string {
            if character.isNewline {
                isStarted = true
                piece.endsLine = true
                finish()
                continue
            }
            let width = font.width(of: character)
            let isWide = AdvanceWidths.isFullWidth(character.unicodeScalars.first.map(\.value) ?? 0)
            if character == " " {
                isStarted = true
                piece.trailing += width
                continue
            }
            if piece.trailing > 0 || isWide { finish() }
            isStarted = true
            piece.width += width
            widths.append(width)
            if isWide || character == "-" { finish() }
        }
        finish()
        self.pieces = pieces
        self.widths = widths
    }

    /// The width on one line (or the widest of the lines the string itself ends), in points.
    var idealWidth: Double { wrapped(to: .infinity).width }

    /// The width of the widest piece, in points: narrower lines cut words.
    var minimumWidth: Double { pieces.reduce(0) { max($0, $1.width) } }

    /// Returns how the text lies in lines of the given width, in points; an empty text has one line; O(pieces).
    func wrapped(to width: Double) -> Wrapping {
        var result = Wrapping(lineCount: 1, width: 0)
        var used = 0.0
        var pending = 0.0
        // Invariant: `used` is the width of the current line without the spaces at its end, `pending` those spaces.
        for piece in pieces {
            // A piece of spaces or of a line feed alone stays on the line, however full that is.
            if piece.width > 0, used + pending > 0, used + pending + piece.width > width + tolerance {
                result.lineCount += 1
                used = 0
                pending = 0
            }
            if piece.width > width + tolerance, used == 0 {
                let cut = cutLines(piece, width)
                result.lineCount += cut.lineCount - 1
                result.width = max(result.width, cut.width)
                used = cut.lastWidth
            } else {
                used += pending + piece.width
            }
            pending = piece.trailing
            result.width = max(result.width, used)
            if piece.endsLine {
                result.lineCount += 1
                used = 0
                pending = 0
            }
        }
        return result
    }

    /// The lines of a piece that is wider than a line; at least one character stands on each.
    private func cutLines(_ piece: Piece, _ width: Double) -> (lineCount: Int, width: Double, lastWidth: Double) {
        var (lineCount, widest, used) = (1, 0.0, 0.0)
        for character in widths[piece.characters] {
            if used > 0, used + character > width + tolerance {
                lineCount += 1
                used = 0
            }
            used += character
            widest = max(widest, used)
        }
        return (lineCount, widest, used)
    }

    /// Rounding of sums must not break a line that fits, in points.
    private var tolerance: Double { 1e-6 }
}
