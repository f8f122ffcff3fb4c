import EveryScreenModel

extension LayoutTree {
    /// Returns what a container rule needs for a proposal; the tree goes to the
    /// rule and comes back.
    mutating func customSize(_ index: Int, _ proposal: Proposal) -> LayoutSize {
        guard case .custom(let number, let children) = nodes[index].arrangement else { return .zero }
        let rule = rules[number]
        let size = lend { Self.size(rule, proposal, ContainerSubviews(session: $0, children: children)) }
        return LayoutSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// Has a container rule place the content of a part.
    mutating func placeCustom(_ index: Int, _ rule: any ContainerRule, _ children: Range<Int>) {
        let bounds = nodes[index].frame
        let proposal = nodes[index].proposal
        // A child that the rule does not place is in the middle, as in SwiftUI.
        for number in children {
            put(Int(customChildren[number]), at: bounds.center, anchor: .center, Proposal(bounds.width, bounds.height))
        }
        lend { Self.place(rule, bounds, proposal, ContainerSubviews(session: $0, children: children)) }
    }

    /// Puts a part so that one of its points stands at the given one.
    mutating func put(_ index: Int, at position: LayoutPoint, anchor: Blueprint.Anchor, _ proposal: Proposal) {
        var size = answer(index, proposal)
        // Content that takes all of a proposal has no finite size by itself.
        if !size.width.isFinite { size.width = 0 }
        if !size.height.isFinite { size.height = 0 }
        nodes[index].frame = LayoutRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
        nodes[index].proposal = proposal
    }

    /// Lends the tree to a session, so that proxies can ask it, and takes it back.
    private mutating func lend<Result>(_ body: (ContainerSession) -> Result) -> Result {
        let session = ContainerSession(LayoutTree(lentIn: environment))
        swap(&self, &session.tree)
        defer { swap(&self, &session.tree) }
        return body(session)
    }

    private static func size<Rule: ContainerRule>(_ rule: Rule, _ proposal: Proposal, _ subviews: ContainerSubviews) -> LayoutSize {
        var cache = rule.makeCache(subviews: subviews)
        return rule.sizeThatFits(proposal: proposal.publicProposal, subviews: subviews, cache: &cache)
    }

    private static func place<Rule: ContainerRule>(_ rule: Rule, _ bounds: LayoutRect, _ proposal: Proposal, _ subviews: ContainerSubviews)
    {
        var cache = rule.makeCache(subviews: subviews)
        rule.placeSubviews(in: bounds, proposal: proposal.publicProposal, subviews: subviews, cache: &cache)
    }
}
