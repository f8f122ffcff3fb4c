package import EveryScreenModel
package import EveryValue

/// Runs a campaign on what a function shows, at once.
package func runCampaign<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
    showing render: (Content, UserEnvironment) throws(Failure) -> Rendering
) throws(Failure) -> CheckReport {
    CheckReport(of: [try runCampaignPart(named: name, forEvery: content, settings: settings, showing: render)])
}

/// Runs a campaign on a share of its cases, `CheckSettings.share`, at once.
///
/// - Returns: What adds up with the parts of the other shares; see
///   `CheckReport.init(of:)`.
package func runCampaignPart<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings,
    showing render: (Content, UserEnvironment) throws(Failure) -> Rendering
) throws(Failure) -> CampaignPart {
    var run = GuardedCampaign(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try render(request.content, request.environment), for: request)
    }
    return run.part()
}

/// Runs a campaign on what an asynchronous function shows, on the caller's actor.
package func runCampaign<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
    isolation: isolated (any Actor)? = #isolation,
    showing render: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Rendering
) async throws(Failure) -> CheckReport {
    var run = GuardedCampaign(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try await render(request.content, request.environment), for: request)
    }
    return CheckReport(of: [run.part()])
}
