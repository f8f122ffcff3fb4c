public import PropertyTesting
public import ScreenModel

/// Runs a campaign on what a function shows, at once.
public func runCampaign<Content>(
    named name: String, forEvery content: Generator<Content>, settings: CampaignSettings = CampaignSettings(),
    showing render: (Content, UserEnvironment) throws -> Rendering
) rethrows -> CampaignReport {
    CampaignReport(of: [try runCampaignPart(named: name, forEvery: content, settings: settings, showing: render)])
}

/// Runs a campaign on a share of its cases, `CampaignSettings.share`, at once.
///
/// - Returns: What adds up with the parts of the other shares; see `CampaignReport.init(of:)`.
public func runCampaignPart<Content>(
    named name: String, forEvery content: Generator<Content>, settings: CampaignSettings,
    showing render: (Content, UserEnvironment) throws -> Rendering
) rethrows -> CampaignPart {
    var run = GuardedCampaign(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try render(request.content, request.environment), for: request)
    }
    return run.part()
}

/// Runs a campaign on what an asynchronous function shows, on the caller's actor.
public func runCampaign<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CampaignSettings = CampaignSettings(),
    isolation: isolated (any Actor)? = #isolation,
    showing render: (Content, UserEnvironment) async throws(Failure) -> Rendering
) async throws(Failure) -> CampaignReport {
    var run = GuardedCampaign(named: name, content: content, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(try await render(request.content, request.environment), for: request)
    }
    return CampaignReport(of: [run.part()])
}
