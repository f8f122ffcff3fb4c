import EveryScreenModel

/// A blueprint as one array of parts in pre-order, on which measuring and placing
/// work without recursion.
///
/// It cannot be copied: in debug builds each call of a method that only reads it
/// would retain all of its arrays.
struct LayoutTree: ~Copyable {
    /// The parts; the content of a part follows it.
    var nodes: [LayoutNode] = []
    /// The parts, by node.
    var parts: [LayoutPart] = []
    /// The titles of leaves.
    var titles: [Title] = []
    /// How each title lies in the end.
    var placedTitles: [Title.Placed] = []
    /// The limits of frames.
    var limits: [Blueprint.FrameLimits] = []
    /// The shapes.
    var shapes: [Blueprint.Shape] = []
    /// How text is set where something says so.
    var textStyles: [Blueprint.TextStyles] = []
    /// The container rules of the user and of grids and flows.
    var rules: [any ContainerRule] = []
    /// The children of what a container rule arranges, one after the other.
    var customChildren: [Int32] = []
    /// The answers given so far; each leads to the one its part gave before.
    var answers: [Answer] = []
    /// The parts being measured, the innermost last.
    var tasks: [MeasuringTask] = []
    /// The children of stacks that are being divided, in the order in which they
    /// get room.
    var order: [Int32] = []

    /// The title of the last navigation bar: what the system would announce.
    var title: String?
    /// Whether there is a navigation bar or tab bar.
    var hasBar = false
    /// Where the outermost part stands in the safe area.
    let alignment: Blueprint.Alignment
    /// Whether a part has a sort priority among its siblings.
    var isSorted = false
    /// The lines by which parts are aligned in place of an edge or their middle.
    var guides: [(alignment: Blueprint.Alignment, length: Blueprint.Length)] = []
    /// The frames that follow from the room of a reader: that part, and the limits
    /// among the list.
    var relativeFrames: [(reader: Int32, limits: Int, width: Blueprint.Length?, height: Blueprint.Length?)] = []
    /// Whether the distances in a column depend on what stands in it.
    var hasNeighborSpacing = false
    /// Whether something is drawn larger, smaller or turned.
    var hasTransforms = false

    /// The settings it is laid out for.
    let environment: UserEnvironment
    /// The container rules the layout knows.
    let containers: [String: any ContainerRule]
    /// The lengths of the system's controls.
    let metrics: ControlMetrics

    /// The answer of a part to a proposal.
    struct Answer {
        let proposal: Proposal
        let size: LayoutSize
        let earlier: Int32
    }

    /// Lays the parts of a blueprint out flat; O(parts).
    init(
        _ blueprint: Blueprint, in environment: UserEnvironment, containers: [String: any ContainerRule], design: SystemDesign = .iOS26,
        alignment: Blueprint.Alignment = .center
    ) {
        self.alignment = alignment
        self.environment = environment
        self.containers = containers
        metrics = ControlMetrics.of(design)
        flatten(blueprint)
    }

    /// Reserves memory for a number of parts, so that small screens grow no array.
    mutating func reserveCapacity(_ count: Int) {
        nodes.reserveCapacity(count)
        parts.reserveCapacity(count)
        titles.reserveCapacity(count / 2)
        answers.reserveCapacity(count * 3)
    }

    /// A tree of nothing, to stand in for one that is lent.
    init(lentIn environment: UserEnvironment) {
        self.environment = environment
        containers = [:]
        alignment = .center
        metrics = ControlMetrics.of(.iOS26)
    }

    /// The area of the screen that is not covered by hardware or system bars.
    var safeBounds: LayoutRect {
        LayoutRect(origin: .zero, size: environment.screenSize).inset(by: environment.safeArea)
    }
}
