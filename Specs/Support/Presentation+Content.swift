import EveryScreenAudit
import EveryScreenModel

extension ScreenPresentation {
    /// The pieces of text an element shows, or `nil` if it shows none or is not
    /// known to.
    func shownText(of index: Int) -> [ScreenElement.TextRun]? {
        guard let runs = screen.elements[index].text, !runs.isEmpty else { return nil }
        // Most have one, with a string; copying it would take longer than all else.
        if runs.count == 1 { return runs[0].string.isEmpty ? nil : runs }
        let shown = runs.filter { !$0.string.isEmpty }
        return shown.isEmpty ? nil : shown
    }

    /// The pieces of text that are read at a stop: those that it shows, or on a
    /// page the one of the element around it that it stands for.
    func readText(at index: Int) -> [ScreenElement.TextRun]? {
        if let own = shownText(of: index) { return own }
        guard screen.facts.platform == .web, screen.elements[index].role == .text, let label = screen.elements[index].label,
            let parent = screen.parent(of: index), let run = screen.elements[parent].text?.first(where: { $0.string == label })
        else { return nil }
        return [run]
    }

    /// The parts that are one with an element, as in a button with content.
    func mergedParts(of index: Int) -> [Int] {
        guard screen.elements[index].isAccessibilityElement == true else { return [] }
        return screen.descendants(of: index).filter { screen.elements[$0].isAccessibilityElement == false }
    }

    /// The area in which an element shows something by itself: its text, its
    /// picture, or all of a control; `nil` if it shows nothing.
    ///
    /// Clipped content is left out, content that can be scrolled to is not.
    func contentArea(of index: Int) -> LayoutRect? {
        let element = screen.elements[index]
        guard element.isVisible != false, !context.isBehindModal[index], !context.isSystemProvided[index] else { return nil }
        var area = element.frame
        if !element.isControl {
            if let runs = shownText(of: index) {
                var drawn: LayoutRect?
                for run in runs { if let frame = run.frame { drawn = drawn?.union(frame) ?? frame } }
                area = drawn ?? area
            } else if element.role != .image || element.isDecorative == true || element.label?.isSilent != false {
                return nil
            }
        }
        guard area.isFinite else { return nil }
        let seen = hitTestIndex.clipped(area, of: index)
        return seen.isEmpty ? nil : seen
    }
}

extension ScreenElement.TextRun {
    /// Whether the text is drawn in the size, weight and color of another one.
    func hasLook(of other: ScreenElement.TextRun) -> Bool {
        pointSize == other.pointSize && weight == other.weight && color == other.color
    }
}
