#if canImport(EveryScreenBrowser)
    #if canImport(Testing)
        public import EveryScreenKit
        import EveryScreenLayout
        public import EveryScreenModel
        public import EveryValue
        public import Testing

        /// Checks that an HTML page is accessible in a browser, under every
        /// setting.
        ///
        ///     await expectAccessible(page: { _ in site.render(.frontPage) })
        ///
        /// The page is served on the loopback address and recorded in Chromium or
        /// Chrome on this machine: the one that `EVERYSCREEN_BROWSER` names, or
        /// else one on `PATH`. No host is contacted. One browser serves all tests
        /// of a run. Each page takes about a second. A page that crashes or hangs
        /// is an issue, and the next one gets a new browser.
        ///
        /// The document of a failure is shrunk in the browser to a few lines of
        /// HTML.
        ///
        /// - Parameters:
        ///   - options: The profile, the environments, the number of cases and so
        ///     on. The default is the profile `web` in eight environments of
        ///     browsers: zoom, a phone, larger text, text spacing, dark, contrast
        ///     and right-to-left. The size of the screen is that of the window in
        ///     CSS px.
        ///   - resources: The folder of the files that the page refers to.
        ///   - more: Further options.
        ///   - isolation: The actor on which the function is called; the caller's.
        ///   - sourceLocation: The line at which issues are recorded; the caller's.
        ///   - page: Returns the document for a person with these settings.
        /// - Returns: The report, for further expectations.
        @discardableResult
        public func expectAccessible<Failure: Error>(
            _ options: CheckOption..., resources: String? = nil, _ more: CheckOption..., isolation: isolated (any Actor)? = #isolation,
            sourceLocation: SourceLocation = #_sourceLocation,
            page: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> String
        ) async throws(Failure) -> CheckReport {
            var session = CheckSession(options + more, of: WebPage.self, laidOutBy: StandardLayout(), at: sourceLocation)
            let check = session.showPages(with: resources)
            let report = try await session.run(forEvery: .constant(()), isolation: isolation) {
                (_, environment) async throws(Failure) in WebPage(html: try await page(environment), check: check)
            }
            return session.record(report, at: sourceLocation)
        }

        /// Checks that an HTML page is accessible for every content of a generator;
        /// content, settings and document are shrunk.
        ///
        ///     await expectAccessible(forEvery: .articles, page: { article, _ in site.render(article) })
        @discardableResult
        public func expectAccessible<Content, Failure: Error>(
            _ options: CheckOption..., forEvery content: Generator<Content>, _ more: CheckOption..., resources: String? = nil,
            isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
            page: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> String
        ) async throws(Failure) -> CheckReport {
            var session = CheckSession(options + more, of: WebPage.self, laidOutBy: StandardLayout(), at: sourceLocation)
            let check = session.showPages(with: resources)
            let report = try await session.run(forEvery: content, isolation: isolation) {
                (content, environment) async throws(Failure) in WebPage(html: try await page(content, environment), check: check)
            }
            return session.record(report, at: sourceLocation)
        }
    #endif
#endif
