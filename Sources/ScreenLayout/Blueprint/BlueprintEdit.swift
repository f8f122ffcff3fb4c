/// An edit of a blueprint as the caller would make it in the code: one or more
/// steps, each on one part.
package struct BlueprintEdit: Hashable, Sendable {
    /// A change of one part.
    package struct Step: Hashable, Sendable {
        /// The number of the part in the blueprint before the edit; see
        /// `Blueprint.parts`.
        package var part: Int
        /// The change.
        package var change: Change

        /// Creates a step.
        package init(_ part: Int, _ change: Change) { (self.part, self.change) = (part, change) }
    }

    /// The steps, in the order in which they are printed.
    package var steps: [Step]
    /// The same change on the other elements that fail alike; not printed.
    package var others: [Step]

    /// Creates an edit of some steps; of equal ones the first counts.
    package init(_ steps: [Step], others: [Step] = []) {
        var seen = Set<Step>()
        self.steps = steps.filter { seen.insert($0).inserted }
        self.others = others.filter { seen.insert($0).inserted }
    }

    /// Returns the blueprint with the edit, or `nil` where a part is missing, a
    /// step does not apply, or nothing changes.
    ///
    /// Cost: O(steps × parts × depth).
    package func applied(to blueprint: Blueprint) -> Blueprint? {
        let result = Self.ordered(steps + others).reduce(blueprint as Blueprint?) { result, step in result.flatMap(step.applied) }
        return result == blueprint ? nil : result
    }

    /// Returns another version of the blueprint with the steps of the edit that
    /// apply to it.
    ///
    /// A function may leave a part out under other settings, and then has nothing
    /// to edit there.
    ///
    /// - Parameters:
    ///   - version: The result of the function under other settings.
    ///   - blueprint: The version whose parts the edit numbers.
    package func applied(toVersion version: Blueprint, of blueprint: Blueprint) -> Blueprint {
        renumbered(from: blueprint, to: version).appliedAsFarAsPossible(to: version)
    }

    private func appliedAsFarAsPossible(to blueprint: Blueprint) -> Blueprint {
        Self.ordered(steps + others).reduce(blueprint) { $1.applied(to: $0) ?? $0 }
    }

    /// Returns the same edit for another version of the blueprint, without the
    /// steps on parts that it lacks.
    package func renumbered(from old: Blueprint, to new: Blueprint) -> BlueprintEdit {
        if old == new { return self }
        let numbers = old.partNumbers(in: new)
        func renumbered(_ steps: [Step]) -> [Step] {
            steps.compactMap { step in
                guard numbers.indices.contains(step.part), let number = numbers[step.part] else { return nil }
                return Step(number, step.change)
            }
        }
        return BlueprintEdit(renumbered(steps), others: renumbered(others))
    }

    /// The steps in an order in which none changes the number of a part that a
    /// later one names: last parts first.
    private static func ordered(_ steps: [Step]) -> [Step] {
        let places = steps.map { $0.change == .presentOutermost ? -1 : $0.part }
        return steps.indices.sorted { (-places[$0], $0) < (-places[$1], $1) }.map { steps[$0] }
    }
}

extension BlueprintEdit.Step {
    /// Returns the blueprint with the step, or `nil` where it does not apply.
    fileprivate func applied(to blueprint: Blueprint) -> Blueprint? {
        change == .presentOutermost ? blueprint.presentingOutermost(part) : blueprint.changingPart(part, change.applied)
    }
}

extension Blueprint {
    /// Returns the blueprint with one of its modals around all of it, or `nil`
    /// where the part is no modal.
    fileprivate func presentingOutermost(_ number: Int) -> Blueprint? {
        let parts = parts
        guard parts.indices.contains(number), case .layered(let layering, let base, let over) = parts[number].content,
            case .modal = layering, number > 0
        else { return nil }
        let mark = parts[number].mark
        return changingPart(number) { _ in base }.map { Blueprint(.layered(layering, base: $0, over: over), at: mark) }
    }
}
