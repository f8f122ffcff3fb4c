extension ScreenElement {
    /// A line of a text as it was drawn.
    package struct TextLine: Hashable, Sendable {
        /// The stretch of the string, in UTF-16 units as `NSRange` counts them;
        /// `nil` when unknown.
        package var range: Range<Int>?
        /// The area of the line, in the coordinates of the screen.
        package var frame: LayoutRect

        /// Creates a line.
        package init(_ range: Range<Int>? = nil, frame: LayoutRect) {
            self.range = range
            self.frame = frame
        }
    }
}
