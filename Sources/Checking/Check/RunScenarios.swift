package import EveryScreenGenerators
import EveryScreenModel
package import EveryScreenNavigation
package import EveryValue

/// Runs a check of flows by scenarios: person, settings, content and events are one
/// draw.
///
/// It is for flows with more states than can be explored from the start. Each case
/// performs some events, then explores all positions from there, up to `bound` for
/// each input method. A failure shrinks to the person, settings, content and events
/// that it needs, and the report names those.
///
/// - Parameters:
///   - name: The name in the report.
///   - flows: Draws the app, with its content.
///   - personas: The people who may act, the simplest first; at least one, with an
///     input method.
///   - count: The numbers of events before the exploration.
///   - bound: The number of positions to explore from there for each input method.
///   - settings: The profile, the environments, the number of cases and so on.
package func runCheck<F: ScreenFlow>(
    named name: String, scenariosOf flows: Generator<F>, for personas: [UserPersona] = [.anybody] + UserPersona.all,
    count: ClosedRange<Int> = 0...40, bound: Int = 60, settings: CheckSettings = .scenarios
) -> CheckReport {
    let environments = Generator<UserEnvironment>.environments(in: settings.environments.space)
    let cases = Generator<CheckCase<FlowScenario<F>>> { source in
        let environment = try source.draw(environments)
        let scenario = try source.draw(.scenarios(of: flows, for: personas, under: environment, count: count), label: "content")
        return CheckCase(environment: scenario.run.environment, content: scenario)
    }
    let run = GuardedCheckRun(named: name, cases: cases, settings: settings)
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
