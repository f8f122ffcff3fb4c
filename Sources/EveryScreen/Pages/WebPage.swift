#if canImport(EveryScreenBrowser)
    import EveryScreenKit
    import EveryScreenModel

    /// A page of a web site as a test's function returns it, to be shown in a
    /// browser.
    struct WebPage: ScreenRepresentable {
        /// The document.
        let html: String
        /// The check that it is part of.
        let check: PageCheck

        /// Returns the screen that the browser shows; an empty one where it could
        /// not be recorded, which the check reports.
        func screen(in environment: UserEnvironment) -> RenderedScreen { rendering(in: environment).screen(in: environment) }

        /// Returns the recorded page with the walks of its focus.
        func rendering(in environment: UserEnvironment) -> Rendering { check.rendering(of: html, in: environment) }
    }
#endif
