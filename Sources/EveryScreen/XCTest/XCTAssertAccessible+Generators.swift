#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryValue
    public import EveryScreenLayout
    public import EveryScreenModel
    import XCTest

    /// Asserts that a screen of yours is accessible for every content there could be, in every environment.
    ///
    ///     XCTAssertAccessible(forEvery: .orders, .cases(500)) { order, environment in OrderScreen(order).screen(in: environment) }
    @discardableResult
    public func XCTAssertAccessible<Content>(
        forEvery content: Generator<Content>, _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
        function: String = #function, _ screen: (Content, UserEnvironment) throws -> RenderedScreen
    ) rethrows -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try runCampaign(named: door.name, forEvery: content, settings: door.settings) { content, environment in
            .screen(try screen(content, environment))
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that a blueprint of yours is accessible for every content there could be, in every environment.
    @discardableResult
    public func XCTAssertAccessible<Content>(
        forEvery content: Generator<Content>, _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(),
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ blueprint: (Content, UserEnvironment) throws -> Blueprint
    ) rethrows -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try runCampaign(named: door.name, forEvery: content, settings: door.settings) { content, environment in
            .blueprint(try blueprint(content, environment), rule)
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that screens, which an asynchronous function makes on the caller's actor, are accessible for every content there could be.
    @discardableResult
    public func XCTAssertAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ options: CheckOption..., isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (Content, UserEnvironment) async throws(Failure) -> RenderedScreen
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try await runCampaign(named: door.name, forEvery: content, settings: door.settings) {
            (content, environment) async throws(Failure) in
            .screen(try await screen(content, environment))
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that blueprints, which an asynchronous function makes on the caller's actor, are accessible for every content there could be.
    @discardableResult
    public func XCTAssertAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(),
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ blueprint: (Content, UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try await runCampaign(named: door.name, forEvery: content, settings: door.settings) {
            (content, environment) async throws(Failure) in
            .blueprint(try await blueprint(content, environment), rule)
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that a layout rule of yours keeps every blueprint of a generator accessible, in every environment.
    @discardableResult
    public func XCTAssertAccessible(
        forEvery blueprints: Generator<Blueprint>, _ options: CheckOption..., laidOutBy rule: any LayoutRule,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function
    ) -> CheckReport {
        let door = Door(options, testing: rule, in: function, at: file, line)
        let report = runCampaign(named: door.name, forEvery: blueprints, settings: door.settings) { blueprint, _ in
            .blueprint(blueprint, rule)
        }
        return door.fail(for: report, file, line)
    }
#endif
