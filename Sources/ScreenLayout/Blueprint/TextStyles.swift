public import EveryScreenModel

extension Blueprint {
    /// How the text inside a blueprint is set; `nil` is inherited from outside.
    ///
    /// They are SwiftUI's modifiers of the same names. The value nearest to the
    /// text counts.
    public struct TextStyles: Hashable, Sendable, Codable {
        /// The font of text that states no style.
        public var font: Blueprint.TextFont?
        /// The weight, whatever the font.
        public var weight: ScreenElement.FontWeight?
        /// Whether it is in italics; they are measured as upright.
        public var isItalic: Bool?
        /// Whether it is underlined.
        public var isUnderlined: Bool?
        /// Whether it is struck through.
        public var isStruckThrough: Bool?
        /// Whether all digits are of one width; they are measured as they are.
        public var hasMonospacedDigits: Bool?
        /// Where lines shorter than the widest stand.
        public var alignment: Blueprint.TextAlignment?
        /// The most lines of text that states no limit.
        public var lineLimit: Int?
        /// Where text that is cut off loses its characters.
        public var truncationMode: Blueprint.TruncationMode?
        /// The least share of its size to which text shrinks if it states none,
        /// above 0 and up to 1.
        public var minimumScaleFactor: Double?

        /// Creates styles that set nothing.
        public init() {}

        /// Returns the styles, with those of another where these are not set.
        func inheriting(_ outer: TextStyles) -> TextStyles {
            var result = self
            result.font = font ?? outer.font
            result.weight = weight ?? outer.weight
            result.isItalic = isItalic ?? outer.isItalic
            result.isUnderlined = isUnderlined ?? outer.isUnderlined
            result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
            result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
            result.alignment = alignment ?? outer.alignment
            result.lineLimit = lineLimit ?? outer.lineLimit
            result.truncationMode = truncationMode ?? outer.truncationMode
            result.minimumScaleFactor = minimumScaleFactor ?? outer.minimumScaleFactor
            return result
        }
    }

    /// Where the lines of a text stand, as SwiftUI's `TextAlignment`.
    public enum TextAlignment: String, Hashable, Sendable, CaseIterable, Codable {
        case leading, center, trailing

        /// The alignment as screens state it.
        var ofRuns: ScreenElement.TextRun.Alignment {
            switch self {
            case .leading: .natural
            case .center: .center
            case .trailing: .trailing
            }
        }
    }

    /// Where text that is cut off loses its characters, as SwiftUI's
    /// `Text.TruncationMode`.
    public enum TruncationMode: String, Hashable, Sendable, CaseIterable, Codable {
        case head, middle, tail
    }
}

extension Blueprint {
    /// Returns the blueprint with text in a font, unless the text has its own style
    /// (SwiftUI's `font(_:)`).
    public func font(_ font: Blueprint.TextFont) -> Blueprint { textStyled { $0.font = font } }

    /// Returns the blueprint with text in a weight (SwiftUI's `fontWeight(_:)`).
    public func fontWeight(_ weight: ScreenElement.FontWeight) -> Blueprint { textStyled { $0.weight = weight } }

    /// Returns the blueprint with text in bold (SwiftUI's `bold(_:)`).
    public func bold(_ isActive: Bool = true) -> Blueprint { textStyled { $0.weight = isActive ? .bold : .regular } }

    /// Returns the blueprint with text in italics (SwiftUI's `italic(_:)`).
    public func italic(_ isActive: Bool = true) -> Blueprint { textStyled { $0.isItalic = isActive } }

    /// Returns the blueprint with text underlined (SwiftUI's `underline(_:)`).
    public func underline(_ isActive: Bool = true) -> Blueprint { textStyled { $0.isUnderlined = isActive } }

    /// Returns the blueprint with text struck through (SwiftUI's
    /// `strikethrough(_:)`).
    public func strikethrough(_ isActive: Bool = true) -> Blueprint { textStyled { $0.isStruckThrough = isActive } }

    /// Returns the blueprint with all digits of one width (SwiftUI's
    /// `monospacedDigit()`).
    public func monospacedDigit() -> Blueprint { textStyled { $0.hasMonospacedDigits = true } }

    /// Returns the blueprint with shorter lines of text at a side or in the middle
    /// (SwiftUI's `multilineTextAlignment(_:)`).
    public func multilineTextAlignment(_ alignment: Blueprint.TextAlignment) -> Blueprint { textStyled { $0.alignment = alignment } }

    /// Returns the blueprint with text of at most `limit` lines, unless the text
    /// has its own limit (SwiftUI's `lineLimit(_:)`).
    public func lineLimit(_ limit: Int) -> Blueprint { textStyled { $0.lineLimit = limit } }

    /// Returns the blueprint with text that loses its characters at a place where
    /// it is cut off (SwiftUI's `truncationMode(_:)`).
    public func truncationMode(_ mode: Blueprint.TruncationMode) -> Blueprint { textStyled { $0.truncationMode = mode } }

    /// Returns the blueprint with text that shrinks to a share of its size before
    /// it is cut off (SwiftUI's `minimumScaleFactor(_:)`).
    public func minimumScaleFactor(_ factor: Double) -> Blueprint { textStyled { $0.minimumScaleFactor = factor } }

    private func textStyled(_ change: (inout Blueprint.TextStyles) -> Void) -> Blueprint {
        var styles = Blueprint.TextStyles()
        change(&styles)
        // Styles set one after the other stand in one wrapper; the inner one of two
        // values counts.
        if !isModified, case .wrapper(.textStyles(let inner), let child) = content {
            return Blueprint(.wrapper(.textStyles(inner.inheriting(styles)), child: child), at: mark)
        }
        return Blueprint(.wrapper(.textStyles(styles), child: self), at: mark)
    }
}

extension Blueprint.TextStyles {
    /// The calls that set them.
    var swiftCode: String { calls.joined() }

    /// The call that sets each.
    var calls: [String] {
        func call(_ name: String, _ isActive: Bool?) -> String? { isActive.map { SwiftCode.call(name, [$0 ? nil : "false"]) } }
        func call(_ name: String, _ argument: String?) -> String? { argument.map { SwiftCode.call(name, [$0]) } }
        return [
            call("font", font?.swiftCode), call("fontWeight", weight.map { ".\($0)" }), call("italic", isItalic),
            call("underline", isUnderlined), call("strikethrough", isStruckThrough),
            hasMonospacedDigits == true ? ".monospacedDigit()" : nil,
            call("multilineTextAlignment", alignment.map { ".\($0.rawValue)" }), call("lineLimit", lineLimit.map(String.init)),
            call("truncationMode", truncationMode.map { ".\($0.rawValue)" }),
            call("minimumScaleFactor", minimumScaleFactor.map(SwiftCode.number)),
        ].compactMap(\.self)
    }
}
