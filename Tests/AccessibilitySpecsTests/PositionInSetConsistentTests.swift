import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct PositionInSetConsistentTests {
    private let spec = PositionInSetConsistent()

    private func judged(_ positions: [(Int?, Int?)]) -> Judged {
        let cells = positions.enumerated().map { number, position in
            Node(.cell, "Cell \(number)") { $0.setPosition = ScreenElement.SetPosition(number: position.0, count: position.1) }
        }
        return spec.judged(screen([Node(.list, "", cells)]))
    }

    private func tabs(selected: Int, traits: Bool = true) -> Judged {
        let tabs = (0..<3).map { number in
            Node(.tab, "Tab \(number)") { if traits { $0.traits = number < selected ? [.button, .selected] : .button } }
        }
        return spec.judged(screen([Node(.tabBar, "", tabs)]))
    }

    @Test func `numbers from 1 to n pass, and a part of them`() {
        #expect(judged([(1, 3), (2, 3), (3, 3)]) == .passed)
        #expect(judged([(4, 90), (5, 90)]) == .passed)
    }

    @Test func `one number twice fails`() {
        #expect(judged([(1, 2), (1, 2)]) == .failed("cell \"Cell 0\" and 1 more in its set have one number twice: 1, 1"))
    }

    @Test func `different counts, too small ones, numbers beyond and out of order fail`() {
        #expect(judged([(1, 2), (2, 3)]) == .failed("cell \"Cell 0\" and 1 more in its set state different numbers of members: 2, 3"))
        #expect(judged([(1, 2), (3, 2)]) == .failed("cell \"Cell 1\" says that it is 3 of 2 in its set"))
        #expect(judged([(0, nil), (1, nil)]) == .failed("cell \"Cell 0\" says that it is 0 in its set"))
        #expect(judged([(2, 2), (1, 2)]) == .failed("cell \"Cell 0\" and 1 more in its set are numbered out of order: 2, 1"))
        #expect(judged([(nil, 1), (nil, 1)]) == .failed("cell \"Cell 0\" and 1 more in its set are 2 members and state 1"))
    }

    @Test func `one selected tab passes`() {
        #expect(tabs(selected: 1) == .passed)
        #expect(spec.judged(.tabBar([.button("a"), .button("b")])) == .passed)
    }

    @Test func `tabs of a bar of which none is selected fail`() {
        #expect(tabs(selected: 0) == .failed("tab \"Tab 0\" and 2 more in its set are not selected, though one of the tabs is shown"))
    }

    @Test func `choices may be open, and one tab alone`() {
        func judged(_ role: ScreenElement.Role, _ count: Int, in container: ScreenElement.Role) -> Judged {
            let members = (0..<count).map { number in Node(role, "Member \(number)") { $0.traits = .button } }
            return spec.judged(screen([Node(container, "", members)]))
        }

        #expect(judged(.segment, 3, in: .group) == .passed)
        #expect(judged(.radioButton, 3, in: .group) == .passed)
        #expect(judged(.tab, 3, in: .group) == .passed)
        #expect(judged(.tab, 1, in: .tabBar) == .passed)
    }

    @Test func `two selected tabs fail`() {
        #expect(tabs(selected: 2) == .failed("tab \"Tab 0\" and 1 more in its set are selected at once: 2"))
    }

    @Test func `unknown traits are not judged`() {
        #expect(tabs(selected: 0, traits: false) == .untested(.stateUnknown))
    }

    @Test func `without sets there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }

    @Test(arguments: [ScreenElement.Role.list, .table, .tabBar, .menu, .toolbar])
    func `members are counted in the nearest list, table, bar or menu, whatever is between`(role: ScreenElement.Role) {
        func judged(_ role: ScreenElement.Role) -> Judged {
            let tabs = (0..<2).map { number in
                Node(.group, nil, [Node(.tab, "Tab \(number)") { $0.traits = [.button, .selected] }])
            }
            return spec.judged(screen([Node(role, "", tabs)]))
        }

        #expect(judged(role).outcome == .failed)
        #expect(judged(.group).outcome == .passed)
    }
}
