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

    /// A group with a label of its own is one element, unless it is told to contain its children.
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
            element.keyboard = KeyboardBehavior(isFocusable: true, consumedKeys: [])
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
