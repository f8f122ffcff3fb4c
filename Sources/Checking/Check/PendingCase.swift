import EveryScreenAudit
import EveryScreenModel
import EveryValue
import EveryValueCrashIsolation

/// The outcome of a case.
struct EvaluatedCase: Sendable {
    /// The kinds of elements on the screen.
    let roles: Set<ScreenElement.Role>
    /// The verdicts of each spec, in the profile's order.
    let verdicts: [Verdicts]
    /// Whether it is a flow.
    let isFlow: Bool

    /// Evaluates a case.
    init(_ shown: RenderedCase, in environment: UserEnvironment, by profile: AccessibilityProfile) {
        let (screen, verdicts) = shown.judged(in: environment, by: profile)
        roles = Set(screen.elements.lazy.map(\.role))
        self.verdicts = verdicts
        isFlow = shown.rendering.isFlow
    }
}

/// A case that is evaluated together with others.
struct PendingCase<Content> {
    /// The progress of the case.
    enum State: Sendable {
        /// The screens are laid out, so that any core can evaluate them; the number
        /// is that of the request, for the crash guard.
        case shown(RenderedCase, number: Int)
        /// The outcome is known: the case is a repetition, or a flow that the
        /// caller's thread has evaluated.
        case judged(EvaluatedCase)
    }

    /// The case from the search.
    let trial: SearchTrial<CheckCase<Content>>
    /// The progress.
    let state: State

    /// The screens, unless only the verdicts are known.
    var shown: RenderedCase? { if case .shown(let shown, _) = state { shown } else { nil } }

    /// The number of elements that are kept until the case is evaluated.
    var elementCount: Int { if case .shown(let shown, _) = state { shown.elementCount } else { 0 } }
}

extension Array {
    /// Evaluates the cases on all cores; the caller takes part.
    ///
    /// - Returns: The outcomes, in the order of the cases.
    func evaluated<Content>(by profile: AccessibilityProfile, recordedBy crashGuard: CrashGuard) -> [EvaluatedCase]
    where Element == PendingCase<Content> {
        // Content may be bound to one thread, and stays there.
        let cases = map { (state: $0.state, environment: $0.trial.value.environment, recording: $0.trial.recording) }
        return mappedConcurrently(cases.count) { index in
            let (state, environment, recording) = cases[index]
            switch state {
            case .judged(let judged): return judged
            case .shown(let shown, let number):
                crashGuard.resume(number, recording)
                defer { crashGuard.end(number) }
                return EvaluatedCase(shown, in: environment, by: profile)
            }
        }
    }
}
