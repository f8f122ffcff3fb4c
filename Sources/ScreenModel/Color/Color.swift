/// A color in the sRGB space; components and opacity from 0 to 1.
///
/// A component outside of that range is set to the nearer end, NaN to 0.
public struct SRGBColor: Hashable, Sendable, Codable {
    /// The red component, with the transfer curve of sRGB applied.
    public var red: Double { didSet { red = Self.clamped(red) } }
    /// The green component.
    public var green: Double { didSet { green = Self.clamped(green) } }
    /// The blue component.
    public var blue: Double { didSet { blue = Self.clamped(blue) } }
    /// How much it covers: 0 is nothing, 1 all.
    public var opacity: Double { didSet { opacity = Self.clamped(opacity) } }

    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.opacity = Self.clamped(opacity)
    }

    /// Creates a color from 24 bits as CSS writes them: `0xRRGGBB`.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }

    /// Creates a color from components in the Display P3 space; what sRGB cannot
    /// show is brought to its edge.
    ///
    /// Source: the matrix from CSS Color Module Level 4, sample code.
    public init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let (r, g, b) = (SRGBCurve.linear(Self.clamped(red)), SRGBCurve.linear(Self.clamped(green)), SRGBCurve.linear(Self.clamped(blue)))
        self.init(
            red: SRGBCurve.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            green: SRGBCurve.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            blue: SRGBCurve.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
            opacity: opacity)
    }

    /// Black, wholly opaque.
    public static let black = SRGBColor(hex: 0x000000)
    /// White, wholly opaque.
    public static let white = SRGBColor(hex: 0xFFFFFF)

    private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension SRGBColor {
    /// The relative luminance, from 0 to 1; the opacity is left out of account.
    ///
    /// Source: WCAG 2.2, definition of relative luminance, with the cut at 0.04045
    /// of the sRGB standard: the same as the older 0.03928 for 8-bit components.
    public var luminance: Double {
        0.2126 * SRGBCurve.linear(red) + 0.7152 * SRGBCurve.linear(green) + 0.0722 * SRGBCurve.linear(blue)
    }

    /// Returns the contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2,
    /// definition of contrast ratio).
    public func contrast(with other: SRGBColor) -> Double { contrastRatio(luminance, other.luminance) }

    /// Returns the color that is seen where this one lies over an opaque one; not
    /// rounded to 8 bits.
    public func composited(over backdrop: SRGBColor) -> SRGBColor {
        SRGBColor(
            red: red * opacity + backdrop.red * (1 - opacity), green: green * opacity + backdrop.green * (1 - opacity),
            blue: blue * opacity + backdrop.blue * (1 - opacity))
    }
}

/// Returns the contrast ratio of two relative luminances, from 1 to 21.
func contrastRatio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
