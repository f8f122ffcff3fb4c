public import EveryScreenModel

extension RenderedScreen {
    /// The index of the modal that is open on top of everything, or `nil`.
    ///
    /// The last one in drawing order; hidden ones do not count. O(modals, depth).
    public var activeModal: Int? {
        modals.last { modal in
            var outer: Int? = modal
            while let index = outer {
                if elements[index].isAccessibilityHidden == true || elements[index].isVisible == false { return false }
                outer = parent(of: index)
            }
            return true
        }
    }
}
