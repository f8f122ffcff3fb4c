import EveryScreenCapture
import EveryScreenModel

extension FlutterNode {
    /// The element that the engine makes of the node for assistive technology.
    func element(source: String, frame: LayoutRect, isRoot: Bool) -> ScreenElement {
        let role = isRoot ? .screen : self.role
        var element = ScreenElement(role, source: source, frame: frame)
        element.identifier = self["identifier"].isEmpty ? nil : self["identifier"]
        element.label = label
        element.value = value(as: role)
        element.hint = self["hint"]
        element.isAccessibilityElement = isStop
        element.isVisible = !isHidden
        if flags.contains("hasEnabledState") { element.isEnabled = flags.contains("isEnabled") }
        if flags.contains("hasExpandedState") { element.expandedStatus = flags.contains("isExpanded") ? .expanded : .collapsed }
        if flags.contains("isSelected") { element.traits = role.impliedTraits.union(.selected) }
        if flags.contains("isLiveRegion") { element.liveRegion = .polite }
        if flags.contains("isFocusable") {
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, hasFocus: flags.contains("isFocused") ? true : nil)
        }
        if role == .heading { element.headingLevel = headingLevel }
        let axes = scrollAxes
        if !axes.isEmpty { element.scrolling = ScreenElement.Scrolling(axes: axes) }
        element.actions = elementActions
        return element
    }

    /// The role that the flags state; without any, a node with words and no action
    /// is a text.
    private var role: ScreenElement.Role {
        if flags.contains("isTextField") {
            return flags.contains("isObscured") ? .secureTextField : flags.contains("isMultiline") ? .textEditor : .textField
        }
        if flags.contains("hasToggledState") { return .toggle }
        if flags.contains("hasCheckedState") { return flags.contains("isInMutuallyExclusiveGroup") ? .radioButton : .checkBox }
        if flags.contains("isSlider") || actions.contains("increase") || actions.contains("decrease") { return .slider }
        let named: [(flag: String, role: ScreenElement.Role)] = [
            ("isLink", .link), ("isButton", .button), ("isKeyboardKey", .keyboardKey), ("isHeader", .heading), ("isImage", .image),
        ]
        if let found = named.first(where: { flags.contains($0.flag) }) { return found.role }
        if !scrollAxes.isEmpty { return .scrollView }
        if isRoute { return .group }
        if hasWords { return actions.isEmpty && customActions.isEmpty ? .text : .unknown }
        return actions.isEmpty && customActions.isEmpty ? .group : .unknown
    }

    /// The value; the state of a switch or check box is 1 or 0.
    private func value(as role: ScreenElement.Role) -> String {
        switch role {
        case .toggle: flags.contains("isToggled") ? "1" : "0"
        case .checkBox, .radioButton: flags.contains("isCheckStateMixed") ? "mixed" : flags.contains("isChecked") ? "1" : "0"
        default: self["value"]
        }
    }

    /// The label, and the tooltip in a line below it, as the engine joins them.
    ///
    /// A tooltip that repeats the label is left out: TalkBack has it apart.
    private var label: String {
        let (label, tooltip) = (self["label"], self["tooltip"])
        if label.isEmpty || tooltip.isEmpty || label == tooltip { return label.isEmpty ? tooltip : label }
        return "\(label)\n\(tooltip)"
    }

    private var hasWords: Bool { !self["label"].isEmpty || !self["value"].isEmpty || !self["hint"].isEmpty }

    /// Whether it is a page, a dialog or a menu, with content that can be reached.
    ///
    /// Its label is announced when it opens. The engine makes no accessibility
    /// element of it, whatever its words and actions.
    private var isRoute: Bool { flags.contains("scopesRoute") }

    /// Whether the engine makes an accessibility element of it: by
    /// `isAccessibilityElement` and `isFocusable` of its SemanticsObject.
    private var isStop: Bool {
        !isMergedUp && !isRoute
            && (hasWords || !customActions.isEmpty || actions.contains { !$0.hasPrefix("scroll") && $0 != "showOnScreen" })
    }

    private var scrollAxes: [ScreenElement.Axis] {
        let ways: [(axis: ScreenElement.Axis, actions: [String])] = [
            (.horizontal, ["scrollLeft", "scrollRight"]), (.vertical, ["scrollUp", "scrollDown"]),
        ]
        return ways.filter { way in way.actions.contains(where: actions.contains) }.map(\.axis)
    }

    private var elementActions: [ScreenElement.Action] {
        let kinds: [String: ScreenElement.Action.Kind] = [
            "tap": .activate, "longPress": .longPress, "increase": .increment, "decrease": .decrement, "dismiss": .escape,
        ]
        var result = actions.compactMap { kinds[$0] }.map { ScreenElement.Action($0) }
        if !scrollAxes.isEmpty { result.append(ScreenElement.Action(.scroll)) }
        return result + customActions.map { ScreenElement.Action(.custom, name: $0) }
    }
}
