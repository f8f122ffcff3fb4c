import EveryScreenModel

extension ElementFactory {
    /// Puts what the modifiers say in place of what the content says.
    func apply(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        let pseudolocale = environment.pseudolocale
        if let label = modifiers.label { element.label = pseudolocale.localized(label) }
        if let value = modifiers.value { element.value = pseudolocale.localized(value) }
        if let hint = modifiers.hint { element.hint = pseudolocale.localized(hint) }
        if let identifier = modifiers.identifier { element.identifier = identifier }
        if let isHidden = modifiers.isHidden { element.isAccessibilityHidden = isHidden }
        if modifiers.isHeading == true {
            element.role = element.role == .text ? .heading : element.role
            element.traits = (element.traits ?? []).union(.header)
            element.headingLevel = modifiers.headingLevel
        }
        applyTraits(modifiers, to: &element)
        applyStructure(modifiers, to: &element)
        applyActions(modifiers, to: &element)
        applyKeyboard(modifiers, to: &element)
        applyFacts(modifiers, to: &element)
    }

    /// Applies rare facts: movement, media, gestures, sets, and errors.
    private func applyFacts(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        if let movement = modifiers.movement { element.motion = movement.motions(in: environment) }
        if let playback = modifiers.playback { element.media = playback.media(in: environment) }
        if let set = modifiers.setMembership { element.setPosition = ScreenElement.SetPosition(number: set.number, count: set.count) }
        applyField(modifiers, to: &element)
        if let showsText = modifiers.showsText {
            var image = element.image ?? ScreenElement.ImageContent()
            image.showsText = showsText
            element.image = image
        }
        applyParticulars(modifiers, to: &element)
        if let gestures = modifiers.gestures {
            element.gestures = gestures.map { gesture in
                let isOwn = modifiers.customActions?.contains(gesture.action) == true
                return ScreenElement.Gesture(gesture.kind, action: isOwn ? "\(element.source).\(gesture.action)" : gesture.action)
            }
        }
        guard let leaves = modifiers.leavesApp, var actions = element.actions else { return }
        for index in actions.indices where actions[index].kind == .activate { actions[index].leavesApp = leaves }
        element.actions = actions
    }

    private func applyField(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        var field = element.field ?? ScreenElement.FieldFacts()
        if let message = modifiers.fieldError {
            (field.isInvalid, field.errorMessage) = (true, environment.pseudolocale.localized(message))
        }
        if let purpose = modifiers.textContentType { field.purpose = purpose }
        if let isRequired = modifiers.isRequired { field.isRequired = isRequired }
        if field != ScreenElement.FieldFacts() { element.field = field }
    }

    private func applyParticulars(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        if let title = modifiers.largeContentTitle {
            element.largeContentTitle = title.isEmpty ? element.label : environment.pseudolocale.localized(title)
        }
        if let content = modifiers.customContent { element.customContent = content }
        if let isExpanded = modifiers.isExpanded { element.expandedStatus = isExpanded ? .expanded : .collapsed }
        if let shortcuts = modifiers.keyboardShortcuts { element.keyboardShortcuts = shortcuts }
        if let ignores = modifiers.ignoresInvertColors { element.ignoresInvertColors = ignores }
        if let point = modifiers.activationPoint {
            let (frame, x) = (element.frame, environment.layoutDirection == .rightToLeft ? 1 - point.x : point.x)
            element.activationPoint = LayoutPoint(x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height)
        }
        if modifiers.isAdjustable == true {
            element.traits = (element.traits ?? []).union(.adjustable)
            // A blueprint that states no value has none.
            if element.value == nil { element.value = "" }
            if [.group, .text, .image].contains(element.role) { element.role = .slider }
            let actions = element.actions ?? []
            element.actions =
                actions + [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)].filter { !actions.contains($0) }
        }
    }

    /// Marks an element as disabled, because it or an element around it is.
    func disable(_ element: inout ScreenElement) {
        guard element.isControl || element.isAccessibilityElement == true else { return }
        element.isEnabled = false
        element.traits = (element.traits ?? []).union(.notEnabled)
        element.keyboard?.isFocusable = false
    }

    /// Shows an item of a bar in the Large Content Viewer, as its text does not
    /// grow without limit.
    func makeBarItem(_ element: inout ScreenElement) {
        let label = element.label ?? ""
        if !label.isEmpty { element.largeContentTitle = label }
    }

    /// Makes a tab or segment of what stands in a tab bar or segmented control.
    func makeTab(_ element: inout ScreenElement, _ state: LayoutNode.TabState) {
        if state == .none { return }
        // An item of a tab bar is a tab, whatever it is by itself.
        let isSegment = [.selectedSegment, .unselectedSegment].contains(state)
        element.role = isSegment ? .segment : .tab
        element.isAccessibilityElement = true
        makeActivatable(&element)
        // Full Keyboard Access stops once, and arrows move inside.
        if isSegment {
            let path = element.source
            element.keyboard?.group = path.split(separator: "/").dropLast().joined(separator: "/") + ".segments"
        }
        let isSelected = [.selected, .selectedSegment].contains(state)
        element.traits = (element.traits ?? []).union(isSelected ? [.button, .selected] : .button)
    }

    private func applyTraits(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        if let traits = modifiers.addedTraits {
            element.traits = (element.traits ?? []).union(traits)
            makeRole(of: traits, &element)
        }
        if let traits = modifiers.removedTraits { element.traits = (element.traits ?? []).subtracting(traits) }
        if let language = modifiers.language { element.speech = ScreenElement.Speech(language: language) }
        if let labels = modifiers.inputLabels { element.userInputLabels = labels }
        if let responds = modifiers.respondsToUserInteraction {
            element.respondsToUserInteraction = responds
            // Full Keyboard Access goes by it, as Switch Control and Voice Control
            // do.
            let isEnabled = element.isEnabled != false
            if responds { element.keyboard?.isFocusable = isEnabled }
        }
        if let isSensitive = modifiers.isPrivacySensitive { element.isPrivacySensitive = isSensitive }
        if let margin = modifiers.hitMargin { element.hitRegion = element.frame.inset(by: LayoutInsets(all: -margin)) }
    }

    /// Makes a control or heading of an element that is none by itself and has the
    /// traits of one: a composed button is a button.
    private func makeRole(of traits: ScreenElement.Traits, _ element: inout ScreenElement) {
        guard [.group, .text, .image].contains(element.role) else { return }
        if let role = traits.role, role.isControl {
            element.role = role
        } else if element.role == .text, traits.contains(.header) {
            element.role = .heading
        }
    }

    /// Only an explicit modifier makes one element of it and its content; an image
    /// that has a label is exposed.
    private func applyStructure(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        switch modifiers.children {
        case .combine, .ignore: element.isAccessibilityElement = true
        case .contain: element.containerType = element.containerType ?? .semanticGroup
        case nil: if element.role == .image, modifiers.label != nil { element.isAccessibilityElement = true }
        }
        if let style = modifiers.navigationStyle { element.navigationStyle = style }
    }

    private func applyActions(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        if let names = modifiers.customActions {
            element.actions =
                (element.actions ?? []) + names.map { ScreenElement.Action(.custom, identifier: "\(element.source).\($0)", name: $0) }
        }
        guard modifiers.action != nil || modifiers.dismissesModal != nil else { return }
        makeActivatable(&element)
        var actions = element.actions ?? []
        for index in actions.indices where actions[index].kind == .activate {
            if let identifier = modifiers.action { actions[index].identifier = identifier }
            if let dismisses = modifiers.dismissesModal { actions[index].dismissesModal = dismisses }
        }
        element.actions = actions
    }

    /// Gives an element an action and keyboard focus if it cannot be activated yet.
    private func makeActivatable(_ element: inout ScreenElement) {
        let actions = element.actions ?? []
        if actions.contains(where: { $0.kind == .activate }) { return }
        element.actions = actions + [ScreenElement.Action(.activate, identifier: element.source, dismissesModal: false)]
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: element.isEnabled != false, consumedKeys: [])
    }

    private func applyKeyboard(_ modifiers: Blueprint.AccessibilityModifiers, to element: inout ScreenElement) {
        let isTold =
            modifiers.isKeyboardFocusable != nil || modifiers.consumedKeys != nil || modifiers.nextKeyIdentifier != nil
            || modifiers.focusGroup != nil || modifiers.hasFocus != nil
        guard isTold else { return }
        var behavior = element.keyboard ?? ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: [])
        if let isFocusable = modifiers.isKeyboardFocusable { behavior.isFocusable = isFocusable }
        if let keys = modifiers.consumedKeys { behavior.consumedKeys = keys }
        if let next = modifiers.nextKeyIdentifier { behavior.next = next }
        if let group = modifiers.focusGroup { behavior.group = group }
        if let hasFocus = modifiers.hasFocus { behavior.hasFocus = hasFocus }
        element.keyboard = behavior
    }
}
