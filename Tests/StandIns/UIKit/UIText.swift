import Foundation

/// Widths by a simple estimate: half the size a letter, broken between words.
func estimate(_ text: String, _ font: UIFont, width: CGFloat, lines limit: Int) -> CGSize {
    let letter = font.pointSize * 0.5
    var (widest, current, lines): (CGFloat, CGFloat, Int) = (0, 0, text.isEmpty ? 0 : 1)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        let length = CGFloat(word.count) * letter
        if current > 0, current + letter + length > width {
            lines += 1
            current = 0
        }
        current += (current > 0 ? letter : 0) + length
        widest = max(widest, current)
    }
    let shown = limit > 0 ? min(limit, lines) : lines
    if limit == 1 { widest = CGFloat(text.count) * letter }
    return CGSize(width: widest, height: CGFloat(shown) * font.lineHeight)
}

@MainActor
open class UILabel: UIView {
    public var text: String?
    // swift-format-ignore
    public var font: UIFont! = .systemFont(ofSize: 17)
    // swift-format-ignore
    public var textColor: UIColor! = .label
    public var numberOfLines = 1
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = false
    open override var ownLabel: String? { text }
    open override var ownTraits: UIAccessibilityTraits { .staticText }
    open override var ownIsElement: Bool { true }
    open override func layoutSubviews() { rescale() }
    func rescale() {
        guard adjustsFontForContentSizeCategory, let style = font.fontDescriptor.style else { return }
        font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    open override var intrinsicContentSize: CGSize {
        estimate(text ?? "", font, width: .greatestFiniteMagnitude, lines: numberOfLines)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        rescale()
        return estimate(text ?? "", font, width: size.width, lines: numberOfLines)
    }
}

public final class UIImageView: UIView {
    public var image: UIImage?
    public override var ownTraits: UIAccessibilityTraits { .image }
    public override var ownIsElement: Bool { record.label != nil }
    public override var intrinsicContentSize: CGSize { image?.size ?? .zero }
    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public final class UIProgressView: UIView {
    public var progress: Float = 0
    public override var ownValue: String? { "\(Int(progress * 100))%" }
    public override var ownTraits: UIAccessibilityTraits { .updatesFrequently }
    public override var ownIsElement: Bool { true }
    public override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 4) }
}

@MainActor
open class UITextView: UIScrollView {
    // swift-format-ignore
    public var text: String! = ""
    public var font: UIFont? = .systemFont(ofSize: 17)
    public var textColor: UIColor? = .label
    public var isEditable = true
    public var adjustsFontForContentSizeCategory = false
    open override func layoutSubviews() {
        guard adjustsFontForContentSizeCategory, let style = font?.fontDescriptor.style else { return }
        font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    open override var ownValue: String? { text }
    open override var ownTraits: UIAccessibilityTraits { isEditable ? UIAccessibilityTraits(rawValue: 1 << 18 | 1 << 47) : .staticText }
    open override var ownIsElement: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
}
