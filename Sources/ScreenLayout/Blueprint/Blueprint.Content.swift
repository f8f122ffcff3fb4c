extension Blueprint {
    /// The content of a blueprint: a leaf with its own facts, or a container with
    /// its children.
    ///
    /// Prefer the functions of `Blueprint`, which have defaults. The names of the
    /// cases and payloads are those of the file format.
    public indirect enum Content: Hashable, Sendable {
        /// Text that informs.
        case text(Blueprint.TextContent)
        /// A picture.
        case image(Blueprint.Picture)
        /// A control, or an indicator that shows a value as a control does.
        case control(Blueprint.Control)
        /// A drawn shape.
        case shape(Blueprint.Shape)
        /// Empty room that grows along the row or column it stands in.
        case spacer(minLength: Double)
        /// Any number of children.
        case container(Blueprint.Container, children: [Blueprint])
        /// One child, seen through something.
        case wrapper(Blueprint.Wrapper, child: Blueprint)
        /// One child that decides the extent, and one over it.
        case layered(Blueprint.Layering, base: Blueprint, over: Blueprint)
    }
}
