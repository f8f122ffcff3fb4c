public import EveryScreenModel

extension RenderedScreen {
    /// The index of the topmost open modal, or `nil`.
    ///
    /// It is the last one in drawing order; hidden ones do not count. O(modals,
    /// depth).
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
