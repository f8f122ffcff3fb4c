public import EveryScreenModel

extension Blueprint {
    /// The font of text: a text style, or a fixed size that grows with the text
    /// size or not.
    ///
    /// Widths are those of the system's typeface; a typeface of another name is
    /// measured as if it were that one.
    public struct TextFont: Hashable, Sendable, Codable {
        /// The text style it has, or grows as; `nil` for a size that does not grow.
        public var style: ScreenElement.TextStyle?
        /// The size at the default text size, in points; `nil` for that of the
        /// style.
        public var size: Double?
        /// The weight; `nil` for that of the style.
        public var weight: ScreenElement.FontWeight?
        /// The name of the typeface; `nil` for the system's.
        public var name: String?

        private init(_ style: ScreenElement.TextStyle?, size: Double? = nil, weight: ScreenElement.FontWeight? = nil, name: String? = nil) {
            (self.style, self.size, self.weight, self.name) = (style, size, weight, name)
        }

        /// Returns the font of a text style.
        public static func style(_ style: ScreenElement.TextStyle) -> TextFont { TextFont(style) }

        /// Returns the system's font in a text style and weight.
        public static func system(_ style: ScreenElement.TextStyle, weight: ScreenElement.FontWeight? = nil) -> TextFont {
            TextFont(style, weight: weight)
        }

        /// Returns the system's font in a size, in points, that does not grow with
        /// the text size.
        public static func system(size: Double, weight: ScreenElement.FontWeight? = nil) -> TextFont {
            TextFont(nil, size: size, weight: weight)
        }

        /// Returns a typeface in a size, in points, that grows as a text style
        /// does.
        public static func custom(_ name: String, size: Double, relativeTo style: ScreenElement.TextStyle = .body) -> TextFont {
            TextFont(style, size: size, name: name)
        }

        /// Returns a typeface in a size, in points, that does not grow with the
        /// text size.
        public static func custom(_ name: String, fixedSize: Double) -> TextFont { TextFont(nil, size: fixedSize, name: name) }

        /// Returns the font in a weight.
        public func weight(_ weight: ScreenElement.FontWeight) -> TextFont {
            TextFont(style, size: size, weight: weight, name: name)
        }

        /// Returns the font in bold.
        public func bold() -> TextFont { weight(.bold) }

        /// The font of large titles.
        public static let largeTitle = TextFont(.largeTitle)
        /// The font of titles, `title1`.
        public static let title = TextFont(.title1)
        /// The font of second titles.
        public static let title2 = TextFont(.title2)
        /// The font of third titles.
        public static let title3 = TextFont(.title3)
        /// The font of headlines.
        public static let headline = TextFont(.headline)
        /// The font of body text.
        public static let body = TextFont(.body)
        /// The font of callouts.
        public static let callout = TextFont(.callout)
        /// The font of subheadlines.
        public static let subheadline = TextFont(.subheadline)
        /// The font of footnotes.
        public static let footnote = TextFont(.footnote)
        /// The font of captions, `caption1`.
        public static let caption = TextFont(.caption1)
        /// The font of second captions.
        public static let caption2 = TextFont(.caption2)
    }
}

extension Blueprint.TextFont {
    /// The expression that makes it.
    var swiftCode: String {
        guard let name else {
            guard let style, size == nil else {
                return SwiftCode.call("system", ["size: \(SwiftCode.number(size ?? Self.usualSize))", weightCode])
            }
            return weight == nil ? ".\(style.fontName)" : SwiftCode.call("system", [".\(style.rawValue)", weightCode])
        }
        let typeface =
            if let style {
                SwiftCode.call(
                    "custom",
                    [
                        SwiftCode.quoted(name), "size: \(SwiftCode.number(size ?? style.metrics(at: .standard).size))",
                        SwiftCode.argument("relativeTo", style, default: .body) { ".\($0.rawValue)" },
                    ])
            } else {
                SwiftCode.call("custom", [SwiftCode.quoted(name), "fixedSize: \(SwiftCode.number(size ?? Self.usualSize))"])
            }
        return typeface + (weight.map { SwiftCode.call("weight", [".\($0)"]) } ?? "")
    }

    private var weightCode: String? { weight.map { "weight: .\($0)" } }

    /// The size of a font that states none, in points: that of body text at the
    /// default text size.
    static let usualSize = 17.0

    /// Returns the font as text is measured with it, in the given weight or that of
    /// the font.
    func measured(at textSize: UserEnvironment.TextSize, weight: ScreenElement.FontWeight?, isBold: Bool) -> Font {
        let usual = weight ?? self.weight ?? style?.weight ?? .regular
        let shown = isBold ? usual.emphasized : usual
        guard let style else { return Font(size: size ?? Self.usualSize, weight: shown) }
        let grown = style.metrics(at: textSize).size
        return Font(size: size.map { $0 * grown / style.metrics(at: .standard).size } ?? grown, weight: shown)
    }
}

extension ScreenElement.TextStyle {
    /// The name of the font of the style, as SwiftUI's `Font` has it.
    fileprivate var fontName: String {
        switch self {
        case .title1: "title"
        case .caption1: "caption"
        default: rawValue
        }
    }
}
