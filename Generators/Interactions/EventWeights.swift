import EveryScreenModel
import EveryScreenNavigation

extension FlowWalk {
    /// The frequency with which a person does each of some events here, relative to
    /// the others.
    ///
    /// People mostly go on and act, and seldom go back or flee; what the focused
    /// element cannot do they hardly try. The figures are judgment, not
    /// measurement: they shift where random runs spend their events, and exclude
    /// nothing.
    mutating func weights(of events: [UserEvent], habits: UserPersona.InputHabits) -> [Int] {
        let focused = focusedElement.map { screen.elements[$0] }
        let isAdjustable = focused?.traits?.contains(.adjustable) == true
        let acts = focused?.isControl == true
        return events.map { event in
            switch event {
            case .touch, .select: 8
            case .say(let name): name.allSatisfy(\.isNumber) ? 2 : 8
            case .perform, .increment, .decrement: 4
            case .enter: 10
            case .interruption, .settings: 1
            // Who is slow lets time go by more often than the app may expect.
            case .wait: 2 + Int(habits.slowness * 30)
            case .key(.tab): 16
            case .key(.return), .key(.space): acts ? 12 : 1
            case .key(.escape): 2
            case .key: 3
            case .reader(.next): 16
            case .reader(.activate): acts ? 12 : 1
            case .reader(.increment), .reader(.decrement): isAdjustable ? 10 : 1
            case .reader(.previous): 4
            case .reader(.escape), .reader(.magicTap): 2
            }
        }
    }
}
