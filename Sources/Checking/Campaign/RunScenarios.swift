package import EveryScreenGenerators
import EveryScreenModel
package import EveryScreenNavigation
package import EveryValue

/// Runs a campaign on what people of all kinds do in a flow: who acts, the
/// settings, the content and the events are one draw.
///
/// For flows with more states than can be explored from the start: each case goes
/// some events deep, then explores everything from there, up to `bound` positions
/// for each way of moving. Failures shrink to the person, settings, content and
/// events without which they would not be there, and the report names those.
///
/// - Parameters:
///   - name: What the report calls it.
///   - flows: Draws the app, with its content.
///   - personas: Who may act, the simplest first; at least one, with a way to move.
///   - count: How many events are allowed before exploring.
///   - bound: How many positions are explored from there for each way of moving.
///   - settings: What is demanded, where, how often.
package func runCampaign<F: ScreenFlow>(
    named name: String, scenariosOf flows: Generator<F>, for personas: [UserPersona] = [.anybody] + UserPersona.all,
    count: ClosedRange<Int> = 0...40, bound: Int = 60, settings: CheckSettings = .scenarios
) -> CheckReport {
    let environments = Generator<UserEnvironment>.environments(in: settings.environments.space)
    let cases = Generator<CampaignCase<FlowScenario<F>>> { source in
        let environment = try source.draw(environments)
        let scenario = try source.draw(.scenarios(of: flows, for: personas, under: environment, count: count), label: "content")
        return CampaignCase(environment: scenario.run.environment, content: scenario)
    }
    var run = GuardedCampaign(named: name, cases: cases, settings: settings)
    defer { run.close() }
    while let request = run.next() {
        run.record(.flow(request.content.run.continuation(in: request.environment), bound: bound), for: request)
    }
    return CheckReport(of: [run.part()])
}

extension CheckSettings {
    /// Two hundred scenarios, the first of them in environments that hold every
    /// pair of settings.
    public static var scenarios: CheckSettings { CheckSettings(cases: 200) }
}
