import EveryScreenAudit
import EveryScreenModel

extension ScreenPresentation {
    /// Returns why an area of an element cannot be seen, or `nil` if it can be seen
    /// or scrolled to.
    func reasonNotSeen(_ area: LayoutRect, of index: Int) -> Verdicts.Reason? {
        let element = screen.elements[index]
        if element.isVisible == false { return .notVisible }
        if area.size == .zero { return .zeroArea }
        if context.isBehindModal[index] { return .behindModal }
        // No screen scrolls to what lies above its top, nor beyond the side at
        // which lines begin.
        let isLeftToRight = environment.layoutDirection == .leftToRight
        let isBefore = isLeftToRight ? area.maxX <= 0 : area.minX >= screen.size.width
        if area.maxY <= 0 || isBefore { return .notVisible }
        return isClippedAway(index) ? .notVisible : nil
    }

    /// Whether what clips the element leaves a pixel at most, as is done to text
    /// for screen readers only.
    private func isClippedAway(_ index: Int) -> Bool {
        let leastSeen = 1.0
        func clipsAway(_ index: Int) -> Bool {
            let element = screen.elements[index]
            return element.clipsContent == true && min(element.frame.width, element.frame.height) <= leastSeen
        }
        return clipsAway(index) || context.regions.around(index).contains(where: clipsAway)
    }

    /// Whether the element, or one around it, is known to be disabled.
    func isDisabled(_ index: Int) -> Bool {
        screen.elements[index].isKnownDisabled || disabledAround[index] >= 0
    }
}
