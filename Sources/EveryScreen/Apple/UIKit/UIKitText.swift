#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveView {
        /// The drawn text of a view; `nil` if it is unknown.
        @MainActor
        static func text(of view: UIView) -> [ScreenElement.TextRun]? {
            switch view {
            case let label as UILabel: [run(of: label)].compactMap(\.self)
            case let button as UIButton: button.titleLabel.map { [run(of: $0)].compactMap(\.self) }
            case let field as UITextField: fieldText(of: field)
            case let editor as UITextView:
                (editor.text ?? "").isEmpty ? [] : [run(editor.text, editor.font, editor.textColor, in: editor)]
            case is UIScrollView, is UIStackView, is UIImageView: []
            default: type(of: view) == UIView.self ? [] : nil
            }
        }

        @MainActor
        private static func fieldText(of field: UITextField) -> [ScreenElement.TextRun]? {
            if let text = field.text, !text.isEmpty {
                return field.isSecureTextEntry ? nil : [run(text, field.font, field.textColor, in: field)]
            }
            guard let placeholder = field.placeholder, !placeholder.isEmpty else { return [] }
            // The system draws a placeholder in a separate color.
            var reported = run(placeholder, field.font, nil, in: field)
            reported.isPlaceholder = true
            return [reported]
        }

        @MainActor
        private static func run(_ string: String, _ font: UIFont?, _ color: UIColor?, in view: UIView) -> ScreenElement.TextRun {
            var run = ScreenElement.TextRun(string)
            run.pointSize = font.map { Double($0.pointSize) }
            run.style = font.flatMap(style)
            run.weight = font.flatMap(weight)
            run.color = color.flatMap { Self.color($0, view.traitCollection) }
            return run
        }

        /// The drawn text of a label, and its required size, measured by a second
        /// label with the same text.
        @MainActor
        private static func run(of label: UILabel) -> ScreenElement.TextRun? {
            guard let text = label.text, !text.isEmpty else { return nil }
            var run = run(text, label.font, label.textColor, in: label)
            let measure = UILabel()
            (measure.text, measure.font, measure.numberOfLines) = (text, label.font, label.numberOfLines == 1 ? 1 : 0)
            let most = CGFloat.greatestFiniteMagnitude
            let needed = measure.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? most : label.bounds.width, height: most))
            let shrinks = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0
            if shrinks { run.minimumScaleFactor = Double(label.minimumScaleFactor) }
            let least = needed.width * (shrinks ? label.minimumScaleFactor : 1)
            // A pixel of the coarsest screens: sizes are rounded up to pixels.
            let isTooWide = least > label.bounds.width + 1
            let lines = (needed.height / label.font.lineHeight).rounded()
            let isTooLong = label.numberOfLines > 1 && lines > CGFloat(label.numberOfLines)
            run.isTruncated = isTooWide || isTooLong || needed.height > label.bounds.height + label.font.lineHeight / 2
            run.lineCount = Int(min(lines, label.numberOfLines > 0 ? CGFloat(label.numberOfLines) : lines))
            let shown = run.isTruncated == true ? CGSize(width: needed.width, height: min(needed.height, label.bounds.height)) : needed
            run.frame = area(of: shown, in: label)
            return run
        }

        /// The position of text in a label: vertically centered, at its leading
        /// side.
        @MainActor
        private static func area(of needed: CGSize, in label: UILabel) -> LayoutRect {
            let isTurned = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = min(needed.width, label.bounds.width)
            let rect = CGRect(
                x: isTurned ? label.bounds.maxX - width : label.bounds.minX, y: label.bounds.midY - needed.height / 2, width: width,
                height: needed.height)
            return LayoutRect(label.convert(rect, to: nil))
        }

        /// The text style of a font, from its descriptor (medium confidence).
        @MainActor
        private static func style(of font: UIFont) -> ScreenElement.TextStyle? {
            guard let name = font.fontDescriptor.object(forKey: .textStyle) as? String else { return nil }
            return [
                .ofLargeTitles: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .body: .body,
                .callout: .callout, .subheadline: .subheadline, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
            ][UIFont.TextStyle(rawValue: name)]
        }

        /// The weight of a font: the nearest that has a name.
        @MainActor
        private static func weight(of font: UIFont) -> ScreenElement.FontWeight? {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            guard let value = (traits?[.weight] as? NSNumber)?.doubleValue else { return nil }
            let weights: [(UIFont.Weight, ScreenElement.FontWeight)] = [
                (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            ]
            return weights.min { abs(Double($0.0.rawValue) - value) < abs(Double($1.0.rawValue) - value) }?.1
        }
    }
#endif
