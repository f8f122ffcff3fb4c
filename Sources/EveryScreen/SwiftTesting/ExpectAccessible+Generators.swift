#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    import EveryScreenNavigation
    public import EveryValue
    public import Testing

    /// Checks that a blueprint is accessible for every content of a generator, in
    /// every environment.
    ///
    ///     await expectAccessible(forEvery: .orders, .cases(500)) { order, environment in order.blueprint }
    ///
    /// A failure is shrunk to the simplest content and settings that show it.
    ///
    /// - Parameters:
    ///   - options: Options; they may be before or after any other argument.
    ///   - content: The generator of the content.
    ///   - moreOptions: Further options.
    ///   - rule: The rule that lays the blueprint out.
    ///   - stillMoreOptions: Further options.
    ///   - isolation: The actor on which the function is called; the caller's.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    ///   - screen: Returns the blueprint of some content for a person with these
    ///     settings.
    /// - Returns: The report, for further expectations.
    @discardableResult
    public func expectAccessible<Content, Failure: Error>(
        _ options: CheckOption..., forEvery content: Generator<Content>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let session = CheckSession(options, of: Blueprint.self, laidOutBy: rule, at: sourceLocation)
        return session.record(try await session.run(forEvery: content, isolation: isolation, screen), at: sourceLocation)
    }

    /// Checks that a screen, a flow, a view or a value of your own type is
    /// accessible for every content of a generator.
    ///
    ///     await expectAccessible(forEvery: .orders) { order, _ in OrderViewController(order) }    // on the main actor
    @discardableResult
    public func expectAccessible<Content, Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., forEvery content: Generator<Content>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let session = CheckSession(options, of: Shown.self, laidOutBy: rule, at: sourceLocation)
        return session.record(try await session.run(forEvery: content, isolation: isolation, screen), at: sourceLocation)
    }

    /// Checks that every blueprint, flow or screen of a generator is accessible.
    ///
    ///     await expectAccessible(forEvery: .blueprints(of: .controls), laidOutBy: FlowLayout())
    ///     await expectAccessible(forEvery: .shops, .scenarios(), .cases(500))
    ///
    /// With generated blueprints, the layout rule is under test. With flows and the
    /// option `.scenarios()`, each case draws a person, settings, content and
    /// events.
    ///
    /// It takes no function. The parameter for one is there for the compiler:
    /// without it, mistakes in a function are reported as one of this form.
    @discardableResult
    public func expectAccessible<Shown: ScreenRepresentable>(
        _ options: CheckOption..., forEvery values: Generator<Shown>, _ moreOptions: CheckOption...,
        laidOutBy rule: any LayoutRule = StandardLayout(), _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ nothing: ((Never) -> Never)? = nil
    ) async -> CheckReport {
        let options = options + moreOptions + stillMoreOptions
        let isTesting = Shown.self == Blueprint.self
        let session = CheckSession(
            options, of: Shown.self, laidOutBy: rule, testing: isTesting, generatingFlows: Shown.self is any ScreenFlow.Type,
            at: sourceLocation)
        return session.record(session.run(on: values), at: sourceLocation)
    }
#endif
