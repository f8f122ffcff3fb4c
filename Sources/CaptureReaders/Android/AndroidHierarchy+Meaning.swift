import EveryScreenCapture
import EveryScreenModel

extension AndroidHierarchy {
    /// The role of the view: that of its class, or of the switch whose row it is.
    func role(at index: Int) -> ScreenElement.Role {
        let node = nodes[index]
        let role = ownRole(of: node)
        if isBox(role), speech.switches[index] >= 0 { return ownRole(of: nodes[speech.switches[index]]) }
        // The row is the switch now; the picture of one inside it can neither be
        // operated nor found.
        let owner = speech.owners[index]
        if owner >= 0, speech.switches[owner] == index, isBox(ownRole(of: nodes[owner])) { return .unknown }
        // Pages of the web are made of bare views.
        let isText = role == .text || (role == .unknown && !node.isActionable && node.text?.isEmpty == false)
        return isText ? (node.isHeading == true ? .heading : .text) : role
    }

    private func isBox(_ role: ScreenElement.Role) -> Bool { role == .unknown || role == .group || role == .cell }

    private func ownRole(of node: AndroidNode) -> ScreenElement.Role {
        let role = AndroidRole.role(of: node.className)
        guard node.isTextInput else { return role }
        return node.isPassword == true ? .secureTextField : role.isTextInput ? role : .textField
    }

    /// The actions of the view with a role; `nil` where the file does not state
    /// them.
    ///
    /// A view whose value changes in steps has further actions, which dumps leave
    /// out: `ACTION_SET_PROGRESS`, scrolling forward and back.
    func actions(of node: AndroidNode, as role: ScreenElement.Role) -> [ScreenElement.Action]? {
        let presses = pressActions(of: node)
        guard role == .slider || role == .stepper || role == .picker, node.isAdjustable != false else { return presses }
        if node.isAdjustable == true { return (presses ?? []) + [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)] }
        // A picker that opens when pressed need not do more.
        return role == .picker && presses?.isEmpty == false ? presses : nil
    }

    /// The presses that the view answers; `nil` where the file does not state them.
    private func pressActions(of node: AndroidNode) -> [ScreenElement.Action]? {
        if node.isClickable == nil, node.isLongClickable == nil { return nil }
        var actions: [ScreenElement.Action] = []
        if node.isClickable == true { actions.append(ScreenElement.Action(.activate)) }
        if node.isLongClickable == true { actions.append(ScreenElement.Action(.longPress)) }
        // An empty list is complete only where the file states both.
        let isComplete = node.isClickable != nil && node.isLongClickable != nil
        return actions.isEmpty && !isComplete ? nil : actions
    }

    /// Whether the keyboard can focus the view; unknown where one around it may
    /// lead focus on to it.
    ///
    /// Rows of a list, and what a view draws by itself, take no focus and are
    /// reached by arrow keys all the same. A bare `View` can hold none but the
    /// latter.
    func isFocusable(at index: Int) -> Bool? {
        guard nodes[index].isFocusable == false else { return nodes[index].isFocusable }
        if nodes[index].isVirtual { return nil }
        let parent = Int(parents[index])
        if parent >= 0, nodes[parent].className == "View", nodes[parent].isFocusable == true { return nil }
        return isLed[index] ? nil : false
    }

    /// Whether TalkBack stops at the view.
    func isAccessibilityElement(at index: Int) -> Bool? {
        let node = nodes[index]
        if node.isImportant == false { return false }
        if node.isActionable {
            // A scrolling view takes focus only to be scrolled, which TalkBack does
            // by gesture.
            if node.keepsPartsApart { return node.speech != nil }
            if label(at: index) != "" { return true }
            // A box with nothing to say is passed over, unless it is all there is
            // of something to be operated.
            let isLeaf = index + 1 == nodes.count || Int(parents[index + 1]) != index
            return isLeaf || (pressActions(of: node)?.isEmpty == false && !speech.holdsActionable[index])
        }
        let isStop = node.speech != nil || node.isCheckable == true
        // Where the file does not state what can be operated, any view around may
        // be announced in place of this one.
        if node.isClickable == nil, node.isFocusable == nil { return nil }
        return isStop && speech.owners[index] < 0
    }

    /// TalkBack's name of the view; `nil` for a field, whose name old dumps do not
    /// state (`labelFor`, hint).
    func label(at index: Int) -> String? {
        let node = nodes[index]
        if let words = node.speech { return words }
        if node.isTextInput {
            if let words = node.labelingText, !words.isEmpty { return words }
            let hint = node.isShowingHint == true ? node.hint ?? node.text : node.hint
            return hint.flatMap { $0.isEmpty ? nil : $0 }
        }
        return node.isActionable && !node.keepsPartsApart ? speech.gathered[index].joined(separator: ", ") : ""
    }

    /// The value of the view: the text typed, or 1 and 0 for on and off.
    func value(at index: Int) -> String? {
        let node = nodes[index]
        if node.isTextInput {
            // An empty field reports its hint as its text.
            let isEmpty = node.isShowingHint ?? (node.text == node.hint)
            return isEmpty ? node.text.map { _ in "" } : node.text
        }
        if let words = node.stateDescription, !words.isEmpty, node.isCheckable != true { return words }
        let state = speech.switches[index] >= 0 ? nodes[speech.switches[index]] : node
        guard state.isCheckable == true, let isChecked = state.isChecked else { return nil }
        return isChecked ? "1" : "0"
    }

    /// Being selected or a heading, which have no other place, with the traits the
    /// role implies.
    ///
    /// Android has no traits; of a view that is neither they stay unknown.
    func traits(of node: AndroidNode, as role: ScreenElement.Role) -> ScreenElement.Traits? {
        guard node.isSelected == true || (node.isHeading == true && role != .heading) else { return nil }
        var traits = role.impliedTraits
        if node.isSelected == true { traits.insert(.selected) }
        if node.isHeading == true { traits.insert(.header) }
        return traits
    }
}
