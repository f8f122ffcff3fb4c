package import EveryScreenModel

/// A font as text is measured with: a size and a weight.
package struct Font: Hashable {
    /// The size, in points.
    package let size: Double
    /// The weight, after Bold Text.
    package let weight: ScreenElement.FontWeight
    /// The height of one line, in points.
    package let lineHeight: Double
    /// The number of the optical size, which says how wide the outlines are.
    let opticalSize: Int
    /// The units of `InterWidths` that the system adds to each advance.
    let tracking: Int

    /// The height of a line of the system font as a share of its size, the factor
    /// of `TextMetrics.lineHeight`.
    static let lineHeightFactor = 1.193359375

    /// Creates the font of a text style as the person has set it.
    package init(_ style: ScreenElement.TextStyle, in environment: UserEnvironment) {
        self.init(style, at: environment.textSize, isBold: environment.isBoldText)
    }

    /// Creates the font of a text style at a text size.
    init(_ style: ScreenElement.TextStyle, at textSize: UserEnvironment.TextSize, isBold: Bool) {
        self.init(size: style.metrics(at: textSize).size, weight: isBold ? style.weight.emphasized : style.weight)
    }

    /// Creates a font of a size, in points, whose lines are 1.193359375 times as
    /// high, rounded up to a pixel.
    package init(size: Double, weight: ScreenElement.FontWeight) {
        self.size = size
        self.weight = weight
        lineHeight = roundedUpToPixel(size * Self.lineHeightFactor)
        opticalSize = SanFrancisco.opticalSize(size)
        tracking = size > 0 ? Int((SanFrancisco.tracking(at: size) / size * Double(InterWidths.unitsPerEm)).rounded()) : 0
    }

    /// How far the base line of a line is below its top, in points: the typeface's
    /// ascent of 1950 in 2048 units (confidence high).
    var ascent: Double { size * 1950 / 2048 }

    /// Returns the height of a number of lines, in points: rounded up to a pixel
    /// once, as UIKit rounds it.
    func height(ofLines count: Int) -> Double { roundedUpToPixel(Double(count) * size * Self.lineHeightFactor) }

    /// Returns the number of lines that have room in a height, in points.
    func lineCount(in height: Double) -> Int {
        // Rounding of sums must not cost a line that fits.
        let room = height + 1e-6
        guard room > 0 else { return 0 }
        let count = Int(min(1e9, room / (size * Self.lineHeightFactor)))
        return count > 0 && self.height(ofLines: count) > room ? count - 1 : count
    }

    /// Returns the font at a share of its size, as text shrinks down to its minimum
    /// scale factor.
    package func scaled(by factor: Double) -> Font { Font(size: size * factor, weight: weight) }
}

/// A length rounded up to the next pixel of a screen with three pixels to the
/// point.
func roundedUpToPixel(_ length: Double) -> Double {
    (length * 3 - 1e-9).rounded(.up) / 3
}
