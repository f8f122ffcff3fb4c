import EveryScreenAudit
import EveryScreenModel

/// The look of selected controls beside others.
extension ColorNotAlone {
    /// The least contrast of two colors that counts as a difference in lightness
    /// (Understanding SC 1.4.1).
    static let leastDifference = 3.0

    /// At most this many neighbors are compared with a selected control.
    private static let mostTwins = 8
    /// At most this many elements are looked at for marks beside controls.
    private static let budget = 200_000

    /// Records a verdict for each selected control that stands beside others like
    /// it.
    func judgeStates(of presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        var twins: [Int: [Int]] = [:]
        var looked = 0
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            guard screen.elements[index].traits?.contains(.selected) == true else { return nil }
            let unit = screen.drawnAlone(index)
            let parent = screen.parent(of: unit) ?? -1
            if twins[parent] == nil { twins[parent] = unselected(in: parent, presentation) }
            let others = twins[parent, default: []].filter { screen.elements[$0].role == screen.elements[unit].role }
            if others.isEmpty { return nil }
            if parent >= 0, screen.elements[parent].traits?.contains(.tabBar) == true { return .inapplicable(.systemProvided) }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            looked += screen.siblings(of: unit).count * (others.count + 1)
            if looked > Self.budget { return .cannotTell(.budgetExceeded) }
            return judgment(of: unit, beside: others, screen)
        }
    }

    /// The first units inside an element, or of the screen (−1), whose control is
    /// known not to be selected.
    private func unselected(in parent: Int, _ presentation: ScreenPresentation) -> [Int] {
        let screen = presentation.screen
        var result: [Int] = []
        for unit in parent < 0 ? screen.roots : screen.children(of: parent) {
            let control = screen.innermostAlone(unit)
            let element = screen.elements[control]
            guard element.isControl, let traits = element.traits, !traits.contains(.selected),
                presentation.context.reasonNotOperable(control, on: screen) == nil
            else { continue }
            result.append(unit)
            if result.count == Self.mostTwins { break }
        }
        return result
    }

    private func judgment(of unit: Int, beside others: [Int], _ screen: RenderedScreen) -> Judgment<Failure> {
        let look = ControlLook(screen: screen, index: unit)
        let marks = screen.marks(beside: unit)
        var doubt: Judgment<Failure>?
        for other in others {
            if screen.marks(beside: other) != marks { continue }
            switch look.difference(from: ControlLook(screen: screen, index: other), isSame: false) {
            case .form: continue
            case .colors(let colors):
                if let claim = Self.claim(colors, related: [screen.innermostAlone(other)]) { return claim }
            case .nothing: doubt = doubt ?? .cannotTell(.humanJudgement)
            case .unknown(.colorsUnknown): doubt = doubt ?? .untested(.colorsUnknown)
            case .unknown(let reason): doubt = doubt ?? .cannotTell(reason)
            }
        }
        return doubt ?? .passed
    }

    /// Returns the failed claim where no pair of colors differs enough in
    /// lightness, for all people or for those with one kind of color blindness.
    static func claim(
        _ colors: [(one: SRGBColor, other: SRGBColor)], related: [Int], as failure: Failure = .state
    ) -> Judgment<Failure>? {
        func greatest(_ seen: (SRGBColor) -> SRGBColor) -> Double {
            colors.map { seen($0.one).contrast(with: seen($0.other)) }.max() ?? 1
        }
        func failed(_ failure: Failure, _ ratio: Double, _ severity: Finding.Severity? = nil) -> Judgment<Failure> {
            .failed(failure, related: related, measured: .number(ratio), required: .number(leastDifference), severity: severity)
        }
        let gray = greatest(ColorVision.grayscale.seen)
        if gray < leastDifference { return failed(failure, gray, failure == .mark ? .warning : nil) }
        let visions: [(Failure, ColorVision)] = [
            (.protanopia, .protanopia), (.deuteranopia, .deuteranopia), (.tritanopia, .tritanopia),
        ]
        let worst = visions.map { (failure: $0.0, ratio: greatest($0.1.seen)) }.min { $0.ratio < $1.ratio }
        guard let worst, worst.ratio < leastDifference else { return nil }
        return failed(worst.failure, worst.ratio, .warning)
    }
}

extension RenderedScreen {
    /// The outermost element that holds one and nothing else: a cell, a card.
    fileprivate func drawnAlone(_ index: Int) -> Int {
        var result = index
        while let parent = parent(of: result), parent == result - 1,
            descendants(of: parent).upperBound == descendants(of: result).upperBound
        {
            result = parent
        }
        return result
    }

    /// The first control among an element and those that are alone in it, else the
    /// element.
    fileprivate func innermostAlone(_ index: Int) -> Int {
        var current = index
        while !elements[current].isControl {
            let inside = descendants(of: current)
            guard let first = inside.first, descendants(of: first).upperBound == inside.upperBound else { return index }
            current = first
        }
        return current
    }
}
