import EveryScreenAudit
import EveryScreenModel

extension Counterpart {
    /// The pieces of text that an element shows under the other settings, or `nil`
    /// if it is not found again or their number differs.
    ///
    /// - Parameter runs: Those that it shows here.
    func shownText(of index: Int, matching runs: [ScreenElement.TextRun]) -> [ScreenElement.TextRun]? {
        guard let other = pairs.other(of: index), let text = presentation.shownText(of: other), text.count == runs.count else { return nil }
        return text
    }
}

extension ComparingSpec {
    /// Judges the visible text of each element, except that of the system, beside
    /// the same text under the other settings.
    func judgeEachText(
        of presentation: ScreenPresentation, beside counterpart: Counterpart, into verdicts: inout Verdicts,
        _ judge: (Int, [ScreenElement.TextRun], [ScreenElement.TextRun]) -> Judgment<Failure>
    ) {
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = presentation.shownText(of: index) else { return nil }
            if let reason = presentation.reasonNotSeen(presentation.screen.elements[index].frame, of: index) {
                return .inapplicable(reason)
            }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            guard let before = counterpart.shownText(of: index, matching: runs) else { return .cannotTell(.notFoundAgain) }
            return judge(index, runs, before)
        }
    }
}
