#if canImport(EveryScreenBrowser)
    import EveryScreenKit
    import EveryScreenModel

    /// An HTML page that a test's function returns, to be shown in a browser.
    struct WebPage: ScreenRepresentable {
        /// The document.
        let html: String
        /// The check that it is part of.
        let check: PageCheck

        /// Returns the screen in the browser; an empty one if it could not be
        /// recorded, which the check reports.
        func screen(in environment: UserEnvironment) -> RenderedScreen { rendering(in: environment).screen(in: environment) }

        /// Returns the recorded page with its focus walks.
        func rendering(in environment: UserEnvironment) -> RenderedContent { check.rendering(of: html, in: environment) }
    }
#endif
