import ScreenModel

extension ElementFactory {
    /// Puts what the modifiers say in place of what the content says.
    func apply(_ modifiers: AccessibilityModifiers, to element: inout Element) {
        if let label = modifiers.label { element.label = label }
        if let value = modifiers.value { element.value = value }
        if let hint = modifiers.hint { element.hint = hint }
        element.identifier = modifiers.identifier ?? element.identifier
        element.isAccessibilityHidden = modifiers.isHidden ?? element.isAccessibilityHidden
        if modifiers.isHeading == true {
            element.role = element.role == .text ? .heading : element.role
            element.traits = (element.traits ?? []).union(.header)
        }
        if let isEnabled = modifiers.isEnabled {
            element.isEnabled = isEnabled
            if !isEnabled {
                element.traits = (element.traits ?? []).union(.notEnabled)
                element.keyboard?.isFocusable = false
            }
        }
        applyStructure(modifiers, to: &element)
        applyActions(modifiers, to: &element)
        applyKeyboard(modifiers, to: &element)
    }

    /// Makes one element of a container and what is in it: labels joined, the role of the first control; the actions come last.
    func merge(_ parts: [Element], into element: inout Element) {
        element.label = parts.compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        if element.role == .group, let control = parts.first(where: \.role.isControl) { element.role = control.role }
        let isFocusable = parts.contains { $0.isControl && $0.isEnabled != false }
        element.keyboard = KeyboardBehavior(isFocusable: isFocusable, consumedKeys: [])
    }

    /// Only what is told so is one element with what is in it; an image that has a label is to be found.
    private func applyStructure(_ modifiers: AccessibilityModifiers, to element: inout Element) {
        switch modifiers.children {
        case .combine, .ignore: element.isAccessibilityElement = true
        case .contain: element.containerType = element.containerType ?? .semanticGroup
        case nil: if element.role == .image, modifiers.label != nil { element.isAccessibilityElement = true }
        }
    }

    private func applyActions(_ modifiers: AccessibilityModifiers, to element: inout Element) {
        guard modifiers.action != nil || modifiers.dismissesModal != nil else { return }
        var actions = element.actions ?? []
        if !actions.contains(where: { $0.kind == .activate }) {
            actions.append(Action(.activate, identifier: element.source, dismissesModal: false))
            element.keyboard = KeyboardBehavior(isFocusable: element.isEnabled != false, consumedKeys: [])
        }
        for index in actions.indices where actions[index].kind == .activate {
            if let identifier = modifiers.action { actions[index].identifier = identifier }
            if let dismisses = modifiers.dismissesModal { actions[index].dismissesModal = dismisses }
        }
        element.actions = actions
    }

    private func applyKeyboard(_ modifiers: AccessibilityModifiers, to element: inout Element) {
        guard modifiers.isKeyboardFocusable != nil || modifiers.consumedKeys != nil || modifiers.nextKeyIdentifier != nil else { return }
        var behavior = element.keyboard ?? KeyboardBehavior(isFocusable: false, consumedKeys: [])
        if let isFocusable = modifiers.isKeyboardFocusable { behavior.isFocusable = isFocusable }
        if let keys = modifiers.consumedKeys { behavior.consumedKeys = keys }
        if let next = modifiers.nextKeyIdentifier { behavior.next = next }
        element.keyboard = behavior
    }
}
