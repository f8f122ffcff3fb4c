import EveryScreenAudit
import EveryScreenModel

extension OpenedPart {
    /// The dialog among what appeared, and whether it is marked as modal; `nil`
    /// where none did.
    ///
    /// Content that lies over the rest of the page is one, whatever its role.
    var dialog: (index: Int, isModal: Bool)? {
        let screen = presentation.screen
        for top in shown {
            for index in [top] + screen.descendants(of: top) {
                let element = screen.elements[index]
                if element.modal != nil { return (index, true) }
                if element.role == .dialog { return (index, false) }
            }
        }
        return opening.coversRest ? (shown.first(where: hasStop(in:)) ?? shown.first).map { ($0, false) } : nil
    }

    /// Whether an element is another one, or inside of it.
    func isElement(_ index: Int, in outer: Int) -> Bool { index == outer || presentation.screen.isElement(index, inside: outer) }

    /// Whether an element is inside of a control, or of an element around that, at
    /// most three levels up; something elsewhere may have appeared by itself.
    func isBeside(_ index: Int, _ control: Int) -> Bool {
        let screen = presentation.screen
        let around = [control] + screen.ancestors(of: control).prefix(3)
        return screen.parent(of: index).map(around.contains) == true
    }

    /// Whether the keyboard stops at an element.
    func isStop(_ index: Int) -> Bool { presentation.keyboardGraph.stops.contains(index) }

    /// Whether an element can be seen and takes focus, once no dialog keeps it out.
    func takesFocus(_ index: Int) -> Bool {
        let element = presentation.screen.elements[index]
        return element.keyboard?.isFocusable == true && element.isVisible != false && !element.isKnownDisabled
    }

    /// Whether the keyboard stops at an element or inside of it.
    func hasStop(in outer: Int) -> Bool { presentation.keyboardGraph.stops.contains { isElement($0, in: outer) } }
}
