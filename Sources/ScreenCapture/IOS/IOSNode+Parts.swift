import EveryScreenModel

extension [IOSNode] {
    /// Returns the nodes, with those that belong to the one around them as its
    /// parts.
    ///
    /// Tools list the views that draw a control beside the control.
    ///
    /// - Since iOS 16.4 a toggle of SwiftUI holds the switch of UIKit that draws
    ///   it, without a label (woocommerce/woocommerce-ios, 9629).
    /// - The buttons of a segmented control are its segments.
    /// - A disabled button "chevron" in a cell is the arrow that the system draws
    ///   at its end (page sources of Settings in ldi-github/shirates-core).
    ///
    /// - Parameter parents: For each the index of the one around it, or −1.
    package func withParts(inside parents: [Int32]) -> [IOSNode] {
        var nodes = self
        var isInCell = Array<Bool>(repeating: false, count: count)
        for (index, parent) in zip(nodes.indices, parents.map(Int.init)) where parent >= 0 {
            isInCell[index] = nodes[parent].role == .cell || isInCell[parent]
            if nodes[parent].role == .toggle, nodes[index].role == .toggle, nodes[index].isUnnamed, !nodes[parent].isUnnamed {
                nodes[index].role = .group
                nodes[index].value = ""
            }
            if nodes[parent].holdsSegments, nodes[index].role == .button { nodes[index].role = .segment }
            if isInCell[index], nodes[index].isArrow { nodes[index].isAccessible = false }
        }
        return nodes
    }
}

extension IOSNode {
    fileprivate var isUnnamed: Bool { label.isEmpty && !isLabelUnknown }

    /// Whether it is the arrow that the system draws at the end of a cell.
    fileprivate var isArrow: Bool { role == .button && isEnabled == false && label == "chevron" }
}
