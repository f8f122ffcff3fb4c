import EveryScreenModel

/// One part of a blueprint while it is laid out: numbers only, so that copying it
/// costs little.
struct LayoutNode {
    /// The width of a part with room around its child.
    enum InsetWidth {
        /// That of the child.
        case ofContent
        /// That of the room, or of the child where it is wider, as a control has
        /// it.
        case atLeastRoom
        /// That of the room, however wide the child is, as lists, their cells and
        /// bars have it.
        case ofRoom

        /// Returns the width.
        func value(_ own: Double, proposed: Double) -> Double {
            switch self {
            case .ofContent: own
            case .atLeastRoom: max(own, proposed)
            case .ofRoom: proposed < 0 ? own : proposed
            }
        }
    }

    /// The ways in which a part arranges its content; indexes lead to the tree's
    /// lists of values other than numbers.
    enum Arrangement {
        /// A leaf with a title.
        case title(Int)
        /// A leaf of one extent.
        case fixed(LayoutSize)
        /// A leaf that takes all it is offered, and would like one extent.
        case flexible(ideal: LayoutSize)
        /// A drawn shape, among the tree's list of them, and the axis of what it
        /// stands in.
        case shape(Int, ScreenElement.Axis?)
        /// Room that grows along the axis of what it stands in.
        case spacer(minLength: Double, ScreenElement.Axis?)
        /// One after the other along an axis.
        case stack(ScreenElement.Axis, spacing: Double?, Blueprint.Alignment)
        /// One over the other.
        case layers(horizontal: Blueprint.Alignment, vertical: Blueprint.Alignment)
        /// One child with room around it.
        case inset(LayoutInsets, width: InsetWidth, minHeight: Double)
        /// One child in a frame of its own extents.
        case frame(Int, Blueprint.Alignment)
        /// One child offered room of a proportion.
        case aspectRatio(Double, Blueprint.ContentMode)
        /// One child asked for the extent it would like along some axes.
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// One child, which may be longer than its visible part.
        case scroll(horizontal: Bool, vertical: Bool)
        /// One child of the given width, as high as it is, and scrolled where that
        /// is too much.
        case box(width: Double)
        /// The first child that fits, else the last.
        case fitting(horizontal: Bool, vertical: Bool)
        /// A title in the middle between what leads and what trails.
        case bar(spacing: Double)
        /// The first child decides; the second lies over it.
        case overlay(Blueprint.Alignment)
        /// The second child decides; the first lies behind it.
        case background(Blueprint.Alignment)
        /// All the room there is, in which the child stands at the top leading
        /// corner.
        case reader
        /// The first child decides; it is drawn only where the second is.
        case mask(Blueprint.Alignment)
        /// One child drawn beside its place.
        case offset(x: Double, y: Double)
        /// One child with its middle at a point of all the room there is.
        case position(x: Double, y: Double)
        /// One child drawn larger, smaller or turned about its middle.
        case transformed(x: Double, y: Double, degrees: Double)
        /// One child that reaches to the edges of the screen where it reaches those
        /// of the safe area.
        case ignoresSafeArea(Blueprint.EdgeSet)
        /// The first child stands as if there were no second, which lies in front
        /// of all.
        case modal(Blueprint.ModalKind)
        /// As a container rule has it; the children are a range of the tree's list
        /// of them.
        case custom(rule: Int, children: Range<Int>)

        /// Whether it knows the size of the part without asking other parts.
        var isLeaf: Bool {
            switch self {
            case .title, .fixed, .flexible, .shape, .spacer, .reader: true
            default: false
            }
        }
    }

    /// The way in which it arranges its content.
    var arrangement: Arrangement
    /// Whether it knows its size without asking other parts; beside the
    /// arrangement, which is large to copy.
    let isLeaf: Bool
    /// The index of the part it is in, or −1.
    let parent: Int32
    /// The index after the last part in it.
    var end: Int32 = 0
    /// The number of parts directly in it.
    var childCount: Int32 = 0
    /// The part whose path begins its own, or −1.
    let pathParent: Int32
    /// Its number among the children of that part's blueprint, or −1 where it adds
    /// none to the path.
    let ordinal: Int32
    /// The end of its path.
    let suffix: PathSuffix
    /// Whether it, or something it is in, is disabled.
    let isDisabled: Bool
    /// Its state as a tab, if it is one.
    let tab: TabState
    /// Whether it is an element, and does not only arrange.
    let leavesElement: Bool
    /// The part whose frame it has as an element, or −1 for its own: a control in a
    /// row or tab has all of it.
    let fills: Int32
    /// Whether it stands in a navigation bar or tab bar.
    let isInBar: Bool
    /// How buttons in it look, as far as it is stated.
    let buttonStyle: Blueprint.ButtonStyle?
    /// How early it gets room in its row or column.
    let priority: Double
    /// The priority of spacers, below all that can be set: they take what the
    /// others leave.
    static let spacerPriority = -Double.infinity

    /// The distance after it in its row or column, and those between its children
    /// together.
    var gap = 0.0
    var gaps = 0.0
    /// The last answer it gave, in the tree's list of them, or −1.
    var lastAnswer: Int32 = -1
    /// The least and the most it takes along its row or column; scratch of the
    /// division.
    var least = 0.0
    var most = 0.0
    /// The proposal of its row or column along the axis; scratch of the division.
    var share = 0.0
    /// The proposal for which the shares of its children stand.
    var dividedProposal = Proposal(.nan, .nan)

    /// The line by which it is aligned, among the tree's list of them, or −1.
    var guide: Int32 = -1
    /// Whether another part stands in its place, with all that is in it.
    var isLeftOut = false
    /// Where it ended up, in points, before mirroring.
    var frame = LayoutRect.zero
    /// The final proposal.
    var proposal = Proposal(Proposal.unspecified, Proposal.unspecified)

    /// The states of a part as one of the tabs of a bar.
    enum TabState: UInt8 {
        case none, unselected, selected
        /// Those of a segment.
        case unselectedSegment, selectedSegment
    }

    /// The ends of the paths of parts that are not children in the blueprint.
    enum PathSuffix: UInt8 {
        case none, cell, bar, tab, item, title, back, header, footer, modal, content

        var text: StaticString {
            switch self {
            case .none: ""
            case .cell: ".cell"
            case .bar: ".bar"
            case .tab: ".tab"
            case .item: ".item"
            case .title: ".title"
            case .back: ".back"
            case .header: ".header"
            case .footer: ".footer"
            case .modal: ".modal"
            case .content: ".content"
            }
        }
    }
}
