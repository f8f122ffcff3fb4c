#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    public import EveryScreenKit
    import EveryScreenLayout
    import EveryValue

    #if canImport(Testing)
        public import Testing

        /// Checks that each of some named views is accessible, with one failure for
        /// a component that fails on many of them.
        ///
        ///     @Test func everyPreviewIsAccessible() async {
        ///         await expectAccessible(
        ///             ofEach: NamedView.previews(of: OrderView_Previews.self) + NamedView.previews(of: CartView_Previews.self),
        ///             .knownIssue(.targetSize, on: "Close*", inCheck: "*/CartView*", until: "2027-03-01", because: "the bar is redesigned"))
        ///     }
        ///
        /// The views are checked one after the other in the test's process. The
        /// check of a view is named by the test and the view, with a slash between,
        /// so that `inCheck` limits a known issue to some views. Elements of
        /// several views with the same identifier, or else the same label, are one
        /// component. It fails once, at the first view, and the issue names the
        /// others, where it counts as known.
        ///
        /// - Parameters:
        ///   - views: The views, whose names differ.
        ///   - options: The profile, the environments and so on, for each view.
        ///   - sourceLocation: The line at which issues are recorded; the caller's.
        /// - Returns: The reports, in the order of the views.
        @MainActor @discardableResult
        public func expectAccessible(
            ofEach views: [NamedView], _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation
        ) async -> [CheckReport] {
            var checked = CheckedViews()
            for view in views {
                let session = checked.prepared(
                    CheckSession(
                        options, of: NamedView.self, laidOutBy: StandardLayout(), showing: view.name,
                        reportingMistakes: checked.reports.isEmpty, at: sourceLocation))
                let report = await session.run(forEvery: .constant(()), isolation: MainActor.shared) { _, _ in view }
                checked.add(view.name, session, report)
            }
            for issue in CheckedViews.mistakes(in: views.map(\.name)) + checked.issues() { CheckSession.record(issue, at: sourceLocation) }
            return checked.reports
        }
    #endif

    #if canImport(XCTest)
        /// Asserts that each of some named views is accessible, with one failure
        /// that has a component which fails on many of them once.
        ///
        ///     @MainActor func testPreviews() { XCTAssertAccessible(ofEach: NamedView.previews(of: OrderView_Previews.self)) }
        ///
        /// See `expectAccessible(ofEach:_:sourceLocation:)` for the names of checks
        /// and for components.
        ///
        /// - Parameters:
        ///   - views: The views, whose names differ.
        ///   - options: The profile, the environments and so on, for each view.
        ///   - file: The file in which the failure is recorded.
        ///   - line: The line at which the failure is recorded.
        ///   - function: The test method.
        /// - Returns: The reports, in the order of the views.
        @MainActor @discardableResult
        public func XCTAssertAccessible(
            ofEach views: [NamedView], _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
            function: String = #function
        ) -> [CheckReport] {
            var checked = CheckedViews()
            for view in views {
                let session = checked.prepared(
                    CheckSession(
                        options, of: NamedView.self, laidOutBy: StandardLayout(), showing: view.name,
                        reportingMistakes: checked.reports.isEmpty, in: function, at: file, line))
                checked.add(view.name, session, session.run(forEvery: .constant(())) { _, _ in view })
            }
            CheckSession.fail(for: CheckedViews.mistakes(in: views.map(\.name)) + checked.issues(), file, line)
            return checked.reports
        }
    #endif
#endif
