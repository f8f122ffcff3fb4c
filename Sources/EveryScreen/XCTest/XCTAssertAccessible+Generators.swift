#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    import EveryScreenNavigation
    public import EveryValue
    import XCTest

    /// Asserts that a blueprint is accessible for every content of a generator, in
    /// every environment.
    @discardableResult
    public func XCTAssertAccessible<Content, Failure: Error>(
        _ options: CheckOption..., forEvery content: Generator<Content>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (Content, UserEnvironment) throws(Failure) -> Blueprint
    ) throws(Failure) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let session = CheckSession(options, of: Blueprint.self, laidOutBy: rule, in: function, at: file, line)
        return session.fail(for: try session.run(forEvery: content, screen), file, line)
    }

    /// Asserts that a screen, a flow, a view or a value of your own type is
    /// accessible for every content of a generator.
    @discardableResult
    public func XCTAssertAccessible<Content, Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., forEvery content: Generator<Content>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (Content, UserEnvironment) throws(Failure) -> Shown
    ) throws(Failure) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let session = CheckSession(options, of: Shown.self, laidOutBy: rule, in: function, at: file, line)
        return session.fail(for: try session.run(forEvery: content, screen), file, line)
    }

    /// Asserts that a blueprint or another value, which an asynchronous function
    /// returns, is accessible for every content.
    @discardableResult
    public func XCTAssertAccessible<Content, Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., forEvery content: Generator<Content>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let session = CheckSession(options, of: Shown.self, laidOutBy: rule, in: function, at: file, line)
        return session.fail(for: try await session.run(forEvery: content, isolation: isolation, screen), file, line)
    }

    /// Asserts that every blueprint, flow or screen of a generator is accessible;
    /// see `expectAccessible(forEvery:)`.
    @discardableResult
    public func XCTAssertAccessible<Shown: ScreenRepresentable>(
        _ options: CheckOption..., forEvery values: Generator<Shown>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function, _ nothing: ((Never) -> Never)? = nil
    ) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let isTesting = Shown.self == Blueprint.self
        let session = CheckSession(
            options, of: Shown.self, laidOutBy: rule, testing: isTesting, generatingFlows: Shown.self is any ScreenFlow.Type, in: function,
            at: file, line)
        return session.fail(for: session.run(on: values), file, line)
    }
#endif
