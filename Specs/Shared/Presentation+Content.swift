import Audit
import ScreenModel

extension Presentation {
    /// The pieces of text an element shows, or `nil` if it shows none or is not known to.
    func shownText(of index: Int) -> [TextRun]? {
        guard let runs = screen.elements[index].text?.filter({ !$0.string.isEmpty }), !runs.isEmpty else { return nil }
        return runs
    }

    /// The area in which an element shows something by itself: its text, its picture, or all of a control; `nil` if it shows nothing.
    ///
    /// What is clipped is left out, what can be scrolled to is not.
    func contentArea(of index: Int) -> Rect? {
        let element = screen.elements[index]
        guard element.isVisible != false, !standing.isBehindModal[index], !standing.isSystemProvided[index] else { return nil }
        var area = element.frame
        if !element.isControl {
            if let runs = shownText(of: index) {
                let frames = runs.compactMap(\.frame)
                if let first = frames.first { area = frames.dropFirst().reduce(first) { $0.union($1) } }
            } else if element.role != .image || element.isDecorative == true || element.label?.isSilent != false {
                return nil
            }
        }
        guard area.isFinite else { return nil }
        let seen = targetMap.clipped(area, of: index)
        return seen.isEmpty ? nil : seen
    }
}
