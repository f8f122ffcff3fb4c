/// The fonts that draw icons in the place of letters or words, known by their
/// names.
///
/// A page may write "search" and show a magnifying glass: what people see is no
/// text. Sources: the documentation of Material Icons and Material Symbols, Font
/// Awesome, Bootstrap Icons, Ionicons, Glyphicons, Octicons, Dashicons and
/// Segoe.
package enum IconFont {
    private static let marks = [
        "icon", "material symbols", "awesome", "icomoon", "fontello", "mdl2", "wingdings", "webdings", "feather", "lucide", "foundicons",
        "typicons", "octicons",
    ]

    /// Returns whether the first family of a computed `font-family` is one.
    package static func isFirst(of families: String) -> Bool {
        guard let first = families.split(separator: ",").first else { return false }
        let name = first.lowercased()
        return marks.contains { name.contains($0) }
    }
}
