import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation

/// Fixes for assistive technology, keyboard and switches.
extension FixSubject {
    /// The edit that exposes the element: nothing in its chain hides it any longer.
    private var unhiding: [BlueprintEdit] { removing(\.isHidden, ofAny: outward) { $0 } }

    /// The edits by which the siblings of the element are elements again: first
    /// merged, then by themselves.
    private var separating: [BlueprintEdit] {
        outward.filter { [.ignore, .combine].contains(modifiers($0).children) }.flatMap { number -> [BlueprintEdit] in
            let combined = modifiers(number).children == .ignore ? [BlueprintEdit([setting(number) { $0.children = .combine }])] : []
            return combined + removing(\.children, ofAny: [number])
        }
    }

    /// For `visible-text-exposed`.
    var unexposedText: [BlueprintEdit] {
        let blank = removing(\.label, ofAny: outward) { $0.isSilent }
        return switch finding.kind.rawValue {
        case "unsaid": blank + separating
        case "number", "dropped": sayingMore + unhiding + separating
        default: unhiding + separating + blank
        }
    }

    /// The edit that adds the text of the part to the label of what speaks for it.
    private var sayingMore: [BlueprintEdit] {
        guard let speaker = related.first, let label = modifiers(speaker).label, let text = title(part) else { return [] }
        return [BlueprintEdit([setting(speaker) { $0.label = "\(label), \(text)" }])]
    }

    /// For `screen-reader-reachable`, `switch-reachable` and
    /// `grouping-keeps-actions`.
    var unreached: [BlueprintEdit] {
        unhiding + removing(\.respondsToUserInteraction, ofAny: [part]) { !$0 } + separating
            + removing(\.sortPriority, ofAny: parts.indices)
    }

    /// For `hidden-not-focusable`.
    var hiddenFocus: [BlueprintEdit] { unhiding + [setting { $0.isKeyboardFocusable = false }] }

    /// For `keyboard-reachable`.
    var unreachedByKeyboard: [BlueprintEdit] {
        let own =
            removing(\.isKeyboardFocusable, ofAny: [part]) { !$0 } + removing(\.respondsToUserInteraction, ofAny: [part]) { !$0 }
        let focusable = finding.kind.rawValue == "notFocusable" ? [setting { $0.isKeyboardFocusable = true }] : []
        return own + separating + removing(\.nextKeyIdentifier, ofAny: parts.indices)
            + removing(\.consumedKeys, ofAny: parts.indices) { $0.contains(.tab) } + focusable
    }

    /// For `scrollable-keyboard-reachable`.
    var unscrollableByKey: [BlueprintEdit] {
        removing(\.isKeyboardFocusable, ofAny: [part]) { !$0 } + [setting { $0.isKeyboardFocusable = true }]
    }

    /// For `focus-visible`.
    var unseenFocus: [BlueprintEdit] { removing(\.isFocusEffectDisabled, ofAny: outward) { $0 } }

    /// For `focus-order-meaningful` and `focus-backward-inverts`.
    var jumpingFocus: [BlueprintEdit] {
        removing(\.nextKeyIdentifier, ofAny: members) + removing(\.nextKeyIdentifier, ofAny: parts.indices)
            + removing(\.sortPriority, ofAny: parts.indices)
    }

    /// For `no-keyboard-trap`.
    var keyboardTrap: [BlueprintEdit] {
        switch finding.kind.rawValue {
        case "modalWithoutExit", "emptyModal", "unreachableExit": return closingModal
        case "swallowedKeys", "scrollRegion": break
        default: return removing(\.nextKeyIdentifier, ofAny: members) + removing(\.nextKeyIdentifier, ofAny: parts.indices)
        }
        let leaving: [ScreenElement.Key] = [.tab, .shiftTab]
        let kept = modifiers(part).consumedKeys ?? []
        let others = kept.filter { !leaving.contains($0) }
        let letting = others.isEmpty || others == kept ? [] : [setting { $0.consumedKeys = others }]
        return letting + removing(\.consumedKeys, ofAny: [part])
    }

    /// For `every-inputMethod-in-is-equal` and `gesture-has-alternative`.
    var unequalWays: [BlueprintEdit] {
        let gestures = modifiers(part).gestures ?? []
        let actions = gestures.map(\.action).uniqued()
        // The actions that do the same for some people, and are hidden from others.
        let equals = parts.indices.filter { modifiers($0).action.map(actions.contains) == true }
        let opened =
            removing(\.isHidden, ofAny: equals.flatMap(outward)) { $0 } + removing(\.respondsToUserInteraction, ofAny: equals) { !$0 }
            + removing(\.isKeyboardFocusable, ofAny: equals) { !$0 }
        let known = modifiers(part).customActions ?? []
        let missing = actions.filter { !known.contains($0) }
        let offered = missing.isEmpty ? [] : [setting { $0.customActions = known + missing }]
        let button = actions.first.flatMap { action in
            outward.first { container($0) != nil }.map { BlueprintEdit([step($0, .append(.button(action).framedAsTarget.action(action)))]) }
        }
        return opened + offered + [button].compactMap(\.self)
    }

    /// For `scan-cost-bounded`: existing groups are visited as groups, else every
    /// few children.
    var costlyScan: [BlueprintEdit] {
        let isOperable = { (number: Int) in self.control(number) != nil }
        let groups = parts.indices.filter { number in
            guard case .container = parts[number].content, modifiers(number).navigationStyle == nil, number > 0 else { return false }
            return (2...8).contains(inside(number).count(where: isOperable))
        }
        let outermost = groups.filter { group in !groups.contains { $0 < group && inside($0).contains(group) } }
        let grouped = BlueprintEdit(outermost.map { number in setting(number) { $0.navigationStyle = .combined } })
        let flat = outward.compactMap { number -> BlueprintEdit? in
            let count = parts[number].children.count
            guard count > 8, let container = container(number) else { return nil }
            let size = Int(Double(count).squareRoot().rounded(.up))
            switch container {
            case .row: return BlueprintEdit([step(number, .group(size, isRow: true))])
            case .column: return BlueprintEdit([step(number, .group(size, isRow: false))])
            default: return nil
            }
        }
        return (outermost.isEmpty ? [] : [grouped]) + flat
    }

    /// For `nothing-vanishes-when-scaling`: the cause in the blueprint.
    var vanished: [BlueprintEdit] {
        switch finding.kind.rawValue {
        case "disabled": removing(\.isEnabled, ofAny: outward) { !$0 }
        case "hidden": unhiding + separating
        case "unseen": emptyFrame
        default: []
        }
    }

    /// For `frame-valid`.
    var emptyFrame: [BlueprintEdit] {
        let isBlankHeading = finding.element.role == .heading && suffix != nil
        return (isBlankHeading ? emptyHeading : []) + releasedFrames(in: outward, .both)
            + [framed(.both, least: thresholds.targetSize)].compactMap(\.self) + [setting { $0.isHidden = true }]
    }
}
