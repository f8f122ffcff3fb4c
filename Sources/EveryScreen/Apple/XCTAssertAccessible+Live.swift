#if canImport(XCTest) && (canImport(UIKit) || canImport(AppKit))
    public import EveryScreenKit
    public import EveryValue
    import XCTest

    /// Asserts that a view or view controller of yours is accessible in every environment that a test can make.
    ///
    ///     @MainActor func testOrder() { XCTAssertAccessible { OrderViewController(.sample) } }
    ///
    /// See `expectAccessible(_:sourceLocation:_:)` for how it is shown and captured, and what is left untested.
    ///
    /// - Parameters:
    ///   - options: What is demanded, where, how often.
    ///   - file: The file in which failures are shown.
    ///   - line: The line at which failures are shown.
    ///   - interface: Makes the view or view controller, the same one each time.
    /// - Returns: What was found; `nil` where nothing could be captured, which is a failure.
    @MainActor @discardableResult
    public func XCTAssertAccessible<Interface: LiveInterface>(
        _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ interface: @MainActor () -> Interface
    ) -> CheckReport? {
        Door(options, in: function, at: file, line).assert(
            forEvery: .constant(()), like: LiveContent.empty(like: Interface.self), file, line
        ) { LiveContent(interface()) }
    }

    /// Asserts that a view or view controller of yours is accessible for every content there could be.
    @MainActor @discardableResult
    public func XCTAssertAccessible<Content: Sendable, Interface: LiveInterface>(
        forEvery content: Generator<Content>, _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
        function: String = #function, _ interface: @MainActor (Content) -> Interface
    ) -> CheckReport? {
        Door(options, in: function, at: file, line).assert(
            forEvery: content, like: LiveContent.empty(like: Interface.self), file, line
        ) { LiveContent(interface($0)) }
    }
#endif
