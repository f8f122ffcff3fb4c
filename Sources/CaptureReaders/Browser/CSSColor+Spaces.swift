import EveryScreenModel
import Foundation

/// Colors of other spaces than sRGB, as computed styles write them; those beyond it
/// are brought to its bounds.
///
/// Source: CSS Color 4, sections 10 and 18 (conversions and their matrices).
extension SRGBColor {
    /// Reads the function and the parts of a color: three numbers, with the name of
    /// a space before them in `color()`, and an opacity.
    init?(wideColor function: some StringProtocol, _ parts: [String]) {
        let space = function == "color" ? parts.first : String(function)
        let numbers = parts.dropFirst(function == "color" ? 1 : 0).compactMap(Self.number)
        guard let space, numbers.count == parts.count - (function == "color" ? 1 : 0), 3...4 ~= numbers.count else { return nil }
        let opacity = numbers.count == 4 ? numbers[3] : 1
        if space == "srgb" {
            self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: opacity)
        } else if space == "display-p3" {
            self.init(displayP3Red: numbers[0], green: numbers[1], blue: numbers[2], opacity: opacity)
        } else {
            guard let light = Self.linear(Array(numbers.prefix(3)), in: space)?.map(SRGBCurve.encoded) else { return nil }
            self.init(red: light[0], green: light[1], blue: light[2], opacity: opacity)
        }
    }

    /// A number; `none` counts as zero.
    private static func number(_ part: String) -> Double? {
        if part == "none" { return 0 }
        return part.last == "%" ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
    }

    /// The channels of sRGB, in proportion to light.
    private static func linear(_ numbers: [Double], in space: String) -> [Double]? {
        switch space {
        case "oklab": return fromOKLab(numbers)
        case "oklch": return fromOKLab(rectangular(numbers))
        case "lab": return fromXYZ50(fromLab(numbers))
        case "lch": return fromXYZ50(fromLab(rectangular(numbers)))
        case "srgb-linear": return numbers
        case "a98-rgb": return fromXYZ65(numbers.map { power($0, 563 / 256) }.multiplied(by: a98))
        case "rec2020": return fromXYZ65(numbers.map(decoded2020).multiplied(by: rec2020))
        case "prophoto-rgb": return fromXYZ50(numbers.map { abs($0) <= 16 / 512 ? $0 / 16 : power($0, 1.8) }.multiplied(by: proPhoto))
        case "xyz", "xyz-d65": return fromXYZ65(numbers)
        case "xyz-d50": return fromXYZ50(numbers)
        default: return nil
        }
    }

    /// Lightness, chroma and hue as lightness and two axes.
    private static func rectangular(_ polar: [Double]) -> [Double] {
        let angle = polar[2] * .pi / 180
        return [polar[0], polar[1] * cos(angle), polar[1] * sin(angle)]
    }

    private static func fromOKLab(_ lab: [Double]) -> [Double] {
        let cones = lab.multiplied(by: [
            [1, 0.3963377773761749, 0.2158037573099136], [1, -0.1055613458156586, -0.0638541728258133],
            [1, -0.0894841775298119, -1.2914855480194092],
        ])
        return cones.map { $0 * $0 * $0 }.multiplied(by: [
            [4.0767416360759583, -3.3077115392580629, 0.2309699031821043], [-1.2684379732850315, 2.6097573492876882, -0.341319376002657],
            [-0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
        ])
    }

    private static func fromLab(_ lab: [Double]) -> [Double] {
        let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
        let middle = (lab[0] + 16) / 116
        let (first, last) = (lab[1] / 500 + middle, middle - lab[2] / 200)
        func light(_ part: Double) -> Double { part * part * part > epsilon ? part * part * part : (116 * part - 16) / kappa }
        let height = lab[0] > kappa * epsilon ? middle * middle * middle : lab[0] / kappa
        // The white of 5,000 K.
        return [light(first) * 0.3457 / 0.3585, height, light(last) * (1 - 0.3457 - 0.3585) / 0.3585]
    }

    private static func fromXYZ50(_ xyz: [Double]) -> [Double] {
        fromXYZ65(
            xyz.multiplied(by: [
                [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
                [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
                [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
            ]))
    }

    private static func fromXYZ65(_ xyz: [Double]) -> [Double] {
        xyz.multiplied(by: [
            [3.2409699419045226, -1.5373831775700939, -0.4986107602930034], [-0.9692436362808796, 1.8759675015077202, 0.0415550574071756],
            [0.0556300796969936, -0.2039769588889765, 1.0569715142428784],
        ])
    }

    private static let a98 = [
        [0.5766690429101305, 0.1855582379065463, 0.1882286462349947], [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
        [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
    ]
    private static let rec2020 = [
        [0.6369580483012914, 0.14461690358620832, 0.1688809751641721], [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
        [0, 0.028072693049087428, 1.060985057710791],
    ]
    private static let proPhoto = [
        [0.7977666449006423, 0.13518129740053308, 0.0313477341283922], [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
        [0, 0, 0.8251046025104602],
    ]

    private static func power(_ base: Double, _ exponent: Double) -> Double { (base < 0 ? -1 : 1) * pow(abs(base), exponent) }

    private static func decoded2020(_ channel: Double) -> Double {
        let (alpha, beta) = (1.09929682680944, 0.018053968510807)
        return abs(channel) < beta * 4.5 ? channel / 4.5 : (channel < 0 ? -1 : 1) * pow((abs(channel) + alpha - 1) / alpha, 1 / 0.45)
    }
}

extension [Double] {
    /// The vector after a matrix, row by row.
    fileprivate func multiplied(by matrix: [[Double]]) -> [Double] {
        matrix.map { row in zip(row, self).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
