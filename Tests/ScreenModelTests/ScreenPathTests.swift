import EveryScreenModel
import Testing

struct ScreenPathTests {
    private func paths(_ outline: [(depth: Int, role: ScreenElement.Role)]) -> [String] {
        let screen = screen(outline)
        return screen.elements.indices.map(screen.path(of:))
    }

    @Test func `one element is its role`() {
        #expect(paths([(0, .button)]) == ["button"])
    }

    @Test func `siblings of one role are counted and others are not`() {
        #expect(paths([(0, .button), (0, .text), (0, .button)]) == ["1/button", "text", "2/button"])
    }

    @Test func `the roles around an element come first`() {
        #expect(
            paths([(0, .list), (1, .cell), (2, .button), (1, .cell), (2, .button)]) == [
                "list", "list/1/cell", "list/1/cell/button", "list/2/cell", "list/2/cell/button",
            ])
    }

    @Test func `containers without meaning are left out, except for the element itself`() {
        #expect(
            paths([(0, .screen), (1, .group), (2, .unknown), (3, .list), (4, .group), (5, .button)]) == [
                "screen", "group", "unknown", "list", "list/group", "list/button",
            ])
    }

    @Test(arguments: [(32, ""), (33, "…1/"), (40, "…8/")])
    func `of a deep path the last 32 levels are written, after the count of the others`(levels: Int, start: String) {
        let paths = paths((0..<levels).map { ($0, .list) })

        #expect(paths.last == start + Array(repeating: "list", count: 32).joined(separator: "/"))
    }

    @Test func `an element in a group is counted among those outside of it`() {
        #expect(paths([(0, .list), (1, .group), (2, .button), (1, .button)]) == ["list", "list/group", "list/1/button", "list/2/button"])
    }

    @Test func `wrapping in groups changes no path`() {
        for seed in 0..<200 as Range<UInt64> {
            let plain = randomOutline(seed).map { (depth: $0.depth, role: $0.role == .group ? .table : $0.role) }
            // Each element is in a separate group, which doubles the depths.
            let wrapped = plain.flatMap {
                [(depth: 2 * $0.depth, role: ScreenElement.Role.group), (depth: 2 * $0.depth + 1, role: $0.role)]
            }
            let kept = stride(from: 1, to: wrapped.count, by: 2)

            let wrappedPaths = paths(wrapped)
            #expect(paths(plain) == kept.map { wrappedPaths[$0] })
        }
    }

    @Test func `no two elements have one path`() {
        for seed in 0..<200 as Range<UInt64> {
            let all = paths(randomOutline(seed))

            #expect(Set(all).count == all.count)
        }
    }
}
