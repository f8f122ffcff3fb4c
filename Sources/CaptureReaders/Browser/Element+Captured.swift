import EveryScreenCapture
import EveryScreenModel

extension ScreenElement {
    /// Takes back what only follows from parts of a page that were not captured.
    ///
    /// The elements of a page are made as if all of it were known; missing facts
    /// then look like known absences.
    mutating func forgetWhatWasNotCaptured(of node: BrowserNode) {
        if !node.known.contains(.accessibility) { forgetAccessibility(of: node) }
        if !node.known.contains(.document) { forgetDocument(of: node) }
        if !node.known.contains(.styles) {
            surface = nil
            clipsContent = nil
            scrolling = nil
            isSystemProvided = nil
            hasSystemSize = nil
            coversTouches = nil
            // A node without a box is not seen; about a node with one only the
            // accessibility tree decides.
            if isVisible == true, node.role == nil || node.isIgnored || !node.known.contains(.accessibility) { isVisible = nil }
        }
        if !node.known.contains(.layout) {
            hitRegion = nil
            isVisible = node.ignoredReasons.contains("notRendered") || node.ignoredReasons.contains("notVisible") ? false : nil
        }
    }

    /// Keeps the names and states that attributes alone state.
    private mutating func forgetAccessibility(of node: BrowserNode) {
        if !node.isText {
            let isNamedElsewhere = node.attributes["aria-labelledby"] != nil
            label = isNamedElsewhere ? nil : node.attributes["aria-label"].flatMap { $0.isEmpty ? nil : $0 }
        }
        hint = nil
        value = nil
        keyboard = nil
        labeledBy = nil
        isAccessibilityElement = nil
        if isAccessibilityHidden == false { isAccessibilityHidden = nil }
        field?.isRequired = node.attributes["required"] != nil || node.attributes["aria-required"] == "true" ? true : nil
    }

    private mutating func forgetDocument(of node: BrowserNode) {
        field?.purpose = nil
        image = nil
        isDecorative = nil
        // A focusable node may take focus from a script only.
        keyboard = node.isFocusable ? nil : ScreenElement.KeyboardBehavior(isFocusable: node.isStopOfTab(as: role))
    }
}
