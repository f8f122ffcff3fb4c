public import EveryScreenModel

extension Blueprint {
    /// Returns the blueprint, with all in it, drawn in part over what lies behind
    /// (SwiftUI's `opacity(_:)`).
    ///
    /// With 0 it takes its room and can neither be seen nor touched nor found.
    public consuming func opacity(_ opacity: Double) -> Blueprint { modified { $0.opacity = opacity } }

    /// Returns the blueprint, with all in it, not shown; it takes its room
    /// (SwiftUI's `hidden()`).
    public consuming func hidden() -> Blueprint { opacity(0) }

    /// Returns the blueprint as one that can be raised and lowered (SwiftUI's
    /// `accessibilityAdjustableAction(_:)`).
    public consuming func accessibilityAdjustableAction(_ isAdjustable: Bool = true) -> Blueprint {
        modified { $0.isAdjustable = isAdjustable }
    }

    /// Returns the blueprint with a title in the Large Content Viewer, which is its
    /// label by default.
    public consuming func accessibilityShowsLargeContentViewer(_ title: String = "") -> Blueprint {
        modified { $0.largeContentTitle = title }
    }

    /// Returns the blueprint with custom content that it announces on request.
    public consuming func accessibilityCustomContent(
        _ label: String, _ value: String, importance: ScreenElement.CustomContent.Importance? = nil
    ) -> Blueprint {
        modified {
            $0.customContent =
                ($0.customContent ?? []) + [ScreenElement.CustomContent(label: label, value: value, importance: importance)]
        }
    }

    /// Returns the blueprint touched at a point when activated, given as shares of
    /// its width and height (SwiftUI's `UnitPoint`).
    public consuming func accessibilityActivationPoint(x: Double, y: Double) -> Blueprint {
        modified { $0.activationPoint = LayoutPoint(x: x, y: y) }
    }

    /// Returns the blueprint with colors that Smart Invert leaves as they are.
    public consuming func accessibilityIgnoresInvertColors(_ ignores: Bool = true) -> Blueprint {
        modified { $0.ignoresInvertColors = ignores }
    }

    /// Returns the blueprint, a field, with its purpose: a token such as
    /// `emailAddress` or `email`.
    public consuming func textContentType(_ type: String) -> Blueprint { modified { $0.textContentType = type } }

    /// Returns the blueprint with the keyboard focus on it, or not (SwiftUI's
    /// `focused(_:)` with the value that the binding has).
    public consuming func focused(_ isFocused: Bool = true) -> Blueprint { modified { $0.hasFocus = isFocused } }

    /// Returns the blueprint, a control, activated by a key while modifier keys are
    /// held down, Command by default (SwiftUI's `keyboardShortcut(_:modifiers:)`).
    ///
    /// - Parameters:
    ///   - key: A character, or the name of a key without one: "return".
    ///   - modifiers: The modifier keys; none for the key alone.
    public consuming func keyboardShortcut(
        _ key: String, modifiers: ScreenElement.KeyboardShortcut.Modifiers = .command
    ) -> Blueprint { keyboardShortcut(ScreenElement.KeyboardShortcut(key, modifiers: modifiers)) }

    /// Returns the blueprint, a control, activated by a combination of keys:
    /// `.defaultAction`, `.cancelAction`, or another.
    public consuming func keyboardShortcut(_ shortcut: ScreenElement.KeyboardShortcut) -> Blueprint {
        modified { $0.keyboardShortcuts = ($0.keyboardShortcuts ?? []) + [shortcut] }
    }

    /// Returns the blueprint with a hint (SwiftUI's `help(_:)`).
    public consuming func help(_ text: String) -> Blueprint { accessibilityHint(text) }
}
