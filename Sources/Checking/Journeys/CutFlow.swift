import EveryScreenModel
import EveryScreenNavigation
import EveryValue

/// A flow that begins at a state of another, and whose screens lack some elements
/// with all that is inside them.
struct CutFlow<F: ScreenFlow>: ScreenFlow {
    let flow: F
    let initialState: F.State
    /// The names of the elements that are cut, as the whole flow's screens name
    /// them.
    let cut: Set<String>

    var pauses: [Double] { flow.pauses }

    func screen(for state: F.State, in environment: UserEnvironment) -> RenderedScreen {
        flow.screen(for: state, in: environment).without(cut)
    }

    func reduce(_ state: F.State, _ event: FlowEvent) -> F.State { flow.reduce(state, event) }
    func requestedFocus(in state: F.State) -> String? { flow.requestedFocus(in: state) }
    func announcements(in state: F.State) -> [String] { flow.announcements(in: state) }
    func leavesFocus(in state: F.State) -> Bool { flow.leavesFocus(in: state) }
}

extension RenderedScreen {
    /// Returns the screen without the elements that have certain names in a flow,
    /// and all inside them; O(elements).
    fileprivate func without(_ cut: Set<String>) -> RenderedScreen {
        if cut.isEmpty { return self }
        let names = FlowScreen.names(on: self)
        var builder = Builder(size: size, unit: unit)
        builder.facts = facts
        var open: [Int] = []
        var index = 0
        while index < elements.count {
            let end = descendants(of: index).upperBound
            if cut.contains(names[index]) {
                index = end
                continue
            }
            while let last = open.last, descendants(of: last).upperBound <= index {
                builder.close()
                open.removeLast()
            }
            builder.open(elements[index])
            open.append(index)
            index += 1
        }
        for _ in open { builder.close() }
        return builder.finish()
    }
}

/// What is left of a flow: where it begins on the journey of others, and the
/// elements that are kept.
struct JourneyCut: Hashable {
    /// How many events of the others' journey come before the one that has no
    /// counterpart.
    var eventsBefore: Int
    /// The elements that are cut, by their names.
    var cut: Set<String>

    /// Draws cuts; simplest is to begin right before the event, with everything
    /// cut.
    ///
    /// - Parameters:
    ///   - step: The number of events of the others' journey before the one that
    ///     has no counterpart.
    ///   - names: The names of the elements that can be cut, in the order of the
    ///     screens.
    static func generator(before step: Int, of names: [String]) -> Generator<JourneyCut> {
        Generator { source in
            let eventsBefore = source.alternative(of: step + 1, given: step)
            let cut = names.filter { _ in !source.boolean(given: true) }
            return JourneyCut(eventsBefore: eventsBefore, cut: Set(cut))
        }
    }
}
