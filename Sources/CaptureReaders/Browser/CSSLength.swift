import EveryScreenCapture

extension String {
    /// The number of pixels where the text is such a computed length: 12 for
    /// "12px".
    ///
    /// `nil` for words, and for numbers that are no length on a screen: `Double`
    /// takes "inf" and "nan" too, and makes infinity of a number that is too large.
    var cssPixels: Double? {
        guard hasSuffix("px"), let number = Double(dropLast(2)), abs(number) <= MarkupDocument.largestLength else { return nil }
        return number
    }
}
