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

    /// What may be wider than the page, in a box that scrolls, by keyboard as well.
    static func scrolling(_ content: String, as kind: String = "scroll", label: String) -> String {
        "<div class=\"\(kind)\" tabindex=\"0\" role=\"group\" aria-label=\"\(Markup.attribute(label))\">\(content)</div>"
    }

    private static func navigation(_ links: [String]) -> String {
        links.isEmpty ? "" : "<nav aria-label=\"What was checked\"><ul>\n\(links.joined(separator: "\n"))\n</ul></nav>"
    }

    /// What the page may load and run: its own style sheet, known by its digest, and nothing else.
    ///
    /// Text of a screen that were taken for markup in spite of all escaping could run no
    /// script, load nothing and send nothing (Content Security Policy Level 3).
    private static let contentSecurityPolicy =
        "default-src 'none'; style-src '\(styleDigest)' '\(pictureDigest)'; base-uri 'none'; form-action 'none'"

    /// The SHA-256 of the style sheet, which a test computes again.
    static let styleDigest = "sha256-7ub7SG6GU+bfVy0WQZ0xmjIuzxLOxfDKyZieZctyk+A="

    /// The SHA-256 of the style sheet of pictures.
    static let pictureDigest = "sha256-hZ4KyGLqpvPcRYtCEhYy9FQr6eFhwjhw6gAu2vGiaG4="

    /// Sizes follow the reader's; lines are no longer than 80 characters; dark where the reader wants it, but for the screens in pictures.
    static let style = """
        :root { color-scheme: light dark; --text: #1a1a1a; --ground: #ffffff; --quiet: #4a4a4a; --line: #767676; --box: #f2f2f2;
          --link: #00468c; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #f0f0f0; --ground: #161616; --quiet: #c4c4c4; --line: #8c8c8c; --box: #262626; --link: #9cc9ff; }
        }
        body { margin: 0 auto; max-width: 75rem; padding: 1rem; color: var(--text); background: var(--ground);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        p, li, dd { max-width: 80ch; }
        a { color: var(--link); display: inline-block; min-height: 1.5rem; vertical-align: top; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { position: static; }
        article { border-top: 2px solid var(--line); margin-top: 2rem; }
        dt { font-weight: 600; }
        dd { margin: 0 0 .5rem; }
        @media (min-width: 48rem) {
          dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 1.5rem; }
          .figures svg { max-height: 34rem; width: auto; }
        }
        summary > h3 { display: inline-block; }
        pre { background: var(--box); padding: .75rem; overflow-x: auto; overflow-wrap: normal; }
        .scroll { overflow-x: auto; }
        .figures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
        figure { margin: 0; }
        figcaption { color: var(--quiet); }
        svg { max-width: 100%; height: auto; }
        .strip svg { min-width: 48rem; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
        th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
        tr > :first-child { text-align: left; }
        .words th, .words td { text-align: left; vertical-align: top; min-width: 8rem; }
        .words p { margin: 0 0 .5rem; }
        """
}
