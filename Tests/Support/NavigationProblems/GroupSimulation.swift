import EveryScreenModel
import EveryScreenNavigation

/// A keyboard user before a column of elements in focus groups, by the rules of
/// iPadOS.
struct GroupSimulation: KeyboardOracle {
    /// The groups of one element, and its treatment of keys.
    struct Member: Hashable {
        var group: Int
        var kept: [ScreenElement.Key] = []
        var priority = 0

        /// Two groups, and every habit in each.
        static let all: [Member] = [0, 1].flatMap { group in
            [
                Member(group: group), Member(group: group, priority: 2_000), Member(group: group, kept: [.tab]),
                Member(group: group, kept: [.tab, .shiftTab]), Member(group: group, kept: [.down]),
                Member(group: group, kept: [.tab, .shiftTab, .up, .down]),
            ]
        }
    }

    let members: [Member]

    var count: Int { members.count }
    var model: KeyboardModel { .focusGroups }
    var firstElement: Int { 0 }

    func position(after key: ScreenElement.Key, at position: Int) -> Int {
        let groups = members.reduce(into: [Int]()) { if !$0.contains($1.group) { $0.append($1.group) } }
        guard position != outside else {
            if key == .tab { return groups.first.map(entry) ?? outside }
            return key == .shiftTab ? groups.last.map(entry) ?? outside : outside
        }
        let member = members[position]
        guard !member.kept.contains(key), let place = groups.firstIndex(of: member.group) else { return position }
        switch key {
        case .tab: return place + 1 < groups.count ? entry(groups[place + 1]) : outside
        case .shiftTab: return place > 0 ? entry(groups[place - 1]) : outside
        case .down: return members.indices.first { $0 > position && members[$0].group == member.group } ?? position
        case .up: return members.indices.last { $0 < position && members[$0].group == member.group } ?? position
        default: return position
        }
    }

    /// The first member of the highest priority.
    private func entry(_ group: Int) -> Int {
        let inside = members.indices.filter { members[$0].group == group }
        return inside.first { members[$0].priority > 0 } ?? inside[0]
    }

    var screen: RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (index, member) in members.enumerated() {
            var element = ScreenElement(
                .textField, source: "\(index)", frame: LayoutRect(x: 0, y: Double(index) * 50, width: 44, height: 44))
            element.keyboard = ScreenElement.KeyboardBehavior(
                isFocusable: true, consumedKeys: member.kept, group: "\(member.group)", groupPriority: member.priority)
            builder.add(element)
        }
        return builder.finish()
    }
}
