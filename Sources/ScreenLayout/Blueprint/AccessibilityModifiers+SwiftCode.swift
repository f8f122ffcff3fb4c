import EveryScreenModel

extension Blueprint.AccessibilityModifiers {
    /// The modifiers as calls behind an expression.
    var swiftCode: String {
        let calls: [String?] = [
            label.map { Self.call("accessibilityLabel", $0) },
            value.map { Self.call("accessibilityValue", $0) },
            hint.map { Self.call("accessibilityHint", $0) },
            identifier.map { Self.call("accessibilityIdentifier", $0) },
            isHidden.map { Self.call("accessibilityHidden", $0) },
            heading,
            children.map { SwiftCode.call("accessibilityElement", ["children: .\($0.rawValue)"]) },
            isEnabled.map { Self.call("disabled", !$0) },
            action.map { Self.call("action", $0) },
            dismissesModal == true ? ".dismissesModal()" : nil,
            isKeyboardFocusable.map { Self.call("keyboardFocusable", $0) },
            consumedKeys.map { SwiftCode.call("consumesKeys", [SwiftCode.cases($0.map(\.rawValue))]) },
            nextKeyIdentifier.map { Self.call("nextKeyElement", $0) },
            focusGroup.map { Self.call("focusGroup", $0) },
            addedTraits.map { SwiftCode.call("accessibilityAddTraits", [Self.traits($0)]) },
            removedTraits.map { SwiftCode.call("accessibilityRemoveTraits", [Self.traits($0)]) },
            sortPriority.map { SwiftCode.call("accessibilitySortPriority", [SwiftCode.number($0)]) },
            customActions.map { SwiftCode.call("accessibilityActions", [SwiftCode.strings($0)]) },
            inputLabels.map { SwiftCode.call("accessibilityInputLabels", [SwiftCode.strings($0)]) },
            language.map { Self.call("accessibilityLanguage", $0) },
            navigationStyle.map { SwiftCode.call("accessibilityNavigationStyle", [".\($0.rawValue)"]) },
            respondsToUserInteraction.map { Self.call("accessibilityRespondsToUserInteraction", $0) },
            hitMargin.map { SwiftCode.call("hitMargin", [SwiftCode.number($0)]) },
            isPrivacySensitive.map { Self.call("privacySensitive", $0) },
            foreground.map { $0.swiftCode("foregroundColor") },
            background.map { $0.swiftCode("backgroundColor") },
            isFocusEffectDisabled.map { Self.call("focusEffectDisabled", $0) },
            fixedTextSpacing.map(\.swiftCode),
            movement.map(\.swiftCode),
            playback.map(\.swiftCode),
            gestures.map { SwiftCode.call("gestures", ["[" + $0.map(\.swiftCode).joined(separator: ", ") + "]"]) },
            setMembership.map { SwiftCode.call("setMember", ["\($0.number)", "of: \($0.count)"]) },
            leavesApp.map { Self.call("leavesApp", $0) },
            fieldError.map { Self.call("fieldError", $0) },
            screenSettings.map(\.swiftCode),
            opacity.map { $0 == 0 ? ".hidden()" : SwiftCode.call("opacity", [SwiftCode.number($0)]) },
            isAdjustable.map { Self.call("accessibilityAdjustableAction", $0) },
            largeContentTitle.map { SwiftCode.call("accessibilityShowsLargeContentViewer", [$0.isEmpty ? nil : SwiftCode.quoted($0)]) },
            customContent.map { $0.map(\.swiftCode).joined() },
            activationPoint.map {
                SwiftCode.call("accessibilityActivationPoint", ["x: \(SwiftCode.number($0.x))", "y: \(SwiftCode.number($0.y))"])
            },
            ignoresInvertColors.map { Self.call("accessibilityIgnoresInvertColors", $0) },
            textContentType.map { Self.call("textContentType", $0) },
            colorScheme.map { SwiftCode.call("colorScheme", [".\($0.rawValue)"]) },
            tint.map { $0.swiftCode("tint") },
            backgroundGradient.map { SwiftCode.call("backgroundGradient", ["[" + $0.map(\.gradientCode).joined(separator: ", ") + "]"]) },
            allowsHitTesting.map { SwiftCode.call("allowsHitTesting", ["\($0)"]) },
            isRedacted.map { Self.call("redacted", $0) },
            isExpanded.map { Self.call("accessibilityExpanded", $0) },
            keyboardShortcuts.map { $0.map(\.swiftCode).joined() },
            hasFocus.map { Self.call("focused", $0) },
            isRequired.map { Self.call("fieldRequired", $0) },
            showsText.map { Self.call("showsText", $0) },
        ]
        return calls.compactMap(\.self).joined()
    }

    private var heading: String? {
        if let headingLevel, isHeading == true { return SwiftCode.call("accessibilityHeading", ["level: \(headingLevel)"]) }
        return isHeading.map { Self.call("accessibilityHeading", $0) }
    }

    private static func call(_ name: String, _ string: String) -> String { SwiftCode.call(name, [SwiftCode.quoted(string)]) }

    /// A call whose one argument is true unless said otherwise.
    private static func call(_ name: String, _ isSo: Bool) -> String { SwiftCode.call(name, [isSo ? nil : "false"]) }

    private static func traits(_ traits: ScreenElement.Traits) -> String {
        let named = ScreenElement.Traits.names.filter { traits.contains($0.trait) }
        let rest = traits.subtracting(named.reduce(into: ScreenElement.Traits()) { $0.formUnion($1.trait) })
        let parts = named.map { ".\($0.name)" } + (rest.isEmpty ? [] : ["ScreenElement.Traits(rawValue: \(rest.rawValue))"])
        return parts.count == 1 ? parts[0] : "[" + parts.joined(separator: ", ") + "]"
    }
}

extension ScreenElement.FixedSpacing {
    /// The call that states it.
    fileprivate var swiftCode: String {
        SwiftCode.call(
            "fixedTextSpacing",
            [
                letters.map { "letters: \(SwiftCode.number($0))" }, words.map { "words: \(SwiftCode.number($0))" },
                lines.map { "lines: \(SwiftCode.number($0))" },
            ])
    }
}

extension ScreenElement.CustomContent {
    /// The call that states it.
    fileprivate var swiftCode: String {
        SwiftCode.call(
            "accessibilityCustomContent",
            [SwiftCode.quoted(label), SwiftCode.quoted(value), importance.map { "importance: .\($0.rawValue)" }])
    }
}

extension ScreenElement.KeyboardShortcut {
    /// The call that sets it.
    fileprivate var swiftCode: String {
        let held = modifiers == .command ? nil : "modifiers: [" + modifierKeys.map { ".\($0.rawValue)" }.joined(separator: ", ") + "]"
        guard let isChangeable else { return SwiftCode.call("keyboardShortcut", [SwiftCode.quoted(key), held]) }
        let parts = [SwiftCode.quoted(key), held, "isChangeable: \(isChangeable)"].compactMap(\.self).joined(separator: ", ")
        return SwiftCode.call("keyboardShortcut", ["ScreenElement.KeyboardShortcut(\(parts))"])
    }
}
