public import EveryScreenModel

extension Blueprint {
    /// Returns the blueprint with its label replaced.
    public consuming func accessibilityLabel(_ label: String) -> Blueprint { modified { $0.label = label } }

    /// Returns the blueprint with its value replaced.
    public consuming func accessibilityValue(_ value: String) -> Blueprint { modified { $0.value = value } }

    /// Returns the blueprint with a hint.
    public consuming func accessibilityHint(_ hint: String) -> Blueprint { modified { $0.hint = hint } }

    /// Returns the blueprint with a handle for tests.
    public consuming func accessibilityIdentifier(_ identifier: String) -> Blueprint { modified { $0.identifier = identifier } }

    /// Returns the blueprint hidden from assistive technology, with all in it.
    public consuming func accessibilityHidden(_ isHidden: Bool = true) -> Blueprint { modified { $0.isHidden = isHidden } }

    /// Returns the blueprint as a heading.
    public consuming func accessibilityHeading(_ isHeading: Bool = true) -> Blueprint { modified { $0.isHeading = isHeading } }

    /// Returns the blueprint as one element, as a group, or without its children.
    public consuming func accessibilityElement(children: Blueprint.AccessibilityModifiers.Children) -> Blueprint {
        reaching { $0.children = children }
    }

    /// Returns the blueprint dimmed: it can be found and not operated.
    public consuming func disabled(_ isDisabled: Bool = true) -> Blueprint { modified { $0.isEnabled = !isDisabled } }

    /// Returns the blueprint with an action of the given identity, by which
    /// equivalents are known.
    public consuming func action(_ identifier: String) -> Blueprint { reaching { $0.action = identifier } }

    /// Returns the blueprint as one that closes the innermost modal when activated.
    public consuming func dismissesModal() -> Blueprint { reaching { $0.dismissesModal = true } }

    /// Returns the blueprint with keyboard focus allowed or refused.
    public consuming func keyboardFocusable(_ isFocusable: Bool = true) -> Blueprint { modified { $0.isKeyboardFocusable = isFocusable } }

    /// Returns the blueprint as one that keeps some keys for itself while it has
    /// focus.
    public consuming func consumesKeys(_ keys: [ScreenElement.Key]) -> Blueprint { modified { $0.consumedKeys = keys } }

    /// Returns the blueprint with Tab leading to the element with the given
    /// identifier.
    public consuming func nextKeyElement(_ identifier: String) -> Blueprint { modified { $0.nextKeyIdentifier = identifier } }

    /// Returns the blueprint, and all in it, as part of a focus group.
    public consuming func focusGroup(_ name: String) -> Blueprint { modified { $0.focusGroup = name } }

    /// Returns the blueprint with traits beyond those of the content.
    public consuming func accessibilityAddTraits(_ traits: ScreenElement.Traits) -> Blueprint {
        modified { $0.addedTraits = ($0.addedTraits ?? []).union(traits) }
    }

    /// Returns the blueprint without some traits of the content.
    public consuming func accessibilityRemoveTraits(_ traits: ScreenElement.Traits) -> Blueprint {
        modified { $0.removedTraits = ($0.removedTraits ?? []).union(traits) }
    }

    /// Returns the blueprint visited before siblings of less priority; 0 is usual.
    public consuming func accessibilitySortPriority(_ priority: Double) -> Blueprint { modified { $0.sortPriority = priority } }

    /// Returns the blueprint with custom actions of the given names.
    public consuming func accessibilityActions(_ names: [String]) -> Blueprint { modified { $0.customActions = names } }

    /// Returns the blueprint known to Voice Control by some names.
    public consuming func accessibilityInputLabels(_ labels: [String]) -> Blueprint { modified { $0.inputLabels = labels } }

    /// Returns the blueprint as a heading of a level, from 1.
    public consuming func accessibilityHeading(level: Int) -> Blueprint {
        modified {
            $0.isHeading = true
            $0.headingLevel = level
        }
    }

    /// Returns the blueprint spoken in a language, a BCP 47 tag.
    public consuming func accessibilityLanguage(_ tag: String) -> Blueprint { modified { $0.language = tag } }

    /// Returns the blueprint with content that Switch Control visits one by one or
    /// as a group.
    public consuming func accessibilityNavigationStyle(_ style: ScreenElement.NavigationStyle) -> Blueprint {
        modified { $0.navigationStyle = style }
    }

    /// Returns the blueprint visited, or not, by Switch Control, Voice Control and
    /// Full Keyboard Access.
    public consuming func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Blueprint {
        modified { $0.respondsToUserInteraction = responds }
    }

    /// Returns the blueprint with an area that reacts to touch so much larger than
    /// its frame, in points on every side.
    public consuming func hitMargin(_ distance: Double) -> Blueprint { modified { $0.hitMargin = distance } }

    /// Returns the blueprint, with all in it, taking touches or letting them
    /// through.
    public consuming func allowsHitTesting(_ allows: Bool) -> Blueprint { modified { $0.allowsHitTesting = allows } }

    /// Returns the blueprint as one that opens content, which is shown or not
    /// (UIKit's `accessibilityExpandedStatus`).
    public consuming func accessibilityExpanded(_ isExpanded: Bool = true) -> Blueprint { modified { $0.isExpanded = isExpanded } }

    /// Returns the blueprint marked as showing private data, such as a balance or a
    /// diagnosis.
    public consuming func privacySensitive(_ isSensitive: Bool = true) -> Blueprint { modified { $0.isPrivacySensitive = isSensitive } }

    /// Returns the blueprint with modifiers changed that say how far an element
    /// reaches.
    consuming func reaching(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> Blueprint {
        modifyReach(change)
        return self
    }

    /// Returns the blueprint with the paints behind it changed.
    consuming func painted(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> Blueprint {
        modifyPaint(change)
        return self
    }

    /// Returns the blueprint with its modifiers changed.
    consuming func modified(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> Blueprint {
        modify(change)
        return self
    }
}

extension Blueprint.Wrapper {
    /// Whether it is an element, to which modifiers can apply.
    package var isElement: Bool {
        switch self {
        case .scroll, .control: true
        default: false
        }
    }

    /// Whether it only adds facts to its content, and so is as large as that.
    var isTransparent: Bool {
        switch self {
        case .styles, .textStyles, .textSizes, .layoutPriority, .alignmentGuide: true
        case .padding, .frame, .aspectRatio, .scroll, .fixedSize, .control, .offset, .position, .transformed, .ignoresSafeArea,
            .geometryReader, .relativeFrame, .presentationDetents:
            false
        }
    }
}

extension Blueprint {
    /// Its content without what wraps it.
    var contentInside: Content {
        var content = content
        while case .wrapper(let wrapper, let child) = content, !wrapper.isElement { content = child.content }
        return content
    }
}

extension Blueprint.Content {
    /// Whether an action or a merging of its content reaches as far as the padding
    /// and frames before it.
    ///
    /// The area of a control, a bar, a list and a scrolling region is its own.
    var takesReach: Bool {
        switch self {
        case .text, .image, .shape, .layered: true
        case .container(let container, _):
            switch container {
            case .list, .navigationBar, .tabBar, .toolbar, .segmentedControl: false
            default: true
            }
        case .control, .spacer, .wrapper: false
        }
    }
}
