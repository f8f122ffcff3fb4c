import EveryScreenAudit
import EveryScreenModel

/// What a spec says of one element.
enum Judgment {
    /// The claim holds, by an exception if there is one.
    case passed(by: Verdicts.Reason? = nil)
    /// The claim does not hold.
    case failed(
        _ kind: String, related: [Int] = [], measured: Finding.Measure? = nil, required: Finding.Measure? = nil,
        severity: Finding.Severity? = nil)
    /// What is known does not decide it.
    case cannotTell(Verdicts.Reason)
    /// The claim is not about the element.
    case inapplicable(Verdicts.Reason)
    /// What would be needed to judge is not there.
    case untested(Verdicts.Reason)

    /// The claim holds.
    static var passed: Judgment { .passed(by: nil) }
}

extension ScreenSpec {
    /// Writes down what is said of an element.
    func record(_ judgment: Judgment, of index: Int, on presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        switch judgment {
        case .passed(let exception): verdicts.pass(by: exception)
        case .failed(let kind, let related, let measured, let required, let severity):
            verdicts.fail(
                Finding(
                    self, kind: kind, element: presentation.reference(to: index), related: related.map(presentation.reference),
                    measured: measured, required: required, severity: severity))
        case .cannotTell(let reason): verdicts.cannotTell(presentation.reference(to: index), reason)
        case .inapplicable(let reason): verdicts.skip(reason)
        case .untested(let reason): verdicts.leaveUntested(reason)
        }
    }

    /// Judges some elements one by one; those the claim is not about, for which `judge` returns `nil`, leave no trace.
    func judgeEach(_ indexes: [Int], of presentation: ScreenPresentation, into verdicts: inout Verdicts, _ judge: (Int) -> Judgment?) {
        for index in indexes {
            if let judgment = judge(index) { record(judgment, of: index, on: presentation, into: &verdicts) }
        }
    }

    /// Judges all elements one by one, in the same way.
    func judgeEach(of presentation: ScreenPresentation, into verdicts: inout Verdicts, _ judge: (Int) -> Judgment?) {
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
}
