extension HTMLReport {
    /// A whole page.
    static func page(title: String, links: [String], sections: [String]) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(contentSecurityPolicy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Markup.escaped(title)) – EveryScreen</title>
        <style>\(style)</style>
        </head>
        <body>
        <a class="skip" href="#report">To the report</a>
        <header>
        <h1>\(Markup.escaped(title))</h1>
        <p>A report of EveryScreen \(toolVersion).</p>
        </header>
        \(navigation(links))
        <main id="report" tabindex="-1">
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    /// Content that may be wider than the page, in a box that scrolls, by keyboard
    /// as well.
    static func scrolling(_ content: String, as kind: String = "scroll", label: String) -> String {
        "<div class=\"\(kind)\" tabindex=\"0\" role=\"group\" aria-label=\"\(Markup.attribute(label))\">\(content)</div>"
    }

    private static func navigation(_ links: [String]) -> String {
        links.isEmpty ? "" : "<nav aria-label=\"Checks and screens\"><ul>\n\(links.joined(separator: "\n"))\n</ul></nav>"
    }

    /// The content that the page may load and run: its own style sheet, identified
    /// by its digest, and nothing else.
    ///
    /// Even if text of a screen were read as markup in spite of all escaping, it
    /// could run no script, load nothing and send nothing (Content Security Policy
    /// Level 3).
    private static let contentSecurityPolicy =
        "default-src 'none'; img-src data:; style-src '\(styleDigest)' '\(pictureDigest)'; base-uri 'none'; form-action 'none'"

    /// The SHA-256 of the style sheet, which a test computes again.
    static let styleDigest = "sha256-TbwdfCDeYz+2QxfNRn65QV5cHsxk44xmmxNppAjuuAE="

    /// The SHA-256 of the style sheet of pictures.
    static let pictureDigest = "sha256-hZ4KyGLqpvPcRYtCEhYy9FQr6eFhwjhw6gAu2vGiaG4="
}
