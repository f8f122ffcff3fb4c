import EveryScreenCapture
import EveryScreenModel
import Foundation

extension SRGBColor {
    /// Reads a color as browsers write computed ones: `rgb(0, 0, 238)`, `rgba(0, 0,
    /// 0, 0.5)`, `oklch(0.8 0 0)`, `color(srgb 1 0 0 / 0.5)`; `nil` for any other
    /// notation.
    init?(cssColor text: some StringProtocol) {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        let parts = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
        guard text.hasPrefix("rgb") else {
            self.init(wideColor: text[..<open], parts.map { String($0) })
            return
        }
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 else { return nil }
        self.init(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, opacity: numbers.count == 4 ? numbers[3] : 1)
    }

    /// Whether two opaque colors differ by no more than rounding and compositing in
    /// 8 bits may do.
    func isNearly(_ other: SRGBColor) -> Bool {
        let tolerance = 3.0 / 255
        return abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
    }
}

extension ScreenElement.Paint {
    /// Reads a computed `background-image`: one gradient with its colors where they
    /// are all known, else a picture of unknown colors.
    init(cssImage text: String) {
        self = .unknown
        guard text.components(separatedBy: "-gradient(").count == 2, !text.contains("url(") else { return }
        var colors: [SRGBColor] = []
        var rest = text[...]
        while let start = rest.range(of: "rgb")?.lowerBound {
            guard let end = rest[start...].firstIndex(of: ")"), let color = SRGBColor(cssColor: rest[start...end]) else { return }
            colors.append(color)
            rest = rest[rest.index(after: end)...]
        }
        if !colors.isEmpty { self = .gradient(colors) }
    }
}
