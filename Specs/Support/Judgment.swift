import EveryScreenAudit
import EveryScreenModel

/// The outcome for one element, and for a spec that fails in certain ways.
///
/// The way of failing is kept without its type: so a judgment has one layout for
/// all specs, and unoptimized code passes it on as fast as before.
enum Judgment<Failure: FailureKind> {
    /// The claim holds, by an exception if there is one.
    case passed(by: Verdicts.Reason? = nil)
    /// The claim does not hold; see
    /// `failed(_:related:measured:required:severity:)`.
    case failure(FailedClaim)
    /// The known facts do not decide it.
    case cannotTell(Verdicts.Reason)
    /// The claim is not about the element.
    case inapplicable(Verdicts.Reason)
    /// Something that the spec needs was not shown.
    case untested(Verdicts.Reason)

    /// The claim holds.
    static var passed: Judgment { .passed(by: nil) }

    /// The claim does not hold.
    static func failed(
        _ failure: Failure, related: [Int] = [], measured: Finding.Measure? = nil, required: Finding.Measure? = nil,
        severity: Finding.Severity? = nil
    ) -> Judgment {
        .failure(
            FailedClaim(
                kind: Finding.Kind(failure), related: related, measured: measured, required: required, severity: severity))
    }
}

/// The facts of a claim that does not hold for an element.
struct FailedClaim {
    let kind: Finding.Kind
    let related: [Int]
    let measured: Finding.Measure?
    let required: Finding.Measure?
    let severity: Finding.Severity?
}

extension ScreenSpec {
    /// Records the judgment of an element.
    func record(_ judgment: Judgment<Failure>, of index: Int, on presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        switch judgment {
        case .passed(let exception): verdicts.pass(by: exception)
        case .failure(let claim):
            verdicts.fail(
                Finding(
                    of: id, kind: claim.kind, severity: claim.severity ?? rule.severity, element: presentation.reference(to: index),
                    related: claim.related.map(presentation.reference), measured: claim.measured, required: claim.required))
        case .cannotTell(let reason): verdicts.cannotTell(presentation.reference(to: index), reason)
        case .inapplicable(let reason): verdicts.recordInapplicable(reason)
        case .untested(let reason): verdicts.recordUntested(reason)
        }
    }

    /// Judges some elements one by one; those the claim is not about, for which
    /// `judge` returns `nil`, leave no trace.
    func judgeEach(
        _ indexes: [Int], of presentation: ScreenPresentation, into verdicts: inout Verdicts, _ judge: (Int) -> Judgment<Failure>?
    ) {
        for index in indexes {
            if let judgment = judge(index) { record(judgment, of: index, on: presentation, into: &verdicts) }
        }
    }

    /// Judges all elements one by one, in the same way.
    func judgeEach(of presentation: ScreenPresentation, into verdicts: inout Verdicts, _ judge: (Int) -> Judgment<Failure>?) {
        for index in 0..<presentation.screen.elements.count {
            if let judgment = judge(index) { record(judgment, of: index, on: presentation, into: &verdicts) }
        }
    }
}

extension Finding {
    /// The text measured, or nothing.
    var measuredText: String { if case .text(let text) = measured { text } else { "" } }

    /// The text required, or nothing.
    var requiredText: String { if case .text(let text) = required { text } else { "" } }

    /// The number measured, or 0.
    var measuredNumber: Double { if case .number(let number) = measured { number } else { 0 } }

    /// The number required, or 0.
    var requiredNumber: Double { if case .number(let number) = required { number } else { 0 } }

    /// The extent measured, or none.
    var measuredSize: LayoutSize { if case .size(let size) = measured { size } else { .zero } }

    /// The extent required, or none.
    var requiredSize: LayoutSize { if case .size(let size) = required { size } else { .zero } }
}
