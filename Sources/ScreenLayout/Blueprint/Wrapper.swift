public import EveryScreenModel

extension Blueprint {
    /// The wrappers between a blueprint and its one child.
    public enum Wrapper: Hashable, Sendable, Codable {
        /// Room around the child; left is the leading side.
        case padding(insets: LayoutInsets)
        /// A frame of its own extents.
        case frame(limits: Blueprint.FrameLimits, alignment: Blueprint.Alignment, clips: Bool)
        /// A width in proportion to the height.
        case aspectRatio(ratio: Double, mode: Blueprint.ContentMode)
        /// A region that shows part of the child and scrolls to the rest.
        case scroll(axes: [ScreenElement.Axis])
        /// The child in the extent it would like along some axes, whatever room
        /// there is.
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// Limits to the text size of all inside; `nil` is no limit.
        case textSizes(from: UserEnvironment.TextSize?, upTo: UserEnvironment.TextSize?)
        /// How the controls, lists and bars inside look.
        case styles(Blueprint.ControlStyles)
        /// How the text inside is set.
        case textStyles(Blueprint.TextStyles)
        /// A button or link that shows the child.
        case control(kind: Blueprint.Control.Kind, role: Blueprint.Control.ButtonRole?)
        /// The child drawn beside its place, in points; it takes the room of its
        /// place.
        case offset(x: Double, y: Double)
        /// The child with its middle at a point of all the room there is, in
        /// points.
        case position(x: Double, y: Double)
        /// The child drawn larger, smaller or turned about its middle; it takes the
        /// room of its place.
        case transformed(x: Double, y: Double, degrees: Double)
        /// The child up to the edges of the screen, where it reaches the safe
        /// area's edges.
        case ignoresSafeArea(edges: Blueprint.EdgeSet)
        /// How early the child gets room in its row or column; larger is earlier, 0
        /// is usual.
        case layoutPriority(priority: Double)
        /// All the room there is, with the child at its top leading corner.
        case geometryReader
        /// A frame whose extents follow from those of the geometry reader around
        /// it.
        case relativeFrame(width: Blueprint.Length?, height: Blueprint.Length?, alignment: Blueprint.Alignment)
        /// The child aligned by another line than its edge or middle.
        case alignmentGuide(of: Blueprint.Alignment, at: Blueprint.Length)
        /// The content of a sheet, with the heights at which that rests, the
        /// smallest first.
        case presentationDetents(_ detents: [Blueprint.PresentationDetent])
    }
}

extension Blueprint {
    /// How something of a fixed proportion fills room of another.
    public enum ContentMode: String, Hashable, Sendable, CaseIterable, Codable {
        /// As large as fits inside.
        case fit
        /// As small as covers all of it.
        case fill
    }
}
