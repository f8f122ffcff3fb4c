/// The style sheet of every picture: the surroundings of a screen use the reader's
/// settings, and the screen the app's.
enum PictureSheet {
    /// The classes of the ground, of text, of less important text and of lines
    /// around screens.
    static let paper = "es-paper"
    static let ink = "es-ink"
    static let quiet = "es-quiet"
    static let frame = "es-frame"

    /// The colors for readers without style sheets.
    static let paperFill = "#ffffff"
    static let inkFill = "#1a1a1a"
    static let quietFill = "#4a4a4a"
    static let frameStroke = "#4a4a4a"

    /// The fonts; the widths of lines are stated, so that any font gives the same
    /// picture.
    static let fonts = "Inter, system-ui, sans-serif"

    /// The rules for the dark appearance, forced colors and print.
    static let element = """
        <style>@media (prefers-color-scheme:dark){.es-paper{fill:#161616}.es-ink{fill:#f0f0f0}.es-quiet{fill:#c4c4c4}.es-frame{stroke:#c4c4c4}}\
        @media print{.es-paper{fill:#fff}.es-ink,.es-quiet{fill:#000}.es-frame{stroke:#000}}\
        @media (forced-colors:active){.es-paper{fill:Canvas}.es-ink,.es-quiet{fill:CanvasText}.es-frame{stroke:CanvasText}}</style>
        """
}
