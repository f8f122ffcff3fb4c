import EveryScreenKit

/// A finding of `target-size` on a button of a screen with some more.
func smallTarget(_ label: String, identifier: String? = nil, at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 31, height: 44))
    -> Finding
{
    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
    builder.add(ScreenElement(.text, source: "text", frame: .zero))
    var button = ScreenElement(.button, source: "button", frame: frame)
    button.label = label
    button.identifier = identifier
    builder.add(button)
    return Finding(TargetSize(), kind: .small, element: ElementReference(1, on: builder.finish()))
}

extension KnownIssue {
    /// The known issue of most tests: a small *Close*, until March 2027.
    static let close = KnownIssue(.targetSize, on: "Close", until: "2027-03-01", because: "the bar is being redesigned")
}
