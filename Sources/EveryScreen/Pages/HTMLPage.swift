#if canImport(EveryScreenBrowser)
    public import EveryScreenModel

    /// An HTML document, which checks show in a browser.
    ///
    ///     await expectAccessible { _ in HTMLPage(site.render(.frontPage)) }
    ///     await expectAccessible(forEvery: .articles) { article, _ in HTMLPage(site.render(article), resources: "Public") }
    ///
    /// The page is served on the loopback address and recorded in Chromium or
    /// Chrome on this machine: the one that `EVERYSCREEN_BROWSER` names, or else
    /// one on `PATH`. No host is contacted. One browser serves all tests of a run.
    /// Each page takes about a second. A page that crashes or hangs is an issue,
    /// and the next one gets a new browser.
    ///
    /// A failure is shrunk in the browser to a few lines of HTML. The defaults of
    /// such a check are the profile `web` and eight environments of browsers: zoom,
    /// a phone, larger text, text spacing, dark, contrast and right-to-left. The
    /// size of the screen is that of the window in CSS px.
    public struct HTMLPage: Hashable, Sendable {
        let document: String
        let resources: String?

        /// Creates a page.
        ///
        /// - Parameters:
        ///   - document: The HTML.
        ///   - resources: The folder of the files that the document refers to; it
        ///     refers to none by default.
        public init(_ document: String, resources: String? = nil) {
            self.document = document
            self.resources = resources
        }
    }

    extension HTMLPage: ScreenRepresentable {
        /// Returns the screen in the browser; an empty one if it could not be
        /// recorded, which a check of pages reports.
        public func screen(in environment: UserEnvironment) -> RenderedScreen {
            PageCheck().rendering(of: self, in: environment).screen(in: environment)
        }
    }
#endif
