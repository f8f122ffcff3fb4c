extension ScreenElement {
    /// The filling of an area.
    public enum Paint: Hashable, Sendable {
        /// One color.
        case color(SRGBColor)
        /// A gradient through some colors, interpolated in sRGB.
        case gradient([SRGBColor])
        /// A picture, a video, a blur: unknown colors.
        case unknown

        /// The number of steps into which each part of a gradient is cut to look at
        /// its colors: its ends and 16 samples.
        static let gradientSteps = 17

        /// The colors to look at: one, or some of a gradient, its stops among them;
        /// `nil` when unknown.
        var samples: [SRGBColor]? {
            switch self {
            case .color(let color): [color]
            case .unknown: nil
            case .gradient(let stops):
                stops.count < 2 ? stops : zip(stops, stops.dropFirst()).flatMap(Self.steps) + [stops[stops.count - 1]]
            }
        }

        private static func steps(from first: SRGBColor, to last: SRGBColor) -> [SRGBColor] {
            (0..<gradientSteps).map { step in
                let share = Double(step) / Double(gradientSteps)
                func mixed(_ path: KeyPath<SRGBColor, Double>) -> Double {
                    first[keyPath: path] * (1 - share) + last[keyPath: path] * share
                }
                return SRGBColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
            }
        }
    }
}
