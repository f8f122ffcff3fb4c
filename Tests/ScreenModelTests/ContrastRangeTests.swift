import EveryScreenModel
import EveryValue
import Testing

/// A pixel painted from the bottom up into one buffer a group: red, green, blue
/// premultiplied, and alpha.
private struct Buffer {
    var parts = [0.0, 0.0, 0.0, 0.0]

    mutating func paint(_ color: SRGBColor) {
        paint([color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity])
    }

    mutating func paint(_ source: [Double]) {
        parts = zip(source, parts).map { $0 + $1 * (1 - source[3]) }
    }
}

/// The visible color if every paint is one color: each layer a group inside the one
/// before.
private func pixel(_ layers: ArraySlice<(colors: [SRGBColor], opacity: Double)>, text: SRGBColor?) -> Buffer {
    var buffer = Buffer()
    guard let layer = layers.first else {
        if let text { buffer.paint(text) }
        return buffer
    }
    for color in layer.colors { buffer.paint(color) }
    buffer.paint(pixel(layers.dropFirst(), text: text).parts)
    return Buffer(parts: buffer.parts.map { $0 * layer.opacity })
}

private func ratio(_ text: SRGBColor, _ layers: [(colors: [SRGBColor], opacity: Double)], over root: SRGBColor) -> Double {
    let all = [(colors: [root], opacity: 1.0), (colors: [], opacity: 1)] + layers
    func seen(_ text: SRGBColor?) -> SRGBColor {
        let parts = pixel(all[...], text: text).parts
        return SRGBColor(red: parts[0], green: parts[1], blue: parts[2])
    }
    return seen(text).contrast(with: seen(nil))
}

struct ContrastRangeTests {
    private struct Random {
        var numbers: RandomBits

        mutating func unit() -> Double {
            switch Int.random(in: 0...5, using: &numbers) {
            case 0: 0
            case 1: 1
            default: Double.random(in: 0...1, using: &numbers)
            }
        }

        mutating func color() -> SRGBColor { SRGBColor(red: unit(), green: unit(), blue: unit(), opacity: unit()) }

        mutating func paint() -> ScreenElement.Paint {
            switch Int.random(in: 0...5, using: &numbers) {
            case 0: .unknown
            case 1, 2: .gradient((0..<Int.random(in: 0...3, using: &numbers)).map { _ in color() })
            default: .color(color())
            }
        }

        mutating func layers() -> [ScreenElement.PaintLayer] {
            (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                let paints = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in paint() }
                return ScreenElement.PaintLayer(background: Int.random(in: 0...9, using: &numbers) == 0 ? nil : paints, opacity: unit())
            }
        }

        /// A color that a paint may have at some pixel; of a gradient the k-th of
        /// its 17 steps between two stops.
        mutating func pick(_ paint: ScreenElement.Paint) -> SRGBColor? {
            switch paint {
            case .color(let color): return color
            case .unknown: return SRGBColor(red: unit(), green: unit(), blue: unit())
            case .gradient(let stops):
                guard stops.count > 1 else { return stops.first }
                let part = Int.random(in: 0..<stops.count - 1, using: &numbers)
                let share = Double(Int.random(in: 0...17, using: &numbers)) / 17
                return mixed(stops[part], stops[part + 1], share)
            }
        }
    }

    private static func mixed(_ first: SRGBColor, _ last: SRGBColor, _ share: Double) -> SRGBColor {
        SRGBColor(
            red: first.red * (1 - share) + last.red * share, green: first.green * (1 - share) + last.green * share,
            blue: first.blue * (1 - share) + last.blue * share, opacity: first.opacity * (1 - share) + last.opacity * share)
    }

    private func range(_ color: SRGBColor, on paints: ScreenElement.Paint...) -> ContrastRange {
        ContrastRange(of: color, on: [ScreenElement.PaintLayer(background: paints)])
    }

    @Test func `on one opaque color there is one contrast`() {
        let range = range(SRGBColor(hex: 0x777777), on: .color(.white))

        #expect(range.lowest == range.highest)
        #expect(range.lowest == SRGBColor(hex: 0x777777).contrast(with: .white))
    }

    @Test func `thresholds are compared in full precision`() {
        let almost = range(SRGBColor(hex: 0x777777), on: .color(.white))
        #expect(almost.reaches(4.5) == false)
        #expect(range(SRGBColor(hex: 0x767676), on: .color(.white)).reaches(4.5) == true)
        #expect(almost.reaches(almost.lowest) == true)
        #expect(almost.reaches(almost.lowest.nextUp) == false)
        #expect(range(.white, on: .unknown).reaches(4.5) == nil)
    }

    @Test func `twenty-one pairs of greys come within five thousandths of 4.5, and none of them reaches it`() {
        var pairs: [ContrastRange] = []
        for first in 0...255 as ClosedRange<UInt32> {
            for second in 0..<first {
                let range = range(SRGBColor(hex: first * 0x010101), on: .color(SRGBColor(hex: second * 0x010101)))
                if (4.495..<4.5).contains(range.lowest) { pairs.append(range) }
            }
        }

        #expect(pairs.count == 21)
        #expect(pairs.allSatisfy { $0.reaches(4.5) == false })
    }

    @Test func `on nothing known anything is possible`() {
        let everything = ContrastRange(of: .white, on: [])

        #expect((everything.lowest, everything.highest) == (1, 21))
        #expect(ContrastRange(of: .white, on: [ScreenElement.PaintLayer(background: nil)]) == everything)
        #expect(ContrastRange(of: .white, on: [ScreenElement.PaintLayer(background: [])]) == everything)
        #expect(range(.white, on: .unknown) == everything)
        #expect(range(.white, on: .gradient([])) == everything)
    }

    @Test func `a veil over the unknown bounds the contrast`() {
        // Black at 80 percent: at most 20 percent grey shines through.
        let range = range(.white, on: .unknown, .color(SRGBColor(hex: 0x000000, opacity: 0.8)))

        #expect(range.highest == 21)
        #expect(abs(range.lowest - SRGBColor.white.contrast(with: SRGBColor(red: 0.2, green: 0.2, blue: 0.2))) < 1e-12)
        #expect(range.reaches(4.5) == true)
    }

    @Test func `opacity counts after all inside is flattened`() {
        let layers = [
            ScreenElement.PaintLayer(background: [.color(.white)]), ScreenElement.PaintLayer(background: [.color(.black)], opacity: 0.5),
        ]
        let range = ContrastRange(of: .white, on: layers)

        // The text stays white, as it lies on white; the black below it turns grey.
        #expect(abs(range.lowest - SRGBColor.white.contrast(with: SRGBColor(red: 0.5, green: 0.5, blue: 0.5))) < 1e-12)
        #expect(range.lowest == range.highest)
    }

    @Test func `a gradient of one color is the color, and one through the text's luminance hides the text`() {
        #expect(range(.white, on: .gradient([.black])) == range(.white, on: .color(.black)))
        #expect(range(SRGBColor(hex: 0x808080), on: .gradient([.black, .white])).lowest == 1)
        #expect(
            range(.white, on: .gradient([.black, SRGBColor(hex: 0x333333)])).lowest
                == SRGBColor.white.contrast(with: SRGBColor(hex: 0x333333)))
        #expect(range(.white, on: .gradient([.black, SRGBColor(hex: 0x333333)])).highest == 21)
    }

    @Test func `translucent text that is lighter at one end and darker at the other is hidden between`() {
        let range = range(SRGBColor(hex: 0x808080, opacity: 0.5), on: .gradient([.black, .white]))

        #expect(range.lowest == 1)
    }

    @Test func `two gradients may run in different directions`() {
        // Where the lower is light and the upper lets it through, white text is
        // lost.
        let lower = ScreenElement.Paint.gradient([.black, .white])
        let upper = ScreenElement.Paint.gradient([SRGBColor(hex: 0x000000, opacity: 0), .black])

        #expect(range(.white, on: lower, upper).lowest == 1)
        #expect(range(.white, on: lower, upper).highest == 21)
    }

    @Test func `of too many gradients the outermost count as unknown`() {
        let gradient = ScreenElement.Paint.gradient([.black, SRGBColor(hex: 0x111111)])
        let layers = Array(repeating: ScreenElement.PaintLayer(background: [gradient]), count: 50)

        #expect(ContrastRange(of: .white, on: layers) == range(.white, on: gradient))
    }

    @Test func `opacity that is no number paints nothing`() {
        let layers = [
            ScreenElement.PaintLayer(background: [.color(.white)]), ScreenElement.PaintLayer(background: [.color(.black)], opacity: .nan),
        ]

        #expect((ContrastRange(of: .white, on: layers).lowest, ContrastRange(of: .white, on: layers).highest) == (1, 1))
    }

    @Test func `where all is known the contrast is that of a pixel painted from the bottom up`() {
        var random = Random(numbers: RandomBits(seed: 5))
        for _ in 0..<3_000 {
            var root = random.color()
            root.opacity = 1
            let layers = (0..<Int.random(in: 0...4, using: &random.numbers)).map { _ in
                (colors: (0..<Int.random(in: 0...3, using: &random.numbers)).map { _ in random.color() }, opacity: random.unit())
            }
            let text = random.color()
            let range = ContrastRange(
                of: text,
                on: [ScreenElement.PaintLayer(background: [.color(root)])]
                    + layers.map { ScreenElement.PaintLayer(background: $0.colors.map(ScreenElement.Paint.color), opacity: $0.opacity) })
            let expected = ratio(text, layers, over: root)

            #expect(abs(range.lowest - expected) < 1e-9 && abs(range.highest - expected) < 1e-9)
        }
    }

    @Test func `no backdrop contradicts a certain result`() {
        var random = Random(numbers: RandomBits(seed: 6))
        for _ in 0..<600 {
            let layers = random.layers()
            let text = random.color()
            let range = ContrastRange(of: text, on: layers)
            #expect(1 <= range.lowest && range.lowest <= range.highest && range.highest <= 21)
            for _ in 0..<40 {
                let picked = layers.map { layer in
                    (colors: (layer.background ?? [.unknown]).compactMap { random.pick($0) }, opacity: layer.opacity)
                }
                var root = random.color()
                root.opacity = 1
                let seen = ratio(text, picked, over: root)

                #expect(range.lowest - 1e-9 <= seen && seen <= range.highest + 1e-9)
            }
        }
    }

    @Test func `between two samples of a gradient the contrast leaves the range by a hundredth at most`() {
        var random = Random(numbers: RandomBits(seed: 7))
        var worst = 0.0
        for _ in 0..<2_000 {
            var (first, last, text) = (random.color(), random.color(), random.color())
            (first.opacity, last.opacity, text.opacity) = (1, 1, 1)
            let range = range(text, on: .gradient([first, last]))
            for _ in 0..<20 {
                let seen = text.contrast(with: Self.mixed(first, last, Double.random(in: 0...1, using: &random.numbers)))
                worst = max(worst, range.lowest / seen - 1, seen / range.highest - 1)
            }
        }

        #expect(worst < 0.01)
    }
}
