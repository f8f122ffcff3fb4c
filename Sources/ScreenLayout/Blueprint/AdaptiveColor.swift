public import EveryScreenModel

extension Blueprint {
    /// A color for each appearance and contrast, as the dynamic colors of the
    /// system have it.
    ///
    /// Components are those of sRGB, as CSS writes them: `0xRRGGBB`; bits above the
    /// 24 are ignored. A color that is `nil` is as without the setting. Colors of
    /// the system have names: `.red`, `.gray`.
    public struct AdaptiveColor: Hashable, Sendable, Codable {
        /// The color in the light appearance.
        public var light: UInt32
        /// The color in the dark appearance.
        public var dark: UInt32?
        /// The color in the light appearance with Increase Contrast.
        public var increased: UInt32?
        /// The color in the dark appearance with Increase Contrast.
        public var increasedDark: UInt32?

        /// Creates a color.
        public init(_ light: UInt32, dark: UInt32? = nil, increased: UInt32? = nil, increasedDark: UInt32? = nil) {
            self.light = light
            self.dark = dark
            self.increased = increased
            self.increasedDark = increasedDark
        }

        /// Returns the color that is drawn under some settings.
        public func color(in environment: UserEnvironment) -> SRGBColor {
            let (isDark, isIncreased) = (environment.appearance == .dark, environment.contrast == .increased)
            let plain = isDark ? dark ?? light : light
            return SRGBColor(hex: isIncreased ? (isDark ? increasedDark : increased) ?? plain : plain)
        }

        /// Whether it may be another under other settings.
        var isAdaptive: Bool { dark != nil || increased != nil || increasedDark != nil }

        /// An expression of this color in a list of them: its name, or a literal
        /// where it is the same under all settings.
        var gradientCode: String { name.map { ".\($0)" } ?? (isAdaptive ? swiftCode("init") : SwiftCode.hex(light)) }

        /// The call of a modifier with this color.
        func swiftCode(_ modifier: String) -> String {
            if let name { return SwiftCode.call(modifier, [".\(name)"]) }
            return SwiftCode.call(
                modifier,
                [
                    SwiftCode.hex(light), dark.map { "dark: \(SwiftCode.hex($0))" }, increased.map { "increased: \(SwiftCode.hex($0))" },
                    increasedDark.map { "increasedDark: \(SwiftCode.hex($0))" },
                ])
        }
    }
}

extension Blueprint.AdaptiveColor: ExpressibleByIntegerLiteral {
    /// Creates a color that is the same under all settings: `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { self.init(value) }
}
