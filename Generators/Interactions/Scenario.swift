public import EveryScreenModel
public import EveryScreenNavigation
public import EveryValue

/// A person who uses an app in some environment: content, environment and
/// interaction in one draw.
package struct FlowScenario<F: ScreenFlow>: Sendable {
    /// Who it is.
    package let persona: UserPersona
    /// The actions of the person, the app, and its settings.
    package let run: FlowRun<F>

    /// Creates a scenario.
    package init(persona: UserPersona, run: FlowRun<F>) {
        self.persona = persona
        self.run = run
    }
}

extension FlowScenario: CustomStringConvertible {
    /// The scenario in words; the system's defaults are left out.
    ///
    /// After shrinking, every word stands for something without which it would not
    /// fail.
    package var description: String {
        var parts = persona == .anybody ? [] : ["as \(persona.name)"]
        if run.inputMethod != persona.usableInputMethods.first { parts.append("by \(run.inputMethod.rawValue)") }
        let usual = persona.environment(from: .standard)
        let settings = EnvironmentAxis.all.compactMap { axis -> String? in
            let (own, other) = (
                EnvironmentPlan.PinnedSetting(key: axis.key, of: run.environment), EnvironmentPlan.PinnedSetting(key: axis.key, of: usual)
            )
            // In words, so that another safe area of the usual screen is no
            // difference.
            return own?.description == other?.description ? nil : own?.description
        }
        parts += settings
        parts.append(run.events.isEmpty ? "at the start" : run.events.map(\.description).joined(separator: ", "))
        return parts.joined(separator: "; ")
    }
}

extension UserPersona {
    /// A person without known traits: the system's settings, touch, and every tap
    /// hits.
    public static let anybody = UserPersona("anybody", situations: ["any"])

    /// The first mistake in a list of people; scenarios of a list with one cannot
    /// be drawn.
    package static func mistake(in personas: [UserPersona]) -> String? {
        if personas.isEmpty { return "A scenario needs at least one persona." }
        for persona in personas {
            if persona.usableInputMethods.isEmpty { return "The persona \"\(persona.name)\" has no input method." }
            for share in [persona.habits.mispresses, persona.habits.slowness] where !(0...1).contains(share) {
                return "A habit of the persona \"\(persona.name)\" is \(share); it must be between 0 and 1."
            }
        }
        return nil
    }
}

extension EnvironmentPlan.PinnedSetting {
    /// The setting of a key at the level it has in an environment, or `nil` for a
    /// key without an axis.
    init?(key: String, of environment: UserEnvironment) {
        guard let axis = EnvironmentAxis.all.firstIndex(where: { $0.key == key }) else { return nil }
        var example = UserEnvironment.standard
        EnvironmentAxis.all[axis].copy(environment, &example)
        self.init(axis: axis, example: example)
    }
}

extension Generator {
    /// Draws a person, settings, an app, and the person's events; simplest is
    /// `anybody` with the system's settings and no events.
    ///
    /// All is of one recording, so that content, settings and events shrink
    /// together, and each setting that is not the system's weighs one more, a
    /// persona two.
    ///
    /// - Parameters:
    ///   - flows: Draws the app, with its content.
    ///   - personas: Who may act, the simplest first; at least one, with a way to
    ///     move.
    ///   - space: The settings, beside those of the persona.
    ///   - count: How many events are allowed.
    package static func scenarios<F: ScreenFlow>(
        of flows: Generator<F>, for personas: [UserPersona] = [.anybody] + UserPersona.all, in space: EnvironmentSpace = .everything,
        count: ClosedRange<Int> = 0...40
    ) -> Generator where Value == FlowScenario<F> {
        if let mistake = UserPersona.mistake(in: personas) { return .invalid(mistake) }
        let environments = Generator<UserEnvironment>.environments(in: space)
        return Generator { source in
            try source.draw(.scenarios(of: flows, for: personas, under: try source.draw(environments), count: count))
        }
    }

    /// Draws a person, an app, and the person's events, under known settings except
    /// for those of the persona.
    ///
    /// - Parameters:
    ///   - flows: Draws the app, with its content.
    ///   - personas: Who may act, the simplest first; at least one, with a way to
    ///     move.
    ///   - environment: The settings, beside those of the persona.
    ///   - count: How many events are allowed.
    package static func scenarios<F: ScreenFlow>(
        of flows: Generator<F>, for personas: [UserPersona], under environment: UserEnvironment, count: ClosedRange<Int>
    ) -> Generator where Value == FlowScenario<F> {
        if let mistake = UserPersona.mistake(in: personas) { return .invalid(mistake) }
        return Generator { source in
            // Two choices, so that a single setting beats a persona who has it.
            let isParticular = source.boolean(probability: 0.9, isSetting: true)
            let persona = isParticular ? personas[source.alternative(of: personas.count, isSetting: true)] : personas[0]
            let inputMethod = persona.usableInputMethods[source.alternative(of: persona.usableInputMethods.count)]
            let environment = persona.environment(from: environment)
            let flow = try source.draw(flows, label: "content")
            let events = try source.draw(
                Generator<[UserEvent]>.events(
                    in: flow, by: inputMethod, in: environment, habits: persona.habits, canGesture: persona.canGesture, count: count))
            return FlowScenario(
                persona: persona, run: FlowRun(flow: flow, inputMethod: inputMethod, environment: environment, events: events))
        }
    }
}

extension Generator where Value == [UserEvent] {
    /// Draws the events of a person in a flow, likelier ones more often; simplest
    /// is none.
    ///
    /// A person with limited precision now and then does something next to the
    /// intended action: a switch pressed one element late, a neighboring key, a
    /// name misheard.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - way: The way in which the person moves.
    ///   - environment: The settings it runs under.
    ///   - habits: How surely and how fast the person acts.
    ///   - canGesture: Whether the person can perform gestures of several
    ///     fingers, or of more than a tap.
    ///   - count: How many events are allowed.
    public static func events(
        in flow: some ScreenFlow, by inputMethod: InputMethod, in environment: UserEnvironment = .standard, habits: UserPersona.InputHabits,
        canGesture: Bool = true, count: ClosedRange<Int> = 0...40
    ) -> Generator {
        .actions(count, from: FlowWalk(flow, by: inputMethod, in: environment)) { walk, source in
            var walk = walk
            let events = walk.events.filter { canGesture || !$0.needsGesture }
            guard !events.isEmpty else { return nil }
            let meant = source.alternative(of: events.count, weights: walk.weights(of: events, habits: habits))
            let isMissed = habits.mispresses > 0 && source.boolean(probability: habits.mispresses)
            return events[isMissed ? (meant + 1) % events.count : meant]
        } isAllowed: { walk, event in
            var walk = walk
            return walk.events.contains(event)
        } advance: { walk, event in
            _ = walk.perform(event)
        }
    }
}
