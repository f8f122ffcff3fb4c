import EveryScreenModel

extension LayoutTree {
    /// Takes the division of a row's or column's room one step further; returns its
    /// extent once that is known.
    ///
    /// As SwiftUI's stacks: first the room between the children is set aside. Then
    /// the children get room in the order of their priority. Among equals, the
    /// order is that of their flexibility: the most they take less the least they
    /// take. Each is offered an equal share of the rest. Those of less priority
    /// keep their least; spacers come last of all. One thing is our own: where all
    /// children fit at their largest, spacers at their shortest, they get that,
    /// whatever the order. It saves most of the measuring, and text is not cut off
    /// where there is room for it.
    mutating func stepStack(_ axis: ScreenElement.Axis, _ alignment: Blueprint.Alignment) -> LayoutSize? {
        let index = tasks.count - 1
        let node = tasks[index].node
        let proposal = tasks[index].proposal
        let room = proposal[axis]
        let gaps = nodes[node].gaps
        let isShared = room > 0 && room.isFinite

        if tasks[index].phase == .most {
            guard askChildren(axis, isShared ? .infinity : room) else { return nil }
            if !isShared || tasks[index].along + gaps <= room + 1e-6 {
                nodes[node].dividedProposal = proposal
                return LayoutSize(along: axis, max(0, tasks[index].along + gaps), across: across(of: node, alignment, axis))
            }
            if let along = letSpacersFill(room - gaps, of: node, axis) {
                nodes[node].dividedProposal = proposal
                return LayoutSize(along: axis, along + gaps, across: across(of: node, alignment, axis))
            }
            tasks[index].phase = .least
            tasks[index].cursor = node + 1
        }
        if tasks[index].phase == .least {
            guard askChildren(axis, 0) else { return nil }
            orderChildren(of: node)
            tasks[index].phase = .sharing
            tasks[index].along = 0
            tasks[index].across = 0
        }
        guard shareRoom(axis, room - gaps) else { return nil }
        order.removeSubrange(tasks[index].orderStart...)
        nodes[node].dividedProposal = proposal
        return LayoutSize(along: axis, max(0, tasks[index].along + gaps), across: across(of: node, alignment, axis))
    }

    /// The extent of the children across a row or column that has just been
    /// divided.
    private mutating func across(of node: Int, _ alignment: Blueprint.Alignment, _ axis: ScreenElement.Axis) -> Double {
        let room = lineRoom(of: node, alignment, axis)
        return room.map { $0.before + $0.after } ?? tasks[tasks.count - 1].across
    }

    /// Asks one child after the other what it takes of some room; returns whether
    /// all have answered.
    private mutating func askChildren(_ axis: ScreenElement.Axis, _ room: Double) -> Bool {
        let index = tasks.count - 1
        let isLeast = tasks[index].phase == .least
        let end = Int(nodes[tasks[index].node].end)
        let proposal = Proposal(along: axis, room, across: tasks[index].proposal[axis.across])
        while tasks[index].cursor < end {
            let child = tasks[index].cursor
            guard let size = ask(child, proposal) else { return false }
            if isLeast { nodes[child].least = size[axis] } else { nodes[child].most = size[axis] }
            nodes[child].share = room
            tasks[index].along += size[axis]
            tasks[index].across = max(tasks[index].across, size[axis.across])
            tasks[index].cursor = Int(nodes[child].end)
        }
        return true
    }

    /// Gives spacers the room that the other children leave at their largest, and
    /// returns how much all take, or `nil` if that is too much.
    private mutating func letSpacersFill(_ room: Double, of node: Int, _ axis: ScreenElement.Axis) -> Double? {
        let end = Int(nodes[node].end)
        var (taken, least, spacers) = (0.0, 0.0, 0)
        var child = node + 1
        while child < end {
            if let length = nodes[child].spacerLength {
                least += length
                spacers += 1
            } else {
                taken += nodes[child].most
            }
            child = Int(nodes[child].end)
        }
        guard spacers > 0, taken + least <= room + 1e-6 else { return nil }
        child = node + 1
        while child < end {
            if let length = nodes[child].spacerLength {
                let share = max(0, (room - taken) / Double(spacers))
                nodes[child].share = share
                taken += max(length, share)
                spacers -= 1
            }
            child = Int(nodes[child].end)
        }
        return taken
    }

    /// Puts the children of a part in the order in which they get room.
    private mutating func orderChildren(of node: Int) {
        let index = tasks.count - 1
        tasks[index].orderStart = order.count
        tasks[index].cursor = order.count
        var child = node + 1
        while child < Int(nodes[node].end) {
            order.append(Int32(child))
            child = Int(nodes[child].end)
        }
        let nodes = nodes
        order[tasks[index].orderStart...].sort { first, second in
            let (left, right) = (nodes[Int(first)], nodes[Int(second)])
            if left.priority != right.priority { return left.priority > right.priority }
            return left.flexibility != right.flexibility ? left.flexibility < right.flexibility : first < second
        }
    }

    /// Offers each child of the order its share of the rest; returns whether all
    /// have answered.
    private mutating func shareRoom(_ axis: ScreenElement.Axis, _ room: Double) -> Bool {
        let index = tasks.count - 1
        while tasks[index].cursor < order.count {
            let cursor = tasks[index].cursor
            if cursor >= tasks[index].priorityEnd { startPriority(at: cursor) }
            let child = Int(order[cursor])
            let rest = room - tasks[index].along - tasks[index].reserved
            let share = max(0, rest / Double(tasks[index].priorityEnd - cursor))
            guard let size = ask(child, Proposal(along: axis, share, across: tasks[index].proposal[axis.across])) else { return false }
            nodes[child].share = share
            tasks[index].along += size[axis]
            tasks[index].across = max(tasks[index].across, size[axis.across])
            tasks[index].cursor += 1
        }
        return true
    }

    /// Finds the children that share the rest, all of one priority, and the room
    /// that those of less priority keep.
    private mutating func startPriority(at cursor: Int) {
        let index = tasks.count - 1
        let priority = nodes[Int(order[cursor])].priority
        let end = order[cursor...].firstIndex { nodes[Int($0)].priority != priority } ?? order.count
        tasks[index].priorityEnd = end
        tasks[index].reserved = order[end...].reduce(0) { $0 + nodes[Int($1)].least }
    }
}

extension LayoutNode {
    /// Whether it is a spacer.
    var isSpacer: Bool { if case .spacer = arrangement { true } else { false } }

    /// The least length of a spacer without a priority; `nil` for anything else.
    fileprivate var spacerLength: Double? {
        if priority == Self.spacerPriority, case .spacer(let length, _) = arrangement { length } else { nil }
    }

    /// How much a part gives way along its row or column, in points.
    fileprivate var flexibility: Double { most > least ? most - least : 0 }
}
