import EveryScreenModel
import EveryValue
import Foundation
import Testing

/// Contrast as WCAG 2.2 defines it, written a second time with the C library's
/// power.
struct ColorTests {
    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func luminance(_ color: SRGBColor) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func randomColor(_ numbers: inout RandomBits, opacity: Double = 1) -> SRGBColor {
        func component() -> Double { Double.random(in: 0...1, using: &numbers) }
        return SRGBColor(red: component(), green: component(), blue: component(), opacity: opacity)
    }

    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21), (0x767676, 0xFFFFFF, 4.5422), (0x777777, 0xFFFFFF, 4.4781), (0x949494, 0xFFFFFF, 3.0335),
            (0x959595, 0xFFFFFF, 2.9953), (0x595959, 0xFFFFFF, 7.0047), (0x5A5A5A, 0xFFFFFF, 6.8969), (0xFF0000, 0xFFFFFF, 3.9985),
            (0x007AFF, 0xFFFFFF, 4.0170), (0x00FF00, 0x000000, 15.304), (0xFFFFFF, 0xFFFFFF, 1),
        ] as [(UInt32, UInt32, Double)])
    func `known pairs have the contrast known`(first: UInt32, second: UInt32, expected: Double) {
        let digits = expected == 15.304 ? 1e3 : 1e4
        let contrast = SRGBColor(hex: first).contrast(with: SRGBColor(hex: second))

        #expect((contrast * digits).rounded() / digits == expected)
        #expect(contrast == SRGBColor(hex: second).contrast(with: SRGBColor(hex: first)))
    }

    @Test func `black and white have exactly the ends`() {
        #expect(SRGBColor.black.luminance == 0)
        #expect(SRGBColor.white.luminance == 1)
        #expect(SRGBColor.black.contrast(with: .white) == 21)
    }

    @Test func `all pairs of greys have the contrast of the definition`() {
        let greys = (0...255 as ClosedRange<UInt32>).map { SRGBColor(hex: $0 << 16 | $0 << 8 | $0) }
        let references = greys.map(Self.luminance)
        let luminances = greys.map(\.luminance)
        var largestError = 0.0
        for first in 0..<256 {
            largestError = max(largestError, abs(luminances[first] - references[first]))
            for second in 0..<256 {
                let contrast = greys[first].contrast(with: greys[second])
                largestError = max(largestError, abs(contrast - Self.ratio(references[first], references[second])))
            }
        }

        #expect(largestError < 1e-12)
    }

    @Test func `random pairs have the contrast of the definition`() {
        var numbers = RandomBits(seed: 3)
        var largestError = 0.0
        for _ in 0..<20_000 {
            let (first, second) = (randomColor(&numbers), randomColor(&numbers))
            let reference = Self.ratio(Self.luminance(first), Self.luminance(second))
            largestError = max(largestError, abs(first.contrast(with: second) - reference))
        }

        #expect(largestError < 1e-12)
    }

    @Test func `no 8-bit component lies between the old cut and the new`() {
        #expect((0...255).filter { (0.03928...0.04045).contains(Double($0) / 255) } == [])
    }

    @Test func `components are kept between 0 and 1, however they are set`() {
        var color = SRGBColor(red: -1, green: .nan, blue: 2, opacity: .infinity)
        #expect([color.red, color.green, color.blue, color.opacity] == [0, 0, 1, 1])

        color.red = 7
        color.green = -.infinity
        color.blue = .nan
        color.opacity = -0.5
        #expect([color.red, color.green, color.blue, color.opacity] == [1, 0, 0, 0])
    }

    @Test func `hexadecimal digits are red, green and blue`() {
        #expect(SRGBColor(hex: 0x336699, opacity: 0.5) == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
    }

    @Test func `a translucent color is mixed with what lies below, without rounding`() {
        let seen = SRGBColor(hex: 0xFF0000, opacity: 0.25).composited(over: SRGBColor(hex: 0x0000FF))

        #expect(seen == SRGBColor(red: 0.25, green: 0, blue: 0.75))
    }
}

/// Display P3 by way of CIE XYZ, with the published matrices of both spaces.
struct DisplayP3Tests {
    private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private static func reference(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        func encoded(_ value: Double) -> Double { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
        let toXYZ = [
            [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
            [0.2289745640697488, 0.6917385218365064, 0.079286914093745], [0, 0.04511338185890264, 1.043944368900976],
        ]
        let toSRGB = [
            [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
            [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
            [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
        ]
        return product(toSRGB, product(toXYZ, [linear(red), linear(green), linear(blue)])).map { encoded(min(max($0, 0), 1)) }
    }

    @Test func `random colors are those found by way of XYZ, clipped to sRGB`() {
        var numbers = RandomBits(seed: 4)
        var largestError = 0.0
        for _ in 0..<5_000 {
            let parts = (0..<3).map { _ in Double.random(in: 0...1, using: &numbers) }
            let color = SRGBColor(displayP3Red: parts[0], green: parts[1], blue: parts[2])
            let expected = Self.reference(parts[0], parts[1], parts[2])
            for (found, wanted) in zip([color.red, color.green, color.blue], expected) {
                largestError = max(largestError, abs(found - wanted))
            }
        }

        #expect(largestError < 1e-9)
    }

    @Test func `greys are the same in both spaces`() {
        for grey in stride(from: 0.0, through: 1, by: 0.125) {
            let color = SRGBColor(displayP3Red: grey, green: grey, blue: grey)
            #expect(abs(color.red - grey) < 1e-9 && abs(color.green - grey) < 1e-9 && abs(color.blue - grey) < 1e-9)
        }
    }

    @Test func `a red that sRGB cannot show is its reddest`() {
        let red = SRGBColor(displayP3Red: 1, green: 0, blue: 0, opacity: 0.5)

        #expect(red == SRGBColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    }

    @Test func `a value outside the range of a component is clamped`() {
        #expect(SRGBColor(displayP3Red: .nan, green: -3, blue: -.infinity) == .black)
        let white = SRGBColor(displayP3Red: .infinity, green: 2, blue: 1)
        #expect(abs(white.contrast(with: .white) - 1) < 1e-9)
    }
}
