#if canImport(SwiftUI) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !canImport(UIKit)
        import AppKit
    #endif
    public import EveryScreenKit
    public import EveryScreenModel
    import EveryValue
    public import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #endif

    /// A SwiftUI view that is hosted in a window and captured.
    ///
    ///     await expectAccessible(forEvery: .orders) { order, _ in HostedView { OrderView(order) } }
    @MainActor
    public struct HostedView<Content: View> {
        private let content: Content

        /// Hosts a view.
        public init(@ViewBuilder _ content: () -> Content) { self.content = content() }
    }

    extension HostedView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
        var liveContent: LiveContent { LiveContent(hosting: content) }
        static var emptyInterface: any LiveInterface { LiveContent.empty(like: Content.self) }
        static var canary: LiveCanary.Framework? { .swiftUI }

        /// Returns the screen in a window of these settings; see
        /// `expectAccessible`.
        public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
    }

    #if canImport(Testing)
        public import Testing

        /// Checks that a SwiftUI view is accessible in every environment that a
        /// test can create.
        ///
        ///     @Test func orderIsAccessible() async { await expectAccessible { OrderView(.sample) } }
        ///
        /// The view is hosted in a window and captured as VoiceOver would see it.
        /// SwiftUI builds its accessibility tree only in a window of an app, while
        /// an assistive technology or automation is on. So run the test in a target
        /// with a host app. A view without elements fails with that explanation.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// device.
        ///
        /// - Parameters:
        ///   - options: The profile, the environments, the number of cases and so
        ///     on.
        ///   - sourceLocation: The line at which issues are recorded; the caller's.
        ///   - view: Creates the view.
        /// - Returns: The report.
        @MainActor @discardableResult
        public func expectAccessible<Content: View>(
            _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @MainActor () -> Content
        ) async -> CheckReport {
            let session = CheckSession(options, of: HostedView<Content>.self, laidOutBy: StandardLayout(), at: sourceLocation)
            return session.record(session.run(forEvery: .constant(())) { _, _ in HostedView(view) }, at: sourceLocation)
        }
    #endif

    #if canImport(XCTest)
        /// Asserts that a SwiftUI view is accessible in every environment that a
        /// test can create.
        ///
        ///     @MainActor func testOrder() { XCTAssertAccessible { OrderView(.sample) } }
        ///
        /// See `expectAccessible` for how it is shown and captured.
        @MainActor @discardableResult
        public func XCTAssertAccessible<Content: View>(
            _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line, function: String = #function,
            @ViewBuilder _ view: @MainActor () -> Content
        ) -> CheckReport {
            let session = CheckSession(options, of: HostedView<Content>.self, laidOutBy: StandardLayout(), in: function, at: file, line)
            return session.fail(for: session.run(forEvery: .constant(())) { _, _ in HostedView(view) }, file, line)
        }
    #endif

    extension LiveContent {
        /// Hosts a SwiftUI view in the platform's own way.
        init<Content: View>(hosting view: Content, isCanary: Bool = false) {
            #if canImport(UIKit)
                self.init(UIHostingController(rootView: view), isHosted: true, isCanary: isCanary)
            #else
                self.init(NSHostingView(rootView: view), isHosted: true, isCanary: isCanary)
            #endif
        }
    }
#endif
