import EveryScreenModel
import EveryScreenNavigation
import EveryValue

/// A flow that begins at a state of another, and whose screens lack some elements
/// with their content.
struct CutFlow<F: ScreenFlow>: WrappedFlow {
    let flow: F
    let initialState: F.State
    /// The names of the removed elements, as on the screens of the whole flow.
    let cut: Set<String>

    func screen(for state: F.State, in environment: UserEnvironment) -> RenderedScreen {
        flow.screen(for: state, in: environment).without(cut)
    }
}

extension RenderedScreen {
    /// Returns the screen without the elements with certain names in a flow, and
    /// their content; O(elements).
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

/// The rest of a flow: its first event on the journey of others, and the kept
/// elements.
struct JourneyCut: Hashable {
    /// The number of events of the others' journey before the one without
    /// counterpart.
    var eventsBefore: Int
    /// The names of the removed elements.
    var cut: Set<String>

    /// Draws cuts; simplest is to begin directly before the event, with every
    /// element removed.
    ///
    /// - Parameters:
    ///   - step: The number of events of the others' journey before the one without
    ///     counterpart.
    ///   - names: The names of the elements that can be removed, in the order of
    ///     the screens.
    static func generator(before step: Int, of names: [String]) -> Generator<JourneyCut> {
        Generator { source in
            let eventsBefore = source.alternative(of: step + 1, given: step)
            let cut = names.filter { _ in !source.boolean(given: true) }
            return JourneyCut(eventsBefore: eventsBefore, cut: Set(cut))
        }
    }
}
