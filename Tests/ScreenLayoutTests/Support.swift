import ScreenLayout
import ScreenModel

/// Random numbers that are the same in every run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Lays a blueprint out by the standard rule.
func laidOut(
    _ blueprint: Blueprint, textSize: TextSize = .large, width: Double = 390, height: Double = 844, safeArea: Insets = .zero,
    direction: LayoutDirection = .leftToRight
) -> Screen {
    let environment = UserEnvironment(
        textSize: textSize, screenSize: Size(width: width, height: height), safeArea: safeArea, layoutDirection: direction)
    return StandardLayout().screen(for: blueprint, in: environment)
}

/// The elements of a screen a line each: source, role, corner and extent.
func lines(_ screen: Screen) -> [String] {
    screen.elements.map { "\($0.source.isEmpty ? "-" : $0.source) \($0.role.rawValue) \(text($0.frame))" }
}

/// A rectangle as text, to a hundredth of a point: "0,8 60×40".
func text(_ rect: Rect) -> String {
    "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))×\(text(rect.height))"
}

private func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// An image, whose extent is the same everywhere.
func box(_ width: Double, _ height: Double) -> Blueprint { .image("box", width: width, height: height) }

/// A text of characters that are as wide as the font is large: 17 points at the usual text size.
func wide(_ count: Int, lineLimit: Int? = nil) -> Blueprint { .text(String(repeating: "書", count: count), lineLimit: lineLimit) }
