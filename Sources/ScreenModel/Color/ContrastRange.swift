/// The contrast that a color can have, whatever lies below that is not known.
///
/// A requirement fails for certain where `highest` is too low, and holds for
/// certain where `lowest` is enough; between the two nobody can tell.
public struct ContrastRange: Hashable, Sendable {
    /// The least ratio possible, from 1 to 21.
    public let lowest: Double
    /// The largest ratio possible, from 1 to 21.
    public let highest: Double

    /// Finds the contrast of a color drawn on the innermost of some layers.
    ///
    /// Layers are composited source-over in sRGB without rounding, group opacity
    /// after the group is flattened. Below the outermost layer, and where a paint is
    /// unknown, anything from black to white is possible. A gradient counts with
    /// every one of its samples. O(layers × samples of gradients).
    ///
    /// - Parameters:
    ///   - color: The color of the text or mark.
    ///   - layers: What the elements around it paint, the outermost first.
    public init(of color: Color, on layers: [PaintLayer]) {
        let background = LuminanceRange.backgrounds(of: layers)
        let foreground = LuminanceRange.backgrounds(of: layers, under: color)
        var lowest = Double.infinity
        var highest = 1.0
        for (front, back) in zip(foreground, background) {
            lowest = min(lowest, front.lowestContrast(with: back))
            highest = max(highest, front.highestContrast(with: back))
        }
        // Between two samples of a gradient the background takes every luminance between theirs.
        if foreground.allSatisfy({ $0 == foreground[0] }) {
            let gradient = LuminanceRange(
                lowest: background.map(\.lowest).min() ?? 0, highest: background.map(\.highest).max() ?? 1)
            lowest = foreground[0].lowestContrast(with: gradient)
        }
        self.lowest = lowest
        self.highest = highest
    }
}

/// The luminances that a pixel can have.
private struct LuminanceRange: Equatable {
    let lowest: Double
    let highest: Double

    func lowestContrast(with other: LuminanceRange) -> Double {
        if lowest > other.highest { return contrastRatio(lowest, other.highest) }
        if other.lowest > highest { return contrastRatio(other.lowest, highest) }
        return 1
    }

    func highestContrast(with other: LuminanceRange) -> Double {
        max(contrastRatio(highest, other.lowest), contrastRatio(other.highest, lowest))
    }

    /// The ranges of what is seen on the innermost layer, one for each combination of gradient samples.
    ///
    /// A gradient in several layers is looked at sample by sample in step, as the
    /// combinations would be too many.
    static func backgrounds(of layers: [PaintLayer], under color: Color? = nil) -> [LuminanceRange] {
        let count = layers.flatMap { $0.background ?? [] }.map { $0.samples?.count ?? 1 }.max() ?? 1
        return (0..<max(1, count)).map { sample in
            var pixel = Pixel()
            if let color { pixel.lieOver(color) }
            for layer in layers.reversed() {
                for paint in (layer.background ?? [.unknown]).reversed() { pixel.lieOver(paint, sample: sample, of: count) }
                pixel.fade(to: layer.opacity)
            }
            return pixel.luminances
        }
    }
}

/// A pixel made from the top down: what is painted so far, and how much of what is below still shows.
private struct Pixel {
    /// The premultiplied components with black, and with white, in place of all that is unknown.
    private var dark = (red: 0.0, green: 0.0, blue: 0.0)
    private var light = (red: 0.0, green: 0.0, blue: 0.0)
    /// How much of what is below shows through, from 0 to 1.
    private var shownBelow = 1.0

    mutating func lieOver(_ color: Color) {
        let share = shownBelow * color.opacity
        dark = (dark.red + share * color.red, dark.green + share * color.green, dark.blue + share * color.blue)
        light = (light.red + share * color.red, light.green + share * color.green, light.blue + share * color.blue)
        shownBelow *= 1 - color.opacity
    }

    mutating func lieOver(_ paint: Paint, sample: Int, of count: Int) {
        guard let samples = paint.samples else { return lieOverUnknown() }
        guard !samples.isEmpty else { return }
        lieOver(samples[min(sample * samples.count / count, samples.count - 1)])
    }

    private mutating func lieOverUnknown() {
        light = (light.red + shownBelow, light.green + shownBelow, light.blue + shownBelow)
        shownBelow = 0
    }

    mutating func fade(to opacity: Double) {
        let opacity = min(max(opacity, 0), 1)
        dark = (dark.red * opacity, dark.green * opacity, dark.blue * opacity)
        light = (light.red * opacity, light.green * opacity, light.blue * opacity)
        shownBelow = 1 - opacity * (1 - shownBelow)
    }

    var luminances: LuminanceRange {
        var ends = self
        ends.lieOverUnknown()
        func luminance(_ end: (red: Double, green: Double, blue: Double)) -> Double {
            Color(red: end.red, green: end.green, blue: end.blue).luminance
        }
        return LuminanceRange(lowest: luminance(ends.dark), highest: luminance(ends.light))
    }
}
