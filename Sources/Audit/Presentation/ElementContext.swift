public import EveryScreenModel
package import EveryScreenNavigation

/// The facts about each element that follow from the elements around it: hidden,
/// behind a modal, the system's own.
///
/// A class, as every spec asks for it many times and its facts never change.
public final class ElementContext: Sendable {
    /// Whether the element, or one around it, is hidden from assistive technology.
    public let isHidden: [Bool]
    /// Whether a modal is open that the element is neither in nor around.
    public let isBehindModal: [Bool]
    /// Whether the element belongs to the system: a key of the keyboard, the status
    /// bar.
    public let isSystemProvided: [Bool]
    /// Whether the element lies within a text.
    public let isInText: [Bool]
    /// The indexes of the elements that can be operated; see
    /// `ScreenElement.isControl`.
    public let controls: [Int]
    /// The regions around each element that clip it or that it scrolls in.
    package let regions: ClippingRegions
    /// For each element the reason that assistive technology presents nothing of
    /// it, or `nil`.
    @usableFromInline let reasonsNotPresented: [Verdicts.Reason?]

    /// Works it out for all elements; O(elements).
    package init(_ screen: RenderedScreen) {
        let count = screen.elements.count
        var isHidden = Array(repeating: false, count: count)
        var isSystemProvided = isHidden
        var isInText = isHidden
        var isBehindModal = isHidden
        var controls: [Int] = []
        var reasonsNotPresented = Array(repeating: Verdicts.Reason?.none, count: count)
        let modal = screen.activeModal
        for index in 0..<count {
            let element = screen.elements[index]
            let role = element.role
            if element.isControl { controls.append(index) }
            isHidden[index] = element.isAccessibilityHidden == true
            isSystemProvided[index] = role == .keyboard || role == .keyboardKey || role == .statusBar
            if let parent = screen.parent(of: index) {
                let outer = screen.elements[parent]
                if isHidden[parent] { isHidden[index] = true }
                if isSystemProvided[parent] { isSystemProvided[index] = true }
                isInText[index] = isInText[parent] || outer.role == .text || outer.role == .textEditor
            }
            if let modal {
                let isRelated = index == modal || screen.isElement(index, inside: modal) || screen.isElement(modal, inside: index)
                isBehindModal[index] = !isRelated
            }
            reasonsNotPresented[index] = Self.reasonNotPresented(
                element, isHidden: isHidden[index], isSystemProvided: isSystemProvided[index], isBehindModal: isBehindModal[index])
        }
        self.controls = controls
        regions = ClippingRegions(screen)
        self.reasonsNotPresented = reasonsNotPresented
        self.isHidden = isHidden
        self.isSystemProvided = isSystemProvided
        self.isInText = isInText
        self.isBehindModal = isBehindModal
    }

    /// Returns why assistive technology presents nothing of an element at the
    /// moment, or `nil` if it does or may.
    ///
    /// The first reason that applies, in this order:
    ///
    /// 1. It, or an element around it, is hidden from assistive technology.
    /// 2. It is not drawn.
    /// 3. It has no extent, and is not known to be in the accessibility tree. WCAG
    ///    2.2 SC 4.1.2 and the WCAG rules of the ACT task force apply to exposed
    ///    elements of any size. Text of 0 × 0 pt in the tree is read aloud. Where
    ///    exposure is unknown, an element without extent is taken for a
    ///    placeholder.
    /// 4. It belongs to the system.
    /// 5. It is behind a modal.
    /// 6. It is marked as decorative (WAI-ARIA 1.2, role `none`; SwiftUI,
    ///    `Image(decorative:)`).
    /// 7. It is not in the accessibility tree.
    ///
    /// O(1).
    @inlinable
    public func reasonNotPresented(_ index: Int) -> Verdicts.Reason? { reasonsNotPresented[index] }

    private static func reasonNotPresented(
        _ element: ScreenElement, isHidden: Bool, isSystemProvided: Bool, isBehindModal: Bool
    ) -> Verdicts.Reason? {
        if isHidden { return .hidden }
        if element.isVisible == false { return .notVisible }
        if element.frame.size == .zero, element.isAccessibilityElement != true { return .zeroArea }
        if isSystemProvided { return .systemProvided }
        if isBehindModal { return .behindModal }
        if element.isDecorative == true { return .decorative }
        return element.isAccessibilityElement == false ? .notInAccessibilityTree : nil
    }

    /// Returns whether a capture may show only part of an element: it ends where a
    /// region that scrolls ends.
    ///
    /// Captures clip frames, and leave out content, beyond the visible part.
    /// O(regions around it that clip or scroll).
    public func mayBeScrolledPartlyOut(_ index: Int, on screen: RenderedScreen) -> Bool {
        let frame = screen.elements[index].touchRegion
        return regions.around(index).contains { ancestor in
            let region = screen.elements[ancestor]
            guard let scrolling = region.scrolling, scrolling.contentSize == nil else { return false }
            return scrolling.axes.contains { axis in
                axis == .vertical
                    ? frame.minY <= region.frame.minY || frame.maxY >= region.frame.maxY
                    : frame.minX <= region.frame.minX || frame.maxX >= region.frame.maxX
            }
        }
    }

    /// Returns why no person can operate an element at the moment, or `nil` if a
    /// person can.
    public func reasonNotOperable(_ index: Int, on screen: RenderedScreen) -> Verdicts.Reason? {
        let element = screen.elements[index]
        if isSystemProvided[index] { return .systemProvided }
        if element.isVisible == false { return .notVisible }
        if element.frame.size == .zero { return .zeroArea }
        if isBehindModal[index] { return .behindModal }
        return element.isKnownDisabled ? .disabled : nil
    }
}
