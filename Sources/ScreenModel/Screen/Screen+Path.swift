extension Screen {
    /// The place of an element by the roles around it: `list/2/button`.
    ///
    /// Containers without meaning (groups, the screen itself) are left out, so
    /// that wrapping changes no path; a number counts the siblings of one role
    /// from 1 and is left out where there is one. For more than a few elements
    /// prepare `ElementPaths` once. O(elements).
    public func path(of index: Int) -> String { ElementPaths(self)[index] }
}
