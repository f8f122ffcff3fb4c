#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveView {
        /// Reads the paint of a view: its background and border, and its glyph if
        /// it shows one.
        @MainActor
        mutating func askForPaint(_ view: UIView) {
            let traits = view.traitCollection
            let own = view.backgroundColor.map { Self.color($0, traits).map(ScreenElement.Paint.color) ?? .unknown }
            if let own { background = [own] } else if Self.paintsNothingElse(view) { background = [] }
            // A color behind unknown drawing is not all of the paint.
            if own != nil, !Self.paintsNothingElse(view) { background?.append(.unknown) }
            if view.layer.borderWidth > 0 { border = view.layer.borderColor.flatMap { Self.color(UIColor(cgColor: $0), traits) } }
            if let button = view as? UIButton, button.currentImage != nil { glyph = Self.color(button.tintColor, traits) }
        }

        /// Whether a view is of a class that paints only its background and other
        /// known parts.
        @MainActor
        private static func paintsNothingElse(_ view: UIView) -> Bool {
            guard view.layer.contents == nil else { return false }
            let plain: [UIView.Type] = [UIView.self, UIStackView.self, UILabel.self, UIScrollView.self, UIWindow.self, UITableView.self]
            return plain.contains { $0 == type(of: view) }
        }

        /// Returns a color in sRGB under some traits; `nil` for a pattern.
        @MainActor
        static func color(_ color: UIColor, _ traits: UITraitCollection) -> SRGBColor? {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
            return SRGBColor(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }
    }
#endif
