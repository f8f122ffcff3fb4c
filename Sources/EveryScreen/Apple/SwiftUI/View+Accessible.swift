#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
    public import EveryScreenKit
    #if canImport(AppKit) && !canImport(UIKit)
        import AppKit
    #endif
    public import EveryValue
    import EveryScreenCapture
    public import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #endif

    #if canImport(Testing)
        public import Testing

        /// Expects a view of SwiftUI to be accessible in every environment that a test can make.
        ///
        ///     @Test func orderIsAccessible() async { await expectAccessible { OrderView(.sample) } }
        ///
        /// The view is hosted in a window and captured as VoiceOver would see it. SwiftUI builds its
        /// accessibility tree only while an assistive technology or automation is on, and in a
        /// window of an app: run the test in a target with a host app. A view that offers nothing
        /// fails with that explanation instead of passing for want of anything to judge.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a device.
        ///
        /// - Parameters:
        ///   - options: What is demanded, where, how often.
        ///   - sourceLocation: Where issues are shown; the caller's line.
        ///   - view: Makes the view.
        /// - Returns: What was found; `nil` where nothing could be captured, for which an issue is recorded.
        @MainActor @discardableResult
        public func expectAccessible<Content: View>(
            _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation,
            @ViewBuilder _ view: @MainActor () -> Content
        ) async -> CheckReport? {
            Door(options, at: sourceLocation).expect(
                forEvery: .constant(()), like: LiveContent.empty(like: Content.self), at: sourceLocation
            ) { LiveContent(hosting: view()) }
        }

        /// Expects a view of SwiftUI to be accessible for every content there could be.
        @MainActor @discardableResult
        public func expectAccessible<Value: Sendable, Content: View>(
            forEvery value: Generator<Value>, _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation,
            @ViewBuilder _ view: @MainActor (Value) -> Content
        ) async -> CheckReport? {
            Door(options, at: sourceLocation).expect(
                forEvery: value, like: LiveContent.empty(like: Content.self), at: sourceLocation
            ) { LiveContent(hosting: view($0)) }
        }
    #endif

    #if canImport(XCTest)
        /// Asserts that a view of SwiftUI is accessible in every environment that a test can make.
        ///
        ///     @MainActor func testOrder() { XCTAssertAccessible { OrderView(.sample) } }
        ///
        /// See `expectAccessible(_:sourceLocation:_:)` for how it is shown and captured.
        @MainActor @discardableResult
        public func XCTAssertAccessible<Content: View>(
            _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line, function: String = #function,
            @ViewBuilder _ view: @MainActor () -> Content
        ) -> CheckReport? {
            Door(options, in: function, at: file, line).assert(
                forEvery: .constant(()), like: LiveContent.empty(like: Content.self), file, line
            ) { LiveContent(hosting: view()) }
        }

        /// Asserts that a view of SwiftUI is accessible for every content there could be.
        @MainActor @discardableResult
        public func XCTAssertAccessible<Value: Sendable, Content: View>(
            forEvery value: Generator<Value>, _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
            function: String = #function, @ViewBuilder _ view: @MainActor (Value) -> Content
        ) -> CheckReport? {
            Door(options, in: function, at: file, line).assert(
                forEvery: value, like: LiveContent.empty(like: Content.self), file, line
            ) { LiveContent(hosting: view($0)) }
        }
    #endif

    extension LiveContent {
        /// Hosts a view of SwiftUI in the platform's own way.
        init<Content: View>(hosting view: Content) {
            #if canImport(UIKit)
                self.init(UIHostingController(rootView: view), isHosted: true)
            #else
                self.init(NSHostingView(rootView: view), isHosted: true)
            #endif
        }
    }
#endif
