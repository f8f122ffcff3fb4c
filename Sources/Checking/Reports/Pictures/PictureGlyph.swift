import EveryScreenModel

/// The drawings that represent images: glyphs for common names, a landscape for the
/// others.
enum PictureGlyph {
    /// The lines of a glyph in a square of 24 by 24, and the words in names that
    /// select it.
    private static let glyphs: [(words: [String], path: String)] = [
        (["cart", "bag", "basket"], "M3 4h3l2.5 11h9.5l2.5-8H7M10 19.5h.1M17 19.5h.1"),
        (["heart"], "M12 20C4 14 3 10.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 10.5 20 14 12 20Z"),
        (["star", "stars", "rating", "sparkles", "spark"], "M12 3l2.7 6 6.3.7-4.7 4.4 1.3 6.4-5.6-3.2-5.6 3.2 1.3-6.4L3 9.7 9.3 9Z"),
        (["magnif", "search", "find"], "M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5L21 21"),
        (["trash", "delete"], "M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6"),
        (["xmark", "close", "dismiss", "cancel"], "M5 5l14 14M19 5L5 19"),
        (["plus", "add"], "M12 4v16M4 12h16"),
        (["minus", "remove"], "M4 12h16"),
        (
            ["gear", "setting"],
            "M12 8.5a3.5 3.5 0 1 0 .1 0M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19"
        ),
        (["person", "avatar", "profile", "account", "user"], "M12 4a4 4 0 1 0 .1 0M4 21c0-5 3-7 8-7s8 2 8 7"),
        (["bell", "notif"], "M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4"),
        (["share", "export", "upload"], "M12 3v12M7.5 7L12 3l4.5 4M6 11H4v10h16V11h-2"),
        (["send", "paperplane"], "M3 11L21 3l-7 18-3-7Z"),
        (["paperclip", "attach"], "M19 11l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 5 5L9.5 16"),
        (["ellipsis", "more"], "M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0"),
        (["down"], "M4 8l8 8 8-8"),
        (["back", "backward", "previous", "left"], "M15 4l-8 8 8 8"),
        (["forward", "next", "chevron"], "M9 4l8 8-8 8"),
        (["play", "trailer", "video"], "M7 4l13 8-13 8Z"),
        (["pause"], "M8 4v16M16 4v16"),
        (["check", "done"], "M4 13l5 5L20 6"),
        (["map", "pin", "location"], "M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21ZM12 7.5a2.3 2.3 0 1 0 .1 0"),
        (["pencil", "edit"], "M4 20l1-5L16 4l4 4L9 19Z"),
        (["camera"], "M3 8h4l2-3h6l2 3h4v12H3ZM12 10a3.5 3.5 0 1 0 .1 0"),
        (["warning", "error", "alert"], "M12 4l9 16H3ZM12 10v4M12 17h.1"),
        (["info", "help"], "M12 3a9 9 0 1 0 .1 0M12 11v6M12 7.5h.1"),
    ]
    /// Mountains and a sun.
    private static let landscape = "M3 18l6-8 4.5 5.5 3-3.5L21 18ZM16.5 6.5a1.5 1.5 0 1 0 .1 0"

    /// Returns a glyph in the middle of an area.
    ///
    /// - Parameters:
    ///   - name: The name of the asset.
    ///   - area: The area of the image.
    ///   - color: The color of its lines.
    ///   - size: The longest side, in points.
    ///   - isMirrored: Whether the layout runs from right to left, in which glyphs
    ///     for forward and backward point the other way.
    static func svg(for name: String?, in area: LayoutRect, color: String, size: Double = 28, isMirrored: Bool = false) -> String {
        let side = min(size, max(4, min(area.width, area.height)))
        let scale = side / 24
        let origin = LayoutPoint(x: area.center.x - side / 2, y: area.center.y - side / 2)
        var style = SVG.Style.line(color, 1.8)
        if name?.contains("fill") == true { style.fill = color }
        let turns = isMirrored && pointsAlong(name)
        let place = "translate(\(SVG.number(turns ? origin.x + side : origin.x)) \(SVG.number(origin.y)))"
        let scales = turns ? "scale(\(SVG.number(-scale)) \(SVG.number(scale)))" : "scale(\(SVG.number(scale)))"
        return SVG.path(path(for: name) ?? landscape, style, transform: "\(place) \(scales)")
    }

    /// Whether a name is that of a direction of reading, which the system mirrors.
    private static func pointsAlong(_ name: String?) -> Bool {
        pieces(of: name).contains { ["back", "backward", "previous", "forward", "next"].contains($0) }
    }

    /// Returns five stars side by side, filled by a share; the others in outline.
    static func stars(_ share: Double, in area: LayoutRect, color: String) -> [String] {
        let side = min(area.height, area.width / 5, 28)
        let star = glyphs.first { $0.words.contains("star") }?.path ?? landscape
        return (0..<5).map { number in
            let x = area.center.x + (Double(number) - 2.5) * area.width / 5 + (area.width / 5 - side) / 2
            var style = SVG.Style.line(color, 1.8)
            if Double(number) + 0.5 <= share * 5 { style.fill = color }
            let place = "translate(\(SVG.number(x)) \(SVG.number(area.center.y - side / 2)))"
            return SVG.path(star, style, transform: "\(place) scale(\(SVG.number(side / 24)))")
        }
    }

    private static func path(for name: String?) -> String? {
        let pieces = pieces(of: name)
        // Short words begin others: "add" begins "address".
        return glyphs.first { glyph in
            glyph.words.contains { word in pieces.contains { word.count < 5 ? $0 == word : $0.hasPrefix(word) } }
        }?.path
    }

    /// The words of a name; none for one that is too long to be that of an asset.
    private static func pieces(of name: String?) -> [Substring] {
        guard let name = name?.lowercased(), name.utf8.count <= 100 else { return [] }
        return name.split { !$0.isLetter }
    }
}
