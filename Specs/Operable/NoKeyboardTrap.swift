package import EveryScreenAudit
import EveryScreenModel
package import EveryScreenNavigation

/// From every focus the keyboard can reach, it can leave the screen, or the modal
/// by its exit, with the standard keys.
///
/// - Source: WCAG 2.2 SC 2.1.2 (level A). Standard keys are Tab, Shift-Tab,
///   arrows and Escape, and in a modal Return on a control that closes it; one way
///   out is enough.
/// - Decided exactly: focus navigation is a finite graph with one place for
///   outside. A trap is a set of stops that can be entered and from which outside
///   cannot be reached. The finding carries the fewest keys that lead in.
/// - Of a flow also what the app does about the focus counts, and that a modal does
///   close.
/// - A capture that recorded where keys lead is judged by just that. Where the
///   recording was cut off, the spec cannot tell.
/// - In a window of macOS the loop of key views through all stops is the usual one,
///   which keys of the system leave (NSWindow, key view loop).
/// - Smallest counterexample: `.textEditor("a").consumesKeys([.tab, .shiftTab])`.
package struct NoKeyboardTrap: ScreenSpec {
    package let id = SpecID.noKeyboardTrap
    package let rule = AccessibilityRule(
        "Keyboard focus can leave every element, and every modal, with the standard keys.", [.wcag(.noKeyboardTrap)])

    /// The ways in which the claim fails: by the keys of a screen alone, or by what
    /// the app does about them.
    package enum Failure: FailureKind {
        case flow
        case unreachableExit
        case trap(KeyboardTrap.Kind)

        package static let allCases = KeyboardTrap.Kind.allCases.map(Failure.trap) + [.flow, .unreachableExit]

        package init?(rawValue: String) {
            switch rawValue {
            case "flow": self = .flow
            case "unreachableExit": self = .unreachableExit
            default:
                guard let kind = KeyboardTrap.Kind(rawValue: rawValue) else { return nil }
                self = .trap(kind)
            }
        }

        package var rawValue: String {
            switch self {
            case .flow: "flow"
            case .unreachableExit: "unreachableExit"
            case .trap(let kind): kind.rawValue
            }
        }
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let graph = presentation.keyboardGraph
        guard !graph.stops.isEmpty || graph.modal != nil else {
            let isKnown = presentation.recordedFocus != nil || screen.elements.contains { $0.keyboard?.isFocusable != nil }
            return isKnown ? verdicts.recordInapplicable(.nothingToJudge) : verdicts.recordUntested(.keyboardUnknown)
        }
        guard graph.isComplete else { return verdicts.recordUntested(.keyboardUnknown) }
        let sets = graph.closedSets(on: screen)
        if sets.isEmpty { verdicts.pass() }
        for (trap, isExplored) in sets where !isExplored {
            verdicts.cannotTell(presentation.reference(to: trap.elements[0]), .keyboardUnknown)
        }
        for (trap, isExplored) in sets where isExplored {
            let exit = exit(from: trap, on: screen)
            let elements = (exit.map { [$0] } ?? []) + trap.elements
            verdicts.fail(
                Finding(
                    self, kind: exit == nil ? .trap(trap.kind) : .unreachableExit, element: presentation.reference(to: elements[0]),
                    related: elements.dropFirst().map(presentation.reference), keys: trap.keysIn))
        }
    }

    /// The control that closes the modal of a trap, if the keyboard reaches none
    /// such.
    private func exit(from trap: KeyboardTrap, on screen: RenderedScreen) -> Int? {
        guard trap.kind == .modalWithoutExit || trap.kind == .emptyModal, let modal = screen.activeModal else { return nil }
        return screen.descendants(of: modal).first { index in
            let element = screen.elements[index]
            return element.isControl && element.isVisible != false && !trap.elements.contains(index)
                && element.actions?.contains { $0.dismissesModal == true } == true
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        let others = finding.related.count
        let company = others == 0 ? name : "\(name) and \(others) more"
        let way = finding.keys.isEmpty ? "" : " after \(finding.keys.map(\.displayName).joined(separator: ", "))"
        switch failure {
        case .flow:
            return Finding.Wording(
                fact: "focus cannot leave \(company)\(way): the app moves it back", remedy: "leave the focus where the keys lead")
        case .unreachableExit:
            return Finding.Wording(
                fact: "focus cannot leave the modal\(way): \(name) closes it, and the keyboard does not reach that",
                remedy: "let it take keyboard focus, or close the modal on Escape")
        case .trap(.swallowedKeys), .trap(.scrollRegion):
            return Finding.Wording(
                fact: "focus cannot leave \(name)\(way): it keeps the keys that would leave it",
                remedy: "let Tab, Shift-Tab or Escape through")
        case .trap(.modalWithoutExit):
            return Finding.Wording(
                fact: "focus cannot leave the modal around \(company)\(way): no key closes it",
                remedy: "close it on Escape, or give it a control that closes it")
        case .trap(.emptyModal):
            return Finding.Wording(
                fact: "\(finding.element.name) is a modal in which nothing takes focus and that Escape does not close",
                remedy: "close it on Escape, or give it a control that closes it")
        case .trap(.selfLoop):
            return Finding.Wording(fact: "the keys lead from \(name) back to it\(way)", remedy: "let it lead on to what follows")
        case .trap(.explicitNextLoop), .trap(.loop):
            return Finding.Wording(
                fact: "focus goes round among \(company)\(way) and cannot leave", remedy: "let the last of them lead on to what follows")
        }
    }
}

extension NoKeyboardTrap {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard users are caught and must restart the app.",
            scope: "Screens on which something takes keyboard focus, and modals. In a flow, what the app does about the focus counts too.",
            doubts: [SpecGuide.unknownKeys, SpecGuide.unexplored])
    }
}
