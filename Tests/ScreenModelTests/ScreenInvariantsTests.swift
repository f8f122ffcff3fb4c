import Testing

// The builder cannot make a screen that breaks its invariants, so the stored arrays
// must be made by hand.
@testable import EveryScreenModel

struct ScreenInvariantsTests {
    private func violation(_ parents: [Int32], _ ends: [Int32], sources: [String] = ["a", "b", "c"]) -> String? {
        RenderedScreen(
            elements: sources.map { ScreenElement(.button, source: $0, frame: .zero) }, parents: parents, subtreeEnds: ends, size: .zero,
            unit: .points, facts: RenderedScreen.Facts()
        ).firstInvariantViolation
    }

    @Test func `a screen in order has nothing wrong`() {
        #expect(violation([-1, 0, -1], [2, 2, 3]) == nil)
        #expect(violation([], [], sources: []) == nil)
    }

    @Test(
        arguments: [
            ("too few parents", [-1], [1, 2, 3], "The screen has 3 elements, 1 parents and 3 subtree ends"),
            ("an element inside itself", [-1, 1, -1], [3, 2, 3], "Element 1 has parent 1 and subtree end 2"),
            ("an element inside a later one", [-1, 2, -1], [3, 2, 3], "Element 1 has parent 2 and subtree end 2"),
            ("an element that ends before it starts", [-1, -1, -1], [1, 1, 3], "Element 1 has parent -1 and subtree end 1"),
            ("an end after the last element", [-1, -1, -1], [1, 4, 3], "Element 1 has parent -1 and subtree end 4"),
            ("a parent that is no index", [-1, -2, -1], [1, 2, 3], "Element 1 has parent -2 and subtree end 2"),
            ("a child that outlasts its parent", [-1, 0, -1], [2, 3, 3], "Element 1 ends at 3, after the element it is inside of"),
            ("a child of an element already closed", [-1, -1, 0], [1, 2, 3], "Element 2 ends at 3, after the element it is inside of"),
            ("an element inside one that is not its parent", [-1, -1, -1], [2, 2, 3], "Element 1 is inside 0, and its parent is -1"),
            ("a parent that is not the innermost", [-1, 0, 0], [3, 3, 3], "Element 2 is inside 1, and its parent is 0"),
        ] as [(String, [Int32], [Int32], String)])
    func `a violation is reported`(id: String, parents: [Int32], ends: [Int32], message: String) {
        #expect(violation(parents, ends) == message, "\(id)")
    }

    @Test func `two elements with one source are reported`() {
        #expect(violation([-1, -1, -1], [1, 2, 3], sources: ["a", "b", "a"]) == "Two elements have the source a")
    }
}
