/// The unit of lengths in messages, as people on the platform call it.
///
/// The numbers are the same: a point of iOS, a dp of Android and a CSS pixel of a
/// page are one unit of a screen's coordinates (WCAG2ICT).
package enum DisplayUnit: String, Hashable, Sendable, CaseIterable, Codable {
    /// Points, on Apple's platforms.
    case points = "pt"
    /// Density-independent pixels, on Android.
    case densityIndependentPixels = "dp"
    /// CSS pixels of a page, logical pixels of a desktop, and the pixels of a
    /// capture of unknown density.
    case pixels = "px"

    /// The unit after a number in a sentence about a guideline.
    package var noun: String {
        switch self {
        case .points: "points"
        case .densityIndependentPixels: "dp"
        case .pixels: "CSS pixels"
        }
    }
}

extension RenderedScreen {
    /// The unit of the lengths of the screen in messages.
    package var displayUnit: DisplayUnit {
        if unit == .pixels { return .pixels }
        return switch facts.platform {
        case .android: .densityIndependentPixels
        case .web, .desktop: .pixels
        case .iOS, .macOS, .tvOS, .visionOS, .watchOS, nil: .points
        }
    }
}
