import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension ScreenPresentation {
    /// Whether there is a control of which the capture does not state whether the
    /// keyboard can focus it.
    var hasUnknownKeyboard: Bool { context.controls.contains { screen.elements[$0].keyboard?.isFocusable == nil } }

    /// For each element whether Switch Control highlights it; O(elements).
    var scannedElements: [Bool] {
        var result = Array(repeating: false, count: screen.elements.count)
        for case .element(let index) in scanTree.items { result[index] = true }
        return result
    }

    /// The identities of all actions available now by a tap or as a custom action,
    /// on any element.
    var simpleActions: Set<String> {
        var result = Set<String>()
        for index in screen.elements.indices {
            guard let actions = screen.elements[index].actions, !actions.isEmpty, context.reasonNotOperable(index, on: screen) == nil
            else { continue }
            for action in actions where action.kind != .longPress { if let name = action.identifier { result.insert(name) } }
        }
        return result
    }

    /// The identities of what disabled controls would do by a tap.
    var disabledActions: Set<String> { actions(of: screen.elements.indices.filter { isDisabled($0) && !context.isHidden[$0] }) }

    /// Returns the identities of all that some elements do.
    func actions(of indexes: some Sequence<Int>) -> Set<String> {
        var result = Set<String>()
        for index in indexes {
            for action in screen.elements[index].actions ?? [] { if let name = action.identifier { result.insert(name) } }
        }
        return result
    }
}
