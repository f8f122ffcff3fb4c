package import EveryScreenAudit
package import EveryScreenLayout
package import EveryScreenModel

/// The edits of a blueprint that may fix a failure.
package enum Fixes {
    /// The largest number of edits that are tried for one failure.
    static let most = 8

    /// Returns the edits that may fix a failure, the smallest first: of the element
    /// itself, of its wrappers, of its surroundings.
    ///
    /// None of them is known to work; see `FixSearch`. Their strings are
    /// placeholders for the caller's own words.
    ///
    /// - Parameters:
    ///   - finding: The failure.
    ///   - screen: The screen that fails.
    ///   - blueprint: The blueprint of the screen.
    ///   - environment: The settings under which it fails.
    ///   - thresholds: The thresholds of the profile.
    /// - Returns: At most 8 edits that apply to the blueprint and change it; none
    ///   if no edit of a blueprint could fix it.
    package static func edits(
        for finding: Finding, on screen: RenderedScreen, of blueprint: Blueprint, in environment: UserEnvironment,
        thresholds: AccessibilityProfile.Thresholds
    ) -> [BlueprintEdit] {
        edits(for: [Place(finding: finding, screen: screen, blueprint: blueprint, environment: environment)], thresholds: thresholds)
            .map(\.edit)
    }

    /// A failure, and the screen it is on.
    package struct Place {
        /// The failure.
        package let finding: Finding
        /// The screen that fails.
        package let screen: RenderedScreen
        /// The blueprint of the screen.
        package let blueprint: Blueprint
        /// The settings under which it fails.
        package let environment: UserEnvironment

        /// Creates a place.
        package init(finding: Finding, screen: RenderedScreen, blueprint: Blueprint, environment: UserEnvironment) {
            self.finding = finding
            self.screen = screen
            self.blueprint = blueprint
            self.environment = environment
        }
    }

    /// An edit, and its elements.
    package struct Candidate {
        /// The edit.
        package let edit: BlueprintEdit
        /// The places to which the edit makes the same change, by their position;
        /// the first is always among them.
        package let places: [Int]
        /// Whether it joins changes of several kinds, so that it removes more than
        /// one cause.
        package var isJoined = false
    }

    /// Returns the edits that may fix the same failure on several elements, as
    /// tried for the first of them.
    ///
    /// An edit makes the same change to each element for which it is a candidate.
    /// Elements that need another change have another cause; edits that make both
    /// changes come last.
    ///
    /// - Parameters:
    ///   - places: The failures, each element once; the edits number the parts of
    ///     the first one's blueprint.
    ///   - thresholds: The thresholds of the profile.
    package static func edits(for places: [Place], thresholds: AccessibilityProfile.Thresholds) -> [Candidate] {
        guard let first = places.first else { return [] }
        let own = candidates(for: first, against: thresholds, ordinal: 0).uniqued()
        let others = places.enumerated().dropFirst().map { ordinal, place in
            candidates(for: place, against: thresholds, ordinal: ordinal).map { $0.renumbered(from: place.blueprint, to: first.blueprint) }
        }
        var (single, joined) = ([Candidate](), [Candidate]())
        for edit in own {
            var (alike, unlike) = ([BlueprintEdit](), [BlueprintEdit]())
            var covered = [0]
            for (index, edits) in others.enumerated() {
                if let same = edits.first(where: { $0.shape == edit.shape }) {
                    alike.append(same)
                    covered.append(index + 1)
                } else if let other = edits.first {
                    unlike.append(other)
                }
            }
            single.append(Candidate(edit: BlueprintEdit(edit.steps, others: alike.flatMap(\.steps)), places: covered))
            // One of each further kind of change is printed with the edit.
            var seen = Set<[String]>()
            let printed = unlike.filter { seen.insert($0.shape).inserted }
            if !unlike.isEmpty, joined.count < mostJoined {
                let edit = BlueprintEdit(edit.steps + printed.flatMap(\.steps), others: (alike + unlike).flatMap(\.steps))
                joined.append(Candidate(edit: edit, places: Array(places.indices), isJoined: true))
            }
        }
        let applies = { (candidate: Candidate) in candidate.edit.applied(to: first.blueprint) != nil }
        return Array(single.lazy.filter(applies).prefix(most)) + joined.filter(applies)
    }

    /// The largest number of edits that make several changes.
    private static let mostJoined = 2

    private static func candidates(
        for place: Place, against thresholds: AccessibilityProfile.Thresholds, ordinal: Int
    ) -> [BlueprintEdit] {
        guard let candidates = table[place.finding.spec],
            let subject = FixSubject(
                place.finding, on: place.screen, of: place.blueprint, in: place.environment, against: thresholds, ordinal: ordinal)
        else { return [] }
        return subject[keyPath: candidates].filter { !$0.steps.isEmpty }
    }
}

extension BlueprintEdit {
    /// The changes of the edit, without parts and values.
    fileprivate var shape: [String] {
        steps.map { step in
            switch step.change {
            case .fact(let fact): "fact \(Mirror(reflecting: fact).children.first?.label ?? "\(fact)")"
            case .set(let modifiers): "set \(modifiers.setNames)"
            case .remove(let modifiers): "remove \(modifiers.setNames)"
            case let change: Mirror(reflecting: change).children.first?.label ?? "\(change)"
            }
        }
    }
}

extension Blueprint.AccessibilityModifiers {
    /// The kinds of modifiers that are set.
    fileprivate var setNames: [Int] { Blueprint(.spacer(minLength: 0), accessibility: self).modifierKinds }
}
