import ScreenModel

/// A font as text is measured with: a size and a weight.
struct Font: Hashable {
    /// The size, in points.
    let size: Double
    /// The weight, after Bold Text.
    let weight: FontWeight
    /// The height of one line, in points.
    let lineHeight: Double

    /// Creates the font of a text style as the person has set it.
    init(_ style: TextStyle, in environment: UserEnvironment) {
        let metrics = style.metrics(at: environment.textSize)
        size = metrics.size
        weight = environment.isBoldText ? style.weight.emphasized : style.weight
        lineHeight = roundedUpToPixel(metrics.lineHeight)
    }

    /// Returns the advance width of one character, in points.
    ///
    /// Weights between regular and bold are interpolated. Kerning and tracking
    /// are left out: for English text they change a line by under 1 %.
    func width(of character: Character) -> Double {
        let scalar = character.unicodeScalars.first.map(\.value) ?? 0
        let regular = AdvanceWidths.regular(scalar)
        guard weight.rawValue > FontWeight.regular.rawValue else { return regular * size }
        let share = Double(min(weight.rawValue, 700) - 400) / 300
        return (regular + (AdvanceWidths.bold(scalar) - regular) * share) * size
    }
}

/// A length rounded up to the next pixel of a screen with three pixels to the point.
func roundedUpToPixel(_ length: Double) -> Double {
    (length * 3 - 1e-9).rounded(.up) / 3
}
