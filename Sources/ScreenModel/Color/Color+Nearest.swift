extension ScreenElement {
    /// A color that has enough contrast, found from one that has not.
    public struct SuggestedColor: Hashable, Sendable, Codable {
        /// The color: opaque, its components whole in 8 bits.
        public let color: SRGBColor
        /// Whether it is darker than the one it replaces, not lighter.
        public let isDarker: Bool

        /// Creates a suggestion.
        public init(color: SRGBColor, isDarker: Bool) {
            self.color = color
            self.isDarker = isDarker
        }
    }
}

extension SRGBColor {
    /// The components as CSS writes them: "#5E5E5E"; opacity is left out.
    public var hexText: String {
        let digits = String(code, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The components rounded to 8 bits, as in `init(hex:opacity:)`.
    package var code: UInt32 { [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) } }

    /// Returns the color nearest in lightness that reaches a contrast for certain,
    /// or `nil` where none of its hue does.
    ///
    /// Made darker by going straight to black, lighter by going straight to white,
    /// in 255 steps, each rounded to 8 bits; opaque. The first step that is enough
    /// is taken, in the direction in which lightness (CIE L*) changes less. O(log
    /// steps) contrasts a direction: the luminance never turns back on the way.
    ///
    /// - Parameters:
    ///   - ratio: The contrast needed, from 1 to 21.
    ///   - layers: The paint behind the color, the outermost layer first.
    public func nearest(reaching ratio: Double, on layers: [ScreenElement.PaintLayer]) -> ScreenElement.SuggestedColor? {
        let ways = [true, false].compactMap { isDarker -> (suggestion: ScreenElement.SuggestedColor, change: Double)? in
            guard let step = firstStep(reaching: ratio, on: layers, isDarker) else { return nil }
            let color = moved(by: step, isDarker)
            return (ScreenElement.SuggestedColor(color: color, isDarker: isDarker), abs(color.lightness - lightness))
        }
        return ways.min { $0.change < $1.change }?.suggestion
    }

    /// The number of steps from a color to black or white: the values that 8 bits
    /// distinguish, less one.
    static let steps = 255

    /// Returns the color some steps nearer to black or white, rounded to 8 bits.
    func moved(by step: Int, _ isDarker: Bool) -> SRGBColor {
        let share = Double(step) / Double(Self.steps)
        func moved(_ component: Double) -> Double { isDarker ? component * (1 - share) : component + (1 - component) * share }
        return SRGBColor(hex: SRGBColor(red: moved(red), green: moved(green), blue: moved(blue)).code)
    }

    /// The least step that is enough, or `nil` where none is: the last must be, and
    /// from the first that is all are.
    private func firstStep(reaching ratio: Double, on layers: [ScreenElement.PaintLayer], _ isDarker: Bool) -> Int? {
        func isEnough(_ step: Int) -> Bool { ContrastRange(of: moved(by: step, isDarker), on: layers).lowest >= ratio }
        guard isEnough(Self.steps) else { return nil }
        var (low, high) = (0, Self.steps)
        while low < high {
            let middle = (low + high) / 2
            if isEnough(middle) { high = middle } else { low = middle + 1 }
        }
        return high
    }

    /// The lightness as people see it (CIE L*), from 0 to 100.
    package var lightness: Double {
        let luminance = luminance
        // Below this luminance the curve is a line: (6/29)³, CIE 15:2018.
        let linearEnd = 216.0 / 24_389
        return luminance <= linearEnd ? luminance * 24_389 / 27 : 116 * cubeRoot(luminance) - 16
    }
}

/// Returns the cube root of a number from 0 to 1, by Newton's method: without
/// Foundation there is none.
private func cubeRoot(_ value: Double) -> Double {
    var root = 1.0
    // Each step at least halves the distance as long as it is large, and doubles
    // the digits after.
    for _ in 0..<20 { root = (2 * root + value / (root * root)) / 3 }
    return root
}
