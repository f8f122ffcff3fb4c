import EveryScreenModel

/// Views that assistive technology does not meet, because an element represents
/// them.
///
/// VoiceOver does not enter the views of a container that lists its elements:
/// AccessibilitySnapshot, AccessibilityHierarchyParser.swift,
/// `recursiveAccessibilityHierarchy`, follows either the list or the views (high
/// confidence). A UIKit switch below a listed element "Wi-Fi" is how that element
/// is drawn. A control that no listed element covers is missing from the list by
/// mistake, and keeps its place.
extension LiveGraph {
    /// Finds the views that only draw a listed element.
    ///
    /// O(objects) for each list that is inside no other.
    mutating func findDrawings() {
        let children = children()
        for number in nodes.indices {
            if let listed = nodes[number].listed, !listed.isEmpty, nodes[number].drawnFor == nil {
                findDrawings(of: listed, in: number, children)
            }
            if nodes[number].facts.personalRole == .tabBar { findTwins(in: number, children) }
        }
    }

    private mutating func findDrawings(of listed: [Int], in number: Int, _ children: [[Int]]) {
        let reported = Set(listed)
        let speaking = speaking(for: listed, children)
        let isWhole = nodes[number].view?.listsEverything == true
        var pending = children[number].filter { !reported.contains($0) }
        while let inner = pending.popLast() {
            if let view = nodes[inner].view, nodes[inner].isMet {
                let speaker = speaking.first { nodes[$0].facts.frame.contains(view.bounds.center) }
                if let speaker { nodes[inner].drawnFor = speaker } else if isWhole { nodes[inner].drawnFor = inner }
            }
            pending += children[inner].filter { !reported.contains($0) }
        }
    }

    /// The elements that are listed, directly or in a listed container.
    private func speaking(for listed: [Int], _ children: [[Int]]) -> [Int] {
        var (found, seen): ([Int], Set<Int>) = ([], [])
        var pending = Array(listed.reversed())
        while let number = pending.popLast() {
            guard seen.insert(number).inserted else { continue }
            if nodes[number].facts.isElement {
                found.append(number)
            } else {
                pending += (nodes[number].listed ?? children[number]).reversed()
            }
        }
        return found
    }

    /// Finds the tabs that occur twice in one place, of which VoiceOver meets the
    /// first.
    ///
    /// Tab bars of iOS 26 have several sets of buttons, one for each layer of their
    /// glass. AccessibilitySnapshot, AccessibilityHierarchyParser.swift,
    /// `allUITabBarButtons`: high confidence that there are several, medium that
    /// VoiceOver meets one.
    private mutating func findTwins(in bar: Int, _ children: [[Int]]) {
        var met: [Int] = []
        var pending = Array(children[bar].reversed())
        while let number = pending.popLast() {
            if nodes[number].facts.isElement {
                let facts = nodes[number].facts
                let twin = met.first { nodes[$0].facts.label == facts.label && nodes[$0].facts.frame.isNear(facts.frame) }
                if let twin { nodes[number].drawnFor = twin } else { met.append(number) }
            } else {
                pending += children[number].reversed()
            }
        }
    }
}

extension LiveGraph.Node {
    /// Whether assistive technology or touch would meet it without a list.
    fileprivate var isMet: Bool { facts.isElement || facts.personalRole.isControl || view?.actions?.isEmpty == false }
}

extension LayoutRect {
    /// Whether two rectangles are equal within a point, to which system views are
    /// rounded.
    fileprivate func isNear(_ other: LayoutRect) -> Bool {
        abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(width - other.width) <= 1 && abs(height - other.height) <= 1
    }
}
