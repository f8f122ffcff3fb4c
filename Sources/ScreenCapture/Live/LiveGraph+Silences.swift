import EveryScreenModel

/// Views that are drawn, have content and expose none of it.
///
/// In a test process without an app, SwiftUI exposes the texts of a view and
/// nothing inside its scroll views (cashapp/AccessibilitySnapshot, issues 33 and
/// 245; high confidence).
extension LiveGraph {
    /// The smallest extent of a checked view, in points: that of a touch target.
    private static var least: Double { 44 }

    /// Returns the outermost hosting views and scroll views with content and
    /// without elements, in drawing order.
    ///
    /// It omits content that is hidden from assistive technology, inside an
    /// element, or only pictures. O(objects).
    func silences(_ children: [[Int]]) -> [LiveSilence] {
        let exposed = nodes.filter { $0.facts.isElement && $0.drawnFor == nil }.map(\.facts.frame)
        var found: [LiveSilence] = []
        var pending = [0]
        while let number = pending.popLast() {
            let node = nodes[number]
            if node.facts.isElement || node.facts.hidesElements || node.view?.isDrawn == false { continue }
            if let view = node.view, isRegion(node, view, children[number]) {
                if isSilent(number, children), !exposed.contains(where: { !$0.isEmpty && view.bounds.contains($0.center) }) {
                    let name =
                        view.listsEverything ? "the hosting view" : "the \(node.facts.personalRole == .table ? "table" : "scroll view")"
                    found.append(LiveSilence(name: name, frame: view.bounds))
                    continue
                }
            }
            pending += children[number].reversed()
        }
        return found
    }

    /// Whether a view should have elements: a hosting view, or a scroll view with
    /// content.
    private func isRegion(_ node: Node, _ view: LiveView, _ children: [Int]) -> Bool {
        guard view.bounds.width >= Self.least, view.bounds.height >= Self.least else { return false }
        if view.listsEverything { return true }
        guard let content = view.scrolling?.contentSize else { return false }
        return content.width >= Self.least && content.height >= Self.least && !children.isEmpty
    }

    /// Whether no object inside is an element, draws text or is hidden on purpose,
    /// and something besides pictures is drawn.
    private func isSilent(_ root: Int, _ children: [[Int]]) -> Bool {
        var isPicture = false
        var pending = children[root]
        while let number = pending.popLast() {
            let node = nodes[number]
            if node.facts.isElement || node.facts.hidesElements || node.view?.text?.isEmpty == false { return false }
            isPicture = isPicture || node.view?.image != nil
            pending += children[number]
        }
        return !isPicture
    }
}
