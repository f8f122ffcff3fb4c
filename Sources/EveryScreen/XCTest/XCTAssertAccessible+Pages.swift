#if canImport(EveryScreenBrowser)
    #if canImport(XCTest)
        public import EveryScreenKit
        import EveryScreenLayout
        public import EveryScreenModel
        public import EveryValue
        import XCTest

        /// Asserts that an HTML page is accessible in a browser, under every
        /// setting; see `expectAccessible`.
        ///
        ///     func testFrontPage() { XCTAssertAccessible(page: { _ in site.render(.frontPage) }) }
        ///
        /// - Parameters:
        ///   - options: The profile, the environments, the number of cases and so
        ///     on.
        ///   - resources: The folder of the files that the page refers to.
        ///   - more: Further options.
        ///   - file: The file in which the failure is recorded.
        ///   - line: The line at which the failure is recorded.
        ///   - function: The test method.
        ///   - page: Returns the document for a person with these settings.
        /// - Returns: The report.
        @discardableResult
        public func XCTAssertAccessible<Failure: Error>(
            _ options: CheckOption..., resources: String? = nil, _ more: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
            function: String = #function, page: (UserEnvironment) throws(Failure) -> String
        ) throws(Failure) -> CheckReport {
            var session = CheckSession(options + more, of: WebPage.self, laidOutBy: StandardLayout(), in: function, at: file, line)
            let check = session.showPages(with: resources)
            let report = try session.run(forEvery: .constant(())) { (_, environment) throws(Failure) in
                WebPage(html: try page(environment), check: check)
            }
            return session.fail(for: report, file, line)
        }

        /// Asserts that an HTML page is accessible in a browser for every content
        /// of a generator.
        @discardableResult
        public func XCTAssertAccessible<Content, Failure: Error>(
            _ options: CheckOption..., forEvery content: Generator<Content>, _ more: CheckOption..., resources: String? = nil,
            file: StaticString = #filePath, line: UInt = #line, function: String = #function,
            page: (Content, UserEnvironment) throws(Failure) -> String
        ) throws(Failure) -> CheckReport {
            var session = CheckSession(options + more, of: WebPage.self, laidOutBy: StandardLayout(), in: function, at: file, line)
            let check = session.showPages(with: resources)
            let report = try session.run(forEvery: content) { (content, environment) throws(Failure) in
                WebPage(html: try page(content, environment), check: check)
            }
            return session.fail(for: report, file, line)
        }
    #endif
#endif
