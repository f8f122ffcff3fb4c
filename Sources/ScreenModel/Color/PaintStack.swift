/// Layers in which every gradient is one of its samples: a color, or `nil` for the
/// unknown.
struct PaintStack {
    /// The most combinations of gradient samples that are looked at.
    static let combinationLimit = 10_000

    private struct Layer {
        var colors: [SRGBColor?]
        var opacity: Double
    }

    private var layers: [Layer]

    /// Returns the stacks for every combination of gradient samples; one where
    /// there is no gradient.
    static func all(of layers: [ScreenElement.PaintLayer]) -> [PaintStack] {
        var samples: [[[SRGBColor?]]] = layers.map { layer in
            (layer.background ?? [.unknown]).map { paint -> [SRGBColor?] in paint.samples ?? [nil] }.filter { !$0.isEmpty }
        }
        limit(&samples)
        var stacks = [PaintStack(layers: [])]
        for (layer, paints) in zip(layers, samples) {
            var colors: [[SRGBColor?]] = [[]]
            for paint in paints { colors = colors.flatMap { below in paint.map { below + [$0] } } }
            stacks = stacks.flatMap { stack in
                colors.map { PaintStack(layers: stack.layers + [Layer(colors: $0, opacity: layer.opacity)]) }
            }
        }
        return stacks
    }

    /// Makes gradients unknown, the outermost first, until there are few enough
    /// combinations.
    private static func limit(_ samples: inout [[[SRGBColor?]]]) {
        func isTooMany() -> Bool {
            var count = 1
            for paint in samples.joined() {
                count *= paint.count
                if count > combinationLimit { return true }
            }
            return false
        }
        for layer in samples.indices {
            for paint in samples[layer].indices where samples[layer][paint].count > 1 {
                guard isTooMany() else { return }
                samples[layer][paint] = [nil]
            }
        }
    }

    /// Returns the luminances of the pixel, with a color drawn on the innermost
    /// layer or without.
    func luminances(under color: SRGBColor?) -> LuminanceRange {
        var pixel = Pixel()
        if let color { pixel.lieOver(color) }
        for layer in layers.reversed() {
            for color in layer.colors.reversed() { pixel.lieOver(color) }
            pixel.fade(to: layer.opacity)
        }
        return pixel.luminances
    }
}

/// A pixel made from the top down: the paint so far, and the share of lower layers
/// that still shows.
private struct Pixel {
    /// The premultiplied components with black, and with white, in place of all
    /// that is unknown.
    private var dark = (red: 0.0, green: 0.0, blue: 0.0)
    private var light = (red: 0.0, green: 0.0, blue: 0.0)
    /// The share of lower layers that shows through, from 0 to 1.
    private var shownBelow = 1.0

    mutating func lieOver(_ color: SRGBColor?) {
        guard let color else {
            light = (light.red + shownBelow, light.green + shownBelow, light.blue + shownBelow)
            shownBelow = 0
            return
        }
        let share = shownBelow * color.opacity
        dark = (dark.red + share * color.red, dark.green + share * color.green, dark.blue + share * color.blue)
        light = (light.red + share * color.red, light.green + share * color.green, light.blue + share * color.blue)
        shownBelow *= 1 - color.opacity
    }

    /// Makes all that is painted so far one group of some opacity; NaN counts as 0.
    mutating func fade(to opacity: Double) {
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        dark = (dark.red * opacity, dark.green * opacity, dark.blue * opacity)
        light = (light.red * opacity, light.green * opacity, light.blue * opacity)
        shownBelow = 1 - opacity * (1 - shownBelow)
    }

    /// The luminances with everything between black and white below.
    var luminances: LuminanceRange {
        var ends = self
        ends.lieOver(nil)
        func luminance(_ end: (red: Double, green: Double, blue: Double)) -> Double {
            SRGBColor(red: end.red, green: end.green, blue: end.blue).luminance
        }
        return LuminanceRange(lowest: luminance(ends.dark), highest: luminance(ends.light))
    }
}
