public import PropertyTesting
public import ScreenModel

/// Runs a campaign on what a function shows, at once.
public func runCampaign<Content>(
    named name: String, forEvery content: Generator<Content>, settings: CampaignSettings = CampaignSettings(),
    showing render: (Content, UserEnvironment) throws -> Rendering
) rethrows -> CampaignReport {
    var campaign = Campaign(named: name, content: content, settings: settings)
    while let request = campaign.next() {
        campaign.record(try render(request.content, request.environment), for: request)
    }
    return campaign.report()
}

/// Runs a campaign on what an asynchronous function shows, on the caller's actor.
public func runCampaign<Content, Failure: Error>(
    named name: String, forEvery content: Generator<Content>, settings: CampaignSettings = CampaignSettings(),
    isolation: isolated (any Actor)? = #isolation,
    showing render: (Content, UserEnvironment) async throws(Failure) -> Rendering
) async throws(Failure) -> CampaignReport {
    var campaign = Campaign(named: name, content: content, settings: settings)
    while let request = campaign.next() {
        campaign.record(try await render(request.content, request.environment), for: request)
    }
    return campaign.report()
}
