package import EveryScreenModel

/// A mistake that can be planted in a correct screen, and the spec that must catch
/// it.
///
/// A fault names a spec by its id and knows nothing else of it, so that specs
/// cannot be written to please faults.
package struct Fault: Sendable {
    /// The name in tables; stable.
    package let name: String
    /// The id of the spec that must catch it.
    package let spec: String
    /// Its effect on the screen.
    package let help: String
    private let stage: FaultStage
    private let plant: @Sendable (RenderedScreen, Int) -> RenderedScreen?

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - spec: The id of the spec that must catch it.
    ///   - help: Its effect, as a sentence without subject.
    ///   - stage: The settings under which it shows, and the clean content beside
    ///     it.
    ///   - plant: Returns the screen with the fault, in a place that the number
    ///     determines, or `nil` if there is no place for it.
    package init(
        _ name: String, _ spec: String, _ help: String, on stage: FaultStage = .any,
        plant: @escaping @Sendable (RenderedScreen, Int) -> RenderedScreen?
    ) {
        self.name = name
        self.spec = spec
        self.help = help
        self.stage = stage
        self.plant = plant
    }

    /// A fault that changes one element among those that qualify.
    init(
        _ name: String, _ spec: String, _ help: String, on stage: FaultStage = .any,
        where qualifies: @escaping @Sendable (ScreenElement) -> Bool, change: @escaping @Sendable (inout ScreenElement) -> Void
    ) {
        self.init(name, spec, help, on: stage) { screen, number in
            guard let index = screen.place(number, where: qualifies) else { return nil }
            return screen.changing(index, change)
        }
    }

    /// Returns a screen with the fault in a place that follows from the number, or
    /// `nil` where there is none.
    ///
    /// - Parameters:
    ///   - content: Returns the clean screen of some content under some settings.
    ///   - environment: The settings, changed as far as the fault needs it to show.
    ///   - number: Which of the places to take.
    package func planted(
        in content: @escaping (UserEnvironment) -> RenderedScreen, under environment: UserEnvironment, number: Int
    ) -> PlantedFault? {
        let environment = stage.settings(environment)
        let shown = { [stage] (other: UserEnvironment) in stage.dressed(content(other), other) }
        let clean = shown(environment)
        guard let screen = plant(clean, number) else { return nil }
        return PlantedFault(environment: environment, screen: screen, clean: clean, shown: shown)
    }

    /// Every fault, in the order of the catalog of specs.
    package static let all: [Fault] =
        labelFaults + textFaults + navigationFaults + reachFaults + targetFaults + modalFaults + roleFaults + scalingFaults
        + appearanceFaults + sightFaults + screenFaults + orderFaults + factFaults + readingFaults
}

extension RenderedScreen {
    /// The elements that can be used now: drawn, not behind an open modal, and
    /// stops of assistive technology.
    var usable: [Int] {
        let modal = elements.indices.last { elements[$0].modal != nil }
        return elements.indices.filter { index in
            elements[index].isVisible != false && elements[index].isAccessibilityElement == true && !elements[index].frame.isEmpty
                && modal.map { isElement(index, inside: $0) } != false
        }
    }

    /// Returns the usable element that a number falls on, among those that qualify.
    func place(_ number: Int, where qualifies: (ScreenElement) -> Bool) -> Int? {
        let candidates = usable.filter { qualifies(elements[$0]) }
        return candidates.isEmpty ? nil : candidates[number % candidates.count]
    }

    /// The element inside which new ones can be used: the open modal, if there is
    /// one.
    var stage: Int? { elements.indices.last { elements[$0].modal != nil } }
}
