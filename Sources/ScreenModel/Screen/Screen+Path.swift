extension RenderedScreen {
    /// The place of an element by the roles around it: `list/2/button`.
    ///
    /// Containers without meaning (groups, the screen itself) are left out and seen
    /// through, so that wrapping changes no path; a number counts from 1 what has
    /// the same role and place otherwise, and is left out where there is one. No
    /// two elements of a screen have the same path, unless they are more than 32
    /// levels deep: of those only the innermost levels are shown, and how many are
    /// around. For more than a few elements prepare `ElementPaths` once.
    /// O(elements).
    public func path(of index: Int) -> String { ElementPaths(self)[index] }
}
