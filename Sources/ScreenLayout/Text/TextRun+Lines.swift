package import EveryScreenModel

extension ScreenElement.TextRun {
    /// The lines that the line breaker finds in the width of the frame; `nil` where
    /// the frame or the size of the text is unknown.
    ///
    /// For a run of `StandardLayout` that states no `lines`, these are the lines
    /// laid out. O(length).
    package var brokenLines: [MeasuredText.ShownLine]? {
        guard let frame, let pointSize, frame.isFinite, pointSize.isFinite, pointSize > 0 else { return nil }
        let text = MeasuredText(string, font: Font(size: pointSize, weight: weight ?? .regular))
        return text.shownLines(in: frame.width, limit: isTruncated == true ? lineCount ?? 1 : .max)
    }
}
