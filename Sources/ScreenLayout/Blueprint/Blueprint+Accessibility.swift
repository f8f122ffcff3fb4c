public import ScreenModel

extension Blueprint {
    /// Returns the blueprint with a label in place of its own.
    public func accessibilityLabel(_ label: String) -> Blueprint { modified { $0.label = label } }

    /// Returns the blueprint with a value in place of its own.
    public func accessibilityValue(_ value: String) -> Blueprint { modified { $0.value = value } }

    /// Returns the blueprint with a hint.
    public func accessibilityHint(_ hint: String) -> Blueprint { modified { $0.hint = hint } }

    /// Returns the blueprint with a handle for tests.
    public func accessibilityIdentifier(_ identifier: String) -> Blueprint { modified { $0.identifier = identifier } }

    /// Returns the blueprint hidden from assistive technology, with all in it.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Blueprint { modified { $0.isHidden = isHidden } }

    /// Returns the blueprint as a heading.
    public func accessibilityHeading(_ isHeading: Bool = true) -> Blueprint { modified { $0.isHeading = isHeading } }

    /// Returns the blueprint as one element, as a group, or without its children.
    public func accessibilityElement(children: AccessibilityModifiers.Children) -> Blueprint { modified { $0.children = children } }

    /// Returns the blueprint dimmed: it can be found and not operated.
    public func disabled(_ isDisabled: Bool = true) -> Blueprint { modified { $0.isEnabled = !isDisabled } }

    /// Returns the blueprint with an action of the given identity, by which equivalents are known.
    public func action(_ identifier: String) -> Blueprint { modified { $0.action = identifier } }

    /// Returns the blueprint as one that closes the innermost modal when activated.
    public func dismissesModal() -> Blueprint { modified { $0.dismissesModal = true } }

    /// Returns the blueprint with keyboard focus allowed or refused.
    public func keyboardFocusable(_ isFocusable: Bool = true) -> Blueprint { modified { $0.isKeyboardFocusable = isFocusable } }

    /// Returns the blueprint as one that keeps some keys for itself while it has focus.
    public func consumesKeys(_ keys: [Key]) -> Blueprint { modified { $0.consumedKeys = keys } }

    /// Returns the blueprint with Tab leading to the element with the given identifier.
    public func nextKeyElement(_ identifier: String) -> Blueprint { modified { $0.nextKeyIdentifier = identifier } }

    /// Changes the modifiers; those of padding and frames are the modifiers of what is in them, which alone is an element.
    private func modified(_ change: (inout AccessibilityModifiers) -> Void) -> Blueprint {
        var result = self
        switch content {
        case .padding, .frame:
            result.children = children.map { $0.modified(change) }
            return result
        default: break
        }
        var modifiers = result.accessibility ?? AccessibilityModifiers()
        change(&modifiers)
        result.accessibility = modifiers
        return result
    }
}
