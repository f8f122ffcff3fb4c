/// The name of a symbol, such as `square.and.arrow.up`, as a label.
enum PictureName {
    /// Returns whether words name the drawing of a symbol, and not what a press
    /// does.
    ///
    /// - Parameters:
    ///   - picture: The name of the symbol.
    ///   - words: The words of the label, in lower case.
    static func isSaid(_ picture: String, by words: String) -> Bool {
        let parts = picture.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard !parts.isEmpty, parts.joined(separator: " ") == words else { return false }
        return parts.count > 2 || drawings.contains(String(parts[0])) || parts.count == 2 && shapes.contains(String(parts[1]))
    }

    /// The symbols whose names are no purposes, unlike *trash* or *bookmark*.
    private static let drawings: Set<String> = [
        "arrow", "bolt", "chevron", "checkmark", "cursorarrow", "doc", "ellipsis", "eye", "gear", "gearshape", "hand", "line",
        "magnifyingglass", "paperplane", "pencil", "square", "circle", "rectangle", "triangle", "tray", "wand", "wrench", "xmark",
        "slider", "person", "exclamationmark", "questionmark",
    ]

    /// The shapes that names of symbols add to their content.
    private static let shapes: Set<String> = ["circle", "square", "rectangle", "triangle", "fill", "slash", "badge", "seal"]
}
