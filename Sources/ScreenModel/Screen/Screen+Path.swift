extension RenderedScreen {
    /// The place of an element by the roles around it: `list/2/button`.
    ///
    /// Containers without meaning (groups, the screen itself) are left out, so that
    /// wrapping changes no path. A number counts from 1 the elements with the same
    /// role and place, and is left out where there is one. No two elements of a
    /// screen have the same path, unless they are more than 32 levels deep. Of
    /// those, the path shows the innermost levels and the number of levels around
    /// them. For more than a few elements prepare `ElementPaths` once. O(elements).
    public func path(of index: Int) -> String { ElementPaths(self)[index] }
}
