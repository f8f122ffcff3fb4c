package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// People are warned before time takes a screen away, and can extend it.
///
/// - Source: WCAG 2.2 SC 2.2.1 (level A).
/// - Threshold: a warning of 20 s at least, with an action that leads back. Limits
///   of more than 20 hours need none; those of less than the time that
///   `NoTimeLimit` demands are reported by it.
/// - Decided exactly, on all that can happen in a flow to a person who uses Switch
///   Control.
/// - Smallest counterexample: a form that shows another screen after ten minutes.
package struct TimeLimitExtendable: FlowSpec {
    package let id = SpecID.timeLimitExtendable
    package let rule = AccessibilityRule(
        "People are warned before time takes a screen away, and can extend it.", [.wcag(.timingAdjustable)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unwarned, fixed, brief }

    /// The limit above which no warning is needed, in seconds (SC 2.2.1: 20 hours).
    private static let longLimit = 72_000.0

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        let limits = TimeLimits(graph, of: presentation)
        var seen: Set<Int> = []
        for step in graph.steps {
            guard let limit = limits.limit(of: step) else { continue }
            guard limit.isWarned || limit.pause >= thresholds.controlDuration, seen.insert(step.before.state).inserted else { continue }
            guard !limit.isAdjustable, limit.pause <= Self.longLimit else {
                verdicts.pass()
                continue
            }
            let kind: Failure = !limit.isWarned ? .unwarned : !limit.isExtendable ? .fixed : .brief
            verdicts.fail(
                Finding(
                    self, kind: kind, element: step.old(limit.lost), measured: .number(limit.pause),
                    required: .number(TimeLimits.leastWarning),
                    events: step.events))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, pause) = (finding.element.nameInSentence, decimalText(finding.measuredNumber))
        let needed = decimalText(finding.requiredNumber)
        return switch failure {
        case .unwarned:
            Finding.Wording(
                fact: "the screen of \(name) goes after \(pause) s without a warning",
                remedy: "warn \(needed) s before, with a button that extends the time, or remove the limit")
        case .fixed:
            Finding.Wording(
                fact: "the screen of \(name), to which time alone leads, goes after \(pause) s, and nothing on it extends the time",
                remedy: "add a button that leads back to the screen before it")
        case .brief:
            Finding.Wording(
                fact: "the warning with \(name) goes after \(pause) s; people have at least \(needed) s to extend the time",
                remedy: "show the warning earlier")
        }
    }
}

extension TimeLimitExtendable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who read or type slowly are signed out in the middle of a form.",
            scope: "Screens with controls that another screen replaces after a pause.",
            exemptions: [
                "Loading may end.", "Limits of more than 20 hours need no warning.", "Shorter limits are those of no-time-limit.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}
