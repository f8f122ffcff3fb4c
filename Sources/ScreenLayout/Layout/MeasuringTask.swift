/// A part that is being measured, and how far that has come.
///
/// Measuring is a dialogue of proposals and answers that would recurse as deep
/// as the blueprint. Here each part that waits for an answer is a task on a
/// stack of the tree's own, which starts over where it stopped.
struct MeasuringTask {
    /// The steps of dividing the room of a row or column.
    enum Phase: UInt8 {
        /// Asking each child what it takes at the most.
        case most
        /// Asking each child what it takes at the least.
        case least
        /// Sharing the room, one child after the other.
        case sharing
    }

    let node: Int
    let proposal: Proposal
    var phase = Phase.most
    /// The child to ask next; while sharing, its place in the order.
    var cursor: Int
    /// The extent along the axis of the children measured so far, and the largest
    /// across.
    var along = 0.0
    var across = 0.0
    /// Where the children of this part begin in the tree's order, and where those
    /// of the priority now served end.
    var orderStart = 0
    var priorityEnd = 0
    /// The room that the children of less priority keep.
    var reserved = 0.0

    init(_ node: Int, _ proposal: Proposal) {
        self.node = node
        self.proposal = proposal
        cursor = node + 1
    }
}
