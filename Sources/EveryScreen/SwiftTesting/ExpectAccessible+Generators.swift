#if canImport(Testing)
    public import EveryScreenKit
    public import EveryValue
    public import EveryScreenLayout
    public import EveryScreenModel
    public import Testing

    /// Expects a screen of yours to be accessible for every content there could be, in every environment.
    ///
    ///     await expectAccessible(forEvery: .orders, .cases(500)) { order, environment in OrderScreen(order).screen(in: environment) }
    ///
    /// Content and environment are made as simple as they can be while the screen still fails.
    ///
    /// - Parameters:
    ///   - content: Draws what the screens show.
    ///   - options: What is demanded, where, how often.
    ///   - isolation: The actor on which screens are asked for; the caller's.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - screen: Returns the screen of some content for a person with these settings,
    ///     the same for the same.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ options: CheckOption..., isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation, _ screen: (Content, UserEnvironment) async throws(Failure) -> RenderedScreen
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, at: sourceLocation)
        let report = try await runCampaign(named: door.name, forEvery: content, settings: door.settings) {
            (content, environment) async throws(Failure) in
            .screen(try await screen(content, environment))
        }
        return door.record(report, at: sourceLocation)
    }

    /// Expects a blueprint of yours to be accessible for every content there could be, in every environment.
    ///
    /// - Parameters:
    ///   - content: Draws what the blueprints show.
    ///   - options: What is demanded, where, how often.
    ///   - rule: What lays the blueprints out.
    ///   - isolation: The actor on which blueprints are asked for; the caller's.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - blueprint: Returns the blueprint of some content for a person with these settings.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(),
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ blueprint: (Content, UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, at: sourceLocation)
        let report = try await runCampaign(named: door.name, forEvery: content, settings: door.settings) {
            (content, environment) async throws(Failure) in
            .blueprint(try await blueprint(content, environment), rule)
        }
        return door.record(report, at: sourceLocation)
    }

    /// Expects a layout rule of yours to keep every blueprint of a generator accessible, in every environment.
    ///
    ///     await expectAccessible(forEvery: .blueprints(of: .controls), laidOutBy: FlowLayout())
    ///
    /// - Parameters:
    ///   - blueprints: Draws what is laid out.
    ///   - options: What is demanded, where, how often.
    ///   - rule: The layout rule.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible(
        forEvery blueprints: Generator<Blueprint>, _ options: CheckOption..., laidOutBy rule: any LayoutRule,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CheckReport {
        let door = Door(options, testing: rule, at: sourceLocation)
        let report = runCampaign(named: door.name, forEvery: blueprints, settings: door.settings) { blueprint, _ in
            .blueprint(blueprint, rule)
        }
        return door.record(report, at: sourceLocation)
    }
#endif
