package import EveryScreenModel
package import EveryValue

/// Runs a check on the results of a function, synchronously.
package func runCheck<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
    showing render: (Content, UserEnvironment) throws(Failure) -> RenderedContent
) throws(Failure) -> CheckReport {
    CheckReport(of: [try runCheckPart(named: name, forEvery: content, settings: settings, showing: render)])
}

/// Runs a check on a shard of its cases, `CheckSettings.share`, synchronously.
///
/// - Returns: The result, which adds up with those of the other shards; see
///   `CheckReport.init(of:)`.
package func runCheckPart<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings,
    showing render: (Content, UserEnvironment) throws(Failure) -> RenderedContent
) throws(Failure) -> ShardResult {
    let run = GuardedCheckRun(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try render(request.content, request.environment), for: request)
    }
    return run.part()
}

/// Runs a check on the results of an asynchronous function, on the caller's actor.
package func runCheck<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
    isolation: isolated (any Actor)? = #isolation,
    showing render: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> RenderedContent
) async throws(Failure) -> CheckReport {
    let run = GuardedCheckRun(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try await render(request.content, request.environment), for: request)
    }
    return CheckReport(of: [run.part()])
}
