import EveryScreenModel

extension String {
    /// The string in quotation marks as one line of a message can hold it: at most
    /// 80 characters and 160 scalars, escaped as in Swift.
    ///
    /// Characters that control a terminal or a log are escaped, as `visible(_:)`
    /// says.
    package var quotedExcerpt: String {
        let limit = 80
        // A character may be of thousands of combining marks.
        let kept = String(prefix(limit).unicodeScalars.prefix(2 * limit))
        var marks = 0
        let quoted = kept.quoted { scalar in
            marks = scalar.isCombiningMark ? marks + 1 : 0
            return scalar.steersOutput || marks > Unicode.Scalar.mostMarks ? scalar.visibleEscape : nil
        }
        return kept.utf8.count == utf8.count ? quoted : quoted.dropLast() + "…\""
    }
}
