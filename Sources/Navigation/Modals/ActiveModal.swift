public import ScreenModel

extension Screen {
    /// The index of the modal that is open on top of everything, or `nil`.
    ///
    /// The last one in drawing order; hidden ones do not count. O(elements).
    public var activeModal: Int? {
        var found: Int?
        var index = 0
        while index < elements.count {
            if elements[index].isAccessibilityHidden == true || elements[index].isVisible == false {
                index = descendants(of: index).upperBound
                continue
            }
            if elements[index].modal != nil { found = index }
            index += 1
        }
        return found
    }
}
