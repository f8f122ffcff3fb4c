import EveryScreenModel

extension KeyboardModel {
    /// The indexes of focusable elements, in reading order, or in document order.
    func stops(on screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection, _ rowHeight: Double, inside modal: Int?) -> [Int] {
        guard self != .web else { return documentOrder(screen, inside: modal) }
        var forest = TraversalForest(screen: screen, direction: direction, rowHeight: rowHeight) { element in
            takesFocus(element) ? .stop : .passThrough
        }
        // The screen's order restricted to the modal would lack a modal beside its
        // parent's modal.
        return forest.order(inside: modal)
    }

    private func documentOrder(_ screen: RenderedScreen, inside modal: Int?) -> [Int] {
        var result: [Int] = []
        var index = modal ?? 0
        let end = modal.map { screen.descendants(of: $0).upperBound } ?? screen.elements.count
        while index < end {
            let element = screen.elements[index]
            if element.isVisible == false {
                index = screen.descendants(of: index).upperBound
                continue
            }
            if takesFocus(element) { result.append(index) }
            index += 1
        }
        return result
    }

    /// Whether the keyboard can focus an element.
    private func takesFocus(_ element: ScreenElement) -> Bool {
        guard !element.isKnownDisabled else { return false }
        let isFocusable = element.keyboard?.isFocusable
        switch self {
        case .fullKeyboardAccess:
            return isFocusable ?? (element.respondsToUserInteraction == true) && element.respondsToUserInteraction != false
        case .focusGroups:
            // An app that assigns a button to a group has made it a focus item.
            return isFocusable == true && (!element.role.isLeftToFullKeyboardAccess || element.keyboard?.group != nil)
        case .keyViewLoop, .web:
            return isFocusable == true
        }
    }
}

extension ScreenElement.Role {
    /// Whether iPadOS focuses it with Full Keyboard Access only.
    fileprivate var isLeftToFullKeyboardAccess: Bool {
        switch self {
        case .button, .toggle, .checkBox, .radioButton, .slider, .stepper, .segment, .link, .picker, .disclosure: true
        default: false
        }
    }
}
